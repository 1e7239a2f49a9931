package scanbench;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
import com.google.zxing.common.CharacterSetECI;
import com.google.zxing.common.StringUtils;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The bytes that a symbol carries, told from its text; the README says where they cannot be told. */
final class ContentBytes {
  private static final Charset KANJI = Charset.forName("Shift_JIS");

  /** Those that a symbol can name, as far as Java has them, and those that are guessed without it. */
  private static final Set<Charset> CHARSETS = charsets();

  private ContentBytes() {}

  static byte[] of(Result result) {
    String text = result.getText();
    Map<ResultMetadataType, Object> metadata = result.getResultMetadata();
    if (result.getBarcodeFormat() == BarcodeFormat.QR_CODE) {
      Object segments = metadata == null ? null : metadata.get(ResultMetadataType.BYTE_SEGMENTS);
      return ofQRCode(text, segments instanceof List<?> list ? list : List.of());
    }
    boolean isOfBytes =
        text.chars().allMatch(character -> character < 256) && !namesEncoding(metadata);
    return text.getBytes(isOfBytes ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
  }

  /** Of Data Matrix alone the library says that a symbol has an ECI, though not which. */
  private static boolean namesEncoding(Map<ResultMetadataType, Object> metadata) {
    Object identifier =
        metadata == null ? null : metadata.get(ResultMetadataType.SYMBOLOGY_IDENTIFIER);
    // ISO/IEC 15424: the modifiers of symbols with ECI.
    return identifier instanceof String name && name.matches("]d[456]");
  }

  /** The segments of bytes are known; what stands between them is of the other modes. */
  private static byte[] ofQRCode(String text, List<?> segments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int end = 0;
    for (Object element : segments) {
      byte[] segment = (byte[]) element;
      String best = null;
      int start = -1;
      for (Charset charset : CHARSETS) {
        String candidate = new String(segment, charset);
        int place = text.indexOf(candidate, end);
        if (place >= 0 && (start < 0 || place < start)) {
          start = place;
          best = candidate;
        }
      }
      if (best == null) { // It was read in an encoding that is not known here.
        return segments.size() == 1 ? segment : text.getBytes(StandardCharsets.UTF_8);
      }
      bytes.writeBytes(ofOtherModes(text.substring(end, start)));
      bytes.writeBytes(segment);
      end = start + best.length();
    }
    bytes.writeBytes(ofOtherModes(text.substring(end)));
    return bytes.toByteArray();
  }

  /** Digits, alphanumeric characters, and Kanji or Hanzi, which the symbol has in these encodings. */
  private static byte[] ofOtherModes(String text) {
    boolean isKanji = KANJI.newEncoder().canEncode(text);
    return text.getBytes(isKanji ? KANJI : StringUtils.GB2312_CHARSET);
  }

  private static Set<Charset> charsets() {
    Set<Charset> charsets = new LinkedHashSet<>();
    charsets.add(StandardCharsets.ISO_8859_1);
    charsets.add(StandardCharsets.UTF_8);
    charsets.add(KANJI);
    charsets.add(StandardCharsets.UTF_16); // With a byte order mark.
    for (CharacterSetECI eci : CharacterSetECI.values()) {
      if (Charset.isSupported(eci.name())) charsets.add(eci.getCharset());
    }
    return charsets;
  }
}
