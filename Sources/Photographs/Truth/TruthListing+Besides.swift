import Foundation
import Photographed
import Storage

extension TruthListing {
  /// Reads a truth with a file for each picture: beside it, or in a parallel folder, as
  /// `labels/a.txt` for `images/a.jpg`.
  ///
  /// - Parameters:
  ///   - folders: the names that replace the last `images` or `JPEGImages` of a picture's path.
  ///   - isMissingEmpty: true if a picture without a file shows no code, instead of being unknown.
  /// - Throws: `ImportFault` if no picture has a file.
  init(
    of pictures: PictureFolder, besides ending: String, in folders: [String],
    isMissingEmpty: Bool = false, _ read: (String, String) throws -> PictureTruth
  ) throws {
    self.init()
    for picture in pictures.pictures {
      let names = Self.names(of: picture, ending, in: folders)
      guard let name = try names.first(where: { try pictures.hasFile($0) }) else {
        if isMissingEmpty { self.pictures.append(PictureTruth(picture: picture)) }
        continue
      }
      files.insert(name)
      do {
        self.pictures.append(try read(picture, "\(pictures.path)/\(name)"))
      } catch let error as ImportFault {
        refused.insert(picture)
        try leaveOut(error)
      } catch let error as FileError {
        refused.insert(picture)
        try leaveOut(ImportFault(place: "\(pictures.path)/\(name)", reason: error.clause))
      }
    }
    guard !files.isEmpty else {
      throw ImportFault(
        place: pictures.path,
        reason: "no picture has a file of its name beside it that ends in .\(ending)"
          + (folders.isEmpty ? "" : ", nor in a folder \(folders[0]) beside images"))
    }
    self = labelledWithItsOwn()
  }

  private static func names(of picture: String, _ ending: String, in folders: [String]) -> [String]
  {
    let name = "\(PictureFolder.stem(of: picture)).\(ending)"
    var parts = name.split(separator: "/").map(String.init)
    guard let place = parts.lastIndex(where: { ["images", "JPEGImages"].contains($0) }) else {
      return [name] + folders.map { "\($0)/\(name)" }
    }
    return folders.map { folder in
      parts[place] = folder
      return parts.joined(separator: "/")
    } + [name]
  }
}

extension PictureFolder {
  /// - Throws: `ImportFault` if a link leads out of the folder.
  fileprivate func hasFile(_ name: String) throws(ImportFault) -> Bool {
    FileType(at: try place(of: name), followingLinks: true) == .regular
  }
}
