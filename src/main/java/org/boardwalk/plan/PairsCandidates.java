package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;

/** What could be played by pairs. */
final class PairsCandidates {

  /** Tables of a Howell, at most: with more there are not rounds enough to meet. */
  private static final int HOWELL_TABLES = 10;

  private static final int SINGLE_TABLE_ROUNDS = 12;

  /** Copies that a Web may need beyond the fewest that its tables do. */
  private static final int MORE_COPIES = 2;

  /** Tables of a Mitchell, at least: with fewer a Howell serves better. */
  private static final int LEAST_TABLES = 3;

  /** Rounds up to which all choices of switched rounds are tried at once, while somebody waits. */
  private static final int SWITCHED_ROUNDS = 9;

  private final Room room;
  private final Optional<Direction> missing;
  private final int tables;
  private final List<Candidate> found = new ArrayList<>();

  private PairsCandidates(Room room, People.Pairs people) {
    this.room = room;
    this.missing = people.pairs() % 2 == 1 ? Optional.of(Direction.EW) : Optional.empty();
    this.tables = people.tables();
  }

  static List<Candidate> of(Room room, People.Pairs people) {
    PairsCandidates candidates = new PairsCandidates(room, people);
    int most = people.tables() == 1 ? SINGLE_TABLE_ROUNDS : 2 * people.tables() - 1;
    for (Room.Length length : room.lengths(most)) {
      candidates.single(length);
      candidates.howell(length);
      candidates.mitchell(length);
      candidates.web(length);
    }
    return candidates.found;
  }

  private void howell(Room.Length length) {
    PairsWish wish = wish(new PairsForm.Howell(), length.rounds());
    if (tables > 1 && tables <= HOWELL_TABLES && fits(wish.boards(), length)) {
      add(Family.HOWELL, wish, length);
    }
  }

  private void mitchell(Room.Length length) {
    PairsForm form = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    if (length.rounds() > tables || tables < LEAST_TABLES) {
      return;
    }
    PairsWish wish = wish(form, length.rounds());
    if (fits(wish.boards(), length)) {
      add(Family.MITCHELL, wish, length);
      if (length.rounds() <= SWITCHED_ROUNDS) {
        add(Family.SWITCHED_MITCHELL, wish.with(Switching.ROUNDS), length);
      }
    }
  }

  /** With few copies rather than by the simpler rule: what is known with fewer is better. */
  private void web(Room.Length length) {
    int sets = length.rounds();
    int fewest = UsualPairs.leastCopies(tables, sets);
    List<Wish> wishes = new ArrayList<>();
    for (int copies = fewest; copies <= fewest + MORE_COPIES && tables > sets; copies++) {
      if (room.holds(sets * length.perRound(), copies)) {
        if (missing.isEmpty()) {
          wishes.add(UsualPairs.web(tables, sets, copies));
        }
        PairsWish rule = wish(UsualPairs.WEB, sets);
        wishes.add(rule.with(new Boards(sets, rule.boards().perSet(), Play.CIRCULATING, copies)));
      }
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.WEB, wishes, length.perRound()));
    }
  }

  private void single(Room.Length length) {
    if (tables == 1 && length.rounds() % 2 == 0) {
      add(Family.SINGLE_TABLE, wish(new PairsForm.OneTable(), length.rounds()), length);
    }
  }

  private boolean fits(Boards boards, Room.Length length) {
    return room.holds(boards.sets() * length.perRound(), boards.copies());
  }

  private PairsWish wish(PairsForm form, int rounds) {
    return UsualPairs.of(Kind.PAIRS, form, tables, rounds, missing);
  }

  private void add(Family family, PairsWish wish, Room.Length length) {
    found.add(new Candidate(family, List.of(wish), length.perRound()));
  }
}
