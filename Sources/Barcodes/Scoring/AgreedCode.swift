/// A code of a picture, and those of several readers who read it.
///
/// Decodes of two readers are of one code where their content is the same, by `CanonicalContent` of
/// the bytes or of the text, and where they lie at one place, if both say where: no farther apart,
/// from middle to middle, than half the longer side of either. ZBar reports of a linear code where
/// scan lines ended, zxing-cpp an outline.
public struct AgreedCode: Sendable, Equatable {
  /// By reader.
  public var decodes: [Int: Decode]

  /// The readers, ascending.
  public var readers: [Int] { decodes.keys.sorted() }

  /// The codes of a picture, in the order of the readers, and of what each of them says.
  ///
  /// - Parameter answers: of each reader what it read. What one reader says twice of one place is one code.
  public static func all(in answers: [[Decode]]) -> [AgreedCode] {
    // Of each code, the readings by reader.
    var codes: [[Int: Reading]] = []
    for (reader, decodes) in answers.enumerated() {
      let readings = each(decodes.map(Reading.init))
      let pairs = readings.indices.flatMap { reading in
        codes.indices.compactMap { code in
          codes[code].values.compactMap { $0.distance(to: readings[reading]) }.min().map {
            (distance: $0, code: code, reading: reading)
          }
        }
      }
      var taken: [Int: Int] = [:]
      for pair in pairs.sorted(by: {
        ($0.distance, $0.code, $0.reading) < ($1.distance, $1.code, $1.reading)
      })
      where taken[pair.reading] == nil && !taken.values.contains(pair.code) {
        taken[pair.reading] = pair.code
      }
      for (index, reading) in readings.enumerated() {
        if let code = taken[index] {
          codes[code][reader] = reading
        } else {
          codes.append([reader: reading])
        }
      }
    }
    return codes.map { AgreedCode(decodes: $0.mapValues(\.decode)) }
  }

  /// Without what a reader has said before of the same place.
  private static func each(_ readings: [Reading]) -> [Reading] {
    readings.reduce(into: []) { kept, reading in
      if !kept.contains(where: { $0.repeats(reading) }) { kept.append(reading) }
    }
  }
}

/// A decode as it is compared.
private struct Reading {
  let decode: Decode
  let place: Quad?
  let content: CanonicalContent
  /// The content of the text, since readers differ in how they encode it; nil where the bytes are
  /// no text.
  let textContent: CanonicalContent?

  init(_ decode: Decode) {
    self.decode = decode
    place = decode.corners.flatMap { $0.corners.allSatisfy(\.isFinite) ? $0 : nil }
    content = CanonicalContent(decode.symbology, decode.bytes)
    let isText = !decode.text.unicodeScalars.contains("\u{FFFD}")
    textContent =
      isText
      ? CanonicalContent(decode.symbology, Array(CanonicalContent.text(decode.text).utf8)) : nil
  }

  private func says(theSameAs other: Reading) -> Bool {
    content == other.content || (textContent != nil && textContent == other.textContent)
  }

  /// The distance of two readings of one code in pixels, infinite where that is not known; nil where the other is of another code.
  func distance(to other: Reading) -> Double? {
    guard says(theSameAs: other) else { return nil }
    guard let place, let otherPlace = other.place else { return .infinity }
    let distance = (place.centre - otherPlace.centre).length
    return distance <= max(place.longestSide, otherPlace.longestSide) / 2 ? distance : nil
  }

  func repeats(_ other: Reading) -> Bool {
    guard says(theSameAs: other) else { return false }
    guard let place, let otherPlace = other.place else { return true }
    return place.holds(otherPlace.centre) || otherPlace.holds(place.centre)
  }
}
