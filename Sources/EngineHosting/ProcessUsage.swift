import Foundation

/// The resources that a process has used, as far as the system tells: on Linux (proc(5),
/// clock_getcpuclockid(3)).
package enum ProcessUsage {
  /// The time that all threads of a process have spent on processors, in nanoseconds; nil where the system does not tell, or there
  /// is no such process.
  package static func processorNanoseconds(of process: Int32) -> Int64? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
      return nil
    #endif
  }

  /// The most resident memory that a process has had since its start, or since `resetPeakMemory`, in bytes; without what it has
  /// started, nil where the system does not tell.
  package static func peakMemoryBytes(of process: Int32) -> Int? {
    #if os(Linux)
      let words = ProcessFile.words("status", of: process)
      guard let place = words.firstIndex(of: "VmHWM:"), place + 1 < words.endIndex else {
        return nil
      }
      return Int(words[place + 1]).map { $0 << 10 }
    #else
      return nil
    #endif
  }

  /// The resident memory of a process and of all that it has started, in bytes; pages that they share count for each. 0 where the system
  /// does not tell, or there is no such process.
  static func residentBytes(of process: pid_t) -> Int {
    #if os(Linux)
      let sizes = ProcessFile.words("statm", of: process)
      guard sizes.count > 1, let pages = Int(sizes[1]) else { return 0 }
      return ProcessFile.children(of: process).reduce(pages * Int(getpagesize())) {
        $0 + residentBytes(of: $1)
      }
    #else
      return 0
    #endif
  }

  /// Lets the peak begin anew at what the process has now; nothing happens where the system does not do so.
  package static func resetPeakMemory(of process: Int32) {
    #if os(Linux)
      guard let file = FileHandle(forWritingAtPath: "/proc/\(process)/clear_refs") else { return }
      defer { try? file.close() }
      try? file.write(contentsOf: Data("5".utf8))
    #endif
  }
}
