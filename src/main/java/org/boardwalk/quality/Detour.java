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
 * What it costs that a session goes on otherwise than planned. Counted from the movements alone.
 *
 * @param boardsLost boards that somebody who is there plays fewer in the rest of the session than
 *     was planned for them, over all contestants; of those who come, all that they have no game for
 * @param mostLost the most of these that one contestant loses
 * @param moved contestants who sit elsewhere in some round than was planned for them
 * @param places how often somebody sits elsewhere than planned, over all contestants and rounds: at
 *     another place, or has a game where they were to have none; whoever waits at a half table has
 *     a place there
 * @param boards how often a table plays other boards than planned
 * @param again meetings in the rest of the session of couples who have met before; whoever meets
 *     six times there and never before counts five
 * @param broken rules that the rest breaks beyond those that the rounds played have broken
 */
public record Detour(
    int boardsLost, int mostLost, int moved, int places, int boards, int again, int broken) {

  /**
   * No rule broken first, then the fewest boards lost, of all and of one, then the fewest meetings
   * repeated, then the fewest changes.
   */
  public static final Comparator<Detour> ORDER =
      Comparator.comparingInt(Detour::broken)
          .thenComparingInt(Detour::boardsLost)
          .thenComparingInt(Detour::mostLost)
          .thenComparingInt(Detour::again)
          .thenComparingInt(Detour::changes);

  /**
   * O(contestants · rounds).
   *
   * @param planned the session as planned
   * @param now the same session as it goes on, with as many rounds
   * @param played how many rounds were played
   * @param there who is there for the rest
   * @return what is lost and what is changed
   */
  public static Detour of(Movement planned, Movement now, int played, List<Integer> there) {
    int lost = 0;
    int most = 0;
    int moved = 0;
    int places = 0;
    HalfTables waits = HalfTables.of(planned);
    HalfTables waitsNow = HalfTables.of(now);
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
    int perSet = now.boards().perSet();
    return new Detour(
        perSet * lost,
        perSet * most,
        moved,
        places,
        boards(planned, now, played),
        again(now, played),
        newlyBroken(now, played));
  }

  /** Tables that play in both, but not the same set. */
  private static int boards(Movement planned, Movement now, int played) {
    int others = 0;
    for (int r = played; r < now.rounds().size(); r++) {
      Map<Integer, Integer> sets = new HashMap<>();
      planned.rounds().get(r).encounters().forEach(e -> sets.put(e.table(), e.set()));
      others +=
          (int)
              now.rounds().get(r).encounters().stream()
                  .filter(e -> sets.getOrDefault(e.table(), e.set()) != e.set())
                  .count();
    }
    return others;
  }

  private static boolean plays(Movement movement, int r, int contestant) {
    return seat(movement.rounds().get(r), contestant).isPresent();
  }

  /** Where somebody plays, or waits at a half table. */
  private static Optional<Place.AtTable> place(
      Movement movement, HalfTables waits, int r, int contestant) {
    return seat(movement.rounds().get(r), contestant)
        .or(
            () ->
                waits
                    .in(r + 1)
                    .filter(wait -> wait.contestant() == contestant)
                    .map(HalfTables.Wait::place));
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

  /** How often players partner again, of pairs how often they meet again. */
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
    Movement before = now.with(now.rounds().subList(0, played));
    return Judge.violations(now).size() - Judge.violations(before).size();
  }

  /**
   * @return how often somebody sits elsewhere, or a table plays other boards, than planned
   */
  public int changes() {
    return places + boards;
  }
}
