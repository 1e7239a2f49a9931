import Foundation
package import Storage

/// A folder that a command writes, locked against other processes.
///
/// It is empty, or holds the same kind of content. New content is written into an empty folder
/// directly, otherwise beside it, in `NAME.unfinished`, which replaces the folder when it is
/// complete. Only content of the kind is removed; everything else stays.
package final class OutputFolder {
  /// The treatment of content that already exists.
  package enum Existing: Sendable {
    /// The content stays, and the folder is refused.
    case refused
    case replaced
    /// Interrupted content is continued; otherwise new content begins.
    case resumed
  }

  /// The place of the complete content, as the user named it.
  package let path: String
  /// The place where the content is written.
  package let workPath: String
  /// True if the content of `workPath` is continued.
  package let isResumed: Bool
  private let kind: FolderKind
  private let locks: [FolderLock]

  private var isBeside: Bool { workPath != path }

  /// Claims a folder, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - inputs: files and folders to read, which must not lie in the folder.
  ///   - remedy: advice on existing content that is not to be replaced.
  /// - Throws: `FileError.unwritable` if the folder must not be written.
  package init(
    _ path: String, _ kind: FolderKind, existing: Existing, inputs: [String],
    remedy: String = "name another folder, or replace it with --force"
  ) throws(FileError) {
    (self.path, self.kind) = (path, kind)
    let place = CanonicalPath.of(path)
    // Once before anything is made, and once when nobody else can change it.
    if try Self.state(of: path, at: place, kind, inputs: inputs) == .empty {
      try Folder.make(path)
    }
    let lock = try FolderLock(folder: path)
    let state = try Self.state(of: path, at: place, kind, inputs: inputs)
    guard existing != .refused || state == .empty || (state == .abandoned && !kind.isCostly) else {
      throw .unwritable(path: path, reason: "it holds a \(kind.name) already; \(remedy)")
    }
    let beside = "\(place).unfinished"
    let goesOnBeside = existing == .resumed && kind.hasMark(in: beside)
    if state == .recorded && (existing == .replaced || goesOnBeside) {
      workPath = Self.shown(beside, besides: path)
      locks = [lock, try Self.lock(beside, shownAs: workPath, toReplace: path, kind)]
      isResumed = goesOnBeside && kind.hasRecord(in: beside)
    } else {
      workPath = path
      locks = [lock]
      isResumed = state == .recorded
    }
    if !isResumed { try beginAnew() }
  }

  /// Claims the folder beside another that it is to replace.
  private static func lock(
    _ beside: String, shownAs shownPath: String, toReplace path: String, _ kind: FolderKind
  ) throws(FileError) -> FolderLock {
    if let refusal = Folder.refusal(ofReplacing: CanonicalPath.of(path)) {
      throw .unwritable(path: path, reason: refusal)
    }
    if let name = kind.misplacedName(in: path) {
      throw .unwritable(
        path: path, reason: "its \(name) was not made by scanbench; move that away")
    }
    let state = try FolderState(of: beside, shownAs: shownPath, kind)
    let mayGo = [FolderKind.mark, FolderKind.replacementMark].contains {
      kind.hasMark($0, in: beside)
    }
    guard state != .recorded || mayGo else {
      throw .unwritable(
        path: path,
        reason:
          "what replaces it is made in \(shownPath), which holds a finished \(kind.name); move that away"
      )
    }
    try Folder.make(beside)
    try Folder.copyMode(of: path, to: beside)
    return try FolderLock(folder: beside)
  }

  /// Checks that a folder may be written, and is empty or holds content of a kind.
  ///
  /// - Throws: `FileError.unwritable`.
  package static func check(
    _ path: String, _ kind: FolderKind, inputs: [String]
  ) throws(FileError) {
    _ = try state(of: path, at: CanonicalPath.of(path), kind, inputs: inputs)
  }

  /// Checks that nothing is written among a user's own photographs.
  ///
  /// - Throws: `FileError.unwritable`.
  package static func check(_ path: String, isOutsidePhotographs folder: String) throws(FileError) {
    guard !CanonicalPath.lies(CanonicalPath.of(path), in: CanonicalPath.of(folder)) else {
      throw .unwritable(
        path: path, reason: "it is in the folder of photographs; name another one with --output")
    }
  }

  private static func state(
    of path: String, at place: String, _ kind: FolderKind, inputs: [String]
  ) throws(FileError) -> FolderState {
    if let refusal = Folder.refusal(ofName: path) {
      throw .unwritable(path: path.isEmpty ? "''" : path, reason: refusal)
    }
    if let refusal = Folder.refusal(of: place, inputs: inputs) {
      throw .unwritable(path: path, reason: refusal)
    }
    if let whole = FolderKind.whole(ofPart: place) {
      throw .unwritable(
        path: path, reason: "it is a part of a \(whole.name); name another folder")
    }
    return try FolderState(of: place, shownAs: path, kind)
  }

  /// Returns the path of the folder beside another for messages: in the user's words, or in full if
  /// a link leads elsewhere.
  private static func shown(_ beside: String, besides path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let folder = Folder.parent(of: path)
    let shown = folder.isEmpty ? "\(name).unfinished" : "\(folder)/\(name).unfinished"
    return CanonicalPath.of(shown) == beside ? shown : beside
  }

  private func beginAnew() throws(FileError) {
    try kind.removeContents(of: workPath)
    try FileReplacement.write(kind.markContent, to: "\(workPath)/\(FolderKind.mark)")
  }

  /// Puts the complete content in place.
  ///
  /// - Throws: `FileError.unwritable`; then either the old or the new content is in place,
  ///   complete.
  package func putInPlace() throws(FileError) {
    try kind.removeUnfinished(in: workPath)
    if isBeside {
      let mark = "\(path)/\(FolderKind.replacementMark)"
      try FileReplacement.write(kind.markContent, to: mark)
      do {
        try Folder.exchange(workPath, with: CanonicalPath.of(path))
      } catch {
        unlink(mark)
        throw error
      }
      try removeReplaced()
    }
    let mark = "\(path)/\(FolderKind.mark)"
    guard unlink(mark) == 0 || errno == ENOENT else {
      throw .unwritable(path: mark, reason: FileError.reason(errno: errno))
    }
    release()
  }

  package func release() {
    for lock in locks { lock.release() }
  }

  /// Moves foreign files over from the replaced content, which now lies beside, and removes the
  /// rest.
  private func removeReplaced() throws(FileError) {
    for foreign in kind.foreignPaths(in: workPath) {
      let (old, new) = ("\(workPath)/\(foreign)", "\(path)/\(foreign)")
      guard FileType(at: new, followingLinks: false) == nil else { continue }
      try Folder.make(URL(fileURLWithPath: new).deletingLastPathComponent().path)
      guard rename(old, new) == 0 else {
        throw .unwritable(path: new, reason: FileError.reason(errno: errno))
      }
    }
    try kind.removeContents(of: workPath)
    rmdir(workPath)
  }
}
