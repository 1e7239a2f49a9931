import Foundation

/// A report that cannot be made although the run is fine.
package enum ReportError: Error, Equatable, CustomStringConvertible {
  case unwritable(path: String, reason: String)
  case gnuplotMissing
  case gnuplotFailed(plot: String, message: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason); choose another folder with --output"
    case .gnuplotMissing:
      "gnuplot: not found on PATH; the report's plots are drawn with it; install it with "
        + "'apt-get install gnuplot-nox' (Debian) or 'brew install gnuplot' (macOS)"
    case .gnuplotFailed(let plot, let message):
      "gnuplot: could not draw the plot '\(plot)': \(message); check that 'gnuplot --version' "
        + "says 5.4 or later"
    }
  }

  /// The operating system's word for an error of Foundation's, in lower case, without the path.
  static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let cause = underlying ?? (error as NSError)
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return POSIXErrorCode(rawValue: Int32(cause.code)).map { POSIXError($0).localizedDescription }
      ?? cause.localizedDescription
  }
}
