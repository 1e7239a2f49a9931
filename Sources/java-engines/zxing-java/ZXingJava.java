package scanbench;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.Binarizer;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.MultiFormatWriter;
import com.google.zxing.NotFoundException;
import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.GenericMultipleBarcodeReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** ZXing's core library. The README beside this file lists what is decided here. */
public final class ZXingJava extends Engine<GreySource, Result[]> {
  private static final Map<String, BarcodeFormat> FORMATS = formats();

  private final MultiFormatReader reader = new MultiFormatReader();
  private Map<DecodeHintType, Object> hints;
  private boolean looksForSeveral;
  private boolean isGlobal;

  @Override
  public String name() {
    return "ZXing (Java)";
  }

  @Override
  public String version() {
    Properties properties = new Properties();
    String place = "/META-INF/maven/com.google.zxing/core/pom.properties";
    try (InputStream file = ZXingJava.class.getResourceAsStream(place)) {
      properties.load(file);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return properties.getProperty("version");
  }

  @Override
  public List<String> symbologies() {
    return List.copyOf(FORMATS.keySet());
  }

  @Override
  public Map<String, List<String>> options() {
    return Map.of(
        "tryHarder", List.of("true", "false"),
        "multiple", List.of("true", "false"),
        "alsoInverted", List.of("false", "true"),
        "binarizer", List.of("Hybrid", "GlobalHistogram"),
        "characterSet", List.of("ISO-8859-1", "guess"),
        "formats", List.of("asked", "library"));
  }

  @Override
  public List<String> features() {
    return List.of("symbology_identifier", "value", "value_type");
  }

  @Override
  public void configure(List<String> mask, Map<String, String> options) {
    hints = new EnumMap<>(DecodeHintType.class);
    if (options.get("formats").equals("asked")) {
      hints.put(DecodeHintType.POSSIBLE_FORMATS, mask.stream().map(FORMATS::get).toList());
    }
    // Without it the bytes of QR codes are read as whichever encoding they look like.
    String characterSet = options.get("characterSet");
    if (!characterSet.equals("guess")) hints.put(DecodeHintType.CHARACTER_SET, characterSet);
    if (options.get("tryHarder").equals("true")) hints.put(DecodeHintType.TRY_HARDER, true);
    if (options.get("alsoInverted").equals("true")) hints.put(DecodeHintType.ALSO_INVERTED, true);
    looksForSeveral = options.get("multiple").equals("true");
    isGlobal = options.get("binarizer").equals("GlobalHistogram");
  }

  @Override
  public GreySource image(byte[] pixels, int width, int height) {
    return new GreySource(pixels, width, height);
  }

  @Override
  public Result[] detect(GreySource image) {
    Binarizer binarizer =
        isGlobal ? new GlobalHistogramBinarizer(image) : new HybridBinarizer(image);
    BinaryBitmap bitmap = new BinaryBitmap(binarizer);
    try {
      if (!looksForSeveral) return new Result[] {reader.decode(bitmap, hints)};
      return new GenericMultipleBarcodeReader(reader).decodeMultiple(bitmap, hints);
    } catch (NotFoundException nothing) {
      return new Result[0];
    }
  }

  @Override
  public List<Decode> decodes(Result[] found) {
    List<Decode> decodes = new ArrayList<>();
    for (Result result : found) {
      String symbology = null;
      for (Map.Entry<String, BarcodeFormat> format : FORMATS.entrySet()) {
        if (format.getValue() == result.getBarcodeFormat()) symbology = format.getKey();
      }
      decodes.add(
          new Decode(
              symbology, ContentBytes.of(result), result.getText(), Corners.of(result),
              details(result)));
    }
    return decodes;
  }

  private static Details details(Result result) {
    Map<ResultMetadataType, Object> metadata = result.getResultMetadata();
    Object identifier =
        metadata == null ? null : metadata.get(ResultMetadataType.SYMBOLOGY_IDENTIFIER);
    ContentValue value = ContentValue.of(result);
    return new Details(
        identifier == null ? null : identifier.toString(), null, null, value.type(),
        value.fields());
  }

  /** A symbol of each format, clean and noisy. */
  @Override
  public List<GreySource> warmUpImages() {
    List<GreySource> images = new ArrayList<>();
    for (double noise : new double[] {0, 10}) {
      FORMATS.forEach((name, format) -> images.add(warmUpImage(name, format, noise)));
    }
    return images;
  }

  private static GreySource warmUpImage(String name, BarcodeFormat format, double noise) {
    String content = switch (name) {
      case "ean_13" -> "4006381333931";
      case "ean_8" -> "96385074";
      case "upc_a" -> "036000291452";
      case "upc_e" -> "04252614";
      case "itf", "codabar" -> "1234567890";
      default -> "SCANBENCH 1234567890";
    };
    try {
      BitMatrix symbol = new MultiFormatWriter().encode(content, format, 240, 120);
      byte[] pixels =
          WarmUpImage.pixels(symbol.getWidth(), symbol.getHeight(), noise, symbol::get);
      return new GreySource(pixels, WarmUpImage.WIDTH, WarmUpImage.HEIGHT);
    } catch (WriterException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public int warmUpCalls() {
    return 260;
  }

  private static Map<String, BarcodeFormat> formats() {
    Map<String, BarcodeFormat> formats = new LinkedHashMap<>();
    formats.put("aztec", BarcodeFormat.AZTEC);
    formats.put("code_128", BarcodeFormat.CODE_128);
    formats.put("code_39", BarcodeFormat.CODE_39);
    formats.put("code_93", BarcodeFormat.CODE_93);
    formats.put("codabar", BarcodeFormat.CODABAR);
    formats.put("data_matrix", BarcodeFormat.DATA_MATRIX);
    formats.put("ean_13", BarcodeFormat.EAN_13);
    formats.put("ean_8", BarcodeFormat.EAN_8);
    formats.put("itf", BarcodeFormat.ITF);
    formats.put("pdf417", BarcodeFormat.PDF_417);
    formats.put("qr_code", BarcodeFormat.QR_CODE);
    formats.put("upc_a", BarcodeFormat.UPC_A);
    formats.put("upc_e", BarcodeFormat.UPC_E);
    return formats;
  }

  public static void main(String[] arguments) throws Exception {
    EngineProcess.run(new ZXingJava(), arguments);
  }
}
