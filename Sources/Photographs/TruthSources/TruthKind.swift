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
}
