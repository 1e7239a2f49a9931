/// What libzint changes in a payload of a symbology, or adds to it, rather than refuse it.
package enum ZintMending: Sendable {
  case nothing
  /// It writes zeros before digits, and a check digit behind them.
  case missingDigits
  /// It writes a zero before an odd number of digits.
  case oddDigit
  /// It writes capitals.
  case lowerCase
  /// It writes Latin-1.
  case beyondASCII
}
