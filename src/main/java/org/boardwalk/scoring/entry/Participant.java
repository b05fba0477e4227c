package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Stated;

/**
 * A contestant as named in a file.
 *
 * @param section the section; empty where there is only one
 * @param side NS or EW, where both use equal numbers
 * @param number the label there
 * @param people one or two people
 * @param adjustment the director's correction, in the unit of the boards' scores; 0 for none
 * @param standing what the file states of the ranking
 */
record Participant(
    String section,
    Optional<Direction> side,
    String number,
    List<Members.Member> people,
    Fraction adjustment,
    Stated.StatedPlace standing) {

  Participant {
    people = List.copyOf(people);
  }

  /** This participant with players who are named elsewhere in the file. */
  Participant with(Participant others) {
    List<Members.Member> all = new ArrayList<>(people);
    all.addAll(others.people);
    return new Participant(section, side, number, all, adjustment, standing);
  }

  String name() {
    return people.stream().map(Members.Member::name).collect(Collectors.joining(" & "));
  }
}
