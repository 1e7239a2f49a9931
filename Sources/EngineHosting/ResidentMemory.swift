import Foundation

/// The memory that processes use.
enum ResidentMemory {
  /// The resident memory of a process and of all that it has started, in bytes; pages that they share count for each.
  /// 0 where the system does not tell: elsewhere than on Linux (proc(5)), or where there is no such process.
  static func bytes(ofProcess process: pid_t) -> Int {
    #if os(Linux)
      let sizes = ProcessFile.words("statm", of: process)
      guard sizes.count > 1, let pages = Int(sizes[1]) else { return 0 }
      return ProcessFile.children(of: process).reduce(pages * Int(getpagesize())) {
        $0 + bytes(ofProcess: $1)
      }
    #else
      return 0
    #endif
  }
}
