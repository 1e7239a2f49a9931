package import Photographed
import Records
import Storage

extension PictureFolder {
  /// Refuses a folder of pictures given for a suite or a corpus, and says which commands accept it.
  package static func refuseInsteadOfCorpus(_ path: String) throws(ImportFault) {
    guard FileType(at: path, followingLinks: true) == .folder,
      FileType(at: "\(path)/\(FileName.manifest)", followingLinks: true) == nil,
      FolderKind.other(than: .corpus, in: path) == nil,
      (try? PictureFolder(path: path)) != nil
    else { return }
    throw ImportFault(
      place: path,
      reason:
        "it holds pictures, but is no corpus; 'scanbench photos' has engines read them as they are, and "
        + "'scanbench corpus import' makes a corpus of them with what is known of their codes")
  }
}
