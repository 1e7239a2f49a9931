import Barcodes
import EngineKit
import Foundation
import PageServer

/// A page as a reader of frames.
///
/// What it claims is what the page claims and reads of its reference symbols. These are shown when the bench says hello,
/// every 100 frames, and after each frame in which the page finds nothing: a detector that has stopped finding
/// anything, or that has not begun to, as one that is still being downloaded, ends the service instead of missing codes.
struct PageReader: FrameReading {
  private(set) var symbologies: [Symbology] = []
  let options: [String: String] = [:]
  let page: HostedPage
  /// Returns true if whoever wants to know has gone away meanwhile.
  let isCallerGone: @Sendable () -> Bool
  /// The time for a page to join.
  private let joinLimit: Duration
  /// The time for one task; whoever asks sets limits of their own, and shorter ones.
  private static let taskLimit = Duration.seconds(86_400)
  /// Where a page joins.
  private let address: String
  /// For people.
  private let report: (String) -> Void
  private var description: PageDescription?
  private var mask: [Symbology]?
  private var framesUntilCheck = framesBetweenChecks
  private var framesShown = 0
  private var nextReference = 0

  private static let framesBetweenChecks = 100

  init(
    page: HostedPage, joinLimit: Duration, address: String,
    isCallerGone: @escaping @Sendable () -> Bool, report: @escaping (String) -> Void
  ) {
    (self.page, self.joinLimit, self.address) = (page, joinLimit, address)
    (self.isCallerGone, self.report) = (isCallerGone, report)
  }

  var name: String { description?.reader ?? "page" }
  var version: String { description?.version ?? "unknown" }
  var contentFeatures: [EngineFeature] { description?.contentFeatures ?? [] }

  mutating func prepareForHello() throws {
    let data: Data
    do {
      if try !isJoined() {
        report("waiting for a page at \(address), \(joinLimit.components.seconds) s at most")
      }
      data = try joined(within: joinLimit)
    } catch PageFault.cancelled {
      throw ReadingFailure(PageFault.cancelled.description, endsService: true)
    }
    let description = try PageDescription(data)
    guard description != self.description else { return }
    if let fault = description.fault { throw ReadingFailure(page: fault) }
    guard !description.symbologies.isEmpty else {
      throw ReadingFailure(
        page:
          "the page's detector supports none of the \(Symbology.countInWords) formats: \(description.formats)"
      )
    }
    let read = try description.symbologies.filter { try reads($0) }
    guard !read.isEmpty else {
      throw ReadingFailure(
        "the page's detector reads no reference symbol of any format that it claims; a detector that is still "
          + "being downloaded answers like that")
    }
    let unread = description.symbologies.filter { !read.contains($0) }
    if !unread.isEmpty {
      report(
        "left out, since their reference symbols are not read: "
          + unread.map(\.name).joined(separator: ", "))
    }
    symbologies = read
    self.description = description
  }

  mutating func configure(mask: FormatMask, options: [String: String]) throws {
    if let name = options.keys.min() {
      throw EngineOptionError.unknownOption(name: name, known: [])
    }
    self.mask = mask.symbologies
  }

  mutating func timedDecodes(
    in image: GreyImage, warmup: Int, repeats: Int
  ) throws -> (durationsNanoseconds: [Int64], decodes: [Decode]) {
    if description == nil { try prepareForHello() }
    let asked = mask ?? symbologies
    if framesUntilCheck == 0 {
      for symbology in symbologies { try expectToRead(symbology) }
      framesUntilCheck = Self.framesBetweenChecks
    }
    framesUntilCheck -= 1
    framesShown += 1
    let result = try detect(
      DetectTask(
        image, formats: asked, warmup: warmup, repeats: repeats, count: framesShown), in: image)
    let decodes = result.decodes.map(Decode.init)
    if decodes.isEmpty, !asked.isEmpty {
      try expectToRead(asked[nextReference % asked.count])
      nextReference += 1
    }
    return (try result.durations(of: repeats), decodes)
  }

  private func detect(_ task: DetectTask, in image: GreyImage) throws -> DetectResult {
    let data: Data
    do {
      data = try self.result(
        of: try PageTask(task, body: Data(image.pixels)), within: Self.taskLimit)
    } catch PageFault.cancelled {
      throw ReadingFailure(PageFault.cancelled.description, endsService: true)
    } catch let fault as PageFault {
      throw ReadingFailure(fault.description)
    }
    let result = try DetectResult(data)
    if let error = result.error { throw ReadingFailure(page: "the page: \(error)") }
    return result
  }

  // MARK: Reference symbols

  /// True if one of the reference symbols is read.
  private func reads(_ symbology: Symbology) throws -> Bool {
    for variant in 0..<2 {
      let reference = try ReferenceFrame(symbology, variant: variant)
      let task = DetectTask(
        reference.image, formats: [symbology], isReference: true, count: framesShown)
      if reference.isAmong(try detect(task, in: reference.image).decodes.map(Decode.init)) {
        return true
      }
    }
    return false
  }

  /// - Throws: `ReadingFailure`, which ends the service, where it is not read any more.
  private func expectToRead(_ symbology: Symbology) throws {
    guard try !reads(symbology) else { return }
    throw ReadingFailure(
      "the page's detector no longer reads a reference symbol of \(symbology.name), which it has read before; "
        + "what it does not find counts as nothing", endsService: true)
  }
}

extension ReadingFailure {
  /// With words of the page, which may be a megabyte.
  fileprivate init(page description: String) {
    self.init(String(String.UnicodeScalarView(description.unicodeScalars.prefix(500))))
  }
}
