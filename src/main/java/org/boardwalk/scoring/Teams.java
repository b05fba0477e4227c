package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.text.Text;

/**
 * Teams of four: the difference of the two scores of a match on a board is turned into IMPs, and
 * each side is credited with their team's. Who is a team, and where it plays its matches, is what
 * {@link TeamMatches} says. A side with an average is credited with 3 IMPs for each 10 % off the
 * half; so is the other half of a team that stays together, with the lower one where both tables
 * have an average. Where teams are made again in every round, the other table's sides get nothing
 * but their own averages. What was scored at one table of a match only counts for nothing. A
 * contestant who is a whole team is credited once. Each board of each match sums to 0 without
 * averages.
 */
final class Teams implements Scoring {

  @Override
  public List<Award> awards(Event event) {
    TeamMatches matches = TeamMatches.of(event);
    if (!matches.any(event.foreseen())) {
      throw new IllegalArgumentException(
          Text.of(
              "movement [%s] has no two tables that play the same boards as teams"
                  + "\nMaybe choose another method.",
              event.roster().title()));
    }
    List<Award> awards = new ArrayList<>();
    for (TeamMatches.Compared two : matches.compared(event.results())) {
      boolean lasting = matches.lasting(two);
      add(awards, two.here(), two.there(), lasting);
      if (!two.whole()) {
        add(awards, two.there(), two.here(), lasting);
      }
    }
    return awards;
  }

  private static void add(List<Award> awards, Result here, Result there, boolean lasting) {
    for (Direction side : Direction.values()) {
      List<Integer> credited = here.play().seating().at(side);
      Stream<Award> others = lasting ? average(there, mates(side), credited).stream() : Stream.of();
      Stream.concat(average(here, side, credited).stream(), others)
          .min(Comparator.comparing(Award::gained))
          .or(() -> compared(here, there, side))
          .ifPresent(awards::add);
    }
  }

  private static Optional<Award> average(Result at, Direction side, List<Integer> credited) {
    return at.of(side) instanceof Score.Artificial average
        ? Optional.of(new Award(at.play(), side, credited, ImpScale.imps(average), Fraction.ZERO))
        : Optional.empty();
  }

  private static Optional<Award> compared(Result here, Result there, Direction side) {
    Map<Integer, Integer> own = here.of(side).outcomes();
    Map<Integer, Integer> others = there.of(mates(side)).outcomes();
    return own.isEmpty() || others.isEmpty()
        ? Optional.empty()
        : Optional.of(new Award(here.play(), side, imps(side, own, others), Fraction.ZERO));
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
