package scanbench;

import com.google.zxing.Result;
import com.google.zxing.client.result.AddressBookParsedResult;
import com.google.zxing.client.result.CalendarParsedResult;
import com.google.zxing.client.result.EmailAddressParsedResult;
import com.google.zxing.client.result.GeoParsedResult;
import com.google.zxing.client.result.ISBNParsedResult;
import com.google.zxing.client.result.ParsedResult;
import com.google.zxing.client.result.ProductParsedResult;
import com.google.zxing.client.result.ResultParser;
import com.google.zxing.client.result.SMSParsedResult;
import com.google.zxing.client.result.TelParsedResult;
import com.google.zxing.client.result.URIParsedResult;
import com.google.zxing.client.result.WifiParsedResult;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What ZXing's ResultParser makes of a content, by the names of Documentation/ENGINES.md.
 *
 * @param type null where the parser failed
 * @param fields null for text
 */
record ContentValue(String type, Map<String, String> fields) {
  private static final DateTimeFormatter DATE = formatter("yyyyMMdd");
  private static final DateTimeFormatter TIME = formatter("yyyyMMdd'T'HHmmss'Z'");

  static ContentValue of(Result result) {
    try {
      return of(ResultParser.parseResult(result));
    } catch (RuntimeException error) { // The code was read all the same.
      error.printStackTrace();
      return new ContentValue(null, null);
    }
  }

  private static ContentValue of(ParsedResult parsed) {
    return switch (parsed.getType()) {
      case ADDRESSBOOK -> contact((AddressBookParsedResult) parsed);
      case EMAIL_ADDRESS -> email((EmailAddressParsedResult) parsed);
      case PRODUCT -> number("product", ((ProductParsedResult) parsed).getProductID());
      case URI -> url((URIParsedResult) parsed);
      case GEO -> geo((GeoParsedResult) parsed);
      case TEL -> number("phone", ((TelParsedResult) parsed).getNumber());
      case SMS -> sms((SMSParsedResult) parsed);
      case CALENDAR -> event((CalendarParsedResult) parsed);
      case WIFI -> wifi((WifiParsedResult) parsed);
      case ISBN -> number("isbn", ((ISBNParsedResult) parsed).getISBN());
      case TEXT, VIN -> new ContentValue("text", null);
    };
  }

  private static ContentValue number(String type, String number) {
    return new Fields(type).with("number", number).value();
  }

  private static ContentValue contact(AddressBookParsedResult contact) {
    return new Fields("contact_info")
        .with("name", contact.getNames())
        .with("phones", contact.getPhoneNumbers())
        .with("emails", contact.getEmails())
        .with("urls", contact.getURLs())
        .with("organization", contact.getOrg())
        .with("address", addresses(contact.getAddresses()))
        .value();
  }

  /** The parser puts each part of an address on a line, also the empty ones. */
  private static String[] addresses(String[] addresses) {
    if (addresses == null) return null;
    return Arrays.stream(addresses)
        .map(address -> address.replaceAll("\\s*\\n\\s*", " ").strip())
        .toArray(String[]::new);
  }

  private static ContentValue email(EmailAddressParsedResult email) {
    return new Fields("email")
        .with("address", email.getTos())
        .with("subject", email.getSubject())
        .with("body", email.getBody())
        .value();
  }

  private static ContentValue url(URIParsedResult url) {
    return new Fields("url").with("url", url.getURI()).with("title", url.getTitle()).value();
  }

  private static ContentValue geo(GeoParsedResult place) {
    return new Fields("geo")
        .with("latitude", decimal(place.getLatitude()))
        .with("longitude", decimal(place.getLongitude()))
        .value();
  }

  private static String decimal(double degrees) {
    return BigDecimal.valueOf(degrees).stripTrailingZeros().toPlainString();
  }

  private static ContentValue sms(SMSParsedResult message) {
    return new Fields("sms")
        .with("number", message.getNumbers())
        .with("message", message.getBody())
        .value();
  }

  private static ContentValue event(CalendarParsedResult event) {
    return new Fields("calendar_event")
        .with("summary", event.getSummary())
        .with("start", time(event.getStartTimestamp(), event.isStartAllDay()))
        .with("end", time(event.getEndTimestamp(), event.isEndAllDay()))
        .with("location", event.getLocation())
        .with("description", event.getDescription())
        .value();
  }

  /** The parser has -1 where there is no end, and midnight in UTC for a date. */
  private static String time(long milliseconds, boolean isDate) {
    if (milliseconds < 0) return null;
    return (isDate ? DATE : TIME).format(Instant.ofEpochMilli(milliseconds));
  }

  private static DateTimeFormatter formatter(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
  }

  private static ContentValue wifi(WifiParsedResult network) {
    return new Fields("wifi")
        .with("ssid", network.getSsid())
        .with("password", network.getPassword())
        .with("encryption", encryption(network.getNetworkEncryption()))
        .value();
  }

  /** A name that is none of the three stays as it is. */
  private static String encryption(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    if (upper.isEmpty() || upper.equals("NOPASS")) return "open";
    if (upper.equals("WEP")) return "wep";
    return upper.startsWith("WPA") || upper.equals("SAE") ? "wpa" : name;
  }

  /** The fields that the parser gives; those that are null or empty it does not. */
  private static final class Fields {
    private final String type;
    private final Map<String, String> fields = new LinkedHashMap<>();

    Fields(String type) {
      this.type = type;
    }

    Fields with(String name, String value) {
      if (value != null && !value.isEmpty()) fields.put(name, value);
      return this;
    }

    /** Of several, one a line. */
    Fields with(String name, String[] values) {
      if (values == null) return this;
      return with(
          name,
          Arrays.stream(values)
              .filter(value -> value != null && !value.isEmpty())
              .collect(Collectors.joining("\n")));
    }

    ContentValue value() {
      return new ContentValue(type, fields);
    }
  }
}
