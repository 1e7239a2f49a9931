package import Barcodes
import CorpusRendering
import Storage

/// Where truth is found beside pictures.
package enum TruthKind: String, CaseIterable, Sendable {
  /// Our own: `truth.jsonl`.
  case truth
  /// `image,symbology,text` in `truth.csv`.
  case csv
  /// zxing-cpp's test samples.
  case zxingSamples = "zxing-cpp"
  /// tony-xlh/barcode-dataset: `results.zip`.
  case barcodeDataset = "barcode-dataset"
  /// COCO's object detection format.
  case coco
  /// VGG Image Annotator.
  case via
  /// The content is in the file's name, as in the barcode databases of Münster.
  case fileName = "file-name"
  /// The content is the name of the folder that the picture lies in.
  case folderName = "folder-name"
  /// A text of each picture, with boxes or corners as shares of it.
  case yolo
  /// Pascal VOC: an XML of each picture.
  case voc
  /// labelme: a JSON of each picture.
  case labelme
  /// CVAT for images.
  case cvat
  /// Roboflow's export in COCO's format.
  case roboflow
  /// BoofCV's sets: a text of each picture, with corners or a content.
  case boofcv

  /// The file that holds the truth, where it is one, in the folder.
  package var usualFile: String? {
    switch self {
    case .truth: "truth.jsonl"
    case .csv: "truth.csv"
    case .barcodeDataset: "results.zip"
    case .coco: "annotations.json"
    case .via: "via_project.json"
    case .cvat: "annotations.xml"
    case .zxingSamples, .fileName, .folderName, .yolo, .voc, .labelme, .roboflow, .boofcv: nil
    }
  }

  /// Reads the truth of pictures.
  ///
  /// - Parameters:
  ///   - pictures: all of the folder.
  ///   - file: instead of the usual one.
  ///   - symbology: of every code, for truths that do not name it.
  /// - Throws: `ImportFault` or `FileError`, where nothing of it can be used, or the usual file is a link out of the folder.
  package func listing(
    of pictures: PictureFolder, file: String?, symbology: Symbology?
  ) throws -> TruthListing {
    let path = try file ?? usualFile.map { try pictures.place(of: $0) } ?? ""
    if file != nil,
      [.voc, .labelme, .roboflow, .boofcv, .folderName, .fileName, .zxingSamples].contains(self)
    {
      throw ImportFault(
        place: path,
        reason: "the truth \(rawValue) is found beside the pictures; leave --truth-file out")
    }
    var listing = try listing(of: pictures, path: path, symbology: symbology)
    if let inside = pictures.path(inside: path) { listing.files.insert(inside) }
    return listing
  }

  private func listing(
    of pictures: PictureFolder, path: String, symbology: Symbology?
  ) throws -> TruthListing {
    switch self {
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
