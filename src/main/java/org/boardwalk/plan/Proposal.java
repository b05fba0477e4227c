package org.boardwalk.plan;

import java.time.Duration;
import java.util.OptionalInt;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * A movement for an evening.
 *
 * @param family where it belongs
 * @param wish the wish that finds it again
 * @param movement the movement, with the boards of the evening
 * @param card the judge's scorecard of it
 * @param met how often contestants meet
 * @param rules where to go
 * @param walk how simple the rule is by which boards are carried; the simplest where they are not
 * @param seated who keeps a chair, and how many must: a proposal with fewer stands behind all that
 *     have enough
 * @param length from the first card to the last
 * @param over how much longer than asked
 * @param off boards more than asked, or fewer where it is negative; 0 where nobody asked for boards
 * @param regret what it gives up, in points: see {@link Regret}
 * @param atHand copies of the boards that there are; empty for enough. With fewer than {@link
 *     #copies} tables have to share a set in some rounds
 * @param complete whether pairs all meet, or all of the other field; of players who come alone,
 *     whether everybody partners everybody
 * @param advice how it stands to the others
 */
public record Proposal(
    Family family,
    Wish wish,
    Movement movement,
    Scorecard card,
    Frequencies met,
    FollowRules rules,
    WalkGrade walk,
    Seated seated,
    Duration length,
    Duration over,
    int off,
    double regret,
    OptionalInt atHand,
    boolean complete,
    Advice advice) {

  /**
   * @return how many boards somebody plays who never sits out
   */
  public int boards() {
    return movement.rounds().size() * movement.boards().perSet();
  }

  /**
   * @return copies of each set that are needed
   */
  public int copies() {
    return card.walk().copies();
  }

  /**
   * @return the movement beside the wish that it answers, such as who stays, with the boards of the
   *     evening
   */
  public Judged judged() {
    Boards tonight = movement.boards();
    return Judged.of(
        movement,
        wish.accept(
            new Wish.Visitor<Wish>() {
              @Override
              public Wish individual(IndividualWish players) {
                return UsualWish.with(players, tonight);
              }

              @Override
              public Wish pairs(PairsWish pairs) {
                return pairs.with(tonight);
              }
            }));
  }
}
