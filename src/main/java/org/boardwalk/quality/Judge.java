package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounts;

/** The judge: scores any movement from any source. Stateless and thread-safe. */
public final class Judge {

  private Judge() {}

  /**
   * Counts everything from the movement alone. Exact; O(sets · contestants²), a few milliseconds
   * for 100 players and 30 rounds.
   *
   * @param movement a movement, valid or not
   * @return the scorecard
   */
  public static Scorecard judge(Movement movement) {
    return judge(movement, SitOutTurns.ALL);
  }

  /**
   * Like {@link #judge(Movement)}, for a session in which contestants come late, leave or are
   * stationary, or whose first rounds are settled.
   *
   * @param movement a movement, valid or not
   * @param turns the rules on whose turn it can be to sit out
   * @return the scorecard
   */
  public static Scorecard judge(Movement movement, SitOutTurns turns) {
    return judge(movement, turns, List.of());
  }

  /**
   * Like {@link #judge(Movement, SitOutTurns)}, with the rules of a wish.
   *
   * @param movement a movement, valid or not
   * @param turns the rules on whose turn it can be to sit out
   * @param rules rules of a designer's own, which name contestants of the movement
   * @return the scorecard
   */
  public static Scorecard judge(Movement movement, SitOutTurns turns, List<Rule> rules) {
    Counts counts = new Counts(movement);
    Map<Criterion, CriterionScore> criteria = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      criteria.put(c, score(c, counts, c.appliesTo(movement.kind())));
    }
    return new Scorecard(
        Laws.violations(movement),
        criteria,
        SitOuts.of(movement, turns),
        meetings(counts),
        new Calibre(Fields.of(movement).stream().map(field -> calibre(counts, field)).toList()),
        OtherResults.of(movement),
        Walk.of(movement),
        walkRule(movement),
        Matches.of(movement),
        rules.isEmpty() ? List.of() : RuleCounts.scores(movement, turns.attendance(), rules));
  }

  private static Optional<WalkRule> walkRule(Movement movement) {
    return movement.kind() == Kind.INDIVIDUAL && movement.boards().play() == Play.CIRCULATING
        ? Optional.of(WalkRule.of(movement))
        : Optional.empty();
  }

  /**
   * Finds the broken rules alone, for callers that try many movements. Exact; O(seats filled).
   *
   * @param movement a movement
   * @return the violations of its scorecard
   */
  public static List<Violation> violations(Movement movement) {
    return Laws.violations(movement);
  }

  private static CriterionScore score(Criterion criterion, Counts counts, boolean applies) {
    int pairs = counts.size * (counts.size - 1) / 2;
    if (!applies) {
      return new CriterionScore(criterion, 0, pairs, pairs, List.of());
    }
    int[][] value = counts.of(criterion);
    int[][] events = counts.events(criterion);
    boolean spread = criterion.even();
    int floor = spread ? (int) (sum(value) / pairs) : 0;
    List<CriterionScore.WorstPair> bad = new ArrayList<>();
    long cost = 0;
    for (int i = 0; i < counts.size; i++) {
      for (int j = i + 1; j < counts.size; j++) {
        long v = value[i][j];
        int odd = events[i][j] & 1;
        // With a fixed total, Σ (v-m)(v-m-1) is Σ v² minus its least value, where m is the floor of
        // the mean.
        long c = spread ? (v - floor) * (v - floor - 1) : v * v - odd;
        cost += c;
        if (c > 0) {
          bad.add(new CriterionScore.WorstPair(i + 1, j + 1, (int) v, c));
        }
      }
    }
    List<CriterionScore.WorstPair> worst =
        bad.stream()
            .sorted(Comparator.comparingLong(CriterionScore.WorstPair::cost).reversed())
            .limit(CriterionScore.WORST)
            .toList();
    return new CriterionScore(criterion, cost, pairs, pairs - bad.size(), worst);
  }

  private static long sum(int[][] value) {
    long sum = 0;
    for (int i = 0; i < value.length; i++) {
      for (int j = i + 1; j < value.length; j++) {
        sum += value[i][j];
      }
    }
    return sum;
  }

  private static Meetings meetings(Counts counts) {
    var met =
        IntStream.range(0, counts.size)
            .map(
                i ->
                    (int)
                        IntStream.range(0, counts.size)
                            .filter(j -> j != i && counts.partner[i][j] + counts.opponent[i][j] > 0)
                            .count())
            .summaryStatistics();
    int again = 0;
    int often = 0;
    long triples = 0;
    for (int i = 0; i < counts.size; i++) {
      for (int j = i + 1; j < counts.size; j++) {
        int times = counts.partner[i][j] + counts.opponent[i][j];
        again += times > 1 ? 1 : 0;
        often = Math.max(often, times);
        triples += triples(counts.rounds[i][j]);
      }
    }
    int couples = Math.max(1, counts.size * (counts.size - 1) / 2);
    long together = sum(counts.rounds);
    int even = (int) (together / couples);
    long more = together % couples;
    triples -= more * triples(even + 1) + (couples - more) * triples(even);
    return new Meetings(
        met.getMin(), met.getMax(), met.getAverage(), counts.size - 1, again, often, (int) triples);
  }

  /** The ways to choose three of so many meetings. */
  private static long triples(int meetings) {
    return meetings * (meetings - 1L) * (meetings - 2L) / 6;
  }

  private static double calibre(Counts counts, List<Integer> field) {
    double sum = 0;
    double squares = 0;
    for (int a = 0; a < field.size(); a++) {
      for (int b = a + 1; b < field.size(); b++) {
        double c = counts.balance[field.get(a) - 1][field.get(b) - 1];
        sum += c;
        squares += c * c;
      }
    }
    double pairs = field.size() * (field.size() - 1) / 2.0;
    return squares == 0 ? Double.NaN : 100 * (sum * sum / pairs) / squares;
  }
}
