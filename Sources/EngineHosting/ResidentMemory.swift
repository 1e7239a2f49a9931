import Foundation

/// How much memory processes use.
enum ResidentMemory {
  /// The resident memory of a process and of all that it has started, in bytes; pages that they share count for each.
  /// 0 where the system does not tell: elsewhere than on Linux (proc(5)), or where there is no such process.
  static func bytes(ofProcess process: pid_t) -> Int {
    let folder = "/proc/\(process)"
    guard let sizes = words(of: "\(folder)/statm"), sizes.count > 1, let pages = Int(sizes[1])
    else { return 0 }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    let children = threads.flatMap { words(of: "\(folder)/task/\($0)/children") ?? [] }
    return children.compactMap { pid_t($0) }.reduce(pages * Int(getpagesize())) {
      $0 + bytes(ofProcess: $1)
    }
  }

  private static func words(of path: String) -> [Substring]? {
    (try? String(contentsOfFile: path, encoding: .utf8))?.split(whereSeparator: \.isWhitespace)
  }
}
