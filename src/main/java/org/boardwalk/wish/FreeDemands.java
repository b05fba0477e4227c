package org.boardwalk.wish;

import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;

/** The demands on a free movement of one winner: hard rules beyond those of every movement. */
final class FreeDemands {

  private FreeDemands() {}

  static void check(PairsForm.Free free, int contestants, int tables, int rounds, Play play) {
    int most = StayingPairs.most(contestants, tables, rounds);
    if (free.stationary() < 0 || free.stationary() > most) {
      throw new IllegalArgumentException(
          Text.of(
              "stationary [%d] must be from 0 to %d\n"
                  + "Maybe ask for fewer: stationary pairs never meet each other, and each needs"
                  + " opponents for %d rounds.",
              free.stationary(), most, rounds));
    }
    if (free.walk() != WalkGrade.ANY && play == Play.SHARED) {
      throw new IllegalArgumentException(
          Text.of(
              "walk [%s] is for circulating play: in shared play every table has boards of its own\n"
                  + "Maybe leave it out, or let the boards circulate.",
              Word.of(free.walk())));
    }
  }

  /** Whether the meetings, the stationary pairs and the walk of the boards are as wished. */
  static boolean hold(PairsForm.Free free, Movement movement) {
    return EvenMeetings.of(movement.contestants(), movement.rounds().size()).hold(movement)
        && (free.stationary() == 0
            || TableMoves.of(movement).stationary().size() >= free.stationary())
        && (free.walk() == WalkGrade.ANY || WalkRule.of(movement).grade().atLeast(free.walk()));
  }
}
