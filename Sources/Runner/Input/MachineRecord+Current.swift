import Foundation
package import Records

extension MachineRecord {
  /// The machine that this process runs on, with `unknown` for what it does not tell.
  package static var current: MachineRecord {
    var names = utsname()
    uname(&names)
    return MachineRecord(
      architecture: text(names.machine), operatingSystem: operatingSystem(),
      kernel: "\(text(names.sysname)) \(text(names.release))", processor: processor(),
      logicalCores: ProcessInfo.processInfo.activeProcessorCount,
      memoryBytes: ProcessInfo.processInfo.physicalMemory)
  }

  /// Returns the text of a C string in a fixed array, imported as a tuple of its characters.
  private static func text(_ tuple: some Any) -> String {
    withUnsafeBytes(of: tuple) { bytes in
      // SAFETY: read within the closure, up to the first zero or the end of the tuple.
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func operatingSystem() -> String {
    value(of: "PRETTY_NAME", separator: "=", in: "/etc/os-release")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static func processor() -> String {
    value(of: "model name", separator: ":", in: "/proc/cpuinfo") ?? "unknown"
  }

  private static func value(of key: String, separator: Character, in path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    guard let value = line?.split(separator: separator, maxSplits: 1).last else { return nil }
    return value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
  }
}
