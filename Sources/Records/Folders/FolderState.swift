import Foundation
import Storage

/// What is in a folder that is to be written.
enum FolderState {
  /// Nothing, or there is no such folder.
  case empty
  /// Content of the kind that was being made or removed when its process ended, and has no record.
  case abandoned
  /// A record of the kind.
  case recorded

  /// - Parameters:
  ///   - path: without links.
  ///   - shownPath: as it stands in messages.
  /// - Throws: `FileError.unwritable`, where something else is there.
  init(of path: String, shownAs shownPath: String, _ kind: FolderKind) throws(FileError) {
    func refusal(_ reason: String) -> FileError { .unwritable(path: shownPath, reason: reason) }
    switch FileType(at: path, followingLinks: false) {
    case nil:
      self = .empty
      return
    case .folder: break
    case .link:
      let leadsNowhere = FileType(at: path, followingLinks: true) == nil
      throw refusal("it is a link\(leadsNowhere ? " that leads nowhere" : ""); name another folder")
    default: throw refusal("it is no folder; name another one")
    }
    guard let names = Folder.names(in: path) else {
      throw refusal("it cannot be listed; name another folder")
    }
    if let other = FolderKind.other(than: kind, in: path) {
      throw refusal("it holds a \(other.name), which this would not replace; name another folder")
    }
    if kind.hasRecord(in: path) {
      self = .recorded
    } else if kind.hasMark(in: path) || kind.hasMark(FolderKind.replacementMark, in: path) {
      self = .abandoned
    } else if let first = names.first(where: { FileReplacement.name(ofBeside: $0) == nil }) {
      throw refusal(
        names.contains(kind.record)
          ? "its \(kind.record) is damaged, or not of scanbench; move it away, or name another folder"
          : "it holds '\(first)', but no \(kind.name); name another folder")
    } else {
      self = .empty
    }
  }
}
