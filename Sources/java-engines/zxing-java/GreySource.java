package scanbench;

import com.google.zxing.LuminanceSource;

/**
 * Grey levels as ZXing takes them, without a copy as long as the whole frame is read.
 *
 * <p>The library's own sources are for colours, or cannot be turned, and then TRY_HARDER does not look for linear codes
 * from bottom to top; that of its desktop module can.
 */
final class GreySource extends LuminanceSource {
  private final byte[] pixels;
  private final int stride;
  private final int offset;

  GreySource(byte[] pixels, int width, int height) {
    this(pixels, width, 0, width, height);
  }

  private GreySource(byte[] pixels, int stride, int offset, int width, int height) {
    super(width, height);
    this.pixels = pixels;
    this.stride = stride;
    this.offset = offset;
  }

  @Override
  public byte[] getRow(int y, byte[] row) {
    byte[] copy = row == null || row.length < getWidth() ? new byte[getWidth()] : row;
    System.arraycopy(pixels, offset + y * stride, copy, 0, getWidth());
    return copy;
  }

  @Override
  public byte[] getMatrix() {
    if (stride == getWidth() && offset == 0 && pixels.length == stride * getHeight()) return pixels;
    byte[] copy = new byte[getWidth() * getHeight()];
    for (int y = 0; y < getHeight(); y++) {
      System.arraycopy(pixels, offset + y * stride, copy, y * getWidth(), getWidth());
    }
    return copy;
  }

  @Override
  public boolean isCropSupported() {
    return true;
  }

  @Override
  public LuminanceSource crop(int left, int top, int width, int height) {
    return new GreySource(pixels, stride, offset + top * stride + left, width, height);
  }

  @Override
  public boolean isRotateSupported() {
    return true;
  }

  @Override
  public LuminanceSource rotateCounterClockwise() {
    int width = getHeight();
    int height = getWidth();
    byte[] turned = new byte[width * height];
    for (int y = 0; y < width; y++) {
      int from = offset + y * stride;
      for (int x = 0; x < height; x++) turned[(height - 1 - x) * width + y] = pixels[from + x];
    }
    return new GreySource(turned, width, height);
  }
}
