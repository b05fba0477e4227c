package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * The tables of a Web cut into segments, from table 1 on. In a segment that goes up each table
 * plays sets in ascending order, in a segment that goes down in descending order. In both the
 * boards move to the next lower table.
 *
 * @param cuts the segments in order, at least one
 */
public record Segments(List<Segment> cuts) {

  private static final Pattern PART = Pattern.compile("([1-9][0-9]{0,2})-(up|down)");
  private static final Pattern WHOLE =
      Pattern.compile(PART.pattern() + "(-" + PART.pattern() + ")*+");

  /**
   * A segment of neighbouring tables.
   *
   * @param tables number of tables, at least 1
   * @param slope the order of the sets at each of them
   */
  public record Segment(int tables, Slope slope) {

    /** Checks the range. */
    public Segment {
      if (tables < 1) {
        throw new IllegalArgumentException(
            "tables of a segment [" + tables + "] must be at least 1");
      }
    }

    /**
     * @return such as 13-up
     */
    @Override
    public String toString() {
      return tables + "-" + slope.word();
    }
  }

  /** The order of the sets at a table. */
  public enum Slope {
    /** Each set is one higher than the one before, and 1 follows the last. */
    UP,
    /** Each set is one lower than the one before, and the last follows 1. */
    DOWN;

    /**
     * @return the name used in files and messages, in lower case
     */
    public String word() {
      return Word.of(this);
    }
  }

  /** Copies the list and checks that it is not empty. */
  public Segments {
    cuts = List.copyOf(cuts);
    if (cuts.isEmpty()) {
      throw new IllegalArgumentException("segments [] must be at least one");
    }
  }

  /**
   * @param text such as 13-up-3-up-3-down
   * @return the segments
   * @throws IllegalArgumentException when the text is not a list of segments
   */
  public static Segments of(String text) {
    if (!WHOLE.matcher(text).matches()) {
      throw new IllegalArgumentException(
          Text.of(
              "boarding [%s] is not a row of segments\nMaybe write one such as 13-up-3-up-3-down.",
              text));
    }
    List<Segment> cuts = new ArrayList<>();
    Matcher part = PART.matcher(text);
    while (part.find()) {
      Slope slope = part.group(2).equals("up") ? Slope.UP : Slope.DOWN;
      cuts.add(new Segment(Integer.parseInt(part.group(1)), slope));
    }
    return new Segments(cuts);
  }

  /**
   * @return the number of tables of all segments
   */
  public int tables() {
    return cuts.stream().mapToInt(Segment::tables).sum();
  }

  /**
   * @return such as 13-up-3-up-3-down
   */
  @Override
  public String toString() {
    return cuts.stream().map(Segment::toString).collect(Collectors.joining("-"));
  }
}
