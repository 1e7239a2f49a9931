import Foundation
import Storage

/// The present content of a folder that is to be written.
enum FolderState {
  /// The folder is empty or does not exist.
  case empty
  /// Content of the kind without a record: its process ended while making or removing it.
  case abandoned
  case recorded

  /// - Parameters:
  ///   - path: a path without links.
  ///   - shownPath: the path in messages.
  /// - Throws: `FileError.unwritable` if the folder holds something else.
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
