package scanbench;

import java.util.Random;
import java.util.function.BiPredicate;

/** An image to warm up on: a symbol in the middle of a bright frame. */
public final class WarmUpImage {
  public static final int WIDTH = 320;
  public static final int HEIGHT = 240;

  private static final int DARK = 40;
  private static final int BRIGHT = 215;

  private WarmUpImage() {}

  /**
   * The pixels of a frame of WIDTH x HEIGHT.
   *
   * @param isDark whether a pixel of the symbol is, by column and row
   * @param noise the standard deviation of each pixel, in grey levels; the same at each call
   */
  public static byte[] pixels(
      int symbolWidth, int symbolHeight, double noise, BiPredicate<Integer, Integer> isDark) {
    Random random = new Random(1);
    int left = (WIDTH - symbolWidth) / 2;
    int top = (HEIGHT - symbolHeight) / 2;
    byte[] pixels = new byte[WIDTH * HEIGHT];
    for (int row = 0; row < HEIGHT; row++) {
      for (int column = 0; column < WIDTH; column++) {
        int x = column - left;
        int y = row - top;
        boolean isInside = x >= 0 && x < symbolWidth && y >= 0 && y < symbolHeight;
        double level = isInside && isDark.test(x, y) ? DARK : BRIGHT;
        level += noise * random.nextGaussian();
        pixels[row * WIDTH + column] = (byte) Math.max(0, Math.min(255, Math.round(level)));
      }
    }
    return pixels;
  }
}
