package org.boardwalk.publish;

import java.util.Comparator;
import java.util.List;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;

/**
 * The score and the gain of a contestant on a board.
 *
 * @param result the result of the board
 * @param side NS or EW, in every language
 * @param with the partner; empty for pairs and lone players
 * @param against the opponents
 * @param score the score from the view of their side
 * @param gained what they gained; empty where nothing counts yet
 * @param percent the part of the top, in percent; empty where there is none
 */
public record PersonalLine(
    Result result,
    String side,
    String with,
    String against,
    String score,
    String gained,
    String percent) {

  /**
   * @param scored a scored event
   * @param me a contestant
   * @return their boards with a result, in the order of play
   */
  public static List<PersonalLine> of(ScoredEvent scored, int me) {
    return scored.ranking().event().results().stream()
        .filter(r -> r.play().seating().contestants().contains(me))
        .sorted(
            Comparator.comparing((Result r) -> r.play().round())
                .thenComparing(r -> r.play().board()))
        .map(r -> of(scored, r, me))
        .toList();
  }

  private static PersonalLine of(ScoredEvent scored, Result result, int me) {
    boolean north = result.play().seating().at(Direction.NS).contains(me);
    Direction side = north ? Direction.NS : Direction.EW;
    return new PersonalLine(
        result,
        side.name(),
        scored.who(result.play().seating().at(side).stream().filter(c -> c != me).toList()),
        scored.who(result.play().seating().at(north ? Direction.EW : Direction.NS)),
        own(result, side),
        scored.award(result, me).map(scored::gained).orElse(""),
        scored
            .award(result, me)
            .map(PersonalLine::percent)
            .map(scored.language()::decimal)
            .orElse(""));
  }

  private static String own(Result result, Direction side) {
    return result.of(side) instanceof Score.Points points
        ? "" + (side == Direction.NS ? points.ns() : -points.ns())
        : ScoredEvent.score(new Result(result.play(), result.of(side)));
  }

  private static String percent(Award award) {
    return award.top().equals(Fraction.ZERO)
        ? ""
        : award.gained().times(Fraction.of(100)).over(award.top()).rounded(1).toPlainString();
  }
}
