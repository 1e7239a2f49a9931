import Barcodes
import Foundation
import PageFaults
import Records
import Testing
import Workflows

@testable import Document

struct HTMLReportTests {
  private func page(_ run: SyntheticRun, output: String? = nil) throws -> String {
    let result = try Report.write(runFolder: run.path, outputFolder: output ?? run.path)
    return try String(contentsOf: URL(fileURLWithPath: result.page), encoding: .utf8)
  }

  @Test func `the page asks nothing of any other file`() throws {
    let page = try page(SyntheticRun.complete())
    let loaded = #/\s(?:src|href|xlink:href|srcset|data|poster|action)\s*=\s*["']([^"']*)/#
    for match in page.matches(of: loaded) {
      #expect(
        match.1.hasPrefix("data:") || match.1.hasPrefix("#"), "the page loads '\(match.1)'")
    }
    for forbidden in [
      "<script", "<iframe", "<object", "<embed", "@import", "url(", "http-equiv=\"refresh",
    ] {
      #expect(!page.contains(forbidden), "the page has \(forbidden)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `each link leads somewhere, and nothing that should hold words is empty`() throws {
    let runs = try [
      SyntheticRun.complete(), .camera(), .guidance(), .views(), .sensitivity(), .scanned(),
    ]
    for run in runs {
      let page = try page(run)
      let faults = try PageFaults.found(in: page, elements: ["a", "h2", "p", "td"])
      #expect(faults == [], "\(run.run.suites.map(\.name))")
    }
    let faults = try PageFaults.found(
      in: page(runs[0]), elements: ["nav", "dt", "figcaption", "legend", "small", "img"])
    #expect(faults == [])
  }

  @Test func `hostile text stays text`() throws {
    let run = try SyntheticRun()
    let hostile = "<script>alert(1)</script>\"\u{301} onload='x'\u{202E}"
    let frame = run.addFrame(
      "module-width", .qrCode, point: ["module_width_px": 2], text: hostile)
    run.addTrial(frame, "zxing", mask: .qrCode, outcome: .misread, read: "</code>" + hostile)
    run.addTrial(frame, "zbar", mask: .qrCode, status: .error, message: hostile)
    run.run.engines[0].options = ["<img src=http://example.org>": hostile]
    run.run.commandLine = [hostile]
    try run.write()
    let page = try page(run)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img src=http"))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    // The quotation mark before the accent is a `Character` of its own, but one byte to a browser.
    #expect(!page.utf8.contains("\"\u{301}".utf8))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test func `misreads are shown with their picture, truth and decode`() throws {
    let page = try page(SyntheticRun.complete())
    #expect(page.contains("<img src=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(page.contains("<code>ean_13: 12345</code>"))
    #expect(page.contains("<code>itf: &lt;b&gt;9&lt;/b&gt;</code>"))
  }

  @Test func `pictures come from the run folder wherever the report goes`() throws {
    let run = try SyntheticRun.complete()
    let page = try page(run, output: "\(run.path)/elsewhere/report")
    #expect(page.contains("data:image/png;base64,"))
  }

  @Test func `a wide frame is shown by its small copy, and said to be reduced`() throws {
    let run = try SyntheticRun.complete()
    let (frames, thumbnails) = ("\(run.path)/frames", "\(run.path)/thumbnails")
    try FileManager.default.copyItem(atPath: frames, toPath: thumbnails)
    let name = "module-width-ean_13-000000.png"
    try Data(count: 300_000).write(to: URL(fileURLWithPath: "\(frames)/\(name)"))
    let page = try page(run)
    #expect(page.contains("data:image/png;base64,"))
    #expect(page.contains("Reduced; as the engines saw it: frames/\(name)"))
    try FileManager.default.removeItem(atPath: thumbnails)
    #expect(try self.page(run).contains("The picture is too large for this page: frames/\(name)"))
  }

  @Test func `what is no picture is not shown as one`() throws {
    let run = try SyntheticRun.complete()
    let folder = "\(run.path)/frames"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try "not a PNG".write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    #expect(try !page(run).contains("data:image/png"))
  }

  @Test func `an unsupported symbology is called so, and nothing else`() throws {
    let page = try page(SyntheticRun.complete())
    let row = try #require(page.firstMatch(of: #/<tr><th scope="row">aztec</th>.*?</tr>/#))
    #expect(row.0.contains("unsupported"))
    #expect(!row.0.contains("0 %"))
  }

  @Test func `ids are unique in the page`() throws {
    let page = try page(SyntheticRun.complete())
    let ids = page.matches(of: #/\sid\s*=\s*["']([^"']*)/#).map { String($0.1) }
    #expect(ids.count > 20)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `plots take their colours from the page and say what they show`() throws {
    let page = try page(SyntheticRun.complete())
    #expect(page.contains("aria-label=\"Read rate of ean_13 in percent against module width"))
    #expect(page.contains("currentColor"))
    for leftover in ["rgb(  1,", "rgb(1,2,3)", "rgb(  4,", "color=\"black\"", "color='white'"] {
      #expect(!page.contains(leftover), "the page has \(leftover)")
    }
  }

  @Test func `numbers keep their units, and per cent signs stand close to them`() {
    #expect(
      HTMLText.unbroken("95 % interval 70.2 % to 76.0 %, n = 936; read rate in %, 2.1 px")
        == "95% interval 70.2% to 76.0%, n\u{A0}=\u{A0}936; read rate in %, 2.1\u{A0}px")
  }

  @Test func `examples are chosen by symbology and engine, whatever an engine is called`() {
    func example(_ symbology: String, _ engines: [String]) -> FrameExample {
      FrameExample(
        frame: "s/\(symbology)/1", place: "", truth: "", readings: [], engines: engines,
        hasPicture: false)
    }
    let examples = [example("itf", ["a b"]), example("qr_code", ["zxing"])]
    let filters = PageFilters(examples, chapter: "chapter-frames")
    #expect(filters.groups.map(\.legend) == ["Frames of symbology", "Frames of engine"])
    #expect(filters.groups[1].choices.map(\.label) == ["all", "a b", "zxing"])
    #expect(examples.map(PageFilters.classes(of:)) == ["s-itf e-a-20-b", "s-qr_code e-zxing"])
    #expect(
      filters.style.split(separator: "\n").contains(
        "#chapter-frames:has(#chapter-frames-only-e-a-20-b:checked) .example:not(.e-a-20-b) { display: none; }"
      ))
    #expect(PageFilters([examples[0]], chapter: "c").groups.isEmpty, "of one there is no choice")
  }

  @Test func `rows and columns of tables are chosen by what they are of, any number at once`() {
    let table = ReportTable(
      caption: "", columns: ["reader", "ean_13"],
      columnKeys: [nil, .init("symbology", "ean_13")],
      rows: [["zxing", "1"], ["a b", "2"]].map { $0.map { .init($0) } },
      rowKeys: [.init("reader", "zxing"), .init("reader", "a b")])
    let filters = PageFilters([table])
    #expect(filters.groups.map(\.legend) == ["Only reader"], "of one there is no choice")
    #expect(filters.groups[0].choices.map(\.label) == ["a b", "zxing"])
    #expect(filters.groups[0].isMultiple && filters.groups[0].choices.allSatisfy { !$0.isAll })
    #expect(
      filters.style.split(separator: "\n") == [
        "main:has(input[name=by-reader]:checked) .by-reader { display: none; }",
        "main:has(#only-by-reader-a-20-b:checked) .by-reader-a-20-b { display: revert; }",
        "main:has(#only-by-reader-zxing:checked) .by-reader-zxing { display: revert; }",
      ])
    let view = TableView(table)
    #expect(
      view.rows.map(\.classes) == ["by-reader by-reader-zxing", "by-reader by-reader-a-20-b"])
    #expect(view.columns.map(\.classes) == ["", "by-symbology by-symbology-ean_13"])
    #expect(view.rows[0].cells.map(\.kind) == ["text by-symbology by-symbology-ean_13"])
  }
}

extension Sequence where Element == UInt8 {
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    Array(self).firstRange(of: Array(other)) != nil
  }
}
