import CLibFuzzer
import Foundation
import FuzzTargets

/// Hands a reader what libFuzzer thinks of. The target is named by the environment, since arguments are libFuzzer's.
@main struct FuzzReaders {
  private static let target = FuzzTarget.named(
    ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")
  nonisolated(unsafe) private static var folder: FuzzFolder?

  static func main() throws {
    guard let target else {
      print("FUZZ_TARGET: one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
      exit(64)
    }
    folder = try FuzzFolder(template: FuzzInputs.standard.template(of: target))
    atexit { FuzzReaders.folder = nil }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    // SAFETY: libFuzzer reads the arguments of the process, which stay.
    exit(LLVMFuzzerRunDriver(&count, &arguments, testOneInput))
  }

  static func run(_ input: Data) {
    if let target, let folder { target.run(input, in: folder) }
  }
}

/// By the name that libFuzzer's own `main`, which is linked and not called, asks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // SAFETY: libFuzzer hands over `count` bytes, which are copied at once.
  FuzzReaders.run(bytes.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}
