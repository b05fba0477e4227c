package org.boardwalk.library.files;

import static java.util.stream.Collectors.joining;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * The SHA-256 of a movement in canonical form: UTF-8, every line ended by one line feed,
 *
 * <pre>
 * kind individual
 * contestants 13
 * boards sets 13 perSet 2 play shared copies 3
 * rotation none
 * round 1
 * table 1 n 2 e 9 s 13 w 6 set 1
 * </pre>
 *
 * then the other tables in ascending order and the other rounds; pairs have {@code ns 1 ew 4}
 * instead of the four seats, lone players {@code s 1 n 2}. The name and everything else are left
 * out. For a proof of impossibility it is the SHA-256 of {@code impossible}, a line feed and the
 * {@linkplain CanonicalModel canonical model}.
 */
final class Checksum {

  private Checksum() {}

  static String of(Solution solution) {
    return solution
        .movement()
        .map(Checksum::of)
        .orElseGet(
            () ->
                Sha256.PREFIX
                    + Sha256.of(
                        "impossible\n" + CanonicalModel.text(solution.model().orElseThrow())));
  }

  static String of(Movement movement) {
    return Sha256.PREFIX + Sha256.of(canonical(movement));
  }

  static String canonical(Movement movement) {
    Boards boards = movement.boards();
    StringBuilder text = new StringBuilder();
    text.append("kind ").append(Word.of(movement.kind())).append('\n');
    text.append("contestants ").append(movement.contestants()).append('\n');
    text.append(
        Text.of(
            "boards sets %d perSet %d play %s copies %d",
            boards.sets(), boards.perSet(), Word.of(boards.play()), boards.copies()));
    if (boards.replay() != Replay.NEVER) {
      text.append(" replay ").append(Word.of(boards.replay()));
    }
    if (boards.shortage() != Shortage.NONE) {
      text.append(" shortage ").append(Word.of(boards.shortage()));
    }
    if (boards.parts() > 1) {
      text.append(" parts ").append(boards.parts());
    }
    text.append('\n');
    text.append("rotation ").append(Word.of(movement.rotation())).append('\n');
    int number = 1;
    for (Round round : movement.rounds()) {
      text.append("round ").append(number++).append('\n');
      for (Encounter e : round.encounters()) {
        text.append("table ").append(e.table()).append(' ');
        text.append(seats(e.seating())).append(" set ").append(e.set()).append('\n');
      }
    }
    return text.toString();
  }

  private static String seats(Seating seating) {
    return SeatKey.of(seating.kind()).stream()
        .map(k -> k.key() + " " + k.contestant(seating))
        .collect(joining(" "));
  }
}
