import Encoding

extension NominalElements {
  /// The share of the reference decode algorithm's tolerance that a scan's elements leave: 1 where they are as meant, 0 where one of
  /// them is at a reference threshold, and less where the algorithm takes one for another, so that the scan says something else.
  ///
  /// The least of all characters stands for the scan (ISO/IEC 15416:2016, 5.4.8 and annex A, from memory). The thresholds are the
  /// symbologies' own.
  ///
  /// - Parameter widths: those of the scan, as many as are meant.
  package func decodability(of widths: [Double]) -> Double {
    let values: [Double] =
      switch decoding {
      case .retail: characters.map { retail(widths, $0) }
      case .code128: characters.map { code128(widths, $0) }
      case .edgeToEdge(let modules):
        characters.map { edgeToEdge(widths, $0, modules: modules) }
      case .twoWidths(let threshold): twoWidths(widths, threshold)
      case nil: []
      }
    return values.min() ?? 0
  }

  /// V = K / (S / 2n), with K the least distance of an edge-to-similar-edge measurement from a reference threshold, S the
  /// character's width and n its modules (ISO/IEC 15416:2016, annex A, from memory). K counts below 0 beyond the threshold.
  private func edgeToEdge(_ widths: [Double], _ place: Range<Int>, modules: Double) -> Double {
    let module = widths[place].reduce(0, +) / modules
    // The last one is the width less the others.
    return place.dropLast(2).map { index in
      let meant = self.widths[index] + self.widths[index + 1]
      return 1 - 2 * abs((widths[index] + widths[index + 1]) / module - meant)
    }.min() ?? 0
  }

  /// The widths of the bars, too, tell 1 from 7 and 2 from 8, which have the same edge-to-similar-edge measurements. Together they
  /// are a module from the threshold: 3 modules where their sum is even, else 4 (ISO/IEC 15420:2009, from memory).
  private func retail(_ widths: [Double], _ place: Range<Int>) -> Double {
    let value = edgeToEdge(widths, place, modules: 7)
    let meant = self.widths[place]
    let pairs = [0, 1].map { meant[place.lowerBound + $0] + meant[place.lowerBound + $0 + 1] }
    guard pairs.allSatisfy({ (3...4).contains($0) }) else { return value }
    let module = widths[place].reduce(0, +) / 7
    let bars = place.filter { $0.isMultiple(of: 2) }
    let meantSum = bars.reduce(0) { $0 + self.widths[$1] }
    let sum = bars.reduce(0) { $0 + widths[$1] } / module
    let threshold = Int(meantSum).isMultiple(of: 2) ? 3.0 : 4.0
    return min(value, meantSum > threshold ? sum - threshold : threshold - sum)
  }

  /// The sum W of the bars, too, has to be near the even number M of modules that it should be: V₂ = (1.75 − |11W/S − M|) / 1.75
  /// (ISO/IEC 15417:2007, from memory).
  private func code128(_ widths: [Double], _ place: Range<Int>) -> Double {
    let module = widths[place].reduce(0, +) / 11
    let bars = place.filter { $0.isMultiple(of: 2) }
    let meant = bars.reduce(0) { $0 + self.widths[$1] }
    let sum = bars.reduce(0) { $0 + widths[$1] } / module
    return min(edgeToEdge(widths, place, modules: 11), (1.75 - abs(sum - meant)) / 1.75)
  }

  /// V = min((RT − e) / (RT − Z), (E − RT) / (N Z − RT)), with RT the reference threshold, e the widest narrow and E the narrowest wide
  /// element of a character, Z the mean narrow element and N Z the mean wide one (ISO/IEC 15416:2016, 4.2 and annex A, from
  /// memory).
  ///
  /// - Parameter threshold: RT as a share of the character's width; nil for the middle between both means.
  private func twoWidths(_ widths: [Double], _ threshold: Double?) -> [Double] {
    func mean(_ places: [Int]) -> Double {
      places.reduce(0) { $0 + widths[$1] } / Double(max(places.count, 1))
    }
    func isWide(_ place: Int) -> Bool { self.widths[place] > 1.5 }
    let inside = characters.flatMap(Array.init)
    let (narrow, wide) = (mean(inside.filter { !isWide($0) }), mean(inside.filter(isWide)))
    return characters.map { place in
      let sum = widths[place].reduce(0, +)
      let limit = threshold.map { sum * $0 } ?? (narrow + wide) / 2
      guard narrow < limit, limit < wide else { return 0 }
      let widest = place.filter { !isWide($0) }.map { widths[$0] }.max() ?? narrow
      let narrowest = place.filter(isWide).map { widths[$0] }.min() ?? wide
      return min((limit - widest) / (limit - narrow), (narrowest - limit) / (wide - limit))
    }
  }
}
