package org.boardwalk.quality;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Word;

/**
 * The criteria of the ideal individual movement (English Bridge Union), in their scaled form for
 * any number of rounds: partner once, opponent twice, left as often as right, same direction as
 * often as opposite. This is the registry: everything that is the same for all criteria, such as
 * files, options, reports and weights, goes through its constants and names none of them.
 *
 * <p>A criterion has a count for every two contestants i ≠ j, and is one of two kinds. The counts
 * of an {@linkplain #even even} one are as even as integers allow: its cost is Σ x² minus the least
 * such sum that integers with this total allow. The counts of the others are differences: |x| ≤ n
 * mod 2, where n events are counted with one sign or the other; the cost is Σ (x² - (n mod 2)). A
 * pair's cost is 0 exactly when the pair is ideal. Counts are by set; with a rotation by board.
 */
public enum Criterion {
  /** P = times partners. */
  PARTNER("P", 8, 2, "Partners", "Every two players are partners %s.", "partners"),
  /** O = times opponents. */
  OPPONENT("O", 4, 4, "Opponents", "Every two players are opponents %s.", "opponents"),
  /** L = times j is i's left-hand opponent minus times j is i's right-hand opponent; n = O. */
  SIDE(
      "L",
      1,
      0,
      "Sides: left-hand and right-hand opponents",
      "Each opponent sits on your left as often as on your right, or once more or less where you"
          + " meet an odd number of times.",
      "left-hand",
      "right-hand"),
  /**
   * D = over the board sets both play at different tables +1 same direction, -1 opposite; n = the
   * number of sets compared.
   */
  DIRECTION(
      "D",
      1,
      0,
      "Directions: who plays the same cards",
      "Two players compare on the sets that both play, at different tables: there they sit in the"
          + " same direction as often as in opposite ones, or once more or less where the number is"
          + " odd.",
      "same direction",
      "opposite direction");

  /** The criteria of a whist tournament: the theorems on whist assume these two to be ideal. */
  public static final Set<Criterion> WHIST = Set.of(PARTNER, OPPONENT);

  private static final Set<Criterion> OF_PAIRS = EnumSet.of(OPPONENT, DIRECTION);

  private final String letter;
  private final int standardWeight;
  private final int couples;
  private final String title;
  private final String demand;

  @SuppressWarnings("ImmutableEnumChecker") // never changes
  private final List<String> counted;

  /**
   * @param couples couples at a table of four that an even criterion counts; 0 for differences
   * @param demand what it asks for, in a sentence with a place for the counts of an even criterion
   * @param counted the events it counts; of differences those counted by + and by -
   */
  Criterion(
      String letter,
      int standardWeight,
      int couples,
      String title,
      String demand,
      String... counted) {
    this.letter = letter;
    this.standardWeight = standardWeight;
    this.couples = couples;
    this.title = title;
    this.demand = demand;
    this.counted = List.of(counted);
  }

  /** {@return the name used in files and messages, in lower case} */
  public String word() {
    return Word.of(this);
  }

  /** {@return all criteria, in the order in which files and options list them} */
  public static Stream<Criterion> all() {
    return Stream.of(values());
  }

  /** {@return its place in arrays with a value for each criterion, from 0} */
  @SuppressWarnings("EnumOrdinal") // the one place where arrays take their order from
  public int place() {
    return ordinal();
  }

  /** {@return the letter of its count in formulas} */
  public String letter() {
    return letter;
  }

  /** {@return its weight in a total where none is given, from 0} */
  public int standardWeight() {
    return standardWeight;
  }

  /** {@return its name for readers of a model} */
  public String title() {
    return title;
  }

  /** {@return what it asks for, in a sentence; for an even one with a place, %s, for the counts} */
  public String demand() {
    return demand;
  }

  /** {@return the events it counts; of differences those counted by + and those by -} */
  public List<String> counted() {
    return counted;
  }

  /** {@return whether its counts are to be even; otherwise they are differences, to be near 0} */
  public boolean even() {
    return couples > 0;
  }

  /**
   * @param seats seats filled in all, at tables of four
   * @return the sum of its counts over all pairs of contestants where that is fixed, otherwise 0
   */
  public long total(long seats) {
    return seats * couples / 4;
  }

  /** {@return the least step of a total cost: x(x - 1) is even, x² - (x mod 2) four times} */
  public long step() {
    return even() ? 2 : 4;
  }

  /** {@return whether it is about places at one table; otherwise it compares tables} */
  public boolean atTable() {
    return this != DIRECTION;
  }

  /** {@return whether its count changes its sign when seen from the other contestant} */
  public boolean seenFromOne() {
    return this == SIDE;
  }

  /**
   * @param <V> the type of the values
   * @param value the value of a criterion
   * @return the values of all criteria, in their order
   */
  public static <V> Map<Criterion, V> each(Function<Criterion, V> value) {
    Map<Criterion, V> each = new EnumMap<>(Criterion.class);
    for (Criterion criterion : values()) {
      each.put(criterion, value.apply(criterion));
    }
    return each;
  }

  /**
   * @param kind a kind of movement
   * @return whether the criterion applies to that kind: pairs and lone players have no partners to
   *     change, and their side at the table is fixed by their direction
   */
  public boolean appliesTo(Kind kind) {
    return kind == Kind.INDIVIDUAL || OF_PAIRS.contains(this);
  }
}
