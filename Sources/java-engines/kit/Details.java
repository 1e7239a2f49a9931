package scanbench;

import com.google.gson.JsonObject;
import java.util.Map;

/**
 * What a library says of a code beyond its bytes and text; null of all that it does not say.
 *
 * @param symbologyIdentifier as {@code ]C1} (ISO/IEC 15424)
 * @param valueType one of the names of Documentation/ENGINES.md
 * @param value its fields
 */
public record Details(String symbologyIdentifier, String valueType, Map<String, String> value) {
  public static final Details NONE = new Details(null, null, null);

  void addTo(JsonObject decode) {
    if (symbologyIdentifier != null) {
      decode.addProperty("symbology_identifier", symbologyIdentifier);
    }
    if (valueType != null) decode.addProperty("value_type", valueType);
    if (value == null) return;
    JsonObject fields = new JsonObject();
    value.forEach(fields::addProperty);
    decode.add("value", fields);
  }
}
