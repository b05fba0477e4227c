package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;

/**
 * Theorems on the copies that a Web needs: NS stay at their tables, EW move round.
 *
 * @param tables tables in play in every round
 * @param sets board sets
 * @param shifts the number of tables that EW have moved in each round, where all move alike; empty
 *     where they need not
 * @param full whether every pair plays every set: no pair is missing, and there are as many sets as
 *     rounds
 */
public record WebTheorems(int tables, int sets, List<Integer> shifts, boolean full) {

  /** Copies the list. */
  public WebTheorems {
    shifts = List.copyOf(shifts);
  }

  /**
   * @return the number of copies below which the tables cannot all play: tables / sets, rounded up
   */
  public int counted() {
    return Math.max(1, Boards.leastCopies(tables, sets));
  }

  /** {@return the theorem that proves {@link #counted}} */
  public TheoremCase counting() {
    return new TheoremCase(Theorem.COPIES_COUNTED, Map.of("tables", tables, "sets", sets));
  }

  /**
   * @param copies copies of each set
   * @return the theorem that no movement exists with exactly that many copies; empty when none is
   *     known
   */
  public Optional<TheoremCase> refuted(int copies) {
    if (copies < counted()) {
      return Optional.of(counting());
    }
    Optional<TheoremCase> anyWay = anyWay(copies);
    return anyWay.isPresent() || shifts.isEmpty() ? anyWay : alike(copies);
  }

  /**
   * @param copies copies of each set
   * @return the theorems by which no movement exists with that many copies or fewer; empty when one
   *     may exist
   */
  public List<TheoremCase> refuting(int copies) {
    if (copies >= least()) {
      return List.of();
    }
    List<TheoremCase> by = new ArrayList<>(counted() > 1 ? List.of(counting()) : List.of());
    IntStream.rangeClosed(counted(), copies).forEach(c -> refuted(c).ifPresent(by::add));
    return by;
  }

  /** {@return the least number of copies that the theorems do not exclude} */
  public int least() {
    int copies = counted();
    while (refuted(copies).isPresent()) {
      copies++;
    }
    return copies;
  }

  /**
   * The theorem for EW pairs that all move alike, in movements in which every pair plays every set.
   * Let the number of tables be k less than the number of copies of all sets. The tables at which a
   * set is played are each NS pair once and each EW pair once, and table = EW pair + shift. So the
   * shifts of the rounds, each taken as often as tables play the set, sum to 0 modulo the number of
   * tables. With k = 0 a set is at {@code copies} tables in every round, so {@code copies} times
   * the sum of the shifts must be 0: for one copy this is L. Euler's proof that a cyclic Latin
   * square of even order has no orthogonal mate. With k = 1 each set is at one table fewer in one
   * round, a different round for each set; so all shifts would be equal. With more, see {@link
   * #wholeTurns}.
   */
  private Optional<TheoremCase> alike(int copies) {
    int lack = copies * sets - tables;
    int sum = copies * shifts.stream().mapToInt(Integer::intValue).sum();
    if (!full || (lack == 0 && sum % tables == 0)) {
      return Optional.empty();
    }
    Map<String, Integer> sizes = Map.of("copies", copies, "sets", sets, "tables", tables);
    if (lack > 1) {
      return wholeTurns(lack)
          ? Optional.empty()
          : Optional.of(new TheoremCase(Theorem.TABLES_LESS, sizes));
    }
    if (lack == 1) {
      return shifts.stream().distinct().count() == 1
          ? Optional.empty()
          : Optional.of(new TheoremCase(Theorem.ONE_TABLE_LESS, sizes));
    }
    return Optional.of(
        new TheoremCase(
            Theorem.EVERY_COPY_ALWAYS,
            Map.of("copies", copies, "sets", sets, "tables", tables, "sum", sum)));
  }

  /**
   * Whether the shifts of each set can sum to whole turns, a turn being as many tables as there
   * are. The mean of these sums is m turns, m the mean of the n shifts. Where m is no whole number,
   * u sets have at least ⌈m⌉ turns, the others at most ⌊m⌋: both are past the mean by the same sum,
   * so by at least the larger of u(⌈m⌉ - m) and (n - u)(m - ⌊m⌋) turns, and by n(⌈m⌉ - m)(m - ⌊m⌋)
   * whatever u is. A round has at most {@code u · copies} tables for these u sets, and at least
   * those that the other sets leave, which are {@code lack} fewer. So they are past the mean by at
   * most lack · Σ |shift - m| / 2. Where shifts go up by one and n is even, copies · n² ≥ tables ·
   * (n + 2) follows.
   */
  private boolean wholeTurns(int lack) {
    int total = shifts.stream().mapToInt(Integer::intValue).sum();
    int over = total % sets;
    int apart = shifts.stream().mapToInt(shift -> Math.abs(sets * shift - total)).sum();
    return (long) lack * apart >= 2L * tables * over * (sets - over);
  }

  /**
   * The theorem for any moves of EW: one copy of n sets in n rounds at n tables is a pair of
   * orthogonal squares.
   */
  private Optional<TheoremCase> anyWay(int copies) {
    boolean square = full && tables == sets && copies == 1;
    return square && (tables == 2 || tables == 6)
        ? Optional.of(new TheoremCase(Theorem.ORTHOGONAL_SQUARES, Map.of("order", tables)))
        : Optional.empty();
  }
}
