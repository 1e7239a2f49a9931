import Barcodes
import Foundation
import Records

/// What a page or a scanner says that cannot be.
package struct DisplayFault: Error, CustomStringConvertible {
  package var reason: String
  package var description: String { reason }

  package init(reason: String) { self.reason = reason }

  /// - Parameter what: the name of the message, for the error text.
  static func decoded<Value: Decodable>(
    _ body: Data, _ what: String
  ) throws(DisplayFault) -> Value {
    do {
      return try RecordCoding.decoder().decode(Value.self, from: body)
    } catch {
      throw DisplayFault(
        reason: "\(what) is not as it has to be: \(DecodingError.clause(describing: error))")
    }
  }
}
