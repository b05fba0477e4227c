package org.boardwalk.plan;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;

/**
 * A movement for an evening.
 *
 * @param family the family of the movement
 * @param wish the wish by which the movement is found again
 * @param movement the movement, with the boards of the evening
 * @param card the judge's scorecard of the movement
 * @param met how often contestants meet
 * @param rules where contestants go after each round
 * @param walk how simple the rule is by which boards are carried; the simplest grade where boards
 *     are not carried
 * @param seated the contestants that keep a chair, and how many must: a proposal with too few ranks
 *     behind all that have enough
 * @param length time from the first card to the last
 * @param over how much longer than asked
 * @param off how many boards fewer than asked are played by the contestants that play fewest, as a
 *     negative number; else how many more by those that play most; 0 where no number of boards was
 *     asked for
 * @param worth how far the movement falls short in each respect
 * @param atHand copies of the boards that there are; empty for enough. Where the movement needs
 *     more, the proposal says that tables share them
 * @param stock how many different boards there are; empty for enough
 * @param better the rounds whose arrow switch balances better than that of the last rounds, which
 *     directors switch; empty where none does, or no rounds are switched
 * @param complete whether all pairs meet, or all of the other field; for players who come alone,
 *     whether all partner each other
 * @param recommended whether this is the proposal to take without further thought
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
    Worth worth,
    OptionalInt atHand,
    OptionalInt stock,
    Optional<RoundSwitches> better,
    boolean complete,
    boolean recommended) {

  /** {@return how many boards a contestant plays that never sits out} */
  public int boards() {
    return movement.wholeRounds() * movement.boards().perRound();
  }

  /** {@return how many boards are played by the contestants that sit out most} */
  public int fewestBoards() {
    return boards() - card.sitOuts().most() * movement.boards().perRound();
  }

  /** {@return how many boards are played by the contestants that sit out least} */
  public int mostBoards() {
    return boards() - card.sitOuts().least() * movement.boards().perRound();
  }

  /** {@return copies of each set that are needed; where tables share, the copies that there are} */
  public int copies() {
    return card.walk().copies();
  }

  /** {@return whether tables share a set in some rounds, as there are too few copies} */
  public boolean shared() {
    return movement.boards().shortage() == Boards.Shortage.SHARED;
  }

  /**
   * @return the movement with the wish that it answers, such as the contestants that stay, and with
   *     the boards of the evening; where tables share, the movement alone, as no wish asks for that
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
