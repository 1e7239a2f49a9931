package scanbench;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * What a library says of a content beside its bytes and its text, by the optional keys of Documentation/ENGINES.md; null
 * where it says nothing.
 *
 * @param eci the assignment numbers in the order of the symbol, empty where it names none
 * @param gs1 application identifiers and values in the order of the symbol
 * @param value the fields of {@code valueType}, without those that the library does not give
 */
public record Details(
    String symbologyIdentifier,
    List<Integer> eci,
    List<Map.Entry<String, String>> gs1,
    String valueType,
    Map<String, String> value) {
  public static final Details NONE = new Details(null, null, null, null, null);

  /** Adds the keys of which something is known. */
  void addTo(JsonObject decode) {
    if (symbologyIdentifier != null) {
      decode.addProperty("symbology_identifier", symbologyIdentifier);
    }
    if (eci != null) {
      JsonArray numbers = new JsonArray();
      eci.forEach(numbers::add);
      decode.add("eci", numbers);
    }
    if (gs1 != null) {
      JsonArray elements = new JsonArray();
      for (Map.Entry<String, String> element : gs1) {
        JsonArray pair = new JsonArray();
        pair.add(element.getKey());
        pair.add(element.getValue());
        elements.add(pair);
      }
      decode.add("gs1", elements);
    }
    if (valueType != null) decode.addProperty("value_type", valueType);
    if (value != null) {
      JsonObject fields = new JsonObject();
      value.forEach(fields::addProperty);
      decode.add("value", fields);
    }
  }
}
