package org.boardwalk.plan;

import java.util.Collections;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;

/**
 * The worth of a session of teams from its sizes. Scores are compared within a match, so that
 * neither other boards at other tables nor the balance of directions count; a match of two boards
 * is too short, and a long one is none the worse for it. As a match more or less is many boards, a
 * session with a sixth fewer than asked, or with a twelfth more, is as long as asked.
 *
 * @param occasion the evening
 * @param family the family of the movement
 * @param teams number of teams
 * @param rounds number of rounds
 * @param perMatch boards of a match
 */
record TeamsWorth(Occasion occasion, Family family, int teams, int rounds, int perMatch) {

  /** The fewest boards of a match of two teams that IMPs can be made of. */
  private static final int SHORTEST_MATCH = 3;

  /** The part of the boards that were asked for by which a session may be shorter. */
  private static final int FEWER = 6;

  /** The part of the boards that were asked for by which a session may be longer. */
  private static final int MORE = 12;

  /** The worth of a movement of these sizes. */
  Worth of(
      Movement movement,
      Scorecard card,
      Seated seated,
      int unfair,
      FollowRules rules,
      WalkGrade walk) {
    int copies = card.walk().copies();
    int atOnce =
        movement.rounds().stream()
            .mapToInt(r -> Collections.max(r.tablesBySet().values()))
            .max()
            .orElse(1);
    boolean alike = card.matches().map(Matches::uneven).orElse(rounds) == 0;
    boolean rule = alike || (!rules.steps().isEmpty() && walk != WalkGrade.ANY);
    return of(
        seated.lacking(),
        unfair,
        atOnce > Worth.SHARING_TABLES * copies ? 1 : 0,
        rule ? 0 : 1,
        copies);
  }

  /** The worth of a session that falls short by these figures. */
  Worth of(int unseated, int unfair, int shared, int cards, int copies) {
    int boards = rounds * perMatch;
    int asked = occasion.wanted();
    boolean near =
        occasion.boards().isPresent()
            && FEWER * (asked - boards) <= asked
            && MORE * (boards - asked) <= asked;
    int distance = Worth.distance(occasion, rounds, rounds, perMatch);
    return new Worth(
        unseated,
        unfair,
        0,
        0,
        Math.max(0, SHORTEST_MATCH - perMatch),
        near && TeamsOfFour.allMeet(teams, rounds) ? 0 : Worth.late(occasion, boards),
        0,
        shared,
        0,
        near ? 0 : Worth.off(occasion, boards, distance),
        0,
        uncommon(),
        0,
        1 - (double) rounds / (teams - 1),
        cards,
        0,
        occasion.boards().isPresent() ? distance : Math.max(0, asked - boards),
        0,
        copies);
  }

  /** Even numbers of teams play head to head, odd ones American Whist. */
  private int uncommon() {
    Family usual = teams % 2 == 0 ? Family.HEAD_TO_HEAD : Family.AMERICAN_WHIST;
    return family == usual ? 0 : 1;
  }
}
