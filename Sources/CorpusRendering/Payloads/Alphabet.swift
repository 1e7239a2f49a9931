import Barcodes
import Records

/// Alphabets in the order of their codes.
enum Alphabet {
  static let digits = Array("0123456789")
  static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let capitalsAndDigits = digits + capitals
}
