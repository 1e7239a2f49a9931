/// A plot with its caption.
package struct Figure {
  package var caption: String
  /// The number of measurements behind the plot, and the data that it lacks.
  package var note: String
  package var plot: Plot

  package init(caption: String, note: String, plot: Plot) {
    self.caption = caption
    self.note = note
    self.plot = plot
  }
}
