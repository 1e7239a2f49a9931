import Records
import Testing

@testable import Chapters
@testable import Document
@testable import Tallies

struct BlurMapTests {
  private let section: ReportSection

  init() throws {
    // The folder goes with the run.
    let run = try SyntheticRun.camera()
    let summary = try withExtendedLifetime(run) { try RunFolder(path: run.path).summary() }
    section = try #require(ReportSection.blurMaps(summary))
  }

  @Test func `each engine has a map for each symbology that it claims`() {
    #expect(
      section.figureGroups.map(\.title) == [
        "zxing: defocus radius, suite blur, mask own", "zbar: defocus radius, suite blur, mask own",
      ])
    #expect(
      section.figureGroups.map { $0.figures.map(\.caption) } == [
        ["aztec, zxing", "qr_code, zxing"], ["qr_code, zbar"],
      ])
    #expect(section.figureGroups.map(\.remark) == ["", "Unsupported: aztec."])
  }

  @Test func `a tile has the colour of its rate, and what was not tested has none`() throws {
    let figure = try #require(section.figureGroups.last?.figures.first)
    #expect(figure.note == "n = 4 codes in each tile")
    #expect(figure.plot.commands.contains("set xtics ('1' 0.0, '2' 1.0, '4' 2.0)"))
    #expect(figure.plot.commands.contains("set ytics ('0' 0.0, '0.5' 1.0)"))
    // zbar read 0 of 4 at 1 px, 1 at 2 px, 3 at 4 px; blurred 0 at 2 px, 2 at 4 px.
    let rates: [(Double, Double, rate: Double)] = [
      (0, 0, 0), (1, 0, 0.25), (1, 1, 0), (2, 0, 0.75), (2, 1, 0.5),
    ]
    let expected = rates.map { column, row, rate in
      let colour = RateColour.of(rate: rate).ground.dropFirst()
      return [column, row, Double("0x\(colour)") ?? 0]
    }
    let tiles = figure.plot.blocks[0].map { [$0[0], $0[1], $0[6]] }
    #expect(tiles.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) } == expected)
  }

  @Test func `gnuplot draws one box for each tile, in its colour`() throws {
    let plot = try #require(section.figureGroups.last?.figures.first?.plot)
    let svg = plot.inlineSVG(try Gnuplot.found().draw(plot))
    #expect(svg.matches(of: #/<polygon fill = 'rgb\([^)]*\)'/#).count == plot.blocks[0].count)
    #expect(svg.contains("defocus radius in px"))
  }

  @Test func `every number stands in a table`() {
    #expect(
      section.detailTables.map { $0.rows.map { $0.map(\.text) } }.last == [
        ["aztec", "0 px", "unsupported", "unsupported", "unsupported"],
        ["aztec", "0.5 px", "unsupported", "unsupported", "unsupported"],
        ["qr_code", "0 px", "0/4", "1/4", "3/4"],
        ["qr_code", "0.5 px", "not tried", "0/4", "2/4"],
      ])
  }
}
