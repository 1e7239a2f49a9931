package import Foundation

/// The folder of this package's sources, with the documents, scripts and corpora beside them.
package enum ProjectFolder {
  package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
}
