package scanbench;

import java.util.List;
import java.util.Map;

/**
 * A reading library, wrapped so that {@link Service} can put it to the bench.
 *
 * @param <I> what {@code detect} takes
 * @param <F> what it returns, in the library's own terms
 */
public abstract class Engine<I, F> {
  /** The name of the library. */
  public abstract String name();

  public abstract String version();

  /** What the engine claims to read, by the names of Documentation/ENGINES.md. */
  public abstract List<String> symbologies();

  /** The values that each option may have; the first is the default. */
  public Map<String, List<String>> options() {
    return Map.of();
  }

  /** The optional keys that the engine heeds in a request, or gives in a decode: {@link Details}. */
  public List<String> features() {
    return List.of();
  }

  /**
   * Sets the symbologies to look for, never none, and every option.
   *
   * @throws IllegalArgumentException before any change
   */
  public abstract void configure(List<String> mask, Map<String, String> options);

  /** The pixels, one byte for each, as {@code detect} takes them; not timed. */
  public abstract I image(byte[] pixels, int width, int height);

  /** The library's call, and nothing else: this is what is timed. */
  public abstract F detect(I image) throws Exception;

  /** What {@code detect} returned; not timed. */
  public abstract List<Decode> decodes(F found);

  /** What is read before the first request, so that the library's code is compiled by then. */
  public abstract List<I> warmUpImages();

  /** How many calls it takes until further ones are no faster; the README has the measurements. */
  public abstract int warmUpCalls();
}
