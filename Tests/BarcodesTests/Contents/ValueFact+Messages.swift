import Barcodes

extension ValueFact {
  static let phones: [ValueFact] = [
    ValueFact(
      "tel:+12015550123", .phone, ["number": "+12015550123"], "RFC 3966, clause 5.1.4"),
    ValueFact(
      "TEL:+1-201-555-0123", .phone, ["number": "+1-201-555-0123"],
      "RFC 3966, clauses 3 and 5.1.1: visual separators"),
    ValueFact(
      "tel:5550123;phone-context=example.com", .phone, ["number": "5550123"],
      "RFC 3966, clause 5.1.5: a context is a parameter"),
    ValueFact(
      "tel:+12015550123;ext=45", .phone, ["number": "+12015550123"], "RFC 3966, clause 5.3"),
    ValueFact(
      "tel:(201)555.0123", .phone, ["number": "(201)555.0123"], "RFC 3966, clause 3"),
    ValueFact("tel:", .text, "RFC 3966, clause 3: a number is needed"),
    ValueFact("+12015550123", .text, "RFC 3966, clause 3: a number alone is no URI"),
  ]

  static let messages: [ValueFact] = [
    ValueFact("sms:+12015550123", .sms, ["number": "+12015550123"], "RFC 5724, clause 2.2"),
    ValueFact(
      "sms:+12015550123?body=hello%20there", .sms,
      ["number": "+12015550123", "message": "hello there"], "RFC 5724, clauses 2.2 and 2.5"),
    ValueFact(
      "sms:+12015550123,+12015550124?body=hi", .sms,
      ["number": "+12015550123\n+12015550124", "message": "hi"],
      "RFC 5724, clause 2.2: recipients between commas"),
    ValueFact(
      "SMS:+12015550123?body=gr%C3%BC%C3%9Fe", .sms,
      ["number": "+12015550123", "message": "grüße"], "RFC 5724, clause 2.2: UTF-8"),
    ValueFact(
      "sms:+12015550123?body=1%2B1%3D2", .sms, ["number": "+12015550123", "message": "1+1=2"],
      "RFC 5724, clause 2.2: what is no letter or digit is encoded"),
    ValueFact(
      "sms:5550123;phone-context=%2B1?body=x", .sms, ["number": "5550123", "message": "x"],
      "RFC 5724, clause 2.2; RFC 3966, clause 5.1.5"),
    ValueFact(
      "smsto:+12015550123:hello there", .sms,
      ["number": "+12015550123", "message": "hello there"], "ZXing's wiki, SMS"),
    ValueFact(
      "SMSTO:+12015550123:at 10:30, ok? 5%20", .sms,
      ["number": "+12015550123", "message": "at 10:30, ok? 5%20"],
      "ZXing's wiki, SMS: the message is as it is"),
    ValueFact("SMSTO:+12015550123", .sms, ["number": "+12015550123"], "ZXing's wiki, SMS"),
    ValueFact("SMSTO:+12015550123:", .sms, ["number": "+12015550123"], "ZXing's wiki, SMS"),
    ValueFact(
      "smsto:+12015550123?body=hello", .sms, ["number": "+12015550123", "message": "hello"],
      "Android, common intents: smsto is as sms"),
    ValueFact(
      "mms:+12015550123?body=look", .sms, ["number": "+12015550123", "message": "look"],
      "ZXing's wiki, SMS: mms is as sms"),
    ValueFact(
      "mmsto:+12015550123:look", .sms, ["number": "+12015550123", "message": "look"],
      "ZXing's wiki, SMS: mmsto is as smsto"),
  ]

  static let mails: [ValueFact] = [
    ValueFact(
      "mailto:zorp@example.com", .email, ["address": "zorp@example.com"], "RFC 6068, clause 2"),
    ValueFact(
      "MAILTO:zorp@example.com?subject=current%20issue", .email,
      ["address": "zorp@example.com", "subject": "current issue"], "RFC 6068, clause 2"),
    ValueFact(
      "mailto:zorp@example.com?body=one%0D%0Atwo", .email,
      ["address": "zorp@example.com", "body": "one\ntwo"], "RFC 6068, clause 5: line breaks"),
    ValueFact(
      "mailto:zorp@example.com,blint@example.net", .email,
      ["address": "zorp@example.com\nblint@example.net"], "RFC 6068, clause 2"),
    ValueFact(
      "mailto:?to=zorp@example.com&subject=a%26b", .email,
      ["address": "zorp@example.com", "subject": "a&b"],
      "RFC 6068, clause 2: to among the fields"),
    ValueFact(
      "mailto:zorp@example.com?to=blint@example.net&cc=quux@example.org", .email,
      ["address": "zorp@example.com\nblint@example.net"], "RFC 6068, clause 2"),
    ValueFact(
      "mailto:gorby%25kremvax@example.com?SUBJECT=1+1", .email,
      ["address": "gorby%kremvax@example.com", "subject": "1+1"],
      "RFC 6068, clauses 2 and 5: names of either case, + stands for itself"),
    ValueFact(
      "mailto:zorp@example.com?subject=caf%C3%A9", .email,
      ["address": "zorp@example.com", "subject": "café"], "RFC 6068, clause 6.3"),
    ValueFact(
      "MATMSG:TO:zorp@example.com;SUB:Blorp;BODY:It\\: a\\;b\\,c;;", .email,
      ["address": "zorp@example.com", "subject": "Blorp", "body": "It: a;b,c"],
      "NTT DOCOMO, mail"),
    ValueFact(
      "MATMSG:TO:zorp@example.com;TO:blint@example.net;SUB:s;BODY:b;;", .email,
      ["address": "zorp@example.com\nblint@example.net", "subject": "s", "body": "b"],
      "NTT DOCOMO, mail; several TO stand one a line here"),
    ValueFact(
      "zorp.blint+x@example.com", .email, ["address": "zorp.blint+x@example.com"],
      "RFC 5322, clause 3.4.1"),
    ValueFact("zorp@blint@example.com", .text, "RFC 5322, clause 3.4.1: one @ in a dot-atom form"),
    ValueFact("zorp.@example.com", .text, "RFC 5322, clause 3.2.3: no empty atom"),
  ]
}
