package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.PairsWish.Switching;
import org.boardwalk.problem.SearchSettings;

/** What could be played by pairs. */
final class PairsCandidates {

  /** Tables of a Howell, at most: with more there are not rounds enough to meet. */
  private static final int HOWELL_TABLES = 10;

  /** Copies that a Web may need beyond the fewest that its tables do. */
  private static final int MORE_COPIES = 2;

  private final Room room;
  private final People.Pairs people;
  private final int tables;
  private final List<Candidate> found = new ArrayList<>();

  private PairsCandidates(Room room, People.Pairs people) {
    this.room = room;
    this.people = people;
    this.tables = people.tables();
  }

  static List<Candidate> of(Room room, People.Pairs people) {
    PairsCandidates candidates = new PairsCandidates(room, people);
    for (Room.Length length : room.lengths(2 * people.tables() - 1)) {
      candidates.howell(length);
      candidates.mitchell(length);
      candidates.web(length);
    }
    return candidates.found;
  }

  private void howell(Room.Length length) {
    int sets = 2 * tables - 1;
    if (tables > 1 && tables <= HOWELL_TABLES && room.holds(sets * length.perRound(), 1)) {
      add(Family.HOWELL, new PairsForm.Howell(), Switching.NONE, sets, 1, length);
    }
  }

  private void mitchell(Room.Length length) {
    boolean fits = length.rounds() <= tables && tables > 2;
    if (fits && room.holds(tables * length.perRound(), 1)) {
      PairsForm form = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
      add(Family.MITCHELL, form, Switching.NONE, tables, 1, length);
      add(Family.SWITCHED_MITCHELL, form, Switching.ROUNDS, tables, 1, length);
    }
  }

  private void web(Room.Length length) {
    int sets = length.rounds();
    int fewest = (tables + sets - 1) / sets;
    for (int copies = fewest; copies <= fewest + MORE_COPIES && tables > sets; copies++) {
      if (room.holds(sets * length.perRound(), copies)) {
        for (Boarding boarding : List.of(Boarding.FREE, Boarding.RULE)) {
          PairsForm form = new PairsForm.Web(boarding, PairsForm.Walk.RULE, PairsForm.Party.NONE);
          add(Family.WEB, form, Switching.NONE, sets, copies, length);
        }
      }
    }
  }

  private void add(
      Family family,
      PairsForm form,
      Switching switching,
      int sets,
      int copies,
      Room.Length length) {
    boolean half = people.pairs() % 2 == 1;
    found.add(
        new Candidate(
            family,
            new PairsWish(
                "%s, %d pairs, %d rounds".formatted(family.word(), people.pairs(), length.rounds()),
                Kind.PAIRS,
                people.pairs(),
                tables,
                length.rounds(),
                new Boards(sets, length.perRound(), Play.CIRCULATING, copies),
                form,
                switching,
                half ? Optional.of(Direction.EW) : Optional.empty(),
                SearchSettings.STANDARD),
            length.perRound()));
  }
}
