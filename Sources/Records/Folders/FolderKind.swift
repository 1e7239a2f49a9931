import Barcodes
import Foundation
import Storage

/// What a folder of one kind consists of: which files and folders in it are ours.
package struct FolderKind: Sendable {
  /// Such as `run`, as it stands in messages and in the mark.
  package let name: String
  /// The file whose presence says that the folder is of this kind, and whole.
  let record: String
  /// The keys that the record has at least.
  let recordKeys: Set<String>
  /// The names of the files, the record among them.
  let files: Set<String>
  /// Whether it has logs of engines.
  let hasLogs: Bool
  /// The names of the folders of frames' pictures.
  let pictures: Set<String>
  /// Whether content that was interrupted took so long to make that it is not begun anew unless asked.
  let isCostly: Bool
  /// Folders in it that are of a kind themselves.
  let folders: [String: FolderKind]

  /// The file that marks a folder of which the content is being made. It holds the name of the kind.
  static let mark = ".scanbench-unfinished"

  /// The file that marks content that is about to be replaced, or has been, and that may go. It holds the name of the kind.
  static let replacementMark = ".scanbench-unfinished-replacement"

  /// Whether a folder holds a record of this kind: one that scanbench has written.
  func hasRecord(in folder: String) -> Bool {
    let path = "\(folder)/\(record)"
    guard FileType(at: path, followingLinks: false) == .regular,
      let text = try? InputFile.bytes(of: path, limitBytes: JSONAllowance.figures.bytes)
    else { return false }
    var allowance = JSONAllowance.figures
    guard (try? allowance.take(text.span)) != nil, let record = JSONText(text) else { return false }
    return recordKeys.allSatisfy { record[$0] != nil }
  }

  /// Whether a folder's content was being made when its process ended, or is.
  func hasMark(_ mark: String = mark, in folder: String) -> Bool {
    let path = "\(folder)/\(mark)"
    return FileType(at: path, followingLinks: false) == .regular
      && (try? InputFile.bytes(of: path, limitBytes: 256)) == markContent
  }

  var markContent: Data { Data("\(name)\n".utf8) }

  // MARK: What is ours

  /// What a name in such a folder stands for.
  private enum Part {
    case file
    case pictures
    case folder(FolderKind)
  }

  private func part(named name: String, _ type: FileType?) -> Part? {
    switch type {
    case .regular:
      let whole = FileReplacement.name(ofBeside: name) ?? name
      return [Self.mark, Self.replacementMark].contains(name) || files.contains(whole)
        || (hasLogs && Self.isLog(whole))
        ? .file : nil
    case .folder:
      return pictures.contains(name) ? .pictures : folders[name].map { .folder($0) }
    default: return nil
    }
  }

  /// A name in a folder that content of this kind has, but not as a file or folder of scanbench: such as a link.
  func misplacedName(in folder: String) -> String? {
    Folder.names(in: folder)?.first { name in
      let isTaken =
        files.contains(name) || pictures.contains(name) || folders[name] != nil
        || (hasLogs && Self.isLog(name))
      return isTaken
        && part(named: name, FileType(at: "\(folder)/\(name)", followingLinks: false)) == nil
    }
  }

  private static func isLog(_ name: String) -> Bool {
    name.hasPrefix("engine-") && name.hasSuffix(".log")
  }

  /// What is in a folder of this kind and not ours: paths there, of a folder of which nothing is ours its own.
  func foreignPaths(in folder: String) -> [String] {
    (Folder.names(in: folder) ?? []).flatMap { name in
      let path = "\(folder)/\(name)"
      let foreign: [String]
      switch part(named: name, FileType(at: path, followingLinks: false)) {
      case .file: return [String]()
      case .pictures:
        foreign = (Folder.names(in: path) ?? []).filter { !Self.isPicture($0, in: path) }
      case .folder(let kind): foreign = kind.foreignPaths(in: path)
      case nil: return [name]
      }
      return foreign.map { "\(name)/\($0)" }
    }
  }

  /// Removes what is ours, the record and the mark last, so that a folder of which a part is gone is still known as ours. All
  /// else stays, as do folders that hold something else.
  ///
  /// - Throws: `FileError.unwritable`, which names what cannot be removed.
  func removeContents(of folder: String) throws(FileError) {
    let last = [Self.mark, record, Self.replacementMark]
    let names = (Folder.names(in: folder) ?? []).sorted { first, second in
      (last.firstIndex(of: first) ?? -1) < (last.firstIndex(of: second) ?? -1)
    }
    for name in names {
      let path = "\(folder)/\(name)"
      switch part(named: name, FileType(at: path, followingLinks: false)) {
      case .file: try Self.remove(path)
      case .pictures:
        for file in Folder.names(in: path) ?? [] where Self.isPicture(file, in: path) {
          try Self.remove("\(path)/\(file)")
        }
        rmdir(path)
      case .folder(let kind):
        try kind.removeContents(of: path)
        rmdir(path)
      case nil: break
      }
    }
  }

  /// Removes files that a process which was killed was writing.
  func removeUnfinished(in folder: String) throws(FileError) {
    for name in Folder.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      switch part(named: name, FileType(at: path, followingLinks: false)) {
      case .file where FileReplacement.name(ofBeside: name) != nil: try Self.remove(path)
      case .pictures:
        for picture in Folder.names(in: path) ?? []
        where FileReplacement.name(ofBeside: picture) != nil && Self.isPicture(picture, in: path) {
          try Self.remove("\(path)/\(picture)")
        }
      default: break
      }
    }
  }

  /// Whether a file is a frame's picture, whole or not.
  private static func isPicture(_ name: String, in folder: String) -> Bool {
    let whole = FileReplacement.name(ofBeside: name) ?? name
    return FileName.isImageOfFrame(whole)
      && FileType(at: "\(folder)/\(name)", followingLinks: false) == .regular
  }

  private static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
  }
}
