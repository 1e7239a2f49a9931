package scanbench;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
import com.google.zxing.ResultPoint;
import java.util.Map;

/** The corners of a symbol, as far as ZXing's result points are corners; the README has the evidence. */
final class Corners {
  private Corners() {}

  static double[][] of(Result result) {
    ResultPoint[] points = result.getResultPoints();
    if (points == null) return null;
    BarcodeFormat format = result.getBarcodeFormat();
    return switch (format) {
      // The middles of the finder patterns.
      case QR_CODE -> null;
      case AZTEC -> corners(points, 3, 0, 1, 2);
      case DATA_MATRIX -> corners(points, 0, 3, 2, 1);
      // Read in a turned copy of the image, they are in that copy's coordinates, and it may be of a part of the image.
      case PDF_417 -> isTurned(result) ? null : corners(points, 0, 2, 3, 1);
      // The ends of the row that was read, twice.
      default -> corners(points, 0, 1, 1, 0);
    };
  }

  private static boolean isTurned(Result result) {
    Map<ResultMetadataType, Object> metadata = result.getResultMetadata();
    Object orientation = metadata == null ? null : metadata.get(ResultMetadataType.ORIENTATION);
    return orientation != null && !orientation.equals(0);
  }

  private static double[][] corners(ResultPoint[] points, int... order) {
    double[][] corners = new double[4][];
    for (int corner = 0; corner < 4; corner++) {
      if (order[corner] >= points.length || points[order[corner]] == null) return null;
      ResultPoint point = points[order[corner]];
      corners[corner] = new double[] {point.getX(), point.getY()};
    }
    return corners;
  }
}
