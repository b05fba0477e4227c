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
   * @return their labels together, such as 1 + 6; 4 for a team of NS 4 and EW 4
   */
  public String label(Function<Integer, String> called) {
    return label(members(), called);
  }

  /** The labels of contestants together, or what is common to those of a team. */
  static String label(List<Integer> members, Function<Integer, String> called) {
    List<String> labels = members.stream().map(called).toList();
    List<String> teams =
        labels.stream().map(label -> label.replaceFirst("(NS|EW) ", "")).distinct().toList();
    return labels.size() == 2 && teams.size() == 1 ? teams.get(0) : String.join(" + ", labels);
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
