package scanbench;

import boofcv.BoofVersion;
import boofcv.abst.fiducial.AztecCodeDetector;
import boofcv.abst.fiducial.QrCodeDetector;
import boofcv.alg.fiducial.aztec.AztecCode;
import boofcv.alg.fiducial.aztec.AztecEncoder;
import boofcv.alg.fiducial.aztec.AztecGenerator;
import boofcv.alg.fiducial.qrcode.EciEncoding;
import boofcv.alg.fiducial.qrcode.QrCode;
import boofcv.alg.fiducial.qrcode.QrCodeEncoder;
import boofcv.alg.fiducial.qrcode.QrCodeGeneratorImage;
import boofcv.concurrency.BoofConcurrency;
import boofcv.factory.fiducial.ConfigQrCode;
import boofcv.factory.fiducial.FactoryFiducial;
import boofcv.struct.image.GrayU8;
import georegression.struct.point.Point2D_F64;
import georegression.struct.shapes.Polygon2D_F64;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** BoofCV's readers of QR and Aztec. The README beside this file lists what is decided here. */
public final class BoofCV extends Engine<GrayU8, BoofCV.Found> {
  /** What was found of each, in the library's lists, which the next call overwrites. */
  record Found(List<QrCode> qrCodes, List<AztecCode> aztecCodes) {}

  private QrCodeDetector<GrayU8> qrCode;
  private AztecCodeDetector<GrayU8> aztec;

  @Override
  public String name() {
    return "BoofCV";
  }

  @Override
  public String version() {
    return BoofVersion.VERSION;
  }

  @Override
  public List<String> symbologies() {
    return List.of("aztec", "qr_code");
  }

  @Override
  public Map<String, List<String>> options() {
    return Map.of("characterSet", List.of(EciEncoding.BINARY, "guess"));
  }

  @Override
  public void configure(List<String> mask, Map<String, String> options) {
    ConfigQrCode settings = new ConfigQrCode();
    // A character for each byte, unless the symbol names an encoding; without it the library guesses one.
    String characterSet = options.get("characterSet");
    if (!characterSet.equals("guess")) settings.forceEncoding = characterSet;
    qrCode = mask.contains("qr_code") ? FactoryFiducial.qrcode(settings, GrayU8.class) : null;
    aztec = mask.contains("aztec") ? FactoryFiducial.aztec(null, GrayU8.class) : null;
  }

  @Override
  public GrayU8 image(byte[] pixels, int width, int height) {
    GrayU8 image = new GrayU8();
    image.width = width;
    image.height = height;
    image.stride = width;
    image.data = pixels;
    return image;
  }

  @Override
  public Found detect(GrayU8 image) {
    if (qrCode != null) qrCode.process(image);
    if (aztec != null) aztec.process(image);
    return new Found(
        qrCode == null ? List.of() : qrCode.getDetections(),
        aztec == null ? List.of() : aztec.getDetections());
  }

  @Override
  public List<Decode> decodes(Found found) {
    List<Decode> decodes = new ArrayList<>();
    for (QrCode code : found.qrCodes()) {
      decodes.add(
          new Decode("qr_code", bytes(code), code.message, corners(code.bounds)));
    }
    // Of Aztec it has the rings in the middle, and no corners of the symbol.
    for (AztecCode code : found.aztecCodes()) {
      decodes.add(new Decode("aztec", bytesOfCharacters(code.message), code.message, null));
    }
    return decodes;
  }

  /** The library says in which encoding it has read the first segment of bytes. */
  private static byte[] bytes(QrCode code) {
    String encoding = code.byteEncoding;
    boolean isOfCharacters = encoding.isEmpty() || encoding.equals(EciEncoding.BINARY);
    return isOfCharacters
        ? bytesOfCharacters(code.message)
        : bytes(code.message, Charset.forName(encoding));
  }

  /** Kanji mode has characters beyond a byte, too; the symbol has them in Shift JIS. */
  private static byte[] bytesOfCharacters(String message) {
    boolean isOfBytes = message.chars().allMatch(character -> character < 256);
    return bytes(message, isOfBytes ? StandardCharsets.ISO_8859_1 : Charset.forName("Shift_JIS"));
  }

  /** Where a later segment has another encoding, the bytes cannot be told. */
  private static byte[] bytes(String message, Charset charset) {
    boolean holds = charset.newEncoder().canEncode(message);
    return message.getBytes(holds ? charset : StandardCharsets.UTF_8);
  }

  private static double[][] corners(Polygon2D_F64 bounds) {
    double[][] corners = new double[4][];
    for (int corner = 0; corner < 4; corner++) {
      Point2D_F64 point = bounds.get(corner);
      corners[corner] = new double[] {point.x, point.y};
    }
    return corners;
  }

  /** A symbol of each, clean and noisy. */
  @Override
  public List<GrayU8> warmUpImages() {
    List<GrayU8> images = new ArrayList<>();
    QrCode code = new QrCodeEncoder().addAutomatic("SCANBENCH 1234567890").fixate();
    AztecCode other = new AztecEncoder().addUpper("SCANBENCH").fixate();
    for (double noise : new double[] {0, 10}) {
      images.add(warmUpImage(new QrCodeGeneratorImage(4).render(code).getGray(), noise));
      images.add(warmUpImage(AztecGenerator.renderImage(4, 2, other), noise));
    }
    return images;
  }

  private GrayU8 warmUpImage(GrayU8 symbol, double noise) {
    byte[] pixels =
        WarmUpImage.pixels(
            symbol.width, symbol.height, noise, (x, y) -> symbol.get(x, y) < 128);
    return image(pixels, WarmUpImage.WIDTH, WarmUpImage.HEIGHT);
  }

  @Override
  public int warmUpCalls() {
    return 200;
  }

  public static void main(String[] arguments) throws Exception {
    BoofConcurrency.USE_CONCURRENT = false; // One thread: engines are compared on one core.
    EngineProcess.run(new BoofCV(), arguments);
  }
}
