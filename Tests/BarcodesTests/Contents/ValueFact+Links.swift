import Barcodes

extension ValueFact {
  static let links: [ValueFact] = [
    ValueFact(
      "https://example.com/a?b=c#d", .url, ["url": "https://example.com/a?b=c#d"],
      "RFC 3986, clause 3"),
    ValueFact(
      "HTTP://EXAMPLE.COM/PATH", .url, ["url": "HTTP://EXAMPLE.COM/PATH"],
      "RFC 3986, clause 3.1: schemes are of either case"),
    ValueFact(
      "http://192.0.2.1:8080/", .url, ["url": "http://192.0.2.1:8080/"],
      "RFC 3986, clause 3.2; RFC 5737"),
    ValueFact(
      "http://[2001:db8::1]/", .url, ["url": "http://[2001:db8::1]/"], "RFC 3986, clause 3.2.2"),
    ValueFact(
      "https://example.com/\r\n", .url, ["url": "https://example.com/"],
      "RFC 3986, appendix C: white space around a URI is not of it"),
    ValueFact("www.example.com/a", .url, ["url": "www.example.com/a"], "custom; no RFC has it"),
    ValueFact("www.", .text, "custom: no host"),
    ValueFact("http://", .text, "RFC 9110, clause 4.2.1: an empty host is invalid"),
    ValueFact(
      "see https://example.com/ now", .text, "RFC 3986, clause 3: a URI begins with its scheme"),
    ValueFact("https://example.com/two words", .text, "RFC 3986, clause 2: no space in a URI"),
    ValueFact(
      "ftp://example.com/a", .text, "no convention: of schemes, http and https alone are links here"
    ),
    ValueFact(
      "MEBKM:TITLE:Blorp Home;URL:http\\://example.com/a;;", .url,
      ["url": "http://example.com/a", "title": "Blorp Home"], "NTT DOCOMO, bookmark registration"),
    ValueFact(
      "MEBKM:URL:https://example.com/;TITLE:a\\;b;;", .url,
      ["url": "https://example.com/", "title": "a;b"],
      "NTT DOCOMO, bookmark registration: a colon in a value as people write it"),
    ValueFact(
      "MEBKM:TITLE:no address;;", .text, "NTT DOCOMO, bookmark registration: URL is needed"),
    ValueFact(
      "URLTO:Blorp Home:https://example.com/", .url,
      ["url": "https://example.com/", "title": "Blorp Home"], "ZXing's wiki, URLTO"),
    ValueFact(
      "URLTO::https://example.com/", .url, ["url": "https://example.com/"], "ZXing's wiki, URLTO"),
  ]

  static let places: [ValueFact] = [
    ValueFact(
      "geo:48.2010,16.3695", .geo, ["latitude": "48.2010", "longitude": "16.3695"],
      "RFC 5870, clause 3.3"),
    ValueFact(
      "geo:-33.5,-70.25,183", .geo, ["latitude": "-33.5", "longitude": "-70.25"],
      "RFC 5870, clause 3.4.2: the third is the altitude"),
    ValueFact(
      "GEO:0,0;u=10", .geo, ["latitude": "0", "longitude": "0"],
      "RFC 5870, clause 3.4.3: uncertainty"),
    ValueFact(
      "geo:10,20;crs=wgs84;u=1;x=y", .geo, ["latitude": "10", "longitude": "20"],
      "RFC 5870, clause 3.4.1"),
    ValueFact(
      "geo:10,20;crs=moon-2011", .text, "RFC 5870, clause 3.4.1: degrees of no earthly system"),
    ValueFact(
      "geo:10,20?q=blorp", .geo, ["latitude": "10", "longitude": "20"],
      "Android, common intents: the query is a label"),
    ValueFact("geo:91,0", .text, "RFC 5870, clause 3.4.2: latitudes from -90 to 90"),
    ValueFact("geo:0,181", .text, "RFC 5870, clause 3.4.2: longitudes from -180 to 180"),
    ValueFact("geo:10", .text, "RFC 5870, clause 3.3: two coordinates at least"),
    ValueFact("geo:1e1,+2", .text, "RFC 5870, clause 3.3: digits, point, minus, nothing else"),
  ]
}
