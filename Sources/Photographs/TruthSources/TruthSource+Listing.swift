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
    case .truth: try TruthLines.listing(of: pictures, path: path)
    case .csv: try TruthTable.listing(of: pictures, path: path)
    case .zxingSamples: ZXingSamples.listing(of: pictures)
    case .barcodeDataset: try BarcodeDataset.listing(of: pictures, path: path)
    case .coco: try COCOAnnotations.listing(of: pictures, path: path, symbology: symbology)
    case .via: try VIAProject.listing(of: pictures, path: path, symbology: symbology)
    case .fileName: NamedPictures.listing(of: pictures, symbology: symbology)
    case .folderName: NamedPictures.listing(ofFolders: pictures, symbology: symbology)
    case .yolo:
      try YOLOLabels.listing(of: pictures, file: path.isEmpty ? nil : path, symbology: symbology)
    case .voc: try PascalVOC.listing(of: pictures, symbology: symbology)
    case .labelme: try LabelmeShapes.listing(of: pictures, symbology: symbology)
    case .cvat: try CVATImages.listing(of: pictures, path: path, symbology: symbology)
    case .roboflow: try RoboflowExport.listing(of: pictures, symbology: symbology)
    case .boofcv: try BoofCVPoints.listing(of: pictures, symbology: symbology)
    }
  }
}
