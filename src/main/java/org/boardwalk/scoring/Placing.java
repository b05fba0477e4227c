package org.boardwalk.scoring;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a contestant did, or a team of two pairs.
 *
 * @param rank their place in their field, from 1
 * @param sharing how many share it, this contestant included
 * @param contestant their number; of a team that of the pair who sits NS
 * @param mates who else is of the team under a number of their own; empty elsewhere
 * @param boards how many boards count for them
 * @param gained matchpoints, IMPs, points or victory points on them in all
 * @param added what corrections add to the mean: penalties, bonuses, handicap, carry-over
 * @param mean what they are ranked by, corrections included: the percentage of the matchpoints that
 *     they could win on the boards they played, the IMPs or points a board, or the victory points a
 *     match
 */
public record Placing(
    int rank,
    int sharing,
    int contestant,
    List<Integer> mates,
    int boards,
    Fraction gained,
    Fraction added,
    Fraction mean) {

  /** Copies the list. */
  public Placing {
    mates = List.copyOf(mates);
  }

  /**
   * @return all who have this place together
   */
  public List<Integer> members() {
    return Stream.concat(Stream.of(contestant), mates.stream()).toList();
  }

  /**
   * @param called what each is called
   * @return what they are called together, such as 1 + 6
   */
  public String label(Function<Integer, String> called) {
    return members().stream().map(called).collect(Collectors.joining(" + "));
  }

  /**
   * @param names names by number; they may be missing
   * @return their names; empty where none is known
   */
  public String name(Map<Integer, String> names) {
    return members().stream()
        .map(c -> names.getOrDefault(c, "").strip())
        .filter(n -> !n.isEmpty())
        .collect(Collectors.joining(" & "));
  }
}
