package org.boardwalk.plan;

import java.util.EnumMap;
import java.util.Map;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;

/**
 * What a movement gives up of a perfect evening, as one number to rank by: points for boards too
 * few or too many, for every hundredth of the pairs of contestants that are not ideal, for people
 * not met, for uneven waiting, for playing boards that others do not, for copies to be made, for
 * people who must move and cannot, and for moves without a rule. The points are a judgement of
 * taste, in one place so that it can be argued with; 0 is perfect.
 */
final class Regret {

  private static final double BOARD_MISSING = 3;
  private static final double BOARD_MORE = 2;
  private static final double LONG_ROUND = 3;
  private static final int USUAL_ROUND = 3;
  private static final double COPY = 1;
  private static final double NO_RULE = 4;
  private static final double MUST_MOVE = 15;
  private static final double UNEVEN = 20;
  private static final double NOT_MET = 20;
  private static final double CALIBRE = 0.2;
  private static final double FIELDS = 3;
  private static final double OTHER_BOARDS = 15;

  /** Points for each hundredth of the pairs that is not ideal. */
  private static final Map<Criterion, Double> NOT_IDEAL =
      new EnumMap<>(
          Map.of(
              Criterion.PARTNER, 0.8,
              Criterion.OPPONENT, 0.3,
              Criterion.SIDE, 0.05,
              Criterion.DIRECTION, 0.1));

  private final Scorecard card;

  Regret(Scorecard card) {
    this.card = card;
  }

  double points(Occasion occasion, Movement movement, int copies, FollowRules rules) {
    int perRound = movement.boards().perSet();
    int rounds = movement.rounds().size();
    int off = occasion.off(rounds * perRound);
    int lacking = Math.max(0, occasion.stationary() - rules.stationary().size());
    return (off < 0 ? -off * BOARD_MISSING : off * BOARD_MORE)
        + (copies - 1) * COPY
        + Math.max(0, perRound - USUAL_ROUND) * LONG_ROUND
        + (rules.steps().isEmpty() ? NO_RULE : 0)
        + lacking * MUST_MOVE
        + (card.sitOuts().even() ? 0 : UNEVEN)
        + NOT_MET * (1 - card.meetings().average() / card.meetings().others())
        + OTHER_BOARDS * (1 - Math.min(1, (double) rounds / movement.boards().sets()))
        + FIELDS * (card.calibre().fields().size() - 1)
        + (movement.kind() == Kind.INDIVIDUAL ? players() : pairs());
  }

  private double players() {
    return NOT_IDEAL.entrySet().stream()
        .mapToDouble(e -> (100 - card.of(e.getKey()).idealShare()) * e.getValue())
        .sum();
  }

  private double pairs() {
    double calibre = card.calibre().worst();
    return Double.isNaN(calibre) ? 0 : (100 - calibre) * CALIBRE;
  }
}
