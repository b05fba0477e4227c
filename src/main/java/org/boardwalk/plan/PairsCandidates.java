package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;

/** Candidates for pairs. */
final class PairsCandidates {

  /** The most tables of a Howell: with more there are too few rounds for all pairs to meet. */
  private static final int HOWELL_TABLES = 10;

  /**
   * The most tables at which a complete Howell needs more than one copy, as there are no Room
   * squares of sides 3 and 5. Any two ways in which six pairs meet in five rounds have a round in
   * common, which then plays one set at all tables; with five pairs one of these tables is empty.
   */
  static final int FEW_TABLES = 3;

  private static final int SINGLE_TABLE_ROUNDS = 12;

  /** The most tables at which rounds of two sets are known. */
  private static final int PARTED_TABLES = 4;

  /** Copies that a Web may use beyond the fewest that its number of tables needs. */
  private static final int MORE_COPIES = 2;

  /** The most copies with which movements of one winner are searched for in the atlas. */
  private static final int MOST_CIRCULATING = 2;

  /** The fewest tables of a Mitchell: with fewer, a Howell serves better. */
  private static final int LEAST_TABLES = 3;

  /** Boards in a set of the wishes; an evening may have others. */
  private static final int PER_SET = 2;

  private final Room room;
  private final Kind kind;
  private final Optional<Direction> missing;
  private final int tables;
  private final List<Candidate> found = new ArrayList<>();

  private PairsCandidates(Room room, People.Pairs people) {
    this.room = room;
    this.kind = people.kind();
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
      candidates.relay(length);
      if (people.kind() == Kind.PAIRS) {
        candidates.oneWinner(length, people.pairs());
        candidates.twoWinners(length, people.pairs());
        candidates.rover(length);
        candidates.hesitation(length);
        candidates.web(length);
        candidates.inParts(length, people.pairs());
        candidates.sections(length);
      }
    }
    if (people.kind() == Kind.PAIRS && people.tables() <= PARTED_TABLES) {
      room.lengths(2 * most).stream()
          .filter(longer -> longer.rounds() > most)
          .forEach(
              longer -> {
                candidates.oneWinner(longer, people.pairs());
                candidates.inParts(longer, people.pairs());
              });
    }
    return candidates.ranked();
  }

  /** Movements in which all pairs meet, but which take a little longer than allowed. */
  static List<Candidate> nearMisses(Room room, People.Pairs people) {
    PairsCandidates candidates = new PairsCandidates(room, people);
    room.nearMiss(2 * people.tables() - 1).ifPresent(candidates::howell);
    return candidates.ranked();
  }

  /**
   * Movements in which tables pass their boards to and fro, as there are fewer copies than tables.
   */
  static List<Candidate> relayed(Room room, People.Pairs people) {
    PairsCandidates candidates = new PairsCandidates(room, people);
    for (Room.Length length : room.lengths(2 * people.tables() - 1)) {
      if (people.tables() > 1 && people.tables() <= FEW_TABLES) {
        candidates.shared(length);
      }
    }
    return candidates.ranked();
  }

  /** Those with as many rankings as are wanted. */
  private List<Candidate> ranked() {
    return found.stream().filter(room.occasion().further()::ranks).toList();
  }

  private void shared(Room.Length length) {
    PairsWish wish = wish(new PairsForm.Howell(), length.rounds());
    if (holdsBoards(wish, length)) {
      List<Wish> wishes = new ArrayList<>();
      for (int copies = wish.boards().copies(); copies <= tables; copies++) {
        wishes.add(wish.with(copies(wish.boards(), copies)));
      }
      found.add(new Candidate(Family.HOWELL, wishes, length.perRound()));
    }
  }

  /**
   * A Mitchell with as many rounds as tables, both even: the first and the last table share their
   * boards. A missing pair is one of NS, so that EW wait at the last table and no tables share.
   */
  private void relay(Room.Length length) {
    if (tables % 2 == 0 && length.rounds() == tables && tables >= LEAST_TABLES) {
      PairsForm form = new PairsForm.Mitchell(PairsForm.Closing.RELAY);
      PairsWish wish = UsualPairs.of(kind, form, tables, tables, missing.map(m -> Direction.NS));
      if (holdsBoards(wish, length)) {
        PairsWish relay = wish.with(copies(wish.boards(), missing.isPresent() ? 1 : 2));
        add(Family.MITCHELL, relay, length);
        if (room.occasion().further().winners().equals(OptionalInt.of(1))) {
          addSwitched(relay, length);
        }
      }
    }
  }

  /**
   * Howells; for few pairs one copy may not be enough for all rounds. Where none of so few rounds
   * is known, a complete one is cut short.
   */
  private void howell(Room.Length length) {
    PairsWish wish = wish(new PairsForm.Howell(), length.rounds());
    List<Wish> wishes = new ArrayList<>();
    for (int more = 0; more < (tables <= FEW_TABLES ? tables : 1); more++) {
      Boards boards = copies(wish.boards(), wish.boards().copies() + more);
      if (tables > 1 && tables <= HOWELL_TABLES && fits(boards, length)) {
        wishes.add(wish.with(boards));
      }
    }
    int all = 2 * tables - 1;
    Boards complete = new Boards(all, wish.boards().perSet(), wish.boards().play(), 1);
    boolean cut = UsualPairs.cutShort(all, length.rounds());
    if (tables > FEW_TABLES && tables <= HOWELL_TABLES && cut && fits(complete, length)) {
      wishes.add(wish.with(complete));
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.HOWELL, wishes, length.perRound()));
    }
  }

  /**
   * Known movements of a length in which not all pairs can meet, or only with more sets than
   * rounds; at two tables also those in which all meet twice.
   */
  private void oneWinner(Room.Length length, int pairs) {
    int rounds = length.rounds();
    List<Wish> wishes = new ArrayList<>();
    for (int copies = 1; copies <= MOST_CIRCULATING; copies++) {
      boolean enough = rounds * copies >= tables && copies < tables;
      int all = UsualPairs.mostRounds(pairs);
      boolean moreSets = UsualPairs.setsOfOneField(pairs, rounds, copies) > rounds;
      boolean twice = tables == Worth.SHARING_TABLES && rounds == 2 * all;
      if (enough && (rounds < all || (rounds == all && moreSets) || twice)) {
        PairsWish wish = UsualPairs.free(pairs, rounds, copies);
        if (fits(wish.boards(), length)) {
          wishes.add(wish);
        }
      }
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.ONE_WINNER, wishes, length.perRound()));
    }
  }

  /**
   * Known movements where the rules of Mitchells and Webs do not serve: with one copy for as many
   * rounds as tables, both even; with two copies where a pair is missing.
   */
  private void twoWinners(Room.Length length, int pairs) {
    int rounds = length.rounds();
    boolean even = tables % 2 == 0 && rounds == tables;
    boolean half = missing.isPresent() && rounds < tables && 2 * rounds >= tables;
    if (tables >= LEAST_TABLES && (even || half)) {
      PairsWish wish = UsualPairs.fields(pairs, rounds, half ? 2 : 1);
      if (fits(wish.boards(), length)) {
        add(Family.TWO_WINNERS, wish, length);
      }
    }
  }

  /**
   * A Mitchell with one round more than tables, for which one or two pairs of NS move: one winner,
   * and no two pairs meet twice. The session may end one round early.
   */
  private void hesitation(Room.Length length) {
    int rounds = length.rounds();
    if (tables >= LEAST_TABLES && (rounds == tables || rounds == tables + 1)) {
      PairsWish wish = wish(new PairsForm.ByName(1), rounds);
      // The first and the last of an even number of tables have the same set.
      Boards boards =
          copies(UsualPairs.boards(wish.form(), tables, tables + 1), tables % 2 == 0 ? 2 : 1);
      if (room.holdsBoards(boards.sets() * length.perRound())) {
        add(Family.HESITATION, wish.with(boards), length);
      }
    }
  }

  private static Boards copies(Boards boards, int copies) {
    return new Boards(boards.sets(), boards.perSet(), boards.play(), copies, boards.replay());
  }

  private void mitchell(Room.Length length) {
    PairsForm form = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    if (length.rounds() > tables || tables < LEAST_TABLES) {
      return;
    }
    PairsWish wish = wish(form, length.rounds());
    if (fits(wish.boards(), length)) {
      add(Family.MITCHELL, wish, length);
      addSwitched(wish, length);
    }
  }

  private void addSwitched(PairsWish mitchell, Room.Length length) {
    PairsWish switched = mitchell.with(Switching.ROUNDS);
    if (Alike.atOnce(switched)) {
      add(Family.SWITCHED_MITCHELL, switched, length);
    }
  }

  /** A rover: one table and one set fewer than with a half table; the bumped pair sits out. */
  private void rover(Room.Length length) {
    int filled = tables - 1;
    if (missing.isEmpty() || filled < LEAST_TABLES || length.rounds() > filled) {
      return;
    }
    PairsForm mitchell = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    Boards boards = UsualPairs.boards(mitchell, filled, length.rounds());
    PairsWish wish = wish(new PairsForm.ByName(), length.rounds()).with(boards);
    if (fits(boards, length)) {
      add(Family.ROVER, wish, length);
    }
  }

  /** Webs in which people can carry the boards by a rule. */
  private void web(Room.Length length) {
    int sets = length.rounds();
    int fewest = Boards.leastCopies(tables, sets);
    List<Wish> wishes = new ArrayList<>();
    for (int copies = fewest; copies <= fewest + MORE_COPIES && tables > sets; copies++) {
      if (room.holds(sets * length.perRound(), copies)) {
        if (missing.isEmpty() && room.occasion().further().winners().orElse(2) == 2) {
          wishes.add(UsualPairs.web(tables, sets, copies));
        }
        PairsWish rule = wish(UsualPairs.WEB, sets);
        wishes.add(oneRanking(rule.with(copies(rule.boards(), copies))));
      }
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.WEB, wishes, length.perRound()));
    }
    // With as many sets as tables a Web would be a Mitchell.
    if (tables > sets + 1 && tables % 2 == 1 && sets % 2 == 0) {
      curtailed(length, sets + 1);
    }
  }

  /**
   * Of odd tables and even sets no Web is published: plays one round fewer than a Web with one set
   * more.
   */
  private void curtailed(Room.Length length, int sets) {
    PairsWish rule = wish(UsualPairs.WEB, length.rounds());
    List<Wish> wishes = new ArrayList<>();
    int fewest = Boards.leastCopies(tables, sets);
    for (int copies = fewest; copies <= fewest + MORE_COPIES; copies++) {
      if (room.holds(sets * length.perRound(), copies)) {
        Boards boards = new Boards(sets, rule.boards().perSet(), rule.boards().play(), copies);
        wishes.add(oneRanking(rule.with(boards)));
      }
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.WEB, wishes, length.perRound()));
    }
  }

  /**
   * Few pairs that all meet, some of them again in one round more, in rounds of two sets. One copy
   * is enough, no table waits for boards, and all pairs play the same ones.
   */
  private void inParts(Room.Length length, int pairs) {
    int more = length.rounds() - (2 * tables - 1);
    boolean few = pairs > 3 && tables <= PARTED_TABLES && (more == 0 || more == 1);
    Boards boards = new Boards(2 * length.rounds(), 2, Play.CIRCULATING, 1).inParts(2);
    if (few && length.perRound() % 2 == 0 && room.holds(length.rounds() * length.perRound(), 1)) {
      add(
          more == 0 ? Family.HOWELL : Family.ONE_WINNER,
          UsualPairs.inParts(new PairsForm.Free(), pairs, length.rounds(), boards),
          length);
    }
  }

  /**
   * Sections that are one event, each with a copy of the boards; with half as many copies, tables
   * of the same number in equal sections share one.
   */
  private void sections(Room.Length length) {
    List<Integer> sizes = PairsForm.Sections.sizes(tables);
    int sections = sizes.size();
    boolean equal = tables % sections == 0 && sections == 2;
    int largest = sizes.get(0);
    if (!Worth.inSections(tables)
        || length.rounds() > tables / sections
        || room.copies() < (equal ? 1 : sections)) {
      return;
    }
    List<Wish> wishes = new ArrayList<>();
    for (int sets = largest; sets <= largest + PairsForm.Sections.MORE_SETS; sets++) {
      if (room.holdsBoards(sets * length.perRound())) {
        wishes.add(
            oneRanking(
                wish(new PairsForm.Sections(), length.rounds())
                    .with(new Boards(sets, PER_SET, Play.CIRCULATING, sections))));
      }
    }
    if (!wishes.isEmpty()) {
      found.add(new Candidate(Family.SECTIONS, wishes, length.perRound()));
    }
  }

  /** Arrow switches, where one ranking is asked for. */
  private PairsWish oneRanking(PairsWish plain) {
    PairsWish switched = plain.with(Switching.ROUNDS);
    // With fewer tables a Mitchell serves.
    return Worth.inSections(tables)
            && room.occasion().further().winners().equals(OptionalInt.of(1))
            && Alike.atOnce(switched)
        ? switched
        : plain;
  }

  private void single(Room.Length length) {
    if (tables == 1 && length.rounds() % 2 == 0) {
      PairsWish wish = wish(new PairsForm.OneTable(), length.rounds());
      if (holdsBoards(wish, length)) {
        add(Family.SINGLE_TABLE, wish, length);
      }
    }
  }

  private boolean holdsBoards(PairsWish wish, Room.Length length) {
    return room.holdsBoards(wish.boards().sets() * length.perRound());
  }

  private boolean fits(Boards boards, Room.Length length) {
    return room.holds(boards.sets() * length.perRound(), boards.copies());
  }

  private PairsWish wish(PairsForm form, int rounds) {
    return UsualPairs.of(kind, form, tables, rounds, missing);
  }

  private void add(Family family, PairsWish wish, Room.Length length) {
    found.add(new Candidate(family, List.of(wish), length.perRound()));
  }
}
