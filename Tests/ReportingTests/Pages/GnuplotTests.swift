import Testing

@testable import Chapters
@testable import Document

struct GnuplotTests {
  private func plot(
    name: String = "test", label: String = "x", isLogarithmic: Bool = true,
    points: [LineSeries.LinePoint] = []
  ) -> Plot {
    .lines(
      name: name, label: "A test & more",
      xAxis: .init(label: label, range: 0...1, ticks: PlotTick.linear(0...1)),
      yAxis: .init(
        label: "y", range: 0.1...10, ticks: PlotTick.logarithmic(0.1...10),
        isLogarithmic: isLogarithmic),
      mark: .init(label: "here", value: 0.5),
      series: [.init(colour: "#1f83c4", pointType: 7, points: points)])
  }

  @Test func `a missing gnuplot is one line: what, why, how to get it`() {
    #expect(throws: ReportError.gnuplotMissing) { try Gnuplot.found(searchPath: "/nowhere:") }
    #expect(
      "\(ReportError.gnuplotMissing)"
        == "gnuplot: not found on PATH; the report's plots are drawn with it; install it with "
        + "'apt-get install gnuplot-nox' (Debian) or 'brew install gnuplot' (macOS)")
  }

  @Test func `a gnuplot that fails is quoted`() throws {
    let broken = plot(name: "no spaces please")
    let error = #expect(throws: ReportError.self) { try Gnuplot.found().draw(broken) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("gnuplot: could not draw the plot 'no spaces please': line "))
    #expect(!text.contains("\n"))
  }

  @Test func `several plots are drawn as each alone, and the one that fails is named`() throws {
    let gnuplot = try Gnuplot.found()
    let points = [LineSeries.LinePoint(x: 0.2, y: 1, low: 0.5, high: 2)]
    let second = plot(name: "second", isLogarithmic: false, points: points)
    let map = Plot.heatMap(
      name: "map", label: "Tiles", x: ("x", ["1", "2"]), y: ("y", ["3"]),
      tiles: [(0, 0, "#123456")])
    let plots = [plot(), second, map, plot(points: points)]
    let together = zip(try gnuplot.draw(plots), plots).map { $1.inlineSVG($0) }
    #expect(try together == plots.map { $0.inlineSVG(try gnuplot.draw($0)) })
    let broken = plot(name: "not this name")
    let error = #expect(throws: ReportError.self) { try gnuplot.draw([plot(), broken, map]) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("the plot 'not this name': line "))
  }

  @Test func `a gnuplot that cannot be started is named`() throws {
    let error = #expect(throws: ReportError.self) {
      try Gnuplot(path: "/dev/null/gnuplot").draw(plot())
    }
    #expect(error.map { "\($0)".hasPrefix("gnuplot: could not draw the plot 'test': ") } == true)
  }

  @Test func `labels are only ever text`() throws {
    let hostile = "it's `touch /tmp/x` \"$a\" \\n @b {/Symbol a} <i>\n plot x"
    let svg = plot().inlineSVG(try Gnuplot.found().draw(plot(label: hostile)))
    #expect(
      svg.contains(#"it's `touch /tmp/x` "$a" \n @b {/Symbol a} &lt;i>[U+000A] plot x</text>"#))
  }

  @Test func `a series without points leaves a plot with its axes`() throws {
    let svg = plot().inlineSVG(try Gnuplot.found().draw(plot()))
    #expect(svg.contains(">here</text>"))
    #expect(svg.contains("<title>A test &amp; more</title>"))
  }

  @Test func `points tell their numbers, and nothing is said that says nothing`() throws {
    let points = [0.2, 0.4, 0.8].map {
      LineSeries.LinePoint(x: $0, y: 1, low: 0.5, high: 2, title: "a < b, \($0)")
    }
    let plot = self.plot(points: points)
    let document = try Gnuplot.found().draw(plot)
    let svg = plot.inlineSVG(document)
    let titles = svg.matches(of: /<use [^>]*><title>(.*)<\/title><\/use>/).map { String($0.1) }
    #expect(titles == ["a &lt; b, 0.2", "a &lt; b, 0.4", "a &lt; b, 0.8"])
    #expect(svg.contains("id='test-gpPt6'") && svg.contains("id='test-gpPt5'"), "6 is made of 5")
    #expect(!svg.contains("id='test-gpPt3'"))
    #expect(svg.matches(of: /<g[ >]/).count == svg.matches(of: /<\/g>/).count)
    #expect(svg.count < document.count / 2)
    let outside = LineSeries.LinePoint(x: 0.2, y: 100, low: 0.5, high: 2, title: "outside")
    let beside = self.plot(points: [outside] + points.dropFirst())
    let other = beside.inlineSVG(try Gnuplot.found().draw(beside))
    #expect(
      !other.contains("</title></use>"),
      "a point outside the plot is not drawn, and the titles would be others'")
  }

  @Test func `the same plot is drawn the same`() throws {
    let points = [LineSeries.LinePoint(x: 0.2, y: 1, low: 0.5, high: 2)]
    let gnuplot = try Gnuplot.found()
    #expect(try gnuplot.draw(plot(points: points)) == gnuplot.draw(plot(points: points)))
  }

  @Test func `ticks are round and lie within the range`() {
    #expect(PlotTick.linear(0.7...4).map(\.label) == ["1", "1.5", "2", "2.5", "3", "3.5", "4"])
    #expect(PlotTick.linear(0...100).map(\.label) == ["0", "20", "40", "60", "80", "100"])
    #expect(PlotTick.logarithmic(0.3...6).map(\.label) == ["0.5", "1", "2", "5"])
    #expect(PlotTick.tested([0.3, 0.31, 3], within: 0.2...4).map(\.label) == ["0.300", "3.00"])
    #expect(PlotTick.linear(2...2).map(\.label) == ["2"])
  }
}
