import Barcodes
import Scene
import SourcedYAML

/// The profiles of a suite file.
extension SourcedMapping {
  /// - Parameters: the parts of the suite, to some of which a profile may be limited.
  func profiles(
    conditions: [String], symbologies: [Symbology], layouts: [FrameLayout], masks: [MaskChoice],
    namedMasks: [String: FormatMask]
  ) throws(SourcedError) -> [String: SuiteProfile] {
    var profiles: [String: SuiteProfile] = [:]
    let node = try required("profiles")
    for (key, value) in try node.pairs() {
      let profile = try SourcedMapping(
        value, what: "a profile",
        keys: [
          "samples", "target", "start", "most", "budget", "safe_search", "looks", "blocks",
          "precision", "budget_s", "named_conditions", "symbologies", "frame", "masks",
        ])
      if let looks = profile.optional("looks") {
        throw looks.error(
          "'looks' are no longer fixed beforehand; give 'start' and 'most', the frames that each module width has in any case "
            + "and at most")
      }
      var limited = SuiteProfile(try profile.sampling())
      limited.namedConditions = try profile.namedConditions(among: conditions)
      limited.symbologies = try profile.symbologies(among: symbologies)
      limited.layouts = try profile.layouts(among: layouts)
      limited.masks = try profile.masks(among: masks, named: namedMasks)
      profiles[try key.text()] = limited
    }
    guard !profiles.isEmpty else { throw node.error("at least one profile is needed") }
    return profiles
  }

  /// Reads how a profile samples.
  private func sampling() throws(SourcedError) -> SuiteProfile.Sampling {
    if let blocks = optional("blocks") { return .blocks(try blockSampling(blocks)) }
    for key in ["precision", "budget_s"] {
      if let value = optional(key) { throw value.error("'\(key)' goes with 'blocks'") }
    }
    guard let target = optional("target") else {
      for key in ["start", "most", "budget", "safe_search"] {
        if let value = optional(key) {
          throw value.error("'\(key)' goes with 'target'; give both, or 'samples' alone")
        }
      }
      return .fixed(try required("samples").count(in: 1...1_000_000))
    }
    if let samples = optional("samples") {
      throw samples.error("give 'samples', or 'target' for sampling that adapts, not both")
    }
    let start = try required("start").count(in: 1...1_000_000)
    let most = try required("most")
    let mostCount = try most.count(in: 1...1_000_000)
    guard mostCount >= start else { throw most.error("'most' is at least 'start', \(start)") }
    return .adaptive(
      AdaptiveSampling(
        target: try target.number(within: 0.5...0.9999, of: "target"), start: start,
        most: mostCount, budget: try optional("budget")?.count(in: 1...1_000_000_000),
        safeSearch: try optional("safe_search")?.count(in: 0...10_000)))
  }

  /// Reads the symbologies to which a profile is limited; nil for all.
  private func symbologies(among known: [Symbology]) throws(SourcedError) -> [Symbology]? {
    guard let node = optional("symbologies") else { return nil }
    var symbologies: Set<Symbology> = []
    for element in try node.elements() {
      let symbology = try element.symbology()
      guard known.contains(symbology) else {
        throw element.error("'\(symbology.name)' is not among the suite's symbologies")
      }
      symbologies.insert(symbology)
    }
    return known.filter(symbologies.contains)
  }

  /// Reads the layouts to which a profile is limited; nil for all.
  private func layouts(among known: [FrameLayout]) throws(SourcedError) -> [FrameLayout]? {
    guard let node = optional("frame") else { return nil }
    let layouts = try self.layouts()
    guard layouts.allSatisfy(known.contains) else {
      throw node.error("a frame of this size is not among the suite's")
    }
    return known.filter(layouts.contains)
  }

  /// Reads the masks to which a profile is limited; nil for all.
  private func masks(
    among all: [MaskChoice], named known: [String: FormatMask]
  ) throws(SourcedError) -> [MaskChoice]? {
    guard let node = optional("masks") else { return nil }
    let masks = try self.masks(known: known)
    guard masks.allSatisfy(all.contains) else {
      let names = all.map { "\($0.name(known: known))" }.joined(separator: ", ")
      throw node.error("a mask here is not among the suite's: \(names)")
    }
    return all.filter(masks.contains)
  }

  /// Reads the blocks in which a profile times calls.
  private func blockSampling(_ blocks: SourcedNode) throws(SourcedError) -> BlockSampling {
    for key in ["samples", "target", "start", "most", "budget", "safe_search"] {
      if let value = optional(key) { throw value.error("'\(key)' does not go with 'blocks'") }
    }
    var counts: [Int] = []
    for element in try blocks.elements() { counts.append(try element.count(in: 1...10_000)) }
    guard counts.count == 2, counts[0] <= counts[1] else {
      throw blocks.error("'blocks' are the fewest and the most, such as [6, 24]")
    }
    return BlockSampling(
      fewest: counts[0], most: counts[1],
      precision: try number("precision", within: 0.0001...1) ?? 0.02,
      budgetSeconds: try number("budget_s", within: 1...1_000_000))
  }

  /// Reads the named conditions to which a profile is limited; nil for all.
  private func namedConditions(among known: [String]) throws(SourcedError) -> [String]? {
    guard let node = optional("named_conditions") else { return nil }
    var names: Set<String> = []
    for element in try node.elements() {
      let name = try element.text()
      guard known.contains(name) else {
        throw element.error(
          "\(VisibleText.quoted(name)) is not among the suite's named_conditions: \(known.joined(separator: ", "))"
        )
      }
      names.insert(name)
    }
    return known.filter(names.contains)
  }
}
