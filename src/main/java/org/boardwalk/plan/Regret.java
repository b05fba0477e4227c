package org.boardwalk.plan;

import java.util.EnumMap;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Meetings;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Wish;

/**
 * What a movement gives up compared with a perfect evening, as one number to rank by. Points are
 * given for too few or too many boards, for minutes longer than asked, for rounds too short or too
 * long, for every hundredth of the pairs of contestants that are not ideal, for people not met or
 * met too often, for partners not had (an individual) or opponents not met (pairs), for uneven
 * waiting, for boards that not all contestants play, for fields of two or three, for copies to be
 * made or shared, and for people and boards that move without a rule. The points are a judgement of
 * taste, kept in one place so that it can be argued with; 0 is perfect. People who cannot move are
 * not weighed here but in {@link Fit#ORDER}.
 */
final class Regret {

  private static final double BOARD_MISSING = 3;
  private static final double BOARD_MORE = 2;
  private static final double MINUTE_OVER = 2;
  private static final double LONG_ROUND = 2;
  private static final int USUAL_ROUND = 3;
  private static final double ONE_BOARD = 25;
  private static final double COPY = 1;
  private static final double SHARED = 5;
  private static final double NO_RULE = 4;
  private static final double UNEVEN = 20;
  private static final double NOT_MET = 20;
  private static final double INCOMPLETE = 4;
  private static final double AGAIN = 6;
  private static final double TOO_OFTEN = 2;
  private static final int USUAL_MEETINGS = 3;
  private static final double CALIBRE = 0.2;
  private static final double FIELDS = 3;
  private static final double SMALL_FIELD = 6;
  private static final int FEW_TO_RANK = 4;
  private static final double OTHER_BOARDS = 30;

  /** Points for how boards that circulate are carried. */
  private static final Map<WalkGrade, Double> WALK =
      new EnumMap<>(Map.of(WalkGrade.DOWN_ONE, 0.0, WalkGrade.RULE, 2.0, WalkGrade.ANY, 6.0));

  /** Points for each hundredth of the pairs that is not ideal. */
  private static final Map<Criterion, Double> NOT_IDEAL =
      new EnumMap<>(
          Map.of(
              Criterion.PARTNER, 0.8,
              Criterion.OPPONENT, 0.3,
              Criterion.SIDE, 0.05,
              Criterion.DIRECTION, 0.05));

  private final Occasion occasion;

  Regret(Occasion occasion) {
    this.occasion = occasion;
  }

  double points(Movement movement, Scorecard card, FollowRules rules, WalkGrade walk) {
    int sets = movement.boards().sets();
    return ofSizes(movement.rounds().size(), movement.boards().perSet(), sets)
        + (card.walk().copies() - 1) * COPY
        + (movement.boards().shortage() == Boards.Shortage.SHARED ? SHARED : 0)
        + (rules.steps().isEmpty() ? NO_RULE : 0)
        + WALK.getOrDefault(walk, 0.0)
        + (Fit.complete(movement, card) ? 0 : INCOMPLETE)
        + (card.sitOuts().even() ? 0 : UNEVEN)
        + NOT_MET * (1 - met(movement.winners(), movement.contestants(), card.meetings().average()))
        + FIELDS * (card.calibre().fields().size() - 1)
        + SMALL_FIELD * lacking(movement)
        + (movement.kind() == Kind.INDIVIDUAL
            ? players(card)
            : pairs(card, movement.contestants()));
  }

  /**
   * A lower bound on the points of every answer, from the sizes alone: so many tables share so many
   * sets, each contestant meets in a round at most those at their table, and some may sit out.
   */
  double least(Candidate candidate) {
    Wish sizes = candidate.sizes();
    int perTable = sizes.kind().perTable();
    int tables = Math.min(sizes.tables(), sizes.contestants() / perTable);
    int sets = sizes.boards().sets();
    int copies = sizes.boards().play() == Play.SHARED ? tables : Boards.leastCopies(tables, sets);
    double met = met(sizes.winners(), sizes.contestants(), (perTable - 1) * candidate.plays());
    return ofSizes(sizes.rounds(), candidate.perRound(), sets)
        + (copies - 1) * COPY
        + (candidate.couldBeComplete() ? 0 : INCOMPLETE)
        + NOT_MET * (1 - met);
  }

  /** How many contestants the smaller of two fields lacks to be worth a ranking. */
  private static int lacking(Movement movement) {
    return movement.winners() == 2 ? Math.max(0, FEW_TO_RANK - movement.contestants() / 2) : 0;
  }

  /**
   * The share of possible opponents that a contestant meets; with two winners these are the other
   * field.
   */
  private static double met(int winners, int contestants, double average) {
    double others = winners == 2 ? contestants / 2 : contestants - 1;
    return Math.min(1, average / others);
  }

  private double ofSizes(int rounds, int perRound, int sets) {
    int off = occasion.off(rounds, perRound);
    double over = occasion.over(occasion.pace().length(rounds, perRound)).toSeconds() / 60.0;
    return (off < 0 ? -off * BOARD_MISSING : off * BOARD_MORE)
        + over * MINUTE_OVER
        + (perRound == 1 ? ONE_BOARD : LONG_ROUND * square(Math.max(0, perRound - USUAL_ROUND)))
        + OTHER_BOARDS * (1 - Math.min(1, (double) rounds / sets));
  }

  private static double square(double number) {
    return number * number;
  }

  private static double players(Scorecard card) {
    int most =
        card.of(Criterion.OPPONENT).worst().stream().mapToInt(p -> p.value()).max().orElse(0);
    return Math.max(0, most - USUAL_MEETINGS) * TOO_OFTEN
        + NOT_IDEAL.entrySet().stream()
            .mapToDouble(e -> (100 - card.of(e.getKey()).idealShare()) * e.getValue())
            .sum();
  }

  private static double pairs(Scorecard card, int contestants) {
    double calibre = card.calibre().worst();
    return AGAIN * again(card.meetings(), contestants)
        + (Double.isNaN(calibre) ? 0 : (100 - calibre) * CALIBRE);
  }

  /** The share of the pairs of contestants that meet again, of those that meet. */
  private static double again(Meetings meetings, int contestants) {
    return meetings.again() == 0 ? 0 : 2 * meetings.again() / (meetings.average() * contestants);
  }
}
