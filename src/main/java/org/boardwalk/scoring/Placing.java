package org.boardwalk.scoring;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The placing of a contestant, or of a team of two pairs.
 *
 * @param rank the rank in the field, from 1
 * @param sharing how many share the rank, this contestant included
 * @param contestant the contestant's number; of a team the number of its NS pair
 * @param mates other contestants of the team with numbers of their own; empty elsewhere
 * @param boards how many boards count
 * @param gained matchpoints, IMPs, points or victory points on these boards in all
 * @param added the sum of the corrections, as part of the mean: penalties, bonuses, handicap,
 *     carry-over
 * @param mean the number ranked by, corrections included: the percentage of the matchpoints that
 *     could be won on the boards played, the IMPs or points a board, or the victory points a match
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

  /** {@return all contestants of this placing} */
  public List<Integer> members() {
    return Stream.concat(Stream.of(contestant), mates.stream()).toList();
  }

  /**
   * @param called the label of each contestant
   * @return their labels together, such as 1 + 6
   */
  public String label(Function<Integer, String> called) {
    return members().stream().map(called).collect(Collectors.joining(" + "));
  }

  /**
   * @param names names by number; some may be missing
   * @return their names; empty where none is known
   */
  public String name(Map<Integer, String> names) {
    return members().stream()
        .map(c -> names.getOrDefault(c, "").strip())
        .filter(n -> !n.isEmpty())
        .collect(Collectors.joining(" & "));
  }
}
