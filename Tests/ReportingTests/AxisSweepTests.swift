import Barcodes
import Foundation
import Records
import Testing

@testable import Chapters
@testable import Document
@testable import Findings
@testable import Reporting
@testable import Summaries
@testable import Tallies

struct AxisSweepTests {
  private let run: SyntheticRun
  private let summary: Summary

  init() throws {
    run = try SyntheticRun.camera()
    summary = try RunFolder(path: run.path).summary()
  }

  private func readRates(_ family: AxisFamily) -> ReportSection? {
    ReportSection.readRates(family, summary)
  }

  @Test func `every axis that a suite varies is plotted, under the heading of its family`() {
    let sections = ReportContent(summary).sections.map(\.id)
    #expect(
      sections == [
        "smallest-width", "conditions", "blur-map", "read-rate-rotation", "read-rate-tilt",
        "read-rate-noise", "misreads", "false-positives", "together", "disagreements", "repeat",
      ])
  }

  @Test func `each setting of the other axes is a group of its own`() throws {
    let section = try #require(readRates(.tilt))
    #expect(
      section.figureGroups.map(\.title) == [
        "yaw, suite tilt, mask own, pitch 0°", "yaw, suite tilt, mask own, pitch 30°",
      ], "pitch has two values only, so it is seen from one group to the next")
    #expect(section.detailTables.first?.columns == ["symbology", "engine", "-30°", "0°", "30°"])
  }

  @Test func `where everything was read a line says so`() throws {
    let run = try SyntheticRun()
    for noise in [0.0, 1, 2] {
      let frame = run.addFrame("s", .qrCode, point: ["noise_sigma": noise])
      run.addTrial(frame, "zxing", mask: .qrCode, outcome: .correct)
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let section = try #require(ReportSection.readRates(.noise, summary))
    #expect(
      section.paragraphs == [
        "Over read noise from 0 to 2, suite s, mask own: all of 3 codes were read by every engine that was asked."
      ])
    #expect(section.figureGroups.isEmpty && section.detailTables.isEmpty)
  }

  @Test func `of many settings some are plotted and all are listed`() throws {
    let run = try SyntheticRun()
    for noise in stride(from: 0.0, to: 90, by: 10) {
      for zoom in 1...9 {
        let point = ["noise_sigma": noise, "digital_zoom": Double(zoom)]
        let frame = run.addFrame("s", .qrCode, point: point)
        run.addTrial(frame, "zxing", mask: .qrCode, outcome: noise == 80 ? .missed : .correct)
      }
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let section = try #require(ReportSection.readRates(.noise, summary))
    #expect(section.detailTables.count == 9)
    let plotted = section.figureGroups.map { String($0.title.suffix(1)) }
    #expect(plotted == ["1", "3", "5", "7", "9"])
    #expect(
      section.paragraphs.last?.hasPrefix("Of the settings of a suite's other axes, 5") == true)
  }

  @Test func `named conditions are not thrown together in a sweep`() throws {
    let run = try SyntheticRun()
    for (name, outcome) in [("calm", Outcome.correct), ("wild", .missed)] {
      for width in [1.0, 2] {
        let frame = run.addFrame("s", .qrCode, point: ["module_width_px": width], named: name)
        run.addTrial(frame, "zxing", mask: .qrCode, outcome: outcome)
      }
    }
    try run.write()
    let sweeps = try RunFolder(path: run.path).summary().widthSweeps
    #expect(sweeps.map(\.title) == ["suite s, mask own, calm", "suite s, mask own, wild"])
    #expect(sweeps.map { $0.cells.compactMap(\.readRate?.rate) } == [[1, 1], [0, 0]])
  }

  @Test func `a plot shows rates in percent with their intervals, engines side by side`() throws {
    let figure = try #require(readRates(.noise)?.figureGroups.first?.figures.last)
    #expect(figure.caption == "qr_code" && figure.note == "n = 4 codes at each value")
    #expect(figure.plot.commands.first == "set xlabel 'read noise σ in grey levels'")
    let blocks = figure.plot.blocks
    #expect(blocks.map { $0.map { $0[1] } } == [[100, 50, 0], [75, 25, 0]])
    // 4 of 4: the lower bound is 0.025^(1/4).
    let full = try #require(blocks.first?.first)
    #expect(abs(full[2] - 39.76) < 0.01 && full[3] == 100)
    #expect(full[0] < 0 && blocks[1][0][0] > 0)
  }

  @Test func `rotation goes round, clockwise from the right`() throws {
    let figure = try #require(readRates(.rotation)?.figureGroups.first?.figures.last)
    #expect(figure.plot.blocks[0].map { $0[1] } == [100, 25, 100, 100, 100], "closed")
    let svg = try Gnuplot.found().draw(figure.plot)
    let (down, up) = (try height(of: "90°", in: svg), try height(of: "270°", in: svg))
    #expect(down > up, "y runs down in SVG")
  }

  /// How far down the text begins.
  private func height(of label: String, in svg: String) throws -> Double {
    let text = try #require(svg.firstRange(of: ">\(label)<"))
    let places = svg[..<text.lowerBound].matches(of: #/translate\([0-9.]+,([0-9.]+)/#)
    return try #require(places.last.flatMap { Double($0.1) })
  }

  @Test(arguments: [
    ([0, 90, 180, 270], true), ([-180, -90, 0, 90], true), ([0, 15, 30, 45], false),
    ([0, 180], false),
  ])
  func `only a full turn is closed`(degrees: [Double], isClosed: Bool) {
    #expect(AxisSweep.isFullTurn(degrees) == isClosed)
  }

  @Test(arguments: [
    ("module_width_px", "module width in px", "2 px"), ("yaw_deg", nil, "2°"),
    ("cylinder_wrap_deg", "cylinder wrap in degrees", "2°"),
    ("scratches_percent", "scratches in %", "2 %"),
    ("motion_length_modules", "motion length in modules", "2 modules"), ("inverted", nil, "yes"),
    ("some_new_axis", "some new axis", "2"),
  ])
  func `an axis is labelled with its unit`(name: String, label: String?, value: String) {
    let axis = SweptAxis(name)
    if let label { #expect(axis.label == label) }
    #expect(axis.text(2) == value)
  }
}
