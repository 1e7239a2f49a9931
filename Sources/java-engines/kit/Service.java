package scanbench;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;

/** Answers the requests of engine protocol 1; Documentation/ENGINES.md describes it. */
final class Service<I, F> {
  /** The most calls for one image: a hundred times what suites may ask for. */
  private static final int MOST_CALLS = 1_000_000;

  private final Engine<I, F> engine;
  private Settings settings;

  Service(Engine<I, F> engine) {
    this.engine = engine;
    settings = Settings.defaults(engine);
    engine.configure(settings.mask(), settings.options());
  }

  /** Reads the engine's own images again and again, so that the JVM has compiled the library. */
  void warmUp(int calls) throws Exception {
    List<I> images = engine.warmUpImages();
    for (int call = 0; call < calls; call++) {
      engine.decodes(engine.detect(images.get(call % images.size())));
    }
  }

  JsonObject hello(JsonObject request) {
    int number = request.get("protocol").getAsInt();
    if (number != 1) {
      throw new IllegalArgumentException("this engine speaks protocol 1, not " + number);
    }
    JsonObject answer = message("hello");
    answer.addProperty("protocol", 1);
    answer.addProperty("engine", engine.name());
    answer.addProperty("version", engine.version());
    JsonArray symbologies = new JsonArray();
    engine.symbologies().stream().sorted().forEach(symbologies::add);
    answer.add("symbologies", symbologies);
    JsonObject options = new JsonObject();
    settings.options().forEach(options::addProperty);
    answer.add("options", options);
    JsonObject notes = new JsonObject();
    engine.options().forEach((name, values) -> {
      JsonObject note = new JsonObject();
      note.addProperty("values", "one of " + String.join(", ", values));
      notes.add(name, note);
    });
    answer.add("option_notes", notes);
    JsonArray features = new JsonArray();
    engine.features().forEach(features::add);
    answer.add("features", features);
    return answer;
  }

  JsonObject configure(JsonObject request) {
    Settings wanted = Settings.of(request, engine);
    engine.configure(wanted.mask(), wanted.options());
    settings = wanted;
    return message("configured");
  }

  JsonObject detect(JsonObject request, byte[] pixels) throws Exception {
    int width = request.get("width").getAsInt();
    int height = request.get("height").getAsInt();
    if (width < 1 || height < 1 || (long) width * height != pixels.length) {
      throw new IllegalArgumentException(
          pixels.length + " bytes are no image of " + width + " x " + height + " pixels");
    }
    int warmup = request.get("warmup").getAsInt();
    int repeats = request.get("repeats").getAsInt();
    if (repeats < 1 || repeats > MOST_CALLS || warmup < 0 || warmup > MOST_CALLS) {
      throw new IllegalArgumentException(
          "repeats has to be 1 to " + MOST_CALLS + " and warmup 0 to " + MOST_CALLS);
    }
    I image = engine.image(pixels, width, height);
    JsonArray durations = new JsonArray(repeats);
    F found = null;
    for (int call = 0; call < warmup + repeats; call++) {
      long start = System.nanoTime(); // Monotonic.
      found = engine.detect(image);
      long nanoseconds = Math.max(1, System.nanoTime() - start);
      if (call >= warmup) durations.add(nanoseconds);
    }
    JsonObject answer = message("detected");
    answer.add("id", request.get("id"));
    answer.add("durations_ns", durations);
    JsonArray decodes = new JsonArray();
    engine.decodes(found).forEach(decode -> decodes.add(decode.json()));
    answer.add("decodes", decodes);
    return answer;
  }

  static JsonObject message(String type) {
    JsonObject message = new JsonObject();
    message.addProperty("type", type);
    return message;
  }
}
