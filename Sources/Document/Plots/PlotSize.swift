/// The size of a plot in CSS pixels.
package struct PlotSize: Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
