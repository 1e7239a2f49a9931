import Photographed
import Storage

extension TruthSource {
  /// - Throws: `ImportFault` or `FileError` if nothing of it can be used, or the usual file is a
  ///   link out of the folder.
  package func listing(of pictures: PictureFolder) throws -> TruthListing {
    let path = try file ?? kind.usualFile.map { try pictures.place(of: $0) } ?? ""
    if file != nil,
      [.voc, .labelme, .roboflow, .boofcv, .folderName, .fileName, .zxingSamples].contains(kind)
    {
      throw ImportFault(
        place: path,
        reason:
          "the truth \(kind.rawValue) is found beside the pictures: write --truth \(kind.rawValue)")
    }
    var listing = try listing(of: pictures, path: path)
    if let inside = pictures.path(inside: path) { listing.files.insert(inside) }
    return listing
  }

  private func listing(of pictures: PictureFolder, path: String) throws -> TruthListing {
    switch kind {
    case .truth: try .lines(of: pictures, path: path)
    case .csv: try .table(of: pictures, path: path)
    case .zxingSamples: .zxingSamples(of: pictures)
    case .barcodeDataset: try .barcodeDataset(of: pictures, path: path)
    case .coco: try .coco(of: pictures, path: path, symbology: symbology)
    case .via: try .via(of: pictures, path: path, symbology: symbology)
    case .fileName: .fileNames(of: pictures, symbology: symbology)
    case .folderName: .folderNames(of: pictures, symbology: symbology)
    case .yolo:
      try .yolo(of: pictures, file: path.isEmpty ? nil : path, symbology: symbology)
    case .voc: try .voc(of: pictures, symbology: symbology)
    case .labelme: try .labelme(of: pictures, symbology: symbology)
    case .cvat: try .cvat(of: pictures, path: path, symbology: symbology)
    case .roboflow: try .roboflow(of: pictures, symbology: symbology)
    case .boofcv: try .boofCV(of: pictures, symbology: symbology)
    }
  }
}
