package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.text.Text;

/**
 * Teams of four made again in every round, as for an individual of eight: NS of table 1 and EW of
 * table 2 are a team against EW of table 1 and NS of table 2; tables 3 and 4 are the next match,
 * and so on. The difference of the two scores on a board is turned into IMPs, and each is credited
 * with their team's. A side with an average is credited with 3 IMPs for each 10 % off the half, and
 * the other table's sides with nothing but their own averages. What was scored at one table of a
 * match only counts for nothing. Contestants who are teams that stay together sit NS at one table
 * and EW at the other, and are credited once. Each board of each match sums to 0 without averages.
 */
final class Teams implements Scoring {

  /** Where two tables meet as teams. */
  private record Match(int round, int number, int board) {}

  private static final Comparator<Match> ORDER =
      Comparator.comparingInt(Match::round)
          .thenComparingInt(Match::number)
          .thenComparingInt(Match::board);

  @Override
  public List<Award> awards(Event event) {
    if (matches(event.foreseen().stream().map(Teams::match).toList()) == 0) {
      throw new IllegalArgumentException(
          Text.of(
              "movement [%s] has no two tables that play the same boards in a round as teams"
                  + "\nMaybe choose another method.",
              event.roster().title()));
    }
    Map<Match, List<Result>> matches =
        event.results().stream()
            .collect(
                Collectors.groupingBy(
                    r -> match(r.play()), () -> new TreeMap<>(ORDER), Collectors.toList()));
    List<Award> awards = new ArrayList<>();
    for (List<Result> two : matches.values()) {
      if (two.size() == 2) {
        add(awards, two.get(0), two.get(1));
        if (!stayTogether(two.get(0).play(), two.get(1).play())) {
          add(awards, two.get(1), two.get(0));
        }
      }
    }
    return awards;
  }

  /** Whether the same contestants sit at both tables: teams, who are credited once. */
  private static boolean stayTogether(BoardPlay here, BoardPlay there) {
    return here.seating().at(Direction.NS).equals(there.seating().at(Direction.EW));
  }

  /** Whether all contestants are teams who sit at both tables of their matches. */
  static boolean stayTogether(List<BoardPlay> plays) {
    return plays.stream().collect(Collectors.groupingBy(Teams::match)).values().stream()
        .filter(two -> two.size() == 2)
        .allMatch(two -> stayTogether(two.get(0), two.get(1)));
  }

  private static Match match(BoardPlay play) {
    return new Match(play.round(), (play.table() + 1) / 2, play.board());
  }

  private static long matches(List<Match> all) {
    return all.size() - all.stream().distinct().count();
  }

  private static void add(List<Award> awards, Result here, Result there) {
    for (Direction side : Direction.values()) {
      Score own = here.of(side);
      if (own instanceof Score.Artificial average) {
        awards.add(new Award(here.play(), side, ImpScale.imps(average), Fraction.ZERO));
        continue;
      }
      Map<Integer, Integer> others = there.of(mates(side)).outcomes();
      if (!own.outcomes().isEmpty() && !others.isEmpty()) {
        awards.add(new Award(here.play(), side, imps(side, own.outcomes(), others), Fraction.ZERO));
      }
    }
  }

  private static Fraction imps(
      Direction side, Map<Integer, Integer> own, Map<Integer, Integer> others) {
    long sum = 0;
    for (var mine : own.entrySet()) {
      for (var theirs : others.entrySet()) {
        int better = mine.getKey() - theirs.getKey();
        int imps = ImpScale.imps(side == Direction.NS ? better : -better);
        sum += (long) imps * mine.getValue() * theirs.getValue();
      }
    }
    return Fraction.of(sum, (long) Score.WHOLE * Score.WHOLE);
  }

  /** Where the other half of the team sits at the other table. */
  private static Direction mates(Direction side) {
    return side == Direction.NS ? Direction.EW : Direction.NS;
  }
}
