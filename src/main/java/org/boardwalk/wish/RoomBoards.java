package org.boardwalk.wish;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.text.Text;
import org.boardwalk.text.Word;

/**
 * Checks that there are enough boards for a wish.
 *
 * @param boards the boards
 */
record RoomBoards(Boards boards) {

  void check(Turnout turnout, Rotation rotation) {
    if (boards.perSet() % rotation.period() != 0) {
      throw new IllegalArgumentException(
          Text.of(
              "boards perSet [%d] must be a multiple of %d with rotation %s",
              boards.perSet(), rotation.period(), Word.of(rotation)));
    }
    if (boards.play() == Play.SHARED && boards.sets() != turnout.rounds()) {
      throw new IllegalArgumentException(
          Text.of(
              "boards sets [%d] must equal rounds [%d] in shared play",
              boards.sets(), turnout.rounds()));
    }
    if (boards.play() == Play.SHARED && boards.copies() < turnout.tables()) {
      throw new IllegalArgumentException(
          Text.of(
              "boards copies [%d] must be at least tables [%d] in shared play",
              boards.copies(), turnout.tables()));
    }
    // At least one player plays the mean number of rounds, rounded up; stationary players play all.
    int seats = turnout.plays().stream().mapToInt(Integer::intValue).sum();
    int mean = (seats + turnout.players() - 1) / turnout.players();
    int mostPlayed = Math.max(mean, turnout.playsOfStationary());
    // Where replays with other cards are allowed, each set can be played once from every seat.
    int times = boards.replay() == Replay.NEVER ? 1 : Kind.INDIVIDUAL.perTable();
    if (boards.play() == Play.CIRCULATING && boards.sets() * times < mostPlayed) {
      throw new IllegalArgumentException(
          Text.of(
              "boards sets [%d] must be at least %d, otherwise a player replays a set",
              boards.sets(), (mostPlayed + times - 1) / times));
    }
    if (boards.play() == Play.CIRCULATING
        && (long) boards.sets() * boards.copies() < turnout.tables()) {
      int sets = UsualBoards.leastSets(turnout.tables(), boards.copies());
      int copies = UsualPairs.leastCopies(turnout.tables(), boards.sets());
      throw new IllegalArgumentException(
          Text.of(
              "boards: %s in %s are too few for %s\nMaybe take %s, or %s of each.",
              Text.count(boards.sets(), "set"),
              Text.count(boards.copies(), "copy"),
              Text.count(turnout.tables(), "table"),
              Text.count(sets, "set"),
              Text.count(copies, "copy")));
    }
  }
}
