package scanbench;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The life of an engine's process, from its arguments to its exit code. */
public final class EngineProcess {
  private static final Set<String> TYPES = Set.of("hello", "configure", "detect", "quit");
  private static final int LONGEST_LINE = 64 << 20;

  private final Gson gson = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
  private final InputStream input = new BufferedInputStream(System.in, 1 << 16);
  private final OutputStream output = new FileOutputStream(FileDescriptor.out);

  private EngineProcess() {}

  /** Serves an engine on standard input and output, and ends the process. */
  public static <I, F> void run(Engine<I, F> engine, String[] arguments) throws Exception {
    if (arguments.length == 1 && arguments[0].equals("--version")) {
      System.out.println(engine.name() + " " + engine.version() + ", engine protocol 1");
      return;
    }
    System.setOut(System.err); // What the library prints goes to the log.
    Service<I, F> service = new Service<>(engine);
    // For Checks/test_warm_up.py, which measures what calls take without it.
    String calls = System.getenv("SCANBENCH_WARM_UP_CALLS");
    service.warmUp(calls == null ? engine.warmUpCalls() : Integer.parseInt(calls));
    System.exit(new EngineProcess().serve(service));
  }

  /** Answers requests until {@code quit} or the end of input; returns the exit code. */
  private int serve(Service<?, ?> service) throws IOException {
    for (byte[] line = line(); line != null; line = line()) {
      JsonObject request = request(line);
      byte[] pixels = request == null ? null : payload(request);
      if (pixels == null) {
        send(failed("not a request of protocol 1: "
            + new String(line, 0, Math.min(line.length, 80), StandardCharsets.UTF_8)));
        return 65;
      }
      String type = request.get("type").getAsString();
      if (type.equals("quit")) return 0;
      JsonObject answer;
      try {
        answer = switch (type) {
          case "hello" -> service.hello(request);
          case "configure" -> service.configure(request);
          default -> service.detect(request, pixels);
        };
      } catch (Exception | OutOfMemoryError | StackOverflowError error) {
        error.printStackTrace();
        answer = failed(error.getMessage() == null ? error.toString() : error.getMessage());
        if (type.equals("detect")) answer.add("id", request.get("id"));
      }
      send(answer);
    }
    return 0;
  }

  /** The next line without its end, or null at the end of input. */
  private byte[] line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = input.read(); next != '\n'; next = input.read()) {
      if (next < 0) return null;
      if (line.size() == LONGEST_LINE) return line.toByteArray();
      line.write(next);
    }
    return line.toByteArray();
  }

  /** The request of a line, or null where it is none. */
  private JsonObject request(byte[] line) {
    try {
      JsonObject request =
          gson.getAdapter(JsonObject.class).fromJson(new String(line, StandardCharsets.UTF_8));
      return TYPES.contains(request.get("type").getAsString()) ? request : null;
    } catch (IOException | RuntimeException error) {
      return null;
    }
  }

  /** The bytes that follow a request, or null where it does not say how many. */
  private byte[] payload(JsonObject request) throws IOException {
    if (!request.get("type").getAsString().equals("detect")) return new byte[0];
    int count;
    try {
      count = request.get("payload").getAsInt();
      request.get("id").getAsLong();
    } catch (RuntimeException error) {
      return null;
    }
    if (count < 0) return null;
    byte[] pixels = input.readNBytes(count);
    if (pixels.length < count) throw new EOFException("the input ended inside an image");
    return pixels;
  }

  private static JsonObject failed(String message) {
    JsonObject answer = Service.message("failed");
    answer.addProperty("message", message);
    return answer;
  }

  private void send(JsonObject answer) throws IOException {
    output.write((gson.toJson(answer) + "\n").getBytes(StandardCharsets.UTF_8));
    output.flush();
  }
}
