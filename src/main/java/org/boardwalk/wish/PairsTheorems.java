package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.EvenTables;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.WebTheorems;

/** What theorems say of a wish for pairs, from its sizes and form alone. */
record PairsTheorems(PairsWish wish) {

  /** Bounds on copies, breaks and moves. */
  Bounds boundsOnWalk() {
    WebTheorems copiesNeeded = copiesNeeded();
    int least = copiesNeeded.least();
    EvenTables even = new EvenTables(wish.tables(), wish.boards().sets(), wish.rounds());
    boolean skips = least == 1 && walksApart() && wish.rounds() <= wish.mostMeetings();
    List<TheoremCase> by =
        least > 1
            ? copiesNeeded.refuting(least - 1)
            : skips ? even.theorems() : List.<TheoremCase>of();
    return new Bounds(
        Map.of(),
        0,
        List.of(),
        new Walk(least, 0, skips ? even.moves() : 0),
        by.isEmpty() ? List.of(Theorem.INTEGRALITY.plain()) : by);
  }

  /** Whether boards circulate in two full fields without a party table. */
  private boolean walksApart() {
    return wish.boards().play() == Play.CIRCULATING
        && wish.keepsDirection()
        && wish.missing().isEmpty()
        && !party();
  }

  /**
   * The theorems for the tables in play: all tables, minus one for a party table, minus one for a
   * half table where a pair is missing. In shared play all tables play the same set.
   */
  WebTheorems copiesNeeded() {
    int idle = (wish.missing().isPresent() ? 1 : 0) + (party() ? 1 : 0);
    boolean shared = wish.boards().play() == Play.SHARED;
    // Only fields that stay apart need orthogonal squares; a Howell design of side 6 exists.
    boolean full =
        !shared
            && wish.keepsDirection()
            && wish.missing().isEmpty()
            && !party()
            && wish.boards().sets() == wish.rounds();
    return new WebTheorems(
        Math.max(1, wish.tables() - idle), shared ? 1 : wish.boards().sets(), shifts(), full);
  }

  private boolean party() {
    return wish.form() instanceof PairsForm.Web web && web.party() != PairsForm.Party.NONE;
  }

  /**
   * The number of tables that EW have moved in each round; empty where they can move in several
   * ways.
   */
  private List<Integer> shifts() {
    if (!(wish.form() instanceof PairsForm.Web web) || party()) {
      return List.of();
    }
    boolean rule = web.walk() == PairsForm.EwWalk.RULE;
    if (!rule && web.walk() != PairsForm.EwWalk.UP_ONE) {
      return List.of();
    }
    boolean skip = rule && wish.boards().sets() % 2 == 0;
    int half = Math.max(1, wish.rounds() / 2);
    return IntStream.range(0, wish.rounds())
        .map(r -> (r + (skip && r >= half ? 1 : 0)) % wish.tables())
        .boxed()
        .toList();
  }

  /** The theorems by which nothing answers the wish. */
  List<TheoremCase> forbidding() {
    if (wish.form() instanceof PairsForm.FreeTeams && wish.tables() * wish.rounds() % 2 == 1) {
      return List.of(
          new TheoremCase(Theorem.HALVES, Map.of("teams", wish.tables(), "rounds", wish.rounds())));
    }
    return noRoomSquare()
        ? List.of(new TheoremCase(Theorem.ROOM_SQUARE, Map.of("side", wish.rounds())))
        : copiesNeeded().refuting(wish.boards().copies());
  }

  /** Whether an answer would be a Room square of side 3 or 5, of which there are none. */
  private boolean noRoomSquare() {
    return wish.form() instanceof PairsForm.Free
        && wish.boards().play() == Play.CIRCULATING
        && wish.boards().copies() == 1
        && wish.boards().sets() == wish.rounds()
        && wish.boards().parts() == 1
        && wish.contestants() == wish.rounds() + 1
        && (wish.rounds() == 3 || wish.rounds() == 5);
  }
}
