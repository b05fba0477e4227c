package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;

/**
 * Teams of four: the difference of the two scores of a match on a board becomes the gain of a team,
 * and each side is credited with the gain of its team. {@link TeamMatches} says which contestants
 * are a team and where it plays its matches.
 *
 * <p>A side with an average is credited with that. So is the other half of a team that stays
 * together, at its own table, with the lower average where both tables have one. Where teams are
 * new in every round, the sides of the other table get nothing but their own averages. A board
 * scored at only one table of a match, or in two forms, is left out. A contestant who is a whole
 * team is credited once, at the first of the two tables. Without averages, the IMPs of each board
 * of each match sum to 0.
 */
final class Teams implements Scoring {

  private final TeamScale scale;

  Teams(TeamScale scale) {
    this.scale = scale;
  }

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

  private void add(List<Award> awards, Result here, Result there, boolean lasting) {
    for (Direction side : Direction.values()) {
      Stream<Score> others = lasting ? Stream.of(there.of(mates(side))) : Stream.of();
      Stream.concat(Stream.of(here.of(side)), others)
          .flatMap(score -> average(here.play(), side, score).stream())
          .min(Comparator.comparing(Award::gained))
          .or(() -> compared(here, there, side))
          .ifPresent(awards::add);
    }
  }

  private Optional<Award> average(BoardPlay here, Direction side, Score score) {
    return score instanceof Score.Artificial average
        ? Optional.of(new Award(here, side, average, scale.gained(average), scale.top()))
        : Optional.empty();
  }

  private Optional<Award> compared(Result here, Result there, Direction side) {
    Map<Integer, Integer> own = here.of(side).outcomes();
    Map<Integer, Integer> others = there.of(mates(side)).outcomes();
    return own.isEmpty() || others.isEmpty() || !here.form().equals(there.form())
        ? Optional.empty()
        : Optional.of(new Award(here, side, gained(side, own, others), scale.top()));
  }

  private Fraction gained(Direction side, Map<Integer, Integer> own, Map<Integer, Integer> others) {
    long sum = 0;
    for (var mine : own.entrySet()) {
      for (var theirs : others.entrySet()) {
        int better = mine.getKey() - theirs.getKey();
        int gained = scale.gained(side == Direction.NS ? better : -better);
        sum += (long) gained * mine.getValue() * theirs.getValue();
      }
    }
    return Fraction.of(sum, (long) Score.WHOLE * Score.WHOLE);
  }

  /** The direction of the other half of the team at the other table. */
  private static Direction mates(Direction side) {
    return side == Direction.NS ? Direction.EW : Direction.NS;
  }
}
