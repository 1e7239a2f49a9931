import Barcodes
import EngineHosting
import EngineKit
import Foundation

/// The conversation has come to an end that it should not have.
struct ProbeFailure: Error {
  /// A clause that tells what the engine did, after "the engine".
  var what: String
  /// Of what may come in any answer, the same without what the engine wrote.
  var cause: String?

  init(_ what: String, cause: String? = nil) {
    self.what = what
    self.cause = cause
  }

  init(describing error: any Error, ending: String?, timeout: Duration) {
    if let failure = error as? ProbeFailure {
      self = failure
    } else if let ending {
      what = ending
    } else if case MessageChannelError.timedOut = error {
      what =
        "gave no answer in \(timeout.components.seconds) s (does it flush its output? --timeout waits "
        + "longer)"
    } else {
      what = "broke off: \(error)"
    }
  }
}
