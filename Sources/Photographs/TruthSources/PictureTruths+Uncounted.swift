import Barcodes
import Photographed
import Records

extension PictureTruths {
  /// A description of the codes that are not counted: their number, and why; nil if there are none.
  package var uncounted: String? {
    let others = pictures.flatMap(\.others)
    guard !others.isEmpty else { return nil }
    let unknown = others.filter { $0.symbology == nil }
    let parts = [
      unknown.isEmpty
        ? nil : "\(unknown.count) of no symbology that is known (\(Self.kinds(unknown)))",
      unknown.count < others.count
        ? "\(others.count - unknown.count) of which nobody wrote what they say" : nil,
    ].compactMap(\.self)
    let codes = pictures.reduce(0) { $0 + $1.codes.count }
    return
      "\(others.count) of \(codes + others.count) codes count neither way: \(parts.joined(separator: ", "))"
  }

  /// Refuses a truth with no code that counts, because none of its names for symbologies is known:
  /// no reader could be right or wrong.
  func requireCounted(at place: String) throws(ImportFault) {
    let others = pictures.flatMap(\.others)
    guard pictures.allSatisfy(\.codes.isEmpty), !others.isEmpty,
      others.allSatisfy({ $0.symbology == nil }),
      // Places are worth something without contents.
      others.contains(where: { $0.corners == nil || $0.text != nil })
    else { return }
    throw ImportFault(
      place: place,
      reason:
        "none of its \(others.count) codes counts, since no symbology is known by \(Self.kinds(others)); write names such as ean_13, or say "
        + "--symbology where all are of one")
  }

  private static let mostKinds = 5

  private static func kinds(_ others: [OtherCodeRecord]) -> String {
    let names = Set(others.map(\.kind)).sorted()
    let told = names.prefix(mostKinds).map {
      $0.isEmpty ? "no name at all" : VisibleText.quoted($0)
    }
    return told.joined(separator: ", ") + (names.count > mostKinds ? ", …" : "")
  }
}
