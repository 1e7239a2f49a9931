#if os(Linux)
  import Foundation

  /// A process as the system tells of it (proc_pid_stat(5)).
  struct ProcessStatus {
    let hasEnded: Bool
    let parent: pid_t
    let group: pid_t
    let session: pid_t

    /// Nil where there is no such process.
    init?(_ process: pid_t) {
      // The name stands in brackets and may hold anything; the state follows it, then parent, group, session.
      guard let bytes = ProcessFile.bytes("stat", of: process),
        let end = bytes.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let words = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard words.count > 3, let parent = pid_t(words[1]), let group = pid_t(words[2]),
        let session = pid_t(words[3])
      else { return nil }
      hasEnded = "ZX".contains(words[0])
      (self.parent, self.group, self.session) = (parent, group, session)
    }
  }
#endif
