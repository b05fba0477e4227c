package org.boardwalk.publish;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/** Names who plays what where, whatever a movement is called. Stateless and thread-safe. */
final class MovementDigest {

  /** How to compute it, for readers. */
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
    try {
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
