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
 * @param off how many boards fewer than asked those play who play fewest, as a negative number;
 *     else how many more those who play most; 0 where nobody asked for boards
 * @param regret what it gives up, in points: see {@link Regret}
 * @param atHand copies of the boards that there are; empty for enough. Where the movement needs
 *     more, it says that tables share them
 * @param stock how many different boards there are; empty for enough
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
    OptionalInt stock,
    boolean complete,
    Advice advice) {

  /**
   * @return how many boards somebody plays who never sits out
   */
  public int boards() {
    return movement.rounds().size() * movement.boards().perSet();
  }

  /**
   * @return how many boards those play who sit out most
   */
  public int fewestBoards() {
    return boards() - card.sitOuts().most() * movement.boards().perSet();
  }

  /**
   * @return how many boards those play who sit out least
   */
  public int mostBoards() {
    return boards() - card.sitOuts().least() * movement.boards().perSet();
  }

  /**
   * @return copies of each set that are needed; where tables share, those that there are
   */
  public int copies() {
    return card.walk().copies();
  }

  /**
   * @return whether tables share a set in some rounds, as there are too few copies
   */
  public boolean shared() {
    return movement.boards().shortage() == Boards.Shortage.SHARED;
  }

  /**
   * @return the movement beside the wish that it answers, such as who stays, with the boards of the
   *     evening; where tables share it stands alone, as no wish asks for that
   */
  public Judged judged() {
    if (shared()) {
      return Judged.of(movement);
    }
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
