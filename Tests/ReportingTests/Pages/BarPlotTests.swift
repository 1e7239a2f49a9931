import Summaries
import Testing

@testable import Document

@Suite struct BarPlotTests {
  @Test func `a bar is filled with its series' colour, not gnuplot's`() throws {
    let plot = Plot.bars(
      name: "bars", label: "Bars", categories: ["a"],
      yAxis: PlotAxis(label: "y", range: 0...2, ticks: PlotTick.linear(0...2)), baseline: 1,
      series: [
        (
          colour: "#123456", density: 0.5, bars: [.init(value: 1, lower: 0.5, upper: 1.5)]
        )
      ])
    let svg = try Gnuplot.found().draw(plot)
    let fill = "fill='rgb( 18,  52,  86)'"
    #expect(svg.contains(fill) || svg.contains("fill = 'rgb( 18,  52,  86)'"), "\(svg)")
  }
}
