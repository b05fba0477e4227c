package org.boardwalk.publish;

import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.text.Sha256;

/**
 * A digest of the schedule of a movement, independent of the movement's name. Stateless and
 * thread-safe.
 */
final class MovementDigest {

  /** The recipe of the digest, for readers. */
  static final String MEANING =
      "sha256, in UTF-8, of a line for each table of each round, in order: table, numbers at North,"
          + " East, South, West as far as they are taken, set; with a blank between, and a line of"
          + " its own, empty, after each round";

  private MovementDigest() {}

  /** 64 hexadecimal digits. */
  static String of(Movement movement) {
    StringBuilder text = new StringBuilder();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        text.append(e.table());
        e.seating().seats().forEach((seat, number) -> text.append(' ').append(number));
        text.append(' ').append(e.set()).append('\n');
      }
      text.append('\n');
    }
    return Sha256.of(text.toString());
  }
}
