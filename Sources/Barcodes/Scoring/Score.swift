/// One trial's decodes held against the truth.
public struct Score: Sendable, Equatable {
  /// One for each true code, in the truth's order.
  public var codes: [CodeScore]
  /// Decodes that are no true code's, and repeat none.
  public var falsePositives: Int
  /// Decodes that repeat the content of a true code which has its match already.
  public var duplicates: Int
  /// Decodes of true codes that lie outside the region of interest.
  public var outsideRegion = 0
  /// Decodes of codes that count neither way.
  public var others = 0
}

/// The result for one true code.
public struct CodeScore: Sendable, Equatable {
  public var outcome: Outcome
  /// The overlap with the matched decode, 0 to 1: of areas, or for linear codes of scan lines. Nil where
  /// nothing matched or the engine reports no position.
  public var overlap: Double?
  /// The mean distance between the true and the reported corners, in modules; for linear codes that of the
  /// ends of the scan line, along it. Nil as `overlap` is.
  public var cornerErrorModules: Double?
  /// Which of the decodes is the code's; nil where nothing matched.
  public var decode: Int?
}

extension Score {
  /// Matches decodes to true codes by overlap, the best first, and judges each match.
  ///
  /// A decode without a position may match any true code whose content or symbology it has, after those that have a position: of a code
  /// beside it that the truth lacks nothing else tells it apart. Where the truth has no position, any decode may match. A decode left over
  /// which lies on a true code and has its content is a duplicate; every other one is a false positive,
  /// also where it lies on a true code that was read as something else: an application would have seen it.
  ///
  /// With a region of interest, decodes of codes outside it are counted as such, whatever they say, and are
  /// nothing else. Codes that its edge cuts may be read or not; read wrong, they are false positives.
  ///
  /// - Parameters:
  ///   - others: codes that count neither way; a decode that may be one of them is no false positive.
  ///   - labelled: the symbologies whose codes `truth` has; of others it may lack some, and a decode is no false positive. Nil for all.
  ///   - sides: how each code lies to the region of interest; nil without one.
  public init(
    of decodes: [Decode], against truth: [TrueCode], others: [OtherCode] = [],
    labelled: FormatMask? = nil, sides: [RegionSide]? = nil
  ) {
    let sides = sides ?? truth.map { _ in .inside }
    let candidates = truth.indices.flatMap { code in
      decodes.indices.compactMap { decode -> Candidate? in
        let placement = Placement(of: decodes[decode], on: truth[code])
        guard placement.touches else { return nil }
        let hasContent = decodes[decode].hasContent(of: truth[code])
        guard placement.overlap != nil || hasContent || decodes[decode].mayLie(on: truth[code])
        else { return nil }
        return Candidate(
          code: code, decode: decode, placement: placement, hasContent: hasContent,
          isRight: decodes[decode].isRight(of: truth[code]), side: sides[code])
      }
    }
    var matches: [Int: Candidate] = [:]
    var used: Set<Int> = []
    for candidate in candidates.sorted(by: Candidate.isBetter)
    where matches[candidate.code] == nil && !used.contains(candidate.decode) {
      matches[candidate.code] = candidate
      used.insert(candidate.decode)
    }
    let repeating = candidates.filter { $0.hasContent && !used.contains($0.decode) }
    let repeats = Set(repeating.map(\.decode))
    let repeatsInside = Set(repeating.filter { $0.side != .outside }.map(\.decode))
    let scores = truth.indices.map { CodeScore(matches[$0]) }
    codes = zip(scores, sides).map { $0.seen(from: $1) }
    duplicates = repeatsInside.count
    outsideRegion =
      matches.values.count { $0.side == .outside } + repeats.count - repeatsInside.count
    let wrongAcross = zip(scores, sides).count { score, side in
      side == .across && [.misread, .formatError].contains(score.outcome)
    }
    let left = decodes.indices.filter { !used.contains($0) && !repeats.contains($0) }
    self.others = left.count { decodes[$0].countsNeitherWay(others, labelled) }
    falsePositives = left.count - self.others + wrongAcross
  }
}

extension CodeScore {
  fileprivate init(_ match: Candidate?) {
    guard let match else {
      self.init(outcome: .missed)
      return
    }
    let outcome: Outcome =
      if match.isRight { .correct } else if match.hasContent { .formatError } else { .misread }
    self.init(
      outcome: outcome, overlap: match.placement.overlap,
      cornerErrorModules: match.placement.cornerErrorModules, decode: match.decode)
  }

  /// The same, or that the code was not asked for.
  fileprivate func seen(from side: RegionSide) -> CodeScore {
    switch side {
    case .inside: self
    case .across: CodeScore(outcome: .cut)
    case .outside: CodeScore(outcome: .outside)
    }
  }
}

extension Decode {
  /// True if the payload is that of `code`, whatever symbology the engine names.
  fileprivate func hasContent(of code: TrueCode) -> Bool {
    bytes == code.bytes || hasText(of: code)
      || CanonicalContent(symbology, bytes).bytes
        == CanonicalContent(code.symbology, code.bytes).bytes
  }

  /// True if payload and symbology are those of `code`, after the declared equivalences.
  fileprivate func isRight(of code: TrueCode) -> Bool {
    CanonicalContent(symbology, hasText(of: code) ? code.bytes : bytes)
      == CanonicalContent(code.symbology, code.bytes)
  }

  /// False of a decode that names another symbology than a code whose position is known.
  fileprivate func mayLie(on code: TrueCode) -> Bool {
    code.corners == nil || symbology == nil || isOf(FormatMask(code.symbology))
  }

  /// True if the decode may be of a code that the truth does not have.
  fileprivate func countsNeitherWay(_ others: [OtherCode], _ labelled: FormatMask?) -> Bool {
    labelled.map { !isOf($0) } ?? false || others.contains { $0.mayBe(self) }
  }

  /// True if the mask has the symbology, or one that readers name instead of it.
  fileprivate func isOf(_ mask: FormatMask) -> Bool {
    guard let symbology else { return false }
    let retail = Self.ofOneRetailNumber
    return mask.contains(symbology)
      || (retail.contains(symbology) && !retail.isDisjoint(with: mask))
  }

  /// The symbologies of which readers may name one instead of another.
  private static let ofOneRetailNumber = FormatMask(
    Symbology.allCases.filter(\.facts.notation.isOfOneRetailNumber))

  /// True if the text is the truth of `code`, whatever its bytes: where the text alone is known, or
  /// is known for certain. If it was written down as GS1's elements are printed, also where the
  /// bytes are those of the elements: equal bytes are judged alike, whatever text a reader makes of
  /// them.
  fileprivate func hasText(of code: TrueCode) -> Bool {
    if let content = code.content {
      return content.text != nil && LayerFinding(.text, of: self, against: code)?.isRight == true
    }
    guard code.isKnownByText else { return false }
    return CanonicalContent.text(text) == CanonicalContent.text(code.text)
      || code.bytesOfPrintedElements.map {
        CanonicalContent(symbology, bytes) == CanonicalContent(symbology, $0)
      } ?? false
  }
}

/// A decode that could be a true code's.
private struct Candidate {
  var code: Int
  var decode: Int
  var placement: Placement
  var hasContent: Bool
  /// True if the symbology is right, too.
  var isRight: Bool
  var side: RegionSide

  /// Greater overlap first; then right content, with the right symbology before others; then codes that were asked for; then the
  /// engine's order.
  static func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
    let (leftOverlap, rightOverlap) = (left.placement.overlap ?? -1, right.placement.overlap ?? -1)
    if leftOverlap != rightOverlap { return leftOverlap > rightOverlap }
    if left.hasContent != right.hasContent { return left.hasContent }
    if left.isRight != right.isRight { return left.isRight }
    if (left.side == .inside) != (right.side == .inside) { return left.side == .inside }
    return (left.code, left.decode) < (right.code, right.decode)
  }
}
