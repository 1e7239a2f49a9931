import Foundation
import Records
import Storage

/// The folder that a preview is written to. A preview that is there already stays until the new one is whole.
package struct PreviewFolder {
  private let folder: OutputFolder

  /// - Parameters:
  ///   - replacing: whether a preview that is there already may be replaced.
  ///   - suite: the suite's file.
  /// - Throws: `FileError.unwritable`, where that may not be, or the folder holds something else.
  package init(path: String, replacing: Bool, suite: String) throws {
    folder = try OutputFolder(
      path, .preview, existing: replacing ? .replaced : .refused, inputs: [suite])
    try Folder.make("\(folder.workPath)/\(FileName.frames)")
  }

  /// `index.html`, where `finish` puts it.
  package var page: String { "\(folder.path)/\(FileName.page)" }

  /// Where everything is written until it is whole.
  var workPath: String { folder.workPath }

  var contactSheet: String { "\(workPath)/\(FileName.contactSheet)" }

  /// The path of a frame's picture, from the page.
  package static func picture(ofFrame frame: String) -> String {
    "\(FileName.frames)/\(FileName.image(ofFrame: frame))"
  }

  /// Writes the page and what the preview is of, and puts all in place.
  ///
  /// - Throws: `FileError.unwritable`.
  package func finish(page text: String, of preview: Preview, scanbenchVersion: String) throws {
    let origin = preview.origin(scanbenchVersion: scanbenchVersion)
    try FileReplacement.write([
      ("\(folder.workPath)/\(FileName.page)", Data(text.utf8)),
      ("\(folder.workPath)/\(FileName.preview)", RecordCoding.document(origin)),
    ])
    try folder.putInPlace()
  }
}
