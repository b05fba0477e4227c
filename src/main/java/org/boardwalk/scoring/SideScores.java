package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;

/**
 * A column of scores: all scores of one side on a board, or on one form of it, at all tables, seen
 * from that side: points of EW have their sign turned. Scores are compared within a column only, so
 * that a director's score for one side does not affect contestants of the other.
 *
 * @param side the side
 * @param inAllForms how many scores the side has on the board, whatever its form; an average counts
 *     for none where one of the contestants has played the board as well
 * @param partly whether the board was also played in another form
 * @param results results with points or an average for that side
 * @param counts how often each number of points occurs, in hundredths, by points: a weighted score
 *     counts for each of its results with its share
 */
record SideScores(
    Direction side,
    int inAllForms,
    boolean partly,
    List<Result> results,
    NavigableMap<Integer, Integer> counts) {

  /** The columns of an event: for each form of a board one of NS and one of EW, none empty. */
  static List<SideScores> of(Event event) {
    Map<Integer, List<Result>> boards = new TreeMap<>();
    event
        .results()
        .forEach(r -> boards.computeIfAbsent(r.play().board(), b -> new ArrayList<>()).add(r));
    List<SideScores> columns = new ArrayList<>();
    for (List<Result> results : boards.values()) {
      for (Direction side : Direction.values()) {
        List<List<Result>> forms = scored(side, results);
        Set<Integer> played = players(results);
        int all =
            (int)
                forms.stream()
                    .flatMap(List::stream)
                    .filter(r -> r.fromPlay() || !anyOf(played, r))
                    .count();
        forms.forEach(form -> columns.add(of(side, all, forms.size() > 1, form)));
      }
    }
    return columns;
  }

  /** The contestants that have a score of a board from play. */
  private static Set<Integer> players(List<Result> board) {
    Set<Integer> players = new HashSet<>();
    board.stream()
        .filter(Result::fromPlay)
        .forEach(r -> players.addAll(r.play().seating().contestants()));
    return players;
  }

  private static boolean anyOf(Set<Integer> players, Result result) {
    return result.play().seating().contestants().stream().anyMatch(players::contains);
  }

  private static List<List<Result>> scored(Direction side, List<Result> board) {
    return BoardForms.of(board).values().stream()
        .map(f -> f.stream().filter(r -> !(r.of(side) instanceof Score.NotPlayed)).toList())
        .filter(form -> !form.isEmpty())
        .toList();
  }

  private static SideScores of(
      Direction side, int inAllForms, boolean partly, List<Result> results) {
    NavigableMap<Integer, Integer> counts = new TreeMap<>();
    for (Result result : results) {
      result
          .of(side)
          .outcomes()
          .forEach((points, share) -> counts.merge(seen(side, points), share, Integer::sum));
    }
    return new SideScores(side, inAllForms, partly, results, counts);
  }

  /** How many scores can be compared. */
  int comparable() {
    return counts.values().stream().mapToInt(Integer::intValue).sum() / Score.WHOLE;
  }

  /**
   * What a score gains: the mean of what its results gain, each with its share; 0 for a result that
   * gains nothing.
   */
  Fraction mean(Score score, Map<Integer, Fraction> gained) {
    Fraction sum = Fraction.ZERO;
    for (var outcome : score.outcomes().entrySet()) {
      Fraction each = gained.getOrDefault(seen(side, outcome.getKey()), Fraction.ZERO);
      sum =
          outcome.getValue() == Score.WHOLE
              ? each
              : sum.plus(each.times(Fraction.of(outcome.getValue(), Score.WHOLE)));
    }
    return sum;
  }

  private static int seen(Direction side, int ns) {
    return side == Direction.NS ? ns : -ns;
  }
}
