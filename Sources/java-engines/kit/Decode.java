package scanbench;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Base64;

/**
 * A code that was read.
 *
 * @param symbology a name of Documentation/ENGINES.md, or null for another format
 * @param bytes the payload, before any change of encoding
 * @param corners four points in the order of ENGINES.md, or null where the library does not say
 * @param details what else the library says of the content
 */
public record Decode(
    String symbology, byte[] bytes, String text, double[][] corners, Details details) {
  /** A decode of a library that says nothing else of the content. */
  public Decode(String symbology, byte[] bytes, String text, double[][] corners) {
    this(symbology, bytes, text, corners, Details.NONE);
  }

  JsonObject json() {
    JsonObject decode = new JsonObject();
    decode.addProperty("symbology", symbology);
    decode.addProperty("bytes_base64", Base64.getEncoder().encodeToString(bytes));
    decode.addProperty("text", text);
    details.addTo(decode);
    if (corners == null) {
      decode.add("corners", JsonNull.INSTANCE);
      return decode;
    }
    JsonArray points = new JsonArray();
    for (double[] corner : corners) {
      JsonArray point = new JsonArray();
      point.add(corner[0]);
      point.add(corner[1]);
      points.add(point);
    }
    decode.add("corners", points);
    return decode;
  }
}
