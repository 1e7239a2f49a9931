/// Tests that take many seconds of processor time, and that CI has no time for.
package enum LongTests {
  /// True in the release configuration, which the nightly workflow tests: `make test CONFIGURATION=release`.
  package static var areRun: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
