package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualWish;

/** Candidates for players who come alone, also with one copy of the boards. */
final class IndividualCandidates {

  /** The fewest tables of a rainbow: with fewer, its rounds are soon used up. */
  private static final int RAINBOW_TABLES = 4;

  /** The most tables for which the guide cards of a rainbow are known or soon found. */
  private static final int SEARCHED_TABLES = 16;

  /**
   * With more tables than that, guide cards are found for fewer rounds than this share of the
   * tables; measured by trial.
   */
  private static final double SEARCHED_ROUNDS = 0.75;

  private static final int SINGLE_TABLE_BOARDS = 6;

  private final Room room;
  private final int players;
  private final int tables;
  private final CirculatingCandidates circulating;
  private final List<Candidate> found = new ArrayList<>();

  /** The wishes made so far, so that equal rounds with more boards in each share one wish. */
  private final Map<List<Object>, IndividualWish> made = new HashMap<>();

  private IndividualCandidates(Room room, int players) {
    this.room = room;
    this.players = players;
    this.tables = players / 4;
    this.circulating = new CirculatingCandidates(room, players);
  }

  static List<Candidate> of(Room room, int players) {
    IndividualCandidates candidates = new IndividualCandidates(room, players);
    for (Room.Length length : room.lengths(UsualWish.completeRounds(players))) {
      candidates.add(length);
    }
    if (players == 4) {
      candidates.single();
    }
    return candidates.found;
  }

  /**
   * Movements in which all players partner each other, but which take a little longer than allowed.
   */
  static List<Candidate> nearMisses(Room room, int players) {
    IndividualCandidates candidates = new IndividualCandidates(room, players);
    room.nearMiss(UsualWish.completeRounds(players))
        .filter(length -> room.holds(length.rounds() * length.perRound(), players / 4))
        .ifPresent(
            length -> candidates.add(Family.INDIVIDUAL, UsualWish.complete(players), length));
    return candidates.found;
  }

  /** A single table: six rounds, in which all players partner each other twice. */
  private void single() {
    for (int perSet = 1; perSet <= SINGLE_TABLE_BOARDS; perSet++) {
      Room.Length length = new Room.Length(SingleTable.ROUNDS, perSet);
      boolean enough = room.holdsBoards(UsualWish.singleTable(perSet).boards().sets() * perSet);
      if (enough && room.fits(length)) {
        add(Family.SINGLE_TABLE, UsualWish.singleTable(perSet), length);
      }
    }
  }

  private void add(Room.Length length) {
    int rounds = length.rounds();
    if (room.holds(rounds * length.perRound(), tables == Worth.SHARING_TABLES ? 1 : tables)) {
      add(Play.SHARED, Rotation.NONE, length);
      if (rounds == UsualWish.completeRounds(players)) {
        add(Family.INDIVIDUAL, UsualWish.complete(players), length);
      }
      boolean each = room.holds(rounds * length.perRound(), tables);
      for (Rotation rotation : List.of(Rotation.SWAP, Rotation.ROTATE)) {
        if (each
            && length.perRound()
                == UsualBoards.of(tables, rounds, Play.SHARED, rotation).perSet()) {
          add(Play.SHARED, rotation, length);
        }
      }
    }
    found.addAll(
        room.copiesSaid() ? circulating.of(length, room.copies()) : circulating.thrifty(length));
    if (room.holds(tables * length.perRound(), 1) && rounds <= tables) {
      rainbow(length);
    }
  }

  private void add(Play play, Rotation rotation, Room.Length length) {
    Boards boards = UsualBoards.of(tables, length.rounds(), play, rotation);
    add(
        rotation == Rotation.NONE ? Family.INDIVIDUAL : Family.ROTATION,
        made.computeIfAbsent(
            List.of(boards, rotation),
            k -> UsualWish.of(players, tables, length.rounds(), boards, rotation)),
        length);
  }

  private void rainbow(Room.Length length) {
    boolean rule = Moves.Steps.RULE.rounds(tables) >= length.rounds();
    if (players % 4 != 0 || tables < RAINBOW_TABLES || !(rule || cardsInTime(length.rounds()))) {
      return;
    }
    Boards boards = new Boards(tables, length.perRound(), Play.CIRCULATING, 1);
    IndividualWish sizes =
        UsualWish.of(players, tables, length.rounds(), boards, Rotation.NONE)
            .named(Text.of("Rainbow, %d tables, %s", tables, Text.count(length.rounds(), "round")))
            .demanding(Map.of());
    Moves moves = rule ? Moves.Steps.RULE : Moves.GUIDE_CARDS;
    add(Family.RAINBOW, sizes.with(new Rainbow(moves)), length);
  }

  /**
   * Whether the guide cards are ready without a search of some seconds, for which the user would
   * have to wait.
   */
  private boolean cardsInTime(int rounds) {
    return tables <= SEARCHED_TABLES || rounds <= SEARCHED_ROUNDS * tables;
  }

  private void add(Family family, IndividualWish wish, Room.Length length) {
    found.add(new Candidate(family, List.of(wish), length.perRound()));
  }
}
