package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Moves.Steps;

/**
 * A rainbow whose tables are the elements of a group, and in which all tables shift alike. No two
 * players meet twice and no player plays a set twice if and only if every two of North (who does
 * not shift), South, East, West and the sets differ by a new element in every round.
 *
 * @param group the group of the tables
 * @param shifts the shift of every round, 0 in the first
 * @param explanation how the movement is made, in words
 */
record ShiftPlan(AbelianGroup group, List<Shift> shifts, String explanation)
    implements RainbowPlan {

  /** The multipliers 1, x, ... of the field: any four different elements but 0. */
  private static final Shift FACTORS = new Shift(1, 2, 3, 4);

  private static final int LEAST_FIELD = 5;

  /**
   * Shifts of South, East and West over Z6×Z2, round by round, while the sets go down one: the
   * result of {@link DifferenceSearch} for 12 tables, stored because that search takes some
   * seconds. That such shifts exist is due to D. M. Johnson, A. L. Dulmage and N. S. Mendelsohn,
   * Orthomorphisms of groups and orthogonal Latin squares I, Canad. J. Math. 13 (1961).
   */
  private static final int[][] TWELVE = {
    {0, 7, 4, 10, 5, 3, 9, 6, 2, 8, 1, 11},
    {0, 6, 7, 2, 10, 1, 4, 8, 3, 11, 9, 5},
    {0, 4, 6, 5, 3, 8, 10, 9, 1, 2, 11, 7}
  };

  ShiftPlan {
    shifts = List.copyOf(shifts);
  }

  /** The plan with constant steps after every round. */
  static ShiftPlan of(Steps steps, int tables, int rounds) {
    return new ShiftPlan(
        AbelianGroup.cyclic(tables),
        IntStream.range(0, rounds)
            .mapToObj(
                r ->
                    new Shift(
                        Math.floorMod(r * steps.south(), tables),
                        Math.floorMod(r * steps.east(), tables),
                        Math.floorMod(r * steps.west(), tables),
                        Math.floorMod(r * steps.sets(), tables)))
            .toList(),
        "rainbow, " + steps.sentence() + " after every round");
  }

  /**
   * Shifts by multiples of the elements of a field, as R. C. Bose (On the application of the
   * properties of Galois fields to the problem of construction of hyper-Græco-Latin squares,
   * Sankhyā 3 (1938)) makes orthogonal squares, for prime powers from 5; products of such orders
   * have products of such rainbows (H. F. MacNeish, Euler squares, Ann. Math. 23 (1922)).
   *
   * @param tables number of tables
   * @return the rainbow of that many rounds; empty when the greatest prime powers in the number of
   *     tables are not all from 5
   */
  static Optional<ShiftPlan> overFields(int tables) {
    List<Integer> powers = primePowers(tables);
    if (powers.stream().anyMatch(q -> q < LEAST_FIELD)) {
      return Optional.empty();
    }
    List<Integer> moduli = new ArrayList<>();
    List<Shift> shifts = List.of(Shift.NONE);
    int order = 1;
    for (int q : powers) {
      FiniteField field = FiniteField.ofOrder(q).orElseThrow();
      moduli.addAll(field.additive().moduli());
      shifts = product(shifts, order, multiples(field, q));
      order *= q;
    }
    String orders = powers.stream().map(String::valueOf).collect(Collectors.joining(" and "));
    return Optional.of(
        new ShiftPlan(
            new AbelianGroup(moduli),
            shifts,
            Text.of("rainbow with guide cards over the field of %s elements", orders)));
  }

  private static List<Shift> multiples(FiniteField field, int q) {
    return IntStream.range(0, q)
        .mapToObj(
            x ->
                new Shift(
                    field.multiply(x, FACTORS.south()),
                    field.multiply(x, FACTORS.east()),
                    field.multiply(x, FACTORS.west()),
                    field.multiply(x, FACTORS.sets())))
        .toList();
  }

  private static List<Shift> product(List<Shift> low, int order, List<Shift> high) {
    return high.stream()
        .flatMap(
            h ->
                low.stream()
                    .map(
                        l ->
                            new Shift(
                                l.south() + order * h.south(),
                                l.east() + order * h.east(),
                                l.west() + order * h.west(),
                                l.sets() + order * h.sets())))
        .toList();
  }

  /** The greatest prime powers in a number, by increasing primes. */
  static List<Integer> primePowers(int n) {
    List<Integer> powers = new ArrayList<>();
    int rest = n;
    for (int p = 2; rest > 1; p++) {
      int power = 1;
      for (; rest % p == 0; rest /= p) {
        power *= p;
      }
      if (power > 1) {
        powers.add(power);
      }
    }
    return powers;
  }

  /**
   * Shifts found by search.
   *
   * @param group the group of the tables
   * @param rounds at most as many as the group has elements
   * @return the rainbow; empty when none is found
   */
  static Optional<ShiftPlan> searched(AbelianGroup group, int rounds) {
    return DifferenceSearch.shifts(group, rounds)
        .map(shifts -> new ShiftPlan(group, shifts, searchedExplanation(group, shifts)));
  }

  /**
   * @param tables number of tables
   * @return the rainbow of 12 tables and rounds; empty for other numbers
   */
  static Optional<ShiftPlan> ofTwelve(int tables) {
    if (tables != TWELVE[0].length) {
      return Optional.empty();
    }
    AbelianGroup group = new AbelianGroup(List.of(6, 2));
    List<Shift> shifts =
        IntStream.range(0, tables)
            .mapToObj(
                r -> new Shift(TWELVE[0][r], TWELVE[1][r], TWELVE[2][r], (tables - r) % tables))
            .toList();
    return Optional.of(new ShiftPlan(group, shifts, searchedExplanation(group, shifts)));
  }

  private static String searchedExplanation(AbelianGroup group, List<Shift> shifts) {
    if (group.moduli().size() > 1) {
      return "rainbow with guide cards over " + group.name() + ", found by search";
    }
    String moves =
        IntStream.range(1, shifts.size())
            .mapToObj(r -> move(group, shifts.get(r - 1), shifts.get(r)))
            .collect(Collectors.joining(", "));
    return Text.of(
        "rainbow over %s, sets down 1, South/East/West up %s after rounds 1 to %d, found by search",
        group.name(), moves, shifts.size() - 1);
  }

  private static String move(AbelianGroup group, Shift before, Shift now) {
    return Text.of(
        "%d/%d/%d",
        group.add(now.south(), group.negate(before.south())),
        group.add(now.east(), group.negate(before.east())),
        group.add(now.west(), group.negate(before.west())));
  }

  @Override
  public StartTables at(int table, int round) {
    Shift shift = shifts.get(round);
    return new StartTables(
        table,
        group.add(table, group.negate(shift.south())),
        group.add(table, group.negate(shift.east())),
        group.add(table, group.negate(shift.west())),
        group.add(table, group.negate(shift.sets())));
  }
}
