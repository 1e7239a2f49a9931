import Foundation

/// The signals at which programs end in good order.
package enum EndingSignals {
  /// Without SIGHUP where the tests run under nohup(1), from which programs inherit that it is ignored.
  package static let all: [Int32] = {
    let before = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, before)
    let isIgnored =
      unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    return [SIGINT, SIGTERM] + (isIgnored ? [] : [SIGHUP])
  }()
}
