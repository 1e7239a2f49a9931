import Foundation

extension FileError {
  /// The operating system's word for `errno`, such as `Permission denied`, and what to do, where that is known.
  package static func reason(errno code: Int32) -> String {
    // SAFETY: strerror returns a C string that is valid until its next call, and it is copied at once.
    unsafe String(cString: strerror(code)) + (remedies[code].map { "; \($0)" } ?? "")
  }

  private static let remedies: [Int32: String] = [
    ENOSPC: "free some space there, or name another place",
    EDQUOT: "free some of your quota, or name another place",
    ENOTDIR: "a part of its path is no folder; name another place",
    EACCES: "check who may read and write there",
    EROFS: "name another place",
  ]

  /// The operating system's word for an error of Foundation's file functions, without the path.
  package static func reason(of error: any Error) -> String {
    let outer = error as NSError
    let cause = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? outer
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return reason(errno: Int32(cause.code))
  }
}
