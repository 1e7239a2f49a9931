import ArgumentParser
import Barcodes
import EngineHosting
import EngineKit
import Foundation
import Photographs
import Records
import Runner
import Suites

/// `scanbench engine read`
struct EngineReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Have an engine read images, and print what it says.",
    usage: "scanbench engine read <engine> <image> ... [<options>]",
    discussion: """
      Each image is a PNG, JPEG, WebP, HEIC, AVIF, TIFF (each page), GIF or BMP; it is turned \
      as it says, and colours become luma (BT.601). A line says how the engine answered and how long its call took; \
      what it read follows. What it writes to its standard error comes on that of this \
      command. Exits with 1 where it did not answer; a run's reproduce.txt has the commands \
      for the frames on which an engine died.

      EXAMPLE
        scanbench engine read zxing photo.jpg
        scanbench engine read ./my-engine frames/*.png --mask ean_13+ean_8
      """)

  @OptionGroup var engine: SingleEngineOptions

  @Argument(help: ArgumentHelp("Images, such as JPEG.", valueName: "image"))
  var images: [String]

  @Option(
    help: ArgumentHelp(
      "all, linear, matrix, or symbologies joined by +; the engine is asked for those that it claims.",
      valueName: "mask"))
  var mask = "all"

  @Option(
    help: ArgumentHelp(
      "How the pixels lie in the upright scene, as in EXIF: 1 to 8.", valueName: "number"))
  var orientation: Int?

  @Option(help: ArgumentHelp("The region of interest, in pixels.", valueName: "x,y,w,h"))
  var roi: String?

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let reading = SingleImageReader(
      path: try engine.path(), options: try engine.settings(), mask: try parsedMask(),
      view: FrameView(orientation: try parsedOrientation(), region: try parsedRegion()),
      limits: limits.limits, log: EngineLog(.standardError))
    var (isAnswered, areRead) = (true, true)
    for source in images.flatMap(PictureSource.all(inFile:)) {
      do {
        let photograph = try Photograph(source)
        let answer = try reading.read(photograph.image)
        let notes = photograph.notes.map { "; \($0)" }.joined()
        print("\(VisibleText.line("\(source.name): \(answer.head)\(notes)"))\(answer.codes)")
        isAnswered = isAnswered && answer.isAnswer
      } catch let error as PhotographError {
        // The others can be read all the same.
        StandardError.report("scanbench: \(VisibleText.line("\(error)"))")
        areRead = false
      }
    }
    guard areRead else { throw ExitCode(FailureCode.badInput.rawValue) }
    guard isAnswered else { throw ExitCode(1) }
  }

  private func parsedMask() throws -> FormatMask {
    guard let choices = MaskChoice.choices(named: mask), choices.count == 1,
      case .fixed(let mask) = choices[0]
    else {
      throw UsageError(
        mask: mask, "all, linear, matrix, or symbologies joined by + (ean_13+upc_a)")
    }
    return mask
  }

  private func parsedOrientation() throws -> ImageOrientation? {
    guard let orientation else { return nil }
    guard let parsed = ImageOrientation(rawValue: orientation) else {
      throw UsageError("--orientation \(orientation): write a number from 1 to 8")
    }
    return parsed
  }

  private func parsedRegion() throws -> PixelRectangle? {
    guard let roi else { return nil }
    let numbers = roi.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 4, numbers[0] >= 0, numbers[1] >= 0, numbers[2] > 0, numbers[3] > 0
    else { throw UsageError("--roi \(roi): write X,Y,WIDTH,HEIGHT in pixels, as in 0,120,640,240") }
    return PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EngineAnswer {
  /// For people: how the engine answered.
  fileprivate var head: String {
    switch self {
    case .answered(let decodes, let nanoseconds):
      let milliseconds = (Double(nanoseconds) / 1e6).formatted(
        .number.precision(.fractionLength(1)))
      let count = decodes.count == 1 ? "1 code" : "\(decodes.count) codes"
      return "\(count) in \(milliseconds) ms"
    case .failed(let reason): return reason
    }
  }

  /// A line for each code, after the head.
  fileprivate var codes: String {
    guard case .answered(let decodes, _) = self else { return "" }
    return decodes.map { "\n  \(VisibleText.line($0.line))" }.joined()
  }
}

extension Decode {
  fileprivate var line: String {
    let corners = self.corners.map { quad in
      " at "
        + quad.corners.map { "(\(Int($0.x.rounded())), \(Int($0.y.rounded())))" }.joined(
          separator: " ")
    }
    return "\(symbology?.name ?? "other") \"\(text)\"\(corners ?? "")"
  }
}
