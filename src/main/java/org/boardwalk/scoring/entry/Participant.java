package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Fraction;

/**
 * A contestant as a file names them.
 *
 * @param section the section; empty where there is only one
 * @param side NS or EW, where numbers are used twice
 * @param number what they are called there
 * @param players the names of one or two people
 * @param adjustment what the director added, in what boards give; 0 for nothing
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

  /** The same with players who were named elsewhere too. */
  Participant with(Participant others) {
    List<String> all = new ArrayList<>(players);
    all.addAll(others.players);
    return new Participant(section, side, number, all, adjustment);
  }

  String name() {
    return String.join(" & ", players);
  }
}
