package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Range;

/**
 * A match of several nights: one ranking of all contestants that played on any night. Exact: equal
 * scores are true ties. Immutable.
 *
 * @param nights the score of each contestant on each night, by name: a percentage, IMPs or points a
 *     board, or the points that their place was worth
 * @param best how many of their nights count, the best ones; empty for all nights that they played
 * @param absent the score of an absent contestant for a night; empty for none
 * @param counting what the nights that count come to
 */
public record Season(
    List<Map<String, Fraction>> nights,
    OptionalInt best,
    Optional<Fraction> absent,
    Counting counting) {

  /** What the nights that count come to. */
  public enum Counting {
    /** Their mean; fewer nights than count give no rank. */
    MEAN,
    /** Their sum; nights away are worth nothing, and all are ranked. */
    SUM
  }

  /** Copies the lists and checks that there are enough nights. */
  public Season {
    nights = nights.stream().map(Map::copyOf).toList();
    Range.check("nights", nights.size(), 1, 400);
    if (best.isPresent()) {
      Range.check("best", best.getAsInt(), 1, nights.size());
    }
  }

  /**
   * The line of one contestant.
   *
   * @param rank their place, from 1; 0 when they played fewer nights than count
   * @param sharing how many share the rank, this contestant included
   * @param name the contestant's name
   * @param played how many nights they played
   * @param nights their score on each night; empty where they were absent
   * @param score the mean or the sum of the nights that count
   */
  public record Line(
      int rank,
      int sharing,
      String name,
      int played,
      List<Optional<Fraction>> nights,
      Fraction score) {

    /** Copies the list. */
    public Line {
      nights = List.copyOf(nights);
    }
  }

  /**
   * @return all contestants, best first; those with fewer nights than count come last, without a
   *     rank
   */
  public List<Line> lines() {
    TreeSet<String> names = new TreeSet<>();
    nights.forEach(n -> names.addAll(n.keySet()));
    List<Line> lines = names.stream().map(this::line).toList();
    Map<Fraction, Long> equals =
        lines.stream()
            .filter(l -> l.rank() > 0)
            .collect(Collectors.groupingBy(Line::score, Collectors.counting()));
    List<Line> ordered =
        lines.stream()
            .sorted(
                Comparator.comparing((Line l) -> l.rank() == 0)
                    .thenComparing(Comparator.comparing(Line::score).reversed())
                    .thenComparing(Line::name))
            .toList();
    List<Line> ranked = new ArrayList<>();
    for (Line line : ordered) {
      boolean tied = !ranked.isEmpty() && last(ranked).score().equals(line.score());
      int rank = tied ? last(ranked).rank() : ranked.size() + 1;
      int sharing = equals.getOrDefault(line.score(), 1L).intValue();
      ranked.add(
          line.rank() == 0
              ? line
              : new Line(rank, sharing, line.name(), line.played(), line.nights(), line.score()));
    }
    return ranked;
  }

  private static Line last(List<Line> lines) {
    return lines.get(lines.size() - 1);
  }

  /** A line with rank 1 for all who have enough nights. */
  private Line line(String name) {
    List<Optional<Fraction>> own =
        nights.stream().map(n -> Optional.ofNullable(n.get(name))).toList();
    int played = (int) own.stream().filter(Optional::isPresent).count();
    List<Fraction> counted =
        own.stream()
            .flatMap(n -> n.or(() -> absent).stream())
            .sorted(Comparator.reverseOrder())
            .limit(best.orElse(nights.size()))
            .toList();
    Fraction sum = counted.stream().reduce(Fraction.ZERO, Fraction::plus);
    boolean summed = counting == Counting.SUM;
    boolean enough = summed || best.isEmpty() || counted.size() == best.getAsInt();
    Fraction score = summed ? sum : sum.over(Fraction.of(counted.size()));
    return new Line(enough ? 1 : 0, 1, name, played, own, score);
  }
}
