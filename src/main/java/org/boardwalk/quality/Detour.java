package org.boardwalk.quality;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;

/**
 * The cost of a change to a running session: the differences between the planned rest of the
 * session and the new one. Counted from the movements alone.
 *
 * @param boardsLost boards that present contestants lose in the rest of the session: for each
 *     contestant, boards planned minus boards played; for newcomers, the boards of all rounds in
 *     which they have no game
 * @param mostLost the most of these that one contestant loses
 * @param moved contestants with another place than planned in at least one round
 * @param places changes of place, over all contestants and rounds: the contestant sits at another
 *     place than planned, or has a game where none was planned; a contestant who waits at a half
 *     table has a place there
 * @param boards how often a table plays another set than planned
 * @param again repeated meetings in the rest of the session; a couple who meet six times there and
 *     never before count five
 * @param broken rules broken in the rest of the session, beyond those already broken in the rounds
 *     played
 */
public record Detour(
    int boardsLost, int mostLost, int moved, int places, int boards, int again, int broken) {

  /**
   * Orders detours, the best first: no broken rule, then fewest boards lost in all, then fewest
   * boards lost by one contestant, then fewest repeated meetings, then fewest changes.
   */
  public static final Comparator<Detour> ORDER =
      Comparator.comparingInt(Detour::broken)
          .thenComparingInt(Detour::boardsLost)
          .thenComparingInt(Detour::mostLost)
          .thenComparingInt(Detour::again)
          .thenComparingInt(Detour::changes);

  /**
   * Counts the differences. O(contestants · rounds).
   *
   * @param wasPlanned the session as planned
   * @param goesOn the session as it goes on, with the same number of rounds
   * @param played number of rounds already played, parts counted as one
   * @param there the contestants present for the rest
   * @return the losses and changes
   */
  public static Detour of(Movement wasPlanned, Movement goesOn, int played, List<Integer> there) {
    Movement planned = wasPlanned.inWholeRounds();
    Movement now = goesOn.inWholeRounds();
    int lost = 0;
    int most = 0;
    int moved = 0;
    int places = 0;
    HalfTables waits = HalfTables.of(wasPlanned);
    HalfTables waitsNow = HalfTables.of(goesOn);
    for (int contestant : there) {
      int missed = 0;
      int elsewhere = 0;
      boolean comes = contestant > planned.contestants();
      for (int r = played; r < now.rounds().size(); r++) {
        boolean game = plays(now, r, contestant);
        missed += (comes || plays(planned, r, contestant) ? 1 : 0) - (game ? 1 : 0);
        Optional<Place.AtTable> before = place(planned, waits, r, contestant);
        Optional<Place.AtTable> after = place(now, waitsNow, r, contestant);
        boolean known = before.isPresent() || game;
        elsewhere += !comes && known && after.isPresent() && !before.equals(after) ? 1 : 0;
      }
      lost += Math.max(0, missed);
      most = Math.max(most, missed);
      moved += elsewhere > 0 ? 1 : 0;
      places += elsewhere;
    }
    int perRound = goesOn.boards().perRound();
    return new Detour(
        perRound * lost,
        perRound * most,
        moved,
        places,
        boards(wasPlanned.after(played), goesOn.after(played)),
        again(now, played),
        newlyBroken(goesOn, played));
  }

  /** Counts the tables that play in both sessions, but not the same set. */
  private static int boards(List<Round> planned, List<Round> now) {
    int others = 0;
    for (int r = 0; r < now.size(); r++) {
      Map<Integer, Integer> sets = new HashMap<>();
      planned.get(r).encounters().forEach(e -> sets.put(e.table(), e.set()));
      others +=
          (int)
              now.get(r).encounters().stream()
                  .filter(e -> sets.getOrDefault(e.table(), e.set()) != e.set())
                  .count();
    }
    return others;
  }

  private static boolean plays(Movement movement, int r, int contestant) {
    return seat(movement.rounds().get(r), contestant).isPresent();
  }

  /** The place at which a contestant plays, or waits at a half table. */
  private static Optional<Place.AtTable> place(
      Movement movement, HalfTables waits, int r, int contestant) {
    return seat(movement.rounds().get(r), contestant)
        .or(() -> waits.waiting(r + 1, contestant).map(HalfTables.Wait::place));
  }

  private static Optional<Place.AtTable> seat(Round round, int contestant) {
    for (Encounter e : round.encounters()) {
      for (Map.Entry<Seat, Integer> seat : e.seating().seats().entrySet()) {
        if (seat.getValue() == contestant) {
          return Optional.of(new Place.AtTable(e.table(), seat.getKey()));
        }
      }
    }
    return Optional.empty();
  }

  /** Counts repeated partnerships of players, or repeated meetings of pairs. */
  private static int again(Movement movement, int played) {
    Set<Set<Integer>> met = new HashSet<>();
    int again = 0;
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        for (Set<Integer> couple : couples(e.seating().seats())) {
          again += !met.add(couple) && r >= played ? 1 : 0;
        }
      }
    }
    return again;
  }

  private static List<Set<Integer>> couples(Map<Seat, Integer> seats) {
    return seats.size() == 2
        ? List.of(new HashSet<>(seats.values()))
        : List.of(couple(seats, Seat.NORTH, Seat.SOUTH), couple(seats, Seat.EAST, Seat.WEST));
  }

  private static Set<Integer> couple(Map<Seat, Integer> seats, Seat one, Seat other) {
    return new HashSet<>(List.of(seats.getOrDefault(one, 0), seats.getOrDefault(other, 0)));
  }

  private static int newlyBroken(Movement now, int played) {
    Movement before = now.with(now.first(played));
    return Judge.violations(now).size() - Judge.violations(before).size();
  }

  /** {@return changes of place plus tables that play other boards than planned} */
  public int changes() {
    return places + boards;
  }
}
