package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Fraction;

/**
 * A contestant as named in a file.
 *
 * @param section the section; empty where there is only one
 * @param side NS or EW, where both use equal numbers
 * @param number the label there
 * @param players the names of one or two people
 * @param adjustment the director's correction, in the unit of the boards' scores; 0 for none
 */
record Participant(
    String section,
    Optional<Direction> side,
    String number,
    List<String> players,
    Fraction adjustment) {

  Participant {
    players = List.copyOf(players);
  }

  /** This participant with players who are named elsewhere in the file. */
  Participant with(Participant others) {
    List<String> all = new ArrayList<>(players);
    all.addAll(others.players);
    return new Participant(section, side, number, all, adjustment);
  }

  String name() {
    return String.join(" & ", players);
  }
}
