package import Barcodes
import Records
package import Summaries

/// The finds of an engine at places where the truth has a code of which nobody wrote what it says.
package struct PlaceScore: Codable, Sendable, Equatable {
  package var engine: String
  /// Those whose symbology it claims, as far as that is known, on pictures that it answered.
  @Tally package var places: Int
  /// Those on which something that it read lies.
  @Tally package var found: Int
  package var rate: RateRecord?
}

/// The agreement of two readers at places at which both found something.
package struct PlaceAgreement: Codable, Sendable, Equatable {
  package var engines: [String]
  @Tally package var both: Int
  /// Those at which they say the same.
  @Tally package var same: Int
  package var rate: RateRecord?
}

/// Counts places.
struct PlaceTally {
  private let engines: [EngineRecord]
  /// An entry for each place, and in it one for each engine in its order: true if the place counts,
  /// and the decode there.
  private var places: [[(isAsked: Bool, decode: Decode?)]] = []

  init(_ engines: [EngineRecord], in readings: [PictureReading]) {
    self.engines = engines
    for picture in readings where picture.sameAs == nil {
      for other in picture.others ?? [] where other.text == nil && other.corners != nil {
        places.append(engines.map { Self.found(by: $0, at: other.code, on: picture) })
      }
    }
  }

  private static func found(
    by engine: EngineRecord, at place: OtherCode, on picture: PictureReading
  ) -> (isAsked: Bool, decode: Decode?) {
    let isClaimed = place.symbology.map(engine.symbologies.contains) ?? true
    guard isClaimed, let reading = picture.readings.first(where: { $0.engine == engine.label }),
      reading.status == .ok
    else { return (false, nil) }
    let decodes = reading.decodes.map(\.decode)
    return (true, decodes.first { $0.corners != nil && place.mayBe($0) })
  }

  /// Nil where there is no such place.
  var scores: [PlaceScore]? {
    guard !places.isEmpty else { return nil }
    return engines.indices.map { index in
      let asked = places.filter { $0[index].isAsked }
      let found = asked.count { $0[index].decode != nil }
      return PlaceScore(
        engine: engines[index].label, places: asked.count, found: found,
        rate: RateRecord(correct: found, of: asked.count))
    }
  }

  /// The agreements of each two engines that are not one reader under two labels.
  var agreements: [PlaceAgreement]? {
    guard !places.isEmpty else { return nil }
    return engines.indices.flatMap { first in
      engines.indices.dropFirst(first + 1).compactMap { second -> PlaceAgreement? in
        guard engines[first].engine != engines[second].engine else { return nil }
        let pairs = places.compactMap { place in
          place[first].decode.flatMap { one in place[second].decode.map { (one, $0) } }
        }
        let same = pairs.count { $0.saysTheSame(as: $1) }
        return PlaceAgreement(
          engines: [engines[first].label, engines[second].label], both: pairs.count, same: same,
          rate: RateRecord(correct: same, of: pairs.count))
      }
    }
  }
}

extension Decode {
  fileprivate func saysTheSame(as other: Decode) -> Bool {
    text == other.text
      || CanonicalContent(symbology, bytes) == CanonicalContent(other.symbology, other.bytes)
  }
}
