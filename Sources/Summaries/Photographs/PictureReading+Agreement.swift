package import Barcodes
package import Records

extension PictureReading {
  /// The engines' readings, merged code by code.
  package var agreedCodes: [AgreedCode] {
    AgreedCode.all(in: readings.map { $0.decodes.map(\.decode) })
  }

  /// The same, with how the readings compare.
  package func compared() -> PictureReading {
    let codes = agreedCodes
    let readers = readings.indices.filter { !readings[$0].decodes.isEmpty }
    var compared = self
    compared.readBy = readers.map { readings[$0].engine }
    if fault != nil {
      compared.agreement = .unreadable
    } else if readers.isEmpty {
      compared.agreement = .none
    } else if codes.contains(where: { $0.readers != readers }) {
      compared.agreement = .differ
    } else {
      compared.agreement = readers.count == readings.count ? .all : .only
    }
    return compared
  }

  /// The numbers, for each engine, of those decodes that not every engine which read something has.
  package var aloneDecodes: [Set<Int>] {
    let readers = readings.indices.filter { !readings[$0].decodes.isEmpty }
    let shared = agreedCodes.filter { $0.readers == readers }
    return readings.enumerated().map { reader, reading in
      Set(
        reading.decodes.indices.filter { index in
          !shared.contains { $0.decodes[reader] == reading.decodes[index].decode }
        })
    }
  }
}
