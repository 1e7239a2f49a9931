import Barcodes
import Foundation
import Photographs
import Records

@testable import Photographed

extension FuzzTarget {
  static let truth = truth(.truth)
  static let csv = truth(.csv)
  static let coco = truth(.coco)
  static let via = truth(.via)
  static let cvat = truth(.cvat)
  static let voc = truth(.voc, file: "a.xml")
  static let labelme = truth(.labelme, file: "a.json")
  static let yolo = truth(.yolo, file: "a.txt")
  static let boofcv = truth(.boofcv, file: "a.txt")
  static let roboflow = truth(.roboflow, file: "_annotations.coco.json")
  /// With what other readers said of the same pictures, which the archive holds beside the truth.
  static let barcodeDataset = truth(.barcodeDataset) { folder in
    let recording = try DatasetRecording(folder: folder)
    for reader in recording.readers.prefix(3) {
      guard
        let answers = try? recording.answers(of: reader.name, device: nil, source: "a fuzzer")
      else { continue }
      for answer in answers { _ = try taken(answer, "an answer") }
    }
  }

  /// A truth beside three pictures, and the frames that an import makes of it.
  ///
  /// - Parameters:
  ///   - file: of the input; nil for the kind's usual one.
  ///   - further: what else is read of the folder.
  private static func truth(
    _ kind: TruthKind, file: String? = nil,
    further: @escaping @Sendable (String) throws -> Void = { _ in }
  ) -> FuzzTarget {
    FuzzTarget(kind.rawValue) { input, folder in
      _ = try folder.put(input, as: file ?? kind.usualFile ?? "")
      try? further(folder.path)
      let pictures = try PhotographImport(
        folder: folder.path, truth: TruthSource(kind), turns: ImageTurn.allCases)
      for fault in pictures.faults { _ = fault.description }
      for truth in pictures.truths {
        for turn in ImageTurn.allCases {
          let frame = try taken(
            truth.frame(
              named: "photos/\(truth.frameKind)/000000", file: "a.png", of: picture, turn,
              isSwept: true,
              PhotographRecord(
                source: truth.picture, fileSHA256: "", format: "png", jpegQuality: nil,
                turnedDegrees: turn.degrees)), "a frame")
          _ = Score(of: decodes, against: frame.codes.map(\.trueCode))
        }
      }
    }
  }

  private static let picture = GreyImage(width: 32, height: 24, filledWith: 128)

  private static let decodes = [Symbology.ean13, .qrCode].map { symbology in
    Decode(
      symbology: symbology, bytes: Array("4006381333931".utf8), text: "4006381333931",
      corners: PixelRectangle(width: 20, height: 16).quad)
  }

  /// A record as a file hands it on. One that cannot be written, or is refused when it is read, is a finding: nobody could use what
  /// was made of the input.
  static func taken<Record: Codable>(_ record: Record, _ what: String) throws -> Record {
    do {
      return try RecordCoding.decoder().decode(Record.self, from: RecordCoding.line(record))
    } catch {
      fatalError("\(what) that is made is not taken: \(error)")
    }
  }

  /// The same of a frame, which stands in a manifest as its line.
  static func taken(_ frame: FrameRecord, _ what: String) throws -> FrameRecord {
    let conditions = ConditionTable([])
    return try taken(FrameLine(frame, conditions), what).record(conditions)
  }
}
