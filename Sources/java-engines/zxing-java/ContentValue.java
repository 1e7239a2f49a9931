package scanbench;

import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
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
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What the library's parser of results makes of a text, in the terms of Documentation/ENGINES.md. */
final class ContentValue {
  private static final DateTimeFormatter DAY = format("yyyyMMdd");
  private static final DateTimeFormatter MOMENT = format("yyyyMMdd'T'HHmmss'Z'");

  private final Map<String, String> fields = new LinkedHashMap<>();

  static Details details(Result result) {
    Map<ResultMetadataType, Object> metadata = result.getResultMetadata();
    Object identifier =
        metadata == null ? null : metadata.get(ResultMetadataType.SYMBOLOGY_IDENTIFIER);
    ContentValue value = new ContentValue();
    String type = value.type(ResultParser.parseResult(result));
    return new Details(
        identifier == null ? null : identifier.toString(), type,
        value.fields.isEmpty() ? null : value.fields);
  }

  /** The name of the type; notes its fields. VINs and what the library has no name for are text. */
  private String type(ParsedResult parsed) {
    if (parsed instanceof WifiParsedResult wifi) {
      put("ssid", wifi.getSsid());
      put("password", wifi.getPassword());
      put("encryption", encryption(wifi.getNetworkEncryption()));
      return "wifi";
    }
    if (parsed instanceof URIParsedResult link) {
      put("url", link.getURI());
      put("title", link.getTitle());
      return "url";
    }
    if (parsed instanceof TelParsedResult call) {
      put("number", call.getNumber());
      return "phone";
    }
    if (parsed instanceof SMSParsedResult message) {
      put("number", message.getNumbers());
      put("message", message.getBody());
      return "sms";
    }
    if (parsed instanceof EmailAddressParsedResult mail) {
      put("address", mail.getTos());
      put("subject", mail.getSubject());
      put("body", mail.getBody());
      return "email";
    }
    if (parsed instanceof GeoParsedResult place) {
      put("latitude", Double.toString(place.getLatitude()));
      put("longitude", Double.toString(place.getLongitude()));
      return "geo";
    }
    if (parsed instanceof AddressBookParsedResult contact) {
      put("name", contact.getNames());
      put("phones", contact.getPhoneNumbers());
      put("emails", contact.getEmails());
      put("urls", contact.getURLs());
      put("organization", contact.getOrg());
      put("address", contact.getAddresses());
      return "contact_info";
    }
    if (parsed instanceof CalendarParsedResult event) {
      put("summary", event.getSummary());
      put("start", moment(event.getStartTimestamp(), event.isStartAllDay()));
      put("end", moment(event.getEndTimestamp(), event.isEndAllDay()));
      put("location", event.getLocation());
      put("description", event.getDescription());
      return "calendar_event";
    }
    if (parsed instanceof ISBNParsedResult book) {
      put("number", book.getISBN());
      return "isbn";
    }
    if (parsed instanceof ProductParsedResult product) {
      put("number", product.getProductID());
      return "product";
    }
    return "text";
  }

  private void put(String name, String... values) {
    if (values == null) return;
    String text = String.join("\n", nonEmpty(values));
    if (!text.isEmpty()) fields.put(name, text);
  }

  private static Iterable<String> nonEmpty(String[] values) {
    return java.util.Arrays.stream(values).filter(value -> value != null && !value.isEmpty())
        .toList();
  }

  private static String encryption(String said) {
    if (said == null) return null;
    return said.equals("nopass") ? "open" : said.toLowerCase(Locale.ROOT);
  }

  /** The library gives the start of a day, or a moment, in milliseconds; below 0 for none. */
  private static String moment(long milliseconds, boolean isDay) {
    if (milliseconds < 0) return null;
    return (isDay ? DAY : MOMENT).format(Instant.ofEpochMilli(milliseconds));
  }

  private static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
  }
}
