package org.boardwalk.quality;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the copies that a Web needs: NS stay at their tables, EW come round.
 *
 * @param tables tables in play in every round
 * @param sets board sets
 * @param shifts how many tables EW have moved in each round, where all of them move alike; empty
 *     where they need not
 * @param full whether everybody plays every set: no pair is missing, and there are as many sets as
 *     rounds
 */
public record WebTheorems(int tables, int sets, List<Integer> shifts, boolean full) {

  /** Copies the list. */
  public WebTheorems {
    shifts = List.copyOf(shifts);
  }

  /**
   * @return the copies below which there are more tables than sets to play: tables / sets, rounded
   *     up
   */
  public int counted() {
    return Math.max(1, (tables + sets - 1) / sets);
  }

  /**
   * @return what shows that {@link #counted} cannot be less
   */
  public TheoremCase counting() {
    return new TheoremCase(Theorem.COPIES_COUNTED, Map.of("tables", tables, "sets", sets));
  }

  /**
   * @param copies copies of each set
   * @return the theorem that no movement does with so many; empty when none is known
   */
  public Optional<TheoremCase> refuted(int copies) {
    if (copies < counted()) {
      return Optional.of(counting());
    }
    Optional<TheoremCase> anyWay = anyWay(copies);
    return anyWay.isPresent() || shifts.isEmpty() ? anyWay : alike(copies);
  }

  /**
   * @return the copies below which theorems leave no movement
   */
  public int least() {
    int copies = counted();
    while (refuted(copies).isPresent()) {
      copies++;
    }
    return copies;
  }

  /**
   * Where EW all move alike. Let the tables lack k to be as many as the sets have copies, and
   * everybody play every set. The tables of a set number each NS pair once and each EW pair once,
   * and table = EW pair + shift: so its rounds' shifts, each taken as often as tables play it, sum
   * to 0 modulo the tables. With k = 0 a set is at {@code copies} tables in every round, so {@code
   * copies} times the sum of the shifts must be 0: for one copy this is L. Euler's proof that a
   * cyclic Latin square of even order has no orthogonal mate. With k = 1 each set is at a table
   * less in one round, another one for each set; so all shifts would be alike.
   */
  private Optional<TheoremCase> alike(int copies) {
    int lack = copies * sets - tables;
    int sum = copies * shifts.stream().mapToInt(Integer::intValue).sum();
    if (!full || lack > 1 || (lack == 0 && sum % tables == 0)) {
      return Optional.empty();
    }
    if (lack == 1) {
      return shifts.stream().distinct().count() == 1
          ? Optional.empty()
          : Optional.of(
              new TheoremCase(
                  Theorem.ONE_TABLE_LESS,
                  Map.of("copies", copies, "sets", sets, "tables", tables)));
    }
    return Optional.of(
        new TheoremCase(
            Theorem.EVERY_COPY_ALWAYS,
            Map.of("copies", copies, "sets", sets, "tables", tables, "sum", sum)));
  }

  /** However EW move: one copy of n sets in n rounds at n tables is two orthogonal squares. */
  private Optional<TheoremCase> anyWay(int copies) {
    boolean square = full && tables == sets && copies == 1;
    return square && (tables == 2 || tables == 6)
        ? Optional.of(new TheoremCase(Theorem.ORTHOGONAL_SQUARES, Map.of("order", tables)))
        : Optional.empty();
  }
}
