import Barcodes
import Encoding
import Foundation
import Rendering

/// A symbol that was found, and roughly where it lies.
struct FoundSymbol {
  var match: Registration.Match
  var candidate: SymbolCandidate
  /// The match as a flat symbol, if `match` is wrapped around a cylinder.
  var flat: Registration.Match?

  /// True if the modules were taken from the picture.
  var isAsSeen: Bool { candidate.choices[SymbolCandidate.asSeen] != nil }

  /// The correlation, less the gain of modules that were taken from the picture, noise and all.
  var likeness: Double { match.correlation - (isAsSeen ? Self.gainAsSeen : 0) }

  static let gainAsSeen = 0.03
}

extension MeasuredScene {
  /// Returns the symbol at corners that are exact: those of a rendered frame.
  func trusted(_ lit: PictureWindow) throws(Fault) -> FoundSymbol {
    let candidate = sizes[0]
    guard
      let projection = Homography(
        width: candidate.width, height: candidate.height, corners: corners)
    else { throw Fault(reason: "its corners make no quad") }
    let registration = registration(lit, candidate, slack: 2)
    let flat = registration.match(from: .flat(projection))
    if let found = wrapped(around: corners, candidate, lit, registration, than: flat) {
      return found
    }
    guard let flat else { throw Fault(reason: "its corners make no quad") }
    return FoundSymbol(match: flat, candidate: candidate)
  }

  /// Returns the symbol around a cylinder, if it is more like the picture than a flat one.
  private func wrapped(
    around corners: Quad, _ candidate: SymbolCandidate, _ lit: PictureWindow,
    _ registration: Registration, than flat: Registration.Match?
  ) -> FoundSymbol? {
    guard flat?.correlation ?? 0 < Registration.goodCorrelation else { return nil }
    let matches = wrapStarts(around: corners, candidate, lit)
      .compactMap(registration.match(from:))
    guard let best = matches.max(by: { $0.correlation < $1.correlation }),
      best.correlation > (flat?.correlation ?? 0) + Self.leastGain
    else { return nil }
    return FoundSymbol(match: best, candidate: candidate, flat: flat)
  }

  /// The least gain of a cylinder: another projection always fits another share of the noise.
  private static let leastGain = 0.01

  /// Returns the symbol near rough corners, from all those that it may be.
  func searched(_ lit: PictureWindow) throws(Fault) -> FoundSymbol {
    let starts = starts(lit)
    var best: FoundSymbol?
    for start in starts {
      let candidate = start.candidate
      guard
        let match = registered(start, lit),
        let found = likeliest(FoundSymbol(match: match, candidate: candidate), lit)
      else { continue }
      if found.likeness > best?.likeness ?? 0 { best = found }
      // Bars whose wide ones have another width are very much alike; and modules that were taken from the picture agree with it at
      // other sizes, too.
      if !isBand, found.match.correlation > Registration.goodCorrelation, !found.isAsSeen { break }
    }
    for start in starts.prefix(Self.mostWrapped)
    where best?.match.correlation ?? 0 < Registration.goodCorrelation {
      let candidate = start.candidate
      if let found = wrapped(
        around: SymbolProjection.flat(start.projection).corners, candidate, lit,
        roughRegistration(lit, candidate, from: start), than: best?.match
      ).flatMap({ likeliest($0, lit) }) {
        best = found
      }
    }
    guard let best else {
      throw Fault(reason: "the picture does not show the symbol at its corners")
    }
    return best
  }

  private func starts(_ lit: PictureWindow) -> [StartSearch.Start] {
    // What is sampled depends on how wide a module is; a quarter more or less does not matter.
    let groups = Dictionary(grouping: symbology == .pdf417 ? onePerShape : sizes) { size in
      isBand ? 0 : Int((log(size.width) / log(1.25)).rounded())
    }
    var found: [StartSearch.Start] = []
    var searches: [Double: StartSearch] = [:]
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let search = StartSearch(
        lit, of: symbology, moduleWidth: corners.longestSide / group[0].longerSide(isBand: isBand),
        isLinear: isBand)
      for size in group { searches[size.width] = search }
      found += search.starts(corners, group, mostOrders: isBand ? 4 : 2)
    }
    guard !isBand else { return found.best(8) }
    if symbology == .pdf417 { found = withLikeliestRows(found, by: searches) }
    return found.best(Self.mostSettled)
      .compactMap { start in
        searches[start.candidate.width].map { settled(start, by: $0, lit) }
      }
      .best(4)
  }

  /// One candidate for each number of PDF417 columns: the function pattern, by which starts are
  /// found, is the same for any number of rows.
  private var onePerShape: [SymbolCandidate] {
    Dictionary(grouping: sizes, by: \.shape)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { _, alike in alike.sorted { $0.grid.rows < $1.grid.rows }[alike.count / 2] }
  }

  /// Returns PDF417 starts with the rows most like the picture's, at the best starts' places.
  private func withLikeliestRows(
    _ starts: [StartSearch.Start], by searches: [Double: StartSearch]
  ) -> [StartSearch.Start] {
    starts.best(Self.mostShapes).flatMap { start -> [StartSearch.Start] in
      guard let search = searches[start.candidate.width] else { return [] }
      let place = search.settled(start.projection, as: start.candidate)
      let corners = SymbolProjection.flat(place.projection).corners
      return sizes.filter { $0.shape == start.candidate.shape }
        .flatMap(alternatives(of:))
        .compactMap { search.start(at: corners, $0) }
        .best(Self.mostSettled / Self.mostShapes)
    }
  }

  private static let mostShapes = 4

  /// The starts worth a closer look: place and encoder's choices together tell more than either.
  private static let mostSettled = 16

  /// Returns a start at its best place, with the candidate of its size most like the picture.
  private func settled(
    _ start: StartSearch.Start, by search: StartSearch, _ lit: PictureWindow
  ) -> StartSearch.Start {
    let first = search.settled(start.projection, as: start.candidate)
    guard
      let samples = SampledModules(lit, .flat(first.projection), of: start.candidate),
      let likeliest = samples.likeliest(of: alternatives(of: start.candidate)),
      likeliest != start.candidate
    else { return first }
    return search.settled(first.projection, as: likeliest)
  }

  private func alternatives(of candidate: SymbolCandidate) -> [SymbolCandidate] {
    SymbolCandidate.all(for: code, ofSize: candidate, beside: usual)
  }

  /// The number of flat starts that are tried around a cylinder too.
  private static let mostWrapped = 2

  /// Registers a start, first as if its place were known to half a module: from farther away a fit
  /// may end in another, similar place.
  private func registered(_ start: StartSearch.Start, _ lit: PictureWindow) -> Registration.Match? {
    let projection = SymbolProjection.flat(start.projection)
    let near =
      isBand
      ? nil
      : registration(lit, start.candidate, slack: max(1.2, 0.5 * projection.scale))
        .match(from: projection)
    if let near, near.correlation > Self.settledCorrelation { return near }
    let rough = roughRegistration(lit, start.candidate, from: start).match(from: projection)
    return [near, rough].compactMap(\.self).max { $0.correlation < $1.correlation }
  }

  /// The correlation from which a fit that started nearby has ended in the right place.
  private static let settledCorrelation = 0.7

  private func roughRegistration(
    _ lit: PictureWindow, _ candidate: SymbolCandidate, from start: StartSearch.Start
  ) -> Registration {
    let module = start.projection.scale
    return registration(lit, candidate, slack: min(max(3, 1.5 * module), 5 * module))
  }

  /// Returns the candidate of the same size most like the picture; if none is very like it, the
  /// modules as the picture shows them.
  private func likeliest(_ found: FoundSymbol, _ lit: PictureWindow) -> FoundSymbol? {
    guard !isBand else { return found }
    let projection = found.match.appearance.projection
    guard let samples = SampledModules(lit, projection, of: found.candidate) else { return nil }
    guard let best = samples.likeliest(of: alternatives(of: found.candidate)) else { return found }
    var refined =
      best.grid == found.candidate.grid ? found : matched(best, projection, lit) ?? found
    // The finder patterns of a QR code look the same in its mirror image, and modules from a picture agree with it as well.
    if refined.match.correlation < Registration.goodCorrelation, !projection.isMirrored,
      let read = samples.read(by: best.grid, FunctionPattern(symbology, of: best.grid)),
      Self.differencesOfEncoders.contains(read.difference),
      read.patternDifference <= Self.mostOfPattern
    {
      var candidate = best
      candidate.grid = read.grid
      candidate.choices[SymbolCandidate.asSeen] = 1
      if let seen = matched(candidate, projection, lit),
        seen.match.correlation > max(refined.match.correlation + FoundSymbol.gainAsSeen, 0.8)
      {
        refined = seen
      }
    }
    return refined
  }

  /// The share of modules that another encoder may draw differently. Two symbols of one size with
  /// only their finder patterns in common differ in somewhat less than half.
  private static let differencesOfEncoders = 0.02...0.45

  /// The share of a function pattern that may be misread, for dirt or blur; of a turned or mirrored
  /// symbol, more differs.
  private static let mostOfPattern = 0.1

  private func matched(
    _ candidate: SymbolCandidate, _ projection: SymbolProjection, _ lit: PictureWindow
  ) -> FoundSymbol? {
    registration(lit, candidate, slack: max(1.2, 0.1 * projection.scale)).match(from: projection)
      .map {
        FoundSymbol(match: $0, candidate: candidate)
      }
  }

  private func registration(_ lit: PictureWindow, _ candidate: SymbolCandidate, slack: Double)
    -> Registration
  {
    Registration(
      picture: lit, model: InkModel(candidate), margin: margin(of: candidate), isBand: isBand,
      isAspectKnown: isAspectKnown, slack: slack)
  }
}

extension SymbolCandidate {
  /// The properties that determine a PDF417 symbol's function pattern.
  fileprivate var shape: [Double] { [width, choices[Self.compact] ?? 0] }

  /// Returns the longer side in modules; for a band, whose height is unknown, the width.
  fileprivate func longerSide(isBand: Bool) -> Double { isBand ? width : max(width, height) }
}
