package import Barcodes
import Photographed
package import Records

/// What is known of one picture: which codes are on it. Without any it is a negative: whatever is read there is wrong.
package struct PictureTruth: Sendable, Equatable {
  /// The picture's path in the folder that is imported.
  package var picture: String
  /// Corners are in the pixels of the upright picture.
  package var codes: [TrueCode]
  /// Codes that count neither way.
  package var others: [OtherCodeRecord]
  /// What a report groups pictures by; nil for the folder that the picture lies in.
  package var tag: String?
  /// The symbologies whose codes it has all of; nil for every symbology.
  package var labelled: Set<Symbology>?
  /// How large it says that the picture is; nil where it does not.
  var stated: Size?
  /// Whether corners are shares of the picture's sides.
  var isInShares = false
  /// Whether corners are those of the picture as it is stored, before it is turned upright.
  var isStored = false
  /// Why a content that it names cannot be, the first that cannot; nil where all can.
  private(set) var impossible: String?

  package init(
    picture: String, codes: [TrueCode] = [], others: [OtherCodeRecord] = [], tag: String? = nil
  ) {
    self.picture = picture
    self.codes = codes
    self.others = others
    self.tag = tag
  }

  /// Adds a code as a truth names it: one of the 13 whose text is known is a true code, any other counts neither way.
  mutating func add(kind: String, text: String?, corners: Quad?) {
    let symbology = Symbology(foreignName: kind)
    if let symbology, let text {
      do throws(WrittenContent.Fault) {
        codes.append(
          TrueCode(
            symbology: symbology,
            text: try WrittenContent.checked(
              WrittenElements.isNamed(by: kind) ? WrittenElements.plain(text) : text, as: symbology),
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
  /// - Throws: `ImportFault` where a content that it names cannot be.
  func requirePossible(at place: String) throws(ImportFault) {
    if let impossible { throw ImportFault(place: place, reason: impossible) }
  }

  /// How far from the picture's origin a corner may lie, in pixels: half of what a record takes, so that it also does when the picture
  /// is turned.
  private static let farthest = 500_000.0

  /// A corner that no code can have.
  var strayCorner: Point? {
    (codes.compactMap(\.corners) + others.compactMap(\.corners)).lazy.flatMap(\.corners)
      .first { !(abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest) }
  }
}

extension TrueCode {
  /// A code of which only the text is known, with the module width where the corners and the symbology tell it: symbols of the
  /// EAN and UPC family have a width in modules that does not depend on what they say.
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

extension Symbology {
  /// The width in modules, without quiet zones, of symbologies that have but one (ISO/IEC 15420).
  var fixedModules: Double? {
    switch self {
    case .ean13, .upcA: 95
    case .ean8: 67
    case .upcE: 51
    default: nil
    }
  }
}

extension Quad {
  /// The mean of two opposite sides, of the pair that is longer, in pixels: the direction in which the bars of a retail code follow
  /// each other, at whichever corner its outline begins.
  var longerSide: Double {
    let across = (topRight - topLeft).length + (bottomRight - bottomLeft).length
    let down = (bottomLeft - topLeft).length + (bottomRight - topRight).length
    return max(across, down) / 2
  }
}
