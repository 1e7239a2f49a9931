/// The type of a content, as a phone would use it.
///
/// Source of the names: ML Kit's value types
/// (https://developers.google.com/ml-kit/reference/swift/mlkitbarcodescanning/api/reference/Enums/BarcodeValueType).
public enum ValueType: String, Codable, CaseIterable, Sendable, Hashable {
  case contactInfo = "contact_info"
  case email
  case isbn
  case phone
  case product
  case sms
  case text
  case url
  case wifi
  case geo
  case calendarEvent = "calendar_event"
  case driverLicense = "driver_license"
}
