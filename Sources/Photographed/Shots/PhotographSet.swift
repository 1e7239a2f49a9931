package import Barcodes
import Foundation
import Records
import Storage

/// The photographs that a suite shows, whole or around a code, as large as its frames need them: only ever smaller than they are.
///
/// Of each photograph one code of a symbology is shown, drawn by its SHA-256, so that photographs are the units that verdicts generalise
/// over; they are in an order that SHA-256 gives, too, which nobody chose.
package struct PhotographSet: Sendable {
  /// A photograph has this many times the module width that it is shown at, or more: what shrinks by less is hardly resampled evenly.
  package static let leastShrinking = 1.5
  /// The width of the rule, which Judging has for verdicts (`Guidance.moduleWidthPixels`).
  static let ruledWidth = 2.0
  /// The fewest photographs of a symbology at a width on which the rule is judged there at all: of fewer, all of them read, nothing would
  /// follow at 90 %.
  package static let fewestJudged = 32
  /// The widths that are judged go on from the guidance's as far as so many photographs do.
  package static let fewestBeyond = 100

  /// A corpus, and what is known of its codes besides.
  package struct Source: Sendable {
    package let corpus: Corpus
    /// As the suite names it.
    let path: String
    /// SHA-256 of the file of measurements; empty without one.
    package let measuredSHA256: String
    /// Engines by whose reads the photographs were chosen.
    let chosenBy: [String]
    /// The numbers of its photographs.
    var photographs = 0..<0

    package init(
      corpus: Corpus, path: String, measuredSHA256: String, chosenBy: [String],
      photographs: Range<Int> = 0..<0
    ) {
      self.corpus = corpus
      self.path = path
      self.measuredSHA256 = measuredSHA256
      self.chosenBy = chosenBy
      self.photographs = photographs
    }
  }

  /// The width that is set for all frames.
  package enum Size: Sendable, Equatable {
    /// Modules, in pixels, ascending.
    case modules([Double])
    /// The whole picture, in pixels, ascending.
    case frames([Double])

    package var widths: [Double] {
      switch self {
      case .modules(let widths), .frames(let widths): widths
      }
    }

    package var axis: String {
      switch self {
      case .modules: ConditionParameter.moduleWidthName
      case .frames: "frame_width_px"
      }
    }
  }

  package let sources: [Source]
  package let size: Size
  /// The margin of the photograph that is shown around a code, in modules; nil for all of it.
  let margin: Double?
  /// Each photograph is shown at as many offsets within a pixel.
  package let phases: Int
  package let arms: [PhotographArm]
  /// The share that has to be read.
  let target: Double
  /// One for each photograph, in the order of SHA-256.
  private(set) var codes: [Symbology: [PhotographedCode]] = [:]
  /// The number of codes by symbology, and of those whose module width is known.
  private(set) var census: [Symbology: (all: Int, known: Int)] = [:]
  /// In blocks, each of them has one frame of each symbology at each point; nil where every photograph is read at every phase.
  package private(set) var blocks: Int?
  private let pictures = PictureCache()
  private let cuttings = PhotographCuttings()

  /// - Parameter measurements: of each source; empty where nothing was measured.
  package init(
    _ sources: [(source: Source, measurements: [CodeMeasurement])], size: Size, margin: Double?,
    phases: Int, arms: [PhotographArm], target: Double
  ) {
    (self.size, self.margin, self.phases, self.arms) = (size, margin, phases, arms)
    self.target = target
    var found = FoundCodes()
    self.sources = sources.enumerated().map { number, entry in
      var source = entry.source
      source.photographs = found.add(source.corpus, number, entry.measurements)
      return source
    }
    found.lendNoise()
    census = found.census
    let widths = size.widths.map { $0 * Self.leastShrinking }
    let preferred = Self.ruledWidth * Self.leastShrinking
    codes = found.codes.mapValues { codes in
      Dictionary(grouping: codes, by: \.photograph).values.compactMap { codes in
        let ordered = codes.sorted { $0.order < $1.order }
        guard case .modules = size else { return ordered.first }
        return ordered.first { $0.moduleWidth ?? 0 >= preferred }
          ?? ordered.first { $0.moduleWidth ?? 0 >= widths[0] }
      }
      .sorted { $0.order < $1.order }
    }
    .filter { !$0.value.isEmpty }
  }

  package var symbologies: [Symbology] { codes.keys.sorted() }

  /// The greatest width that a photograph has, of modules or of the picture as `size` says, in
  /// pixels; nil where it is not known of any.
  package var widest: Double? { codes.values.joined().compactMap(width).max() }

  private func width(of code: PhotographedCode) -> Double? {
    if case .modules = size { return code.moduleWidth }
    return Double(code.frameWidth)
  }

  /// Takes at most so many blocks of the photographs; without blocks, so many photographs of each symbology.
  package mutating func limit(toBlocks blocks: Int?, orPhotographs count: Int) {
    self.blocks = blocks
    if blocks == nil { codes = codes.mapValues { Array($0.prefix(count)) } }
  }

  /// The photographs that can be shown at a width.
  package func shown(_ symbology: Symbology, at width: Double, _ arm: PhotographArm)
    -> [PhotographedCode]
  {
    let least: Double
    switch size {
    case .modules: least = width * Self.leastShrinking
    case .frames: least = width
    }
    return (codes[symbology] ?? []).filter {
      (self.width(of: $0) ?? 0) >= least - 1e-9 && (arm != .fromAfar || $0.look != nil)
        && (margin == nil || ($0.corners != nil && $0.moduleWidth != nil))
    }
  }

  /// The number of frames that these photographs make.
  package func frames(of photographs: Int, _ arm: PhotographArm) -> Int {
    photographs == 0 ? 0 : blocks ?? photographs * phases(of: arm)
  }

  package func phases(of arm: PhotographArm) -> Int { arm == .asTaken ? 1 : phases }

  /// A part of a code's photograph.
  ///
  /// - Throws: `CorpusError` or `PNGError`.
  func picture(of code: PhotographedCode, _ area: PixelRectangle) throws -> GreyImage {
    let corpus = sources[code.source].corpus
    let name = "\(code.source) \(code.frame)"
    return try cuttings.part(of: name, area) {
      try pictures.picture(of: name) {
        try corpus.image(of: corpus.frames[code.frame])
      }.cropped(to: area)
    }
  }

  func record(of code: PhotographedCode) -> FrameRecord {
    sources[code.source].corpus.frames[code.frame]
  }
}

/// The codes of all corpora, while they are gone through.
private struct FoundCodes {
  private(set) var codes: [Symbology: [PhotographedCode]] = [:]
  private(set) var census: [Symbology: (all: Int, known: Int)] = [:]
  private var photographs = 0
  private var seen: Set<String> = []

  /// - Returns: the numbers of its photographs. A picture that was seen before, to the pixel, counts once.
  mutating func add(
    _ corpus: Corpus, _ source: Int, _ measurements: [CodeMeasurement]
  ) -> Range<Int> {
    let first = photographs
    let measured = Dictionary(
      measurements.map { (TwinOrigin(frame: $0.frame, code: $0.code), $0) },
      uniquingKeysWith: { first, _ in first })
    for (index, frame) in corpus.frames.enumerated()
    where frame.photograph?.turnedDegrees == 0 && !frame.codes.isEmpty
      && seen.insert(frame.pixelsSHA256).inserted
    {
      for (number, code) in frame.codes.enumerated() {
        let known = measured[TwinOrigin(frame: frame.frame, code: number)]
        let geometry = known?.failed == nil ? known?.geometry : nil
        let width = geometry?.moduleWidthPixels ?? code.moduleWidthPixels
        let count = census[code.symbology] ?? (0, 0)
        census[code.symbology] = (count.all + 1, count.known + (width == nil ? 0 : 1))
        let order = Digest.hexadecimal(of: Array("\(frame.pixelsSHA256) \(number)".utf8))
        codes[code.symbology, default: []].append(
          PhotographedCode(
            photograph: photographs, order: order, source: source, frame: index, code: number,
            corners: geometry?.corners ?? code.corners, moduleWidth: width,
            frameWidth: frame.width,
            look: known.flatMap { $0.failed == nil ? PhotographLook($0) : nil }))
      }
      photographs += 1
    }
    return first..<photographs
  }

  /// Small codes leave no flat place to measure: their noise is that of the photograph that is most alike in light, as in camera profiles
  /// (hot-deck imputation: Andridge and Little, International Statistical Review 78, 2010). Without a lender they cannot be given any back.
  mutating func lendNoise() {
    let lenders = codes.values.joined().compactMap(\.look).filter(\.hasNoise)
      .sorted { $0.brightness < $1.brightness }
    for symbology in codes.keys {
      for index in codes[symbology, default: []].indices {
        guard let look = codes[symbology]?[index].look, !look.hasNoise else { continue }
        let own = log(max(look.brightness, 1e-6))
        let lender = lenders.min {
          abs(log(max($0.brightness, 1e-6)) - own) < abs(log(max($1.brightness, 1e-6)) - own)
        }
        codes[symbology]?[index].look = lender.map(look.borrowingNoise)
      }
    }
  }
}
