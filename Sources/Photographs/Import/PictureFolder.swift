import Barcodes
import Foundation
package import Photographed
package import Records
import Storage

/// The pictures in a folder and the folders below it, or a single picture.
package struct PictureFolder: Sendable {
  package let path: String
  package let isOfOnePicture: Bool
  /// The pictures' paths in the folder, sorted; with a page's number if there are several:
  /// `#page=2`.
  package private(set) var pictures: [String]
  /// The other files of the folder.
  package let passedOver: [PassedOverRecord]
  private let sources: [String: PictureSource]
  /// The pictures by name without extension. A name that several pictures share is left out.
  private let byStem: [String: String]

  /// - Throws: `ImportFault` if there is no such folder, no picture in it, or an unusable name.
  package init(path: String) throws(ImportFault) {
    let type = FileType(at: path, followingLinks: true)
    guard type == .folder || type == .regular else {
      throw ImportFault(
        place: path,
        reason: type == nil
          ? "there is no such folder; name one with pictures"
          : "it is neither a folder nor a picture; name one")
    }
    isOfOnePicture = type == .regular
    let listing =
      type == .folder ? try FolderListing(folder: path) : FolderListing(picture: path)
    let parent = Folder.parent(of: path)
    self.path = type == .folder ? path : parent.isEmpty ? "." : parent
    passedOver = listing.passedOver
    pictures = listing.pictures.map(\.name)
    guard !pictures.isEmpty else {
      throw ImportFault(
        place: path,
        reason: isOfOnePicture
          ? "it is none of \(PictureFormat.names), but of the kind \(passedOver.first?.kind ?? "")"
          : "it holds no picture (\(PictureFormat.names))"
            + passedOver.map { ", but \($0.words)" }.joined())
    }
    // Text is compared as Unicode has it.
    sources = Dictionary(listing.pictures) { first, _ in first }
    if sources.count < pictures.count,
      let twice = Dictionary(grouping: pictures, by: \.self).first(where: { $0.value.count > 1 })?
        .key
    {
      throw ImportFault(
        place: "\(path)/\(twice)",
        reason:
          "another picture's name differs from it in how its letters are composed alone; rename one"
      )
    }
    let stems = Dictionary(grouping: pictures) { Self.stem(of: $0) }
    byStem = stems.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Removes pictures that are known already, and returns true if any is left.
  package mutating func leaveOut(_ known: Set<String>) -> Bool {
    pictures.removeAll { known.contains($0) }
    return !pictures.isEmpty
  }

  package func has(_ picture: String) -> Bool { sources[picture] != nil }

  package func source(of picture: String) -> PictureSource? { sources[picture] }

  /// Returns the one picture that a truth names with or without its extension; nil if there is none
  /// or several.
  func picture(named name: String) -> String? {
    let name = Self.plain(name)
    return has(name) ? name : byStem[name] ?? byStem[Self.stem(of: name)]
  }

  /// Returns the picture that a truth names with its extension; nil if there is none.
  func picture(at name: String) -> String? {
    let name = Self.plain(name)
    return has(name) ? name : nil
  }

  /// Returns a path without a leading `./`, and with slashes in place of Windows backslashes.
  private static func plain(_ name: String) -> String {
    let parts = (name.contains("/") ? name : name.replacing("\\", with: "/")).split(
      separator: "/", omittingEmptySubsequences: false)
    return parts.drop { $0 == "." }.joined(separator: "/")
  }

  /// Returns the path, relative to the folder, of a file in it; nil for any other file.
  func path(inside file: String) -> String? {
    let (folder, file) = (CanonicalPath.of(path), CanonicalPath.of(file))
    return file.hasPrefix("\(folder)/") ? String(file.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the files that are neither pictures nor in `files`, the truth's paths in the folder.
  func passedOver(but files: Set<String>) -> [PassedOverRecord] {
    passedOver.compactMap { kind in
      let others = kind.files.filter { !files.contains($0) }
      return others.isEmpty ? nil : PassedOverRecord(kind: kind.kind, files: others)
    }
  }

  package func passedOver(beside truth: String) -> [PassedOverRecord] {
    passedOver(but: Set(path(inside: truth).map { [$0] } ?? []))
  }

  /// Returns the path of a file beside the pictures, whether or not it exists, from its path in the
  /// folder. Throws if a link leads out of the folder.
  func place(of file: String) throws(ImportFault) -> String {
    guard Folder.lies(file, in: path) else {
      throw ImportFault(
        place: "\(path)/\(file)",
        reason: "a link leads from it out of the folder; copy into the folder what it is to be")
    }
    return "\(path)/\(file)"
  }

  /// Returns the reason that a name in a truth is not a picture of the folder.
  package func fault(of name: String, at place: String) -> ImportFault {
    let isOutside = name.hasPrefix("/") || name.split(separator: "/").contains("..")
    let quoted = VisibleText.quoted(name)
    let file = "\(path)/\(Self.plain(name))"
    let pages = pictures.filter { sources[$0]?.path == file }
    let other = passedOver.first { $0.files.contains(Self.plain(name)) }
    return ImportFault(
      place: place,
      reason: isOutside
        ? "\(quoted) is not a path in the folder of the pictures; write it from there on, without '..'"
        : !pages.isEmpty
          ? "\(quoted) has \(pages.count) pages; name one of them, as in \(VisibleText.quoted(pages[0]))"
          : other.map { "\(quoted) is no picture that is read, but of the kind \($0.kind)" }
            ?? "there is no picture \(quoted) in \(path)")
  }

  static func stem(of picture: String) -> String { (picture as NSString).deletingPathExtension }
}
