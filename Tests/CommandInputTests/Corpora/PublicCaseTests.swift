import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Records
import Tallies
import Testing

@testable import CorpusRendering
@testable import Encoding
@testable import Scene
@testable import Suites

#if ZXing && ZBar

  /// What people who measure readers reported, with inputs that are drawn here, read by zxing-cpp and ZBar.
  @Suite struct PublicCaseTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func scanbench(_ command: String, file: Int = #line) throws -> CommandResult {
      let engines = ["zxing", "zbar"].map {
        ($0.uppercased(), BuiltProgram.path("scanbench-engine-\($0)"))
      }
      return try CommandResult(
        command.split(separator: " ").map { word in
          engines.reduce(String(word)) { $0.replacing($1.0, with: $1.1) }
        }, in: folder)
    }

    /// A sharp code with its quiet zone.
    private func image(
      _ text: String, _ symbology: Symbology = .qrCode, of content: DrawnContent? = nil
    ) throws -> GreyImage {
      var condition = Condition()
      condition.moduleWidthPixels = 4
      let grid = try content.map {
        try ModuleGrid.encode($0, as: symbology, SymbolShape(), barHeight: nil)
      }
      return try FrameRenderer().image(
        FrameSpecification(
          frame: "case/\(symbology.name)/000000", seed: 1, symbology: symbology,
          condition: condition, surround: PaperMargin(),
          payload: Array(text.utf8), grid: grid))
    }

    private func put(_ bytes: [UInt8], _ name: String) throws {
      let path = folder.path(name)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    @Test func `readers can be left with the formats that they look for unasked`() throws {
      try put(EncodedPicture.bmp(image("036000291452", .upcA)), "upc.bmp")
      func read(_ engine: String, _ more: String) throws -> String {
        try scanbench("engine read \(engine) upc.bmp \(more)").output
      }
      for engine in ["ZXING", "ZBAR"] {
        #expect(try !read(engine, "--mask qr_code").contains("036000291452"))
        #expect(
          try read(engine, "--mask qr_code --option formats=library").contains("036000291452"))
      }
      // ZBar leaves UPC-A off, and has its EAN-13.
      #expect(try read("ZBAR", "--mask upc_a").contains("upc_a"))
      #expect(try read("ZBAR", "--mask upc_a --option formats=library").contains("ean_13"))
      let refused = try scanbench("engine read ZXING upc.bmp --mask library")
      #expect(refused.code == 64)
      #expect(refused.errors.hasSuffix("--option NAME:formats=library\n"))
    }

    @Test func `01 no picture of a telephone's folder is passed over`() throws {
      let images = try (1...7).map { try image("P\($0)") }
      var names = ["IMG_2.JPG", "scan.tif", "chat.gif", "old.bmp", "edge.jfif", "renamed.jpg"]
      try put(EncodedPicture.jpeg(images[1]), "pictures/IMG_2.JPG")
      try put(EncodedPicture.tiff(images[2]), "pictures/scan.tif")
      try put(EncodedPicture.gif([images[3]]), "pictures/chat.gif")
      try put(EncodedPicture.bmp(images[4]), "pictures/old.bmp")
      try put(EncodedPicture.jpeg(images[5]), "pictures/edge.jfif")
      try put(EncodedPicture.webp(images[6]), "pictures/renamed.jpg")
      // What libheif cannot encode here cannot be shown.
      if let heic = try EncodedPicture.heif(images[0], .hevc) {
        try put(heic, "pictures/IMG_1.HEIC")
        names.insert("IMG_1.HEIC", at: 0)
      }
      let first = 8 - names.count
      try folder.write(
        "image,symbology,text\n"
          + names.enumerated().map { "\($1),qr_code,P\($0 + first)\n" }.joined(), to: "truth.csv")
      let result = try scanbench("photos pictures --engine zxing=ZXING --truth truth.csv")
      #expect(result.code == 0, "\(result.errors)")
      #expect(
        result.output.contains("zxing: \(names.count) of \(names.count) codes read"),
        "\(result.output)")
    }

    @Test func `06 GS1 as it is printed is what both readers read`() throws {
      let elements = [
        ("01", "12824322967606"), ("240", "r.1A"), ("15", "361128"), ("90", "SUEj6"),
      ].map { GS1Element(identifier: $0.0, value: $0.1) }
      let printed = GS1Element.humanReadable(elements)
      let label = try image(
        printed, .code128, of: DrawnContent(printed, form: .gs1(elements)))
      try put(EncodedPicture.jpeg(label), "pictures/label.jpg")
      for (name, text) in [
        ("printed", printed),
        ("bytes", String(decoding: GS1Element.bytes(of: elements), as: UTF8.self)),
      ] {
        let json = try JSONSerialization.data(
          withJSONObject: [
            "image": "label.jpg", "codes": [["symbology": "code_128", "text": text]],
          ])
        try put(Array(json), "\(name).jsonl")
        let result = try scanbench(
          "photos pictures --engine zxing=ZXING --engine zbar=ZBAR --truth \(name).jsonl --output \(name)"
        )
        for engine in ["zxing", "zbar"] {
          #expect(
            result.output.contains("\(engine): 1 of 1 codes read"), "\(name) \(result.output)")
        }
      }
    }

    @Test func `07 and 08 a corpus that grew is compared, and has times`() throws {
      for (name, count) in [("before", 3), ("after", 4)] {
        for number in 4 - count..<4 {
          let file = number == 0 ? "a-new" : "p\(number)"
          try put(EncodedPicture.jpeg(image("TEXT \(number)")), "\(name)/\(file).jpg")
        }
        try folder.write(
          (4 - count..<4).map { number in
            #"{"image": "\#(number == 0 ? "a-new" : "p\(number)").jpg", "codes": [{"symbology": "qr_code", "text": "TEXT \#(number)"}]}"#
          }.joined(separator: "\n"), to: "\(name)/truth.jsonl")
        for command in [
          "corpus import \(name) --truth truth --name shelf --output \(name)-corpus",
          "run \(name)-corpus --engine zxing=ZXING --engine zbar=ZBAR --jobs 1 --output \(name)-run",
          "report \(name)-run",
        ] {
          let result = try scanbench(command)
          #expect(result.code == 0, "\(command): \(result.errors)")
        }
      }
      let compared = try scanbench("compare before-run after-run --output compared")
      #expect(compared.output.contains("0 of 3 frames lost and 0 gained"), "\(compared.output)")
      #expect(
        compared.output.contains("Not compared: 1 picture in the candidate alone, 'a-new.jpg'."),
        "\(compared.output)")
      // Of three pictures no loss could be shown.
      #expect(compared.code == 2)
      #expect(
        try folder.text("after-run/index.html").contains("Time a picture, median and quartiles"))
      let exported = try scanbench("export after-run --format csv")
      #expect(exported.output.contains("shelf/zxing/all"), "\(exported.output)\(exported.errors)")
      #expect(exported.output.contains("latency"))
    }

    @Test func `09 a suite names its own contents`() throws {
      try folder.write(
        """
        schema: 1
        name: own
        purpose: Are our own strings read?
        symbologies: [qr_code]
        payload: {texts: ["EMPSUI_7", "EMPSUI_8"]}
        frame: tight
        conditions: {module_width_px: 10}
        profiles:
          quick: {samples: 10}
        """, to: "own.yaml")
      let result = try scanbench("run own.yaml --engine zxing=ZXING --output run")
      #expect(result.code == 0, "\(result.errors)")
      let frames = try Manifest.frames(inFolder: folder.path("run"))
      #expect(frames.count == 20)
      #expect(Set(frames.compactMap(\.namedCondition)) == ["EMPSUI_7", "EMPSUI_8"])
      let report = try scanbench("report run")
      #expect(report.code == 0)
      #expect(try folder.text("run/index.html").contains("EMPSUI_7"))
    }

    @Test func `15 a JPEG that every viewer opens is read, with a note`() throws {
      let whole = try EncodedPicture.jpeg(image("WHOLE"))
      try put(whole, "pictures/plain.jpg")
      let other = try EncodedPicture.jpeg(image("NO END"))
      try put(other.dropLast(2), "pictures/no-end-marker.jpg")
      var stray = try EncodedPicture.jpeg(image("STRAY"))
      let scan = try #require(stray.indices.first { stray[$0...].starts(with: [0xFF, 0xDA]) })
      stray.insert(contentsOf: [UInt8](repeating: 0x55, count: 14), at: scan)
      try put(stray, "pictures/stray-bytes.jpg")
      let result = try scanbench("photos pictures --engine zxing=ZXING")
      #expect(result.output.contains("pictures: 3 pictures: 3 read"), "\(result.output)")
      #expect(
        result.output.contains(
          "converted: 2 pictures ('no-end-marker.jpg', …): it does not keep to its format, but all of its pixels are there"
        ), "\(result.output)")
    }

    @Test func `a telephone's folder of 300 files is accounted for, file by file`() throws {
      let image = try image("PHONE")
      let jpeg = try EncodedPicture.jpeg(image)
      let kinds: [(ending: String, bytes: [UInt8], isPicture: Bool)] = [
        ("jpg", jpeg, true), ("HEIC", try EncodedPicture.heif(image, .hevc) ?? jpeg, true),
        ("HEIC", jpeg, true), ("jpe", jpeg, true), ("png", EncodedPicture.webp(image), true),
        ("tif", EncodedPicture.tiff(image), true), ("webp", EncodedPicture.webp(image), true),
        ("MOV", Array("\0\0\0\u{14}ftypqt  \0\0\0\0qt  ".utf8), false),
        ("pdf", Array("%PDF-1.7\n\u{1}".utf8), false), ("txt", Array("Notiz\n".utf8), false),
      ]
      let names = ["写真", "zwei\nZeilen", "Cafe\u{301}", "IMG", "a b"]
      var pictures = 0
      for number in 0..<300 {
        let kind = kinds[number % kinds.count]
        let name = "\(names[number / kinds.count % names.count]) \(number)"
        try put(kind.bytes, "phone/\(number % 7 == 0 ? "DCIM/" : "")\(name).\(kind.ending)")
        pictures += kind.isPicture ? 1 : 0
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("phone/link.jpg"), withDestinationPath: folder.path("phone/nowhere"))
      let result = try scanbench("photos phone --engine zxing=ZXING")
      #expect(result.code == 0, "\(result.errors)")
      #expect(
        result.output.contains("phone: \(pictures) pictures: \(pictures) read"), "\(result.output)")
      let record = try RecordCoding.decoder().decode(
        PhotographPageRecord.self, from: Data(folder.text("Reports/photos-phone/photos.json").utf8))
      let passedOver = try #require(record.passedOver)
      #expect(
        passedOver.map { "\($0.files.count) \($0.kind)" } == [
          "30 PDF", "1 link that leads nowhere", "30 text", "30 video",
        ])
      #expect(record.pictures + passedOver.reduce(0) { $0 + $1.files.count } == 301)
      #expect(result.output.contains("passed over: 30 × video ("))
      let page = try folder.text("Reports/photos-phone/index.html")
      #expect(page.contains("<summary>91 files of the folder passed over</summary>"))
    }
  }
#endif
