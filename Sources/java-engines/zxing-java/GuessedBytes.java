package scanbench;

import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
import com.google.zxing.common.StringUtils;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The bytes of a QR code whose text was made of them in an encoding that the library guessed. */
final class GuessedBytes {
  private static final List<Charset> GUESSES =
      List.of(
          StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8, StringUtils.SHIFT_JIS_CHARSET);

  /**
   * Those of the one segment of bytes, where the whole text is of it; else those that would be guessed to be of the encoding in which
   * they are the text. Null where there are none.
   */
  static byte[] of(Result result) {
    String text = result.getText();
    byte[] segment = onlySegment(result);
    if (segment != null && isOf(text, segment, StringUtils.guessCharset(segment, null))) {
      return segment;
    }
    for (Charset charset : GUESSES) {
      byte[] bytes = text.getBytes(charset);
      if (isOf(text, bytes, charset) && charset.equals(StringUtils.guessCharset(bytes, null))) {
        return bytes;
      }
    }
    return null;
  }

  private static boolean isOf(String text, byte[] bytes, Charset charset) {
    return new String(bytes, charset).equals(text);
  }

  private static byte[] onlySegment(Result result) {
    Object segments =
        result.getResultMetadata() == null
            ? null : result.getResultMetadata().get(ResultMetadataType.BYTE_SEGMENTS);
    if (!(segments instanceof List<?> list) || list.size() != 1) return null;
    return list.get(0) instanceof byte[] bytes ? Arrays.copyOf(bytes, bytes.length) : null;
  }
}
