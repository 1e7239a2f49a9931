import Barcodes

/// An error that prevents a report although the run is fine.
package enum ReportError: Error, Equatable, CustomStringConvertible {
  case gnuplotMissing
  case gnuplotFailed(plot: String, message: String)
  case noTemporaryFile(folder: String, message: String)

  package var description: String {
    switch self {
    case .gnuplotMissing:
      "gnuplot: not found on PATH; the report's plots are drawn with it; install it with "
        + "'apt-get install gnuplot-nox' (Debian) or 'brew install gnuplot' (macOS)"
    case .gnuplotFailed(let plot, let message):
      "gnuplot: could not draw the plot '\(plot)': \(message); check that 'gnuplot --version' "
        + "says 5.4 or later"
    case .noTemporaryFile(let folder, let message):
      "\(VisibleText.line(folder)): no temporary file can be made there (\(message)); set TMPDIR to a folder that can be written"
    }
  }
}
