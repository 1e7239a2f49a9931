#if os(Linux)
  import Foundation

  /// The files of proc(5) in which the system tells of a process.
  enum ProcessFile {
    /// Nil where there is no such process or file, or it may not be read.
    ///
    /// `FileManager.contents(atPath:)` and `String(contentsOfFile:)` never free the 4 KiB that they take for a file without
    /// a byte (Foundation of Swift 6.3), and a process without children has one for each of its threads.
    static func bytes(_ name: String, of process: pid_t) -> Data? {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/\(name)") else { return nil }
      defer { try? file.close() }
      return try? file.readToEnd() ?? Data()
    }

    /// Between white space; none where there is no such file.
    static func words(_ name: String, of process: pid_t) -> [Substring] {
      String(decoding: bytes(name, of: process) ?? Data(), as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
    }

    /// A process as the system tells of it (proc_pid_stat(5)); nil where there is no such process.
    static func status(
      of process: pid_t
    ) -> (hasEnded: Bool, parent: pid_t, group: pid_t, session: pid_t)? {
      // The name stands in brackets and may hold anything; the state follows it, then parent, group, session.
      guard let bytes = bytes("stat", of: process), let end = bytes.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let words = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard words.count > 3, let parent = pid_t(words[1]), let group = pid_t(words[2]),
        let session = pid_t(words[3])
      else { return nil }
      return ("ZX".contains(words[0]), parent, group, session)
    }

    /// The processes that each thread of a process has started, as far as they run or were not
    /// waited for.
    static func children(of process: pid_t) -> [pid_t] {
      let threads =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      return threads.flatMap { words("task/\($0)/children", of: process).compactMap { pid_t($0) } }
    }

    /// The processes that a process and those after it have started, likewise; children before theirs.
    static func descendants(of process: pid_t = getpid()) -> [pid_t] {
      let children = children(of: process)
      return children + children.flatMap { descendants(of: $0) }
    }
  }
#endif
