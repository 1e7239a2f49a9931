package import Barcodes
import Photographed
package import Records

/// The codes on one picture. Without any it is a negative: everything read there is wrong.
package struct PictureTruth: Sendable, Equatable {
  /// The picture's path in the folder that is imported.
  package var picture: String
  /// The codes that count, with corners in pixels of the upright picture.
  package var codes: [TrueCode]
  /// The codes that are not counted, whether read or not.
  package var others: [OtherCodeRecord]
  /// The group of the picture in reports; nil for the folder that it lies in.
  package var tag: String?
  /// The symbologies of which every code is listed; nil for all symbologies.
  package var labelled: Set<Symbology>?
  /// The picture's size as the truth states it; nil if it does not.
  var stated: PictureSize?
  /// True if corners are shares of the picture's sides.
  var isInShares = false
  /// True if corners are those of the picture as stored, before it is turned upright.
  var isStored = false
  /// The reason that a content is impossible, for the first such content; nil if there is none.
  private(set) var impossible: String?

  package init(
    picture: String, codes: [TrueCode] = [], others: [OtherCodeRecord] = [], tag: String? = nil
  ) {
    self.picture = picture
    self.codes = codes
    self.others = others
    self.tag = tag
  }

  /// True if both have codes of the same contents, wherever they lie.
  package func hasContents(of other: PictureTruth) -> Bool {
    func contents(_ truth: PictureTruth) -> Set<[String]> {
      Set(truth.codes.map { [$0.symbology.name, $0.text] })
    }
    return contents(self) == contents(other) && others.count == other.others.count
  }

  /// Adds a code by a truth's name for its symbology. It counts if it is one of the 13 symbologies
  /// and its text is known.
  mutating func add(kind: String, text: String?, corners: Quad?) {
    let symbology = Symbology(foreignName: kind)
    if let symbology, let text {
      do throws(Fault) {
        codes.append(
          TrueCode(
            symbology: symbology,
            text: try symbology.checked(
              Self.namesGS1(kind) ? Self.withSeparators(text) : text),
            corners: corners))
      } catch {
        impossible = impossible ?? error.reason
      }
    } else {
      others.append(
        OtherCodeRecord(kind: kind, symbology: symbology, text: text, corners: corners))
    }
  }
}

extension PictureTruth {
  /// - Throws: `ImportFault` if a content is impossible.
  func requirePossible(at place: String) throws(ImportFault) {
    if let impossible { throw ImportFault(place: place, reason: impossible) }
  }

  /// The greatest distance of a corner from the picture's origin, in pixels: half of what a record
  /// allows, so that turned pictures fit too.
  private static let farthest = 500_000.0

  /// A corner beyond `farthest`, if there is one.
  var strayCorner: Point? {
    (codes.compactMap(\.corners) + others.compactMap(\.corners)).lazy.flatMap(\.corners)
      .first { !(abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest) }
  }
}

extension TrueCode {
  /// Creates a code known only by its text. The module width follows from the corners for the EAN
  /// and UPC family, whose width in modules does not depend on the content.
  package init(symbology: Symbology, text: String, corners: Quad?) {
    // Some write a UPC-A as the EAN-13 that it is, with a 0 before it.
    let isLong = symbology == .upcA && text.count == 13 && text.hasPrefix("0")
    self.init(
      symbology: symbology, bytes: Array((isLong ? String(text.dropFirst()) : text).utf8),
      isKnownByText: true,
      moduleWidthPixels: corners.flatMap { corners in
        // Of corners that all lie in one place, there is none.
        symbology.fixedModules.map { corners.longerSide / $0 }.flatMap { $0 > 0.001 ? $0 : nil }
      }, corners: corners)
  }
}

extension Quad {
  /// The mean of the longer pair of opposite sides, in pixels: the direction across the bars of a
  /// retail code, wherever its outline begins.
  var longerSide: Double {
    let across = (topRight - topLeft).length + (bottomRight - bottomLeft).length
    let down = (bottomLeft - topLeft).length + (bottomRight - topRight).length
    return max(across, down) / 2
  }
}
