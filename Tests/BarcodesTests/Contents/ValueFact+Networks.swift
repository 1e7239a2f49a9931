import Barcodes

extension ValueFact {
  private static let wiki = "ZXing's wiki, Wi-Fi Network config"
  private static let alliance = "WPA3 Specification 3.0, clause 7.1"

  static let networks: [ValueFact] = [
    ValueFact(
      "WIFI:T:WPA;S:Blorp Net;P:squeamish;;", .wifi,
      ["ssid": "Blorp Net", "password": "squeamish", "encryption": "wpa"], wiki),
    ValueFact(
      "WIFI:S:Blorp Net;P:0123456789;T:WEP;;", .wifi,
      ["ssid": "Blorp Net", "password": "0123456789", "encryption": "wep"],
      wiki + ": the order does not matter"),
    ValueFact(
      "WIFI:T:nopass;S:Blorp Guests;;", .wifi,
      ["ssid": "Blorp Guests", "encryption": "open"], wiki),
    ValueFact(
      "WIFI:S:Blorp Guests;;", .wifi, ["ssid": "Blorp Guests", "encryption": "open"],
      alliance + ": no type is an open network"),
    ValueFact(
      "WIFI:T:nopass;S:Blorp Guests;P:unused;;", .wifi,
      ["ssid": "Blorp Guests", "encryption": "open"],
      wiki + ": the password is ignored if T is nopass"),
    ValueFact(
      #"WIFI:T:WPA;S:semi\;colon\:comma\,back\\slash\"quote;P:p;;"#, .wifi,
      ["ssid": #"semi;colon:comma,back\slash"quote"#, "password": "p", "encryption": "wpa"],
      wiki + ": the five escapes"),
    ValueFact(
      #"WIFI:T:WPA;S:n;P:\\\;\,\:\";;"#, .wifi,
      ["ssid": "n", "password": #"\;,:""#, "encryption": "wpa"], wiki + ": the five escapes"),
    ValueFact(
      #"WIFI:T:WPA;S:n;P:ends in a backslash\\;;"#, .wifi,
      ["ssid": "n", "password": #"ends in a backslash\"#, "encryption": "wpa"],
      wiki + ": an escaped backslash does not escape the semicolon"),
    ValueFact(
      #"WIFI:T:WPA;S:"ABCD";P:"1234567890";;"#, .wifi,
      ["ssid": "ABCD", "password": "1234567890", "encryption": "wpa"],
      wiki + ": quotation marks where it could be taken as hexadecimal"),
    ValueFact(
      #"WIFI:T:WPA;S:\"ABCD\";P:p;;"#, .wifi,
      ["ssid": #""ABCD""#, "password": "p", "encryption": "wpa"],
      wiki + ": escaped quotation marks belong to the name"),
    ValueFact(
      "WIFI:T:WPA;S:n;P:00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff;;", .wifi,
      [
        "ssid": "n", "encryption": "wpa",
        "password": "00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff",
      ], wiki + ": 64 hexadecimal digits are a key; it stays as it is written"),
    ValueFact(
      "WIFI:T:WPA;S:hidden blorp;P:p;H:true;;", .wifi,
      ["ssid": "hidden blorp", "password": "p", "encryption": "wpa"], wiki),
    ValueFact(
      "WIFI:T:WPA2-EAP;S:blorp campus;E:PEAP;PH2:MS-CHAPV2;I:zorp;P:p;;", .wifi,
      ["ssid": "blorp campus", "password": "p", "encryption": "wpa"], wiki),
    ValueFact(
      "WIFI:T:SAE;S:n;P:p;;", .wifi, ["ssid": "n", "password": "p", "encryption": "wpa"],
      "IEEE 802.11, clause 12.4: SAE is WPA3's key exchange"),
    ValueFact(
      "WIFI:T:WPA;R:1;S:caf%C3%A9%3B;P:50%25;;", .wifi,
      ["ssid": "café;", "password": "50%", "encryption": "wpa"],
      alliance + ": percent encoding, and the field R"),
    ValueFact(
      "WIFI:T:WPA;S:n;P:50%25;;", .wifi,
      ["ssid": "n", "password": "50%25", "encryption": "wpa"], wiki + ": % stands for itself"),
    ValueFact(
      "WIFI:T:WPA;S:café 東京;P:p;;", .wifi,
      ["ssid": "café 東京", "password": "p", "encryption": "wpa"], wiki),
    ValueFact(
      "WIFI:T:WPA;S: spaces ;P: p ;;", .wifi,
      ["ssid": " spaces ", "password": " p ", "encryption": "wpa"],
      "IEEE 802.11, clause 9.4.2.2: an SSID is any octets"),
    ValueFact("WIFI:T:WPA;P:no name;;", .text, wiki + ": S is required"),
    ValueFact(
      "wifi:T:WPA;S:n;P:p;;", .wifi, ["ssid": "n", "password": "p", "encryption": "wpa"],
      alliance + " and RFC 3986, clause 3.1: schemes are of either case"),
  ]
}
