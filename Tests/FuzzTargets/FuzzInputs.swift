import Foundation

/// The inputs that are kept: seeds, which the project itself has written, and findings of the past.
package struct FuzzInputs: Sendable {
  /// `Tests/Fuzzing` of the checkout.
  package static let standard = FuzzInputs(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fuzzing").standardizedFileURL.path)

  package let folder: String

  /// The files beside which a target's input stands; nil for targets that need none.
  package func template(of target: FuzzTarget) -> String? {
    switch target.name {
    case "manifest", "conditions", "trials", "blocks", "run": "\(folder)/Templates/run"
    case "duel-blocks": "\(folder)/Templates/duel"
    case "truth", "csv", "coco", "via", "cvat", "voc", "labelme", "yolo", "boofcv", "roboflow",
      "barcode-dataset":
      "\(folder)/Templates/pictures"
    case "camera": "\(folder)/Templates/camera"
    default: nil
    }
  }

  /// The paths of the inputs of a target, in their order.
  package func paths(of target: FuzzTarget) -> [String] {
    ["Seeds", "Findings"].flatMap { kind in
      let path = "\(folder)/\(kind)/\(target.name)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().map { "\(path)/\($0)" }
    }
  }

  /// The words of `Dictionaries/TARGET.dict`, which mutations put in.
  package func words(of target: FuzzTarget) -> [String] {
    let path = "\(folder)/Dictionaries/\(target.name).dict"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      line.hasPrefix("\"")
        ? String(line.dropFirst().dropLast()).replacing("\\\"", with: "\"") : nil
    }
  }
}
