package import Foundation

/// A reader of bytes from outside, with what is done with them right after.
///
/// An input that is refused is a good one; a trap, a hang, or memory without bounds is a finding.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Hands the reader an input. The folder is the target's own, and stays from input to input.
  private let body: @Sendable (Data, FuzzFolder) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (Data, FuzzFolder) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// In the order of their names.
  package static let all: [FuzzTarget] =
    (ofPages + [
      .suite, .rules, .png, .photograph, .messages, .manifest, .conditions, .trials, .blocks, .run,
      .summary, .result, .round, .comparison, .duel, .duelBlocks, .history, .truth, .csv, .coco,
      .via, .cvat, .voc, .labelme, .yolo, .boofcv,
      .roboflow,
      .barcodeDataset, .recording, .measurements,
      .camera, .json,
    ]).sorted { $0.name < $1.name }

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Whether the reader, and what comes after it, takes an input.
  package func takes(_ input: Data, in folder: FuzzFolder) -> Bool {
    (try? body(input, folder)) != nil
  }

  package func run(_ input: Data, in folder: FuzzFolder) {
    // Whatever is thrown is a refusal, in words: these are made, too.
    do { try body(input, folder) } catch { _ = "\(error)" }
  }
}
