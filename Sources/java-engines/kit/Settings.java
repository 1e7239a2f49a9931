package scanbench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a {@code configure} asks for, held against what an engine has.
 *
 * @param mask the symbologies that the engine claims, of those that were asked for
 * @param options every option
 */
record Settings(List<String> mask, Map<String, String> options) {
  private static final Set<String> SYMBOLOGIES =
      Set.of(
          "aztec", "code_128", "code_39", "code_93", "codabar", "data_matrix", "ean_13", "ean_8",
          "itf", "pdf417", "qr_code", "upc_a", "upc_e");

  /** All that the engine claims, with its default options. */
  static Settings defaults(Engine<?, ?> engine) {
    Map<String, String> options = new TreeMap<>();
    engine.options().forEach((name, values) -> options.put(name, values.get(0)));
    return new Settings(List.copyOf(engine.symbologies()), options);
  }

  /** Options that are not named go back to their defaults. */
  static Settings of(JsonObject request, Engine<?, ?> engine) {
    List<String> mask = new ArrayList<>();
    for (JsonElement element : request.getAsJsonArray("mask")) {
      String name = element.getAsString();
      if (!SYMBOLOGIES.contains(name)) {
        throw new IllegalArgumentException("unknown symbology '" + name + "' in the mask");
      }
      if (engine.symbologies().contains(name)) mask.add(name);
    }
    if (mask.isEmpty()) {
      throw new IllegalArgumentException(
          "the mask " + request.get("mask") + " has no symbology that this engine reads");
    }
    Map<String, String> options = defaults(engine).options();
    if (request.has("options")) {
      request.getAsJsonObject("options").asMap()
          .forEach((name, value) -> set(name, value.getAsString(), engine, options));
    }
    return new Settings(mask, options);
  }

  private static void set(
      String name, String value, Engine<?, ?> engine, Map<String, String> options) {
    List<String> values = engine.options().get(name);
    if (values == null) {
      String known = options.isEmpty() ? "none" : String.join(", ", options.keySet());
      throw new IllegalArgumentException("unknown option '" + name + "'; known are " + known);
    }
    if (!values.contains(value)) {
      throw new IllegalArgumentException(
          "option '" + name + "' cannot be '" + value + "'; it takes one of "
              + String.join(", ", values));
    }
    options.put(name, value);
  }
}
