import Barcodes
package import CorpusRendering
import Foundation
import Storage

/// The pictures in a folder and in those below it.
package struct PictureFolder: Sendable {
  package let path: String
  /// Paths in the folder, sorted.
  package let pictures: [String]
  private let known: Set<String>
  /// By the file's name without its ending; of several with one name none.
  private let byStem: [String: String]

  /// The deepest that folders are followed: a link to a folder above would be followed for ever.
  private static let deepest = 16

  /// Names that begin with a dot, and links out of the folder, are passed over.
  ///
  /// - Throws: `ImportFault` where there is no such folder, no picture in it, or a name that nothing can refer to.
  package init(path: String) throws(ImportFault) {
    let type = FileType(at: path, followingLinks: true)
    guard type == .folder else {
      throw ImportFault(
        place: path,
        reason: type == nil
          ? "there is no such folder; name one with pictures"
          : "it is no folder; name one with pictures")
    }
    let found = try Self.pictures(in: path, below: "", depth: 0)
    guard !found.isEmpty else {
      throw ImportFault(
        place: path,
        reason:
          "it holds no picture (\(Photograph.fileExtensions.sorted().joined(separator: ", ")))"
      )
    }
    self.path = path
    pictures = found
    known = Set(found)
    // Text is compared as Unicode has it.
    if let twice = Dictionary(grouping: found, by: \.self).first(where: { $0.value.count > 1 })?.key
    {
      throw ImportFault(
        place: "\(path)/\(twice)",
        reason:
          "another picture's name differs from it in how its letters are composed alone; rename one"
      )
    }
    let stems = Dictionary(grouping: found) { Self.stem(of: $0) }
    byStem = stems.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Whether a path is that of a picture of the folder.
  package func has(_ picture: String) -> Bool { known.contains(picture) }

  /// The picture that a truth names with or without its ending; nil where there is none, or several.
  func picture(named name: String) -> String? {
    has(name) ? name : byStem[name] ?? byStem[Self.stem(of: name)]
  }

  /// Where a file beside the pictures is, whether or not there is one.
  ///
  /// - Parameter file: its path in the folder.
  /// - Throws: `ImportFault` where a link leads from it out of the folder.
  func place(of file: String) throws(ImportFault) -> String {
    guard FolderPath.lies(file, in: path) else {
      throw ImportFault(
        place: "\(path)/\(file)",
        reason: "a link leads from it out of the folder; copy into the folder what it is to be")
    }
    return "\(path)/\(file)"
  }

  /// Why a name in a truth is no picture of the folder.
  func fault(of name: String, at place: String) -> ImportFault {
    let isOutside = name.hasPrefix("/") || name.split(separator: "/").contains("..")
    let quoted = VisibleText.quoted(name)
    return ImportFault(
      place: place,
      reason: isOutside
        ? "\(quoted) is not a path in the folder of the pictures; write it from there on, without '..'"
        : "there is no picture \(quoted) in \(path)")
  }

  /// Without the ending.
  static func stem(of picture: String) -> String { (picture as NSString).deletingPathExtension }

  private static func pictures(
    in root: String, below folder: String, depth: Int
  ) throws(ImportFault) -> [String] {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    guard depth <= deepest, let names = Folder.names(in: path) else { return [] }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let inside = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !isRepaired(name, in: path) else {
        throw ImportFault(
          place: "\(path)/\(name)",
          reason: "its name is not UTF-8, so that neither a truth nor a page can name it; rename it"
        )
      }
      guard FolderPath.lies(inside, in: root) else { continue }
      if FileType(at: "\(path)/\(name)", followingLinks: true) == .folder {
        found += try pictures(in: root, below: inside, depth: depth + 1)
      } else if Photograph.fileExtensions.contains((name as NSString).pathExtension.lowercased()) {
        found.append(inside)
      }
    }
    return found
  }

  /// Whether a name is one that is not UTF-8, which Foundation lists with U+FFFD for what is none: there is no such file.
  private static func isRepaired(_ name: String, in folder: String) -> Bool {
    name.unicodeScalars.contains("\u{FFFD}")
      && FileType(at: "\(folder)/\(name)", followingLinks: false) == nil
  }
}
