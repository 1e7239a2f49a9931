import Barcodes
import Foundation
import Storage

/// The files and folders that scanbench writes in a folder of one kind.
package struct FolderKind: Sendable {
  /// The name in messages and in the mark, such as `run`.
  package let name: String
  /// The file whose presence says that the folder is of this kind and complete.
  let record: String
  /// Keys that every record has.
  let recordKeys: Set<String>
  /// The names of the files, including the record.
  let files: Set<String>
  /// True if the folder holds logs of engines.
  let hasLogs: Bool
  /// The names of the folders with pictures of frames.
  let pictures: Set<String>
  /// True if interrupted content took so long to make that it is begun anew only on request.
  let isCostly: Bool
  /// Subfolders that are of a kind themselves, by name.
  let folders: [String: FolderKind]

  /// The file that marks a folder whose content is being made. It holds the name of the kind.
  static let mark = ".scanbench-unfinished"

  /// The file that marks content that is about to be replaced, or has been, and may be removed. It
  /// holds the name of the kind.
  static let replacementMark = ".scanbench-unfinished-replacement"

  /// Returns true if a folder holds a record of this kind, written by scanbench.
  func hasRecord(in folder: String) -> Bool {
    let path = "\(folder)/\(record)"
    guard FileType(at: path, followingLinks: false) == .regular,
      let text = try? InputFile.bytes(of: path, limitBytes: JSONAllowance.figures.bytes)
    else { return false }
    var allowance = JSONAllowance.figures
    guard (try? allowance.take(text.span)) != nil, let record = JSONText(text) else { return false }
    return recordKeys.allSatisfy { record[$0] != nil }
  }

  /// Returns true if a folder's content is being made, or was when its process ended.
  func hasMark(_ mark: String = mark, in folder: String) -> Bool {
    let path = "\(folder)/\(mark)"
    return FileType(at: path, followingLinks: false) == .regular
      && (try? InputFile.bytes(of: path, limitBytes: 256)) == markContent
  }

  var markContent: Data { Data("\(name)\n".utf8) }

  // MARK: What is ours

  /// An entry of the folder that belongs to scanbench.
  private enum FolderPart {
    case file
    case pictures
    case folder(FolderKind)
  }

  private func part(named name: String, _ type: FileType?) -> FolderPart? {
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

  /// Returns the name of an entry that content of this kind has, but that is not a file or folder
  /// of scanbench, such as a link.
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

  /// Returns the paths in a folder of this kind that do not belong to scanbench. A folder without
  /// anything of scanbench's is listed as one path.
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

  /// Removes what scanbench wrote; everything else stays, as do folders that hold something else.
  ///
  /// The record and the mark go last, so that a partly removed folder is still recognised.
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

  /// Removes files that a killed process was writing.
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

  /// Returns true for a frame's picture, complete or not.
  private static func isPicture(_ name: String, in folder: String) -> Bool {
    let whole = FileReplacement.name(ofBeside: name) ?? name
    return FileName.isImageOfFrame(whole)
      && FileType(at: "\(folder)/\(name)", followingLinks: false) == .regular
  }

  private static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .unwritable(path: path, reason: FileError.reason(errno: errno))
    }
  }
}
