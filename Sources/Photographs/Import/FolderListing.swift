import Foundation
import Photographed
import Records
import Storage

/// The files of a folder and of the folders below it: its pictures, and every other file by kind.
struct FolderListing {
  /// The pictures by their path in the folder, sorted by name.
  private(set) var pictures: [(name: String, source: PictureSource)] = []
  private var passedOverByKind: [String: [String]] = [:]

  private let root: String
  private let canonicalRoot: String
  /// The targets of the links to folders that were followed.
  private var followed: Set<String> = []

  private static let deepest = 16

  /// Lists a folder and the folders below it.
  ///
  /// - Throws: `ImportFault` if a name is not valid UTF-8, so that nothing can refer to it.
  init(folder: String) throws(ImportFault) {
    root = folder
    canonicalRoot = CanonicalPath.of(folder)
    try add(folder: "", depth: 0)
  }

  init(picture path: String) {
    let parent = Folder.parent(of: path)
    root = parent.isEmpty ? "." : parent
    canonicalRoot = CanonicalPath.of(root)
    add(file: (path as NSString).lastPathComponent, at: path)
  }

  var passedOver: [PassedOverRecord] {
    passedOverByKind.sorted { $0.key < $1.key }.map {
      PassedOverRecord(kind: $0.key, files: $0.value)
    }
  }

  private mutating func add(folder: String, depth: Int) throws(ImportFault) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    guard let names = Folder.names(in: path) else {
      passOver(folder, as: "folder that cannot be opened")
      return
    }
    for name in names {
      guard !Self.isRepaired(name, in: path) else {
        throw ImportFault(
          place: "\(path)/\(name)",
          reason: "its name is not UTF-8, so that neither a truth nor a page can name it; rename it"
        )
      }
      try add(folder.isEmpty ? name : "\(folder)/\(name)", named: name, depth: depth)
    }
  }

  private mutating func add(_ inside: String, named name: String, depth: Int) throws(ImportFault) {
    let path = "\(root)/\(inside)"
    if name.hasPrefix(".") {
      passOver(inside, as: "hidden file or folder")
      return
    }
    switch FileType(at: path, followingLinks: true) {
    case .folder:
      if let reason = reasonNotToFollow(path, depth: depth) {
        passOver(inside, as: reason)
      } else {
        try add(folder: inside, depth: depth + 1)
      }
    case .regular: add(file: inside, at: path)
    case .stream: passOver(inside, as: "device or pipe")
    case .link, nil: passOver(inside, as: "link that leads nowhere")
    }
  }

  /// Returns the reason a folder is not followed, or nil if it is to be read.
  private mutating func reasonNotToFollow(_ path: String, depth: Int) -> String? {
    guard depth < Self.deepest else { return "folder more than \(Self.deepest) deep" }
    guard FileType(at: path, followingLinks: false) == .link else { return nil }
    let target = CanonicalPath.of(path)
    let isAround = CanonicalPath.lies(canonicalRoot, in: target)
    guard !isAround, !CanonicalPath.lies(target, in: canonicalRoot),
      followed.insert(target).inserted
    else {
      return isAround ? "link to a folder around it" : "link to a folder that is read anyway"
    }
    return nil
  }

  private mutating func add(file inside: String, at path: String) {
    let head = PictureSource.head(ofFile: path, bytes: FileContent.headBytes)
    let isNamedPicture = PictureFormat.fileExtensions.contains(
      (inside as NSString).pathExtension.lowercased())
    // What is named as a picture and is none is told as a picture that cannot be read.
    let format = head.flatMap(PictureFormat.init)
    if isNamedPicture || format != nil {
      pictures += PictureSource.all(inFile: path, format: format).map {
        (inside + PictureSource.fragment(ofPage: $0.page, of: $0.pages), $0)
      }
    } else {
      passOver(inside, as: head.map { FileContent(head: $0).kind } ?? "file that cannot be opened")
    }
  }

  private mutating func passOver(_ inside: String, as kind: String) {
    passedOverByKind[kind, default: []].append(inside)
  }

  /// Returns true if a name is not valid UTF-8. Foundation lists such a name with U+FFFD in place
  /// of the invalid bytes, and no file has the name so written.
  private static func isRepaired(_ name: String, in folder: String) -> Bool {
    name.unicodeScalars.contains("\u{FFFD}")
      && FileType(at: "\(folder)/\(name)", followingLinks: false) == nil
  }
}
