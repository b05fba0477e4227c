package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * The two lines of an interwoven Howell: as many pairs in each as tables, of which the last ones
 * may stay.
 *
 * @param one the line of the lowest moving pair, each pair after the one that it follows
 * @param other the other line
 * @param missing the number of the pair that is missing; 0 for none
 */
record InterwovenLines(List<Integer> one, List<Integer> other, int missing) {

  InterwovenLines {
    one = List.copyOf(one);
    other = List.copyOf(other);
  }

  /**
   * The lines of a movement of two circles; empty where a pair meets another twice, or meets more
   * than one pair of the other line.
   */
  static Optional<InterwovenLines> of(Movement movement, Circles circles) {
    Map<Integer, Set<Integer>> met = met(movement);
    boolean again =
        met.values().stream().mapToInt(Set::size).sum()
            < 2 * movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum();
    int whole = 2 * movement.tables();
    int missing = movement.contestants() < whole ? whole : 0;
    List<List<Integer>> lines = new ArrayList<>();
    circles.lines().forEach(circle -> lines.add(new ArrayList<>(circle)));
    for (int pair : circles.staying()) {
      lines.get(lineOf(met.getOrDefault(pair, Set.of()), lines)).add(pair);
    }
    InterwovenLines found = new InterwovenLines(lines.get(0), lines.get(1), missing);
    return again || !found.even() || !found.apart(met) ? Optional.empty() : Optional.of(found);
  }

  private static Map<Integer, Set<Integer>> met(Movement movement) {
    Map<Integer, Set<Integer>> met = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        List<Integer> both = e.seating().contestants();
        met.computeIfAbsent(both.get(0), p -> new HashSet<>()).add(both.get(1));
        met.computeIfAbsent(both.get(1), p -> new HashSet<>()).add(both.get(0));
      }
    }
    return met;
  }

  /**
   * The line whose pairs a staying pair meets; for a missing pair, the line that is one pair short.
   */
  private static int lineOf(Set<Integer> met, List<List<Integer>> lines) {
    if (met.isEmpty()) {
      return lines.get(0).size() <= lines.get(1).size() ? 0 : 1;
    }
    return among(met, lines.get(0)) >= among(met, lines.get(1)) ? 0 : 1;
  }

  private static long among(Set<Integer> met, List<Integer> line) {
    return line.stream().filter(met::contains).count();
  }

  private boolean even() {
    return one.size() == other.size();
  }

  private boolean apart(Map<Integer, Set<Integer>> met) {
    return one.stream().allMatch(p -> among(met.getOrDefault(p, Set.of()), other) <= 1)
        && other.stream().allMatch(p -> among(met.getOrDefault(p, Set.of()), one) <= 1);
  }

  /** A sentence such as: Pairs 1 to 7 are one line, 8 to 14 the other. */
  String sentence() {
    return Text.of(
        "Pairs %s are one line, %s the other%s.",
        said(one),
        said(other),
        missing == 0 ? "" : ", with one missing after pair " + before(missing));
  }

  private int before(int pair) {
    List<Integer> line = one.contains(pair) ? one : other;
    return line.get(Math.floorMod(line.indexOf(pair) - 1, line.size()));
  }

  /** The pairs that are present, as a range where their numbers are consecutive. */
  private String said(List<Integer> line) {
    List<Integer> there = line.stream().filter(p -> p != missing).toList();
    int first = there.get(0);
    boolean range = true;
    for (int k = 0; k < there.size(); k++) {
      range &= there.get(k) == first + k;
    }
    return range
        ? Text.of("%d to %d", first, there.get(there.size() - 1))
        : there.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
