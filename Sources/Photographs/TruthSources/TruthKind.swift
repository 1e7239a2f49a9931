/// The kinds of truth that come with pictures.
package enum TruthKind: String, CaseIterable, Sendable {
  /// ScanBench's own format, in `truth.jsonl`.
  case truth
  /// A table with the columns `image,symbology,text`, in `truth.csv`.
  case csv
  case zxingSamples = "zxing-cpp"
  /// The results of tony-xlh/barcode-dataset, in `results.zip`.
  case barcodeDataset = "barcode-dataset"
  case coco
  /// VGG Image Annotator.
  case via
  /// The content is in the file's name, as in the barcode databases of Münster.
  case fileName = "file-name"
  /// The content is the name of the picture's folder.
  case folderName = "folder-name"
  /// A text file for each picture, with boxes or corners as shares of it.
  case yolo
  /// Pascal VOC: an XML file for each picture.
  case voc
  /// labelme: a JSON file for each picture.
  case labelme
  case cvat
  /// Roboflow's export in COCO's format.
  case roboflow
  /// BoofCV's sets: a text file for each picture, with corners or a content.
  case boofcv

  /// The usual name of the truth's file in the folder; nil if the kind has no single file.
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
}
