package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Violation.Law;
import org.jspecify.annotations.Nullable;

/** Finds the broken rules of a movement. */
final class Laws {

  /** The cards of a set that a contestant has held. */
  private record Hand(int contestant, int set, Seat cards) {

    // A record's own method is linked when it is first called, and every command judges.
    @Override
    public int hashCode() {
      return 1009 * (1009 * contestant + set) + cards.letter().hashCode();
    }
  }

  /** A table in a round. */
  private record Spot(int round, int table) {}

  private final Movement movement;
  private final List<Violation> found = new ArrayList<>();
  private final Map<Hand, Spot> played = new HashMap<>();

  private Laws(Movement movement) {
    this.movement = movement;
  }

  static List<Violation> violations(Movement movement) {
    Laws rules = new Laws(movement);
    for (int part = 1; part <= movement.rounds().size(); part++) {
      Round round = movement.rounds().get(part - 1);
      int r = movement.wholeRound(part);
      rules.oneSeat(r, round);
      rules.noReplay(r, round);
      rules.sameSeats(part, round);
      if (movement.boards().play() == Play.SHARED) {
        rules.sameSet(r, round);
      } else {
        rules.enoughCopies(r, round);
      }
    }
    if (movement.winners() > 1) {
      Fields.strays(movement).forEach(what -> rules.add(Law.OWN_FIELD, what));
    }
    return rules.found;
  }

  private void oneSeat(int r, Round round) {
    Map<Integer, Integer> seated = new HashMap<>();
    Set<Integer> tables = new HashSet<>();
    for (Encounter e : round.encounters()) {
      if (!tables.add(e.table())) {
        add(Law.ONE_ENCOUNTER, Text.of("table %d has two encounters in round %d", e.table(), r));
      }
      e.seating()
          .seats()
          .values()
          .forEach(c -> sitsOnce(c, r, seated.put(c, e.table()), e.table()));
    }
  }

  private void sitsOnce(int contestant, int r, @Nullable Integer before, int table) {
    if (before != null) {
      String where = at(before, table);
      add(Law.ONE_SEAT, Text.of("%s %d sits twice in round %d%s", one(), contestant, r, where));
    }
  }

  private String one() {
    return movement.kind().contestant();
  }

  private static String at(int one, int other) {
    return one == other ? ", at table " + one : Text.of(", at tables %d and %d", one, other);
  }

  private void noReplay(int r, Round round) {
    boolean never = movement.boards().replay() == Replay.NEVER;
    for (Encounter e : round.encounters()) {
      Map<Integer, Seat> seats = new TreeMap<>();
      e.seating().seats().forEach((seat, c) -> seats.putIfAbsent(c, seat));
      seats.forEach(
          (c, seat) -> playOnce(new Spot(r, e.table()), c, e.set(), never ? Seat.NORTH : seat));
    }
  }

  /**
   * Notes a play of a set and reports a replay. Callers give all plays the same seat where no set
   * may be played twice, and the true seat where only the same cards may not.
   */
  private void playOnce(Spot spot, int contestant, int set, Seat cards) {
    Spot before = played.putIfAbsent(new Hand(contestant, set, cards), spot);
    if (before != null) {
      String same = movement.boards().replay() == Replay.NEVER ? "" : " with the same cards";
      add(
          Law.NO_REPLAY,
          Text.of(
              "%s %d plays set %d in round %d and again in round %d%s%s",
              one(),
              contestant,
              set,
              before.round(),
              spot.round(),
              same,
              at(before.table(), spot.table())));
    }
  }

  private void sameSeats(int part, Round round) {
    if ((part - 1) % movement.boards().parts() == 0) {
      return;
    }
    List<Encounter> now = round.encounters();
    List<Encounter> before = movement.rounds().get(part - 2).encounters();
    if (now.size() != before.size()
        || !before.stream().allMatch(e -> now.stream().anyMatch(e::sameSeats))) {
      add(Law.SAME_SEATS, Text.of("seats change inside round %d", movement.wholeRound(part)));
    }
  }

  private void sameSet(int r, Round round) {
    if (round.encounters().stream().mapToInt(Encounter::set).distinct().count() > 1) {
      add(Law.SAME_SET, Text.of("tables play different sets in round %d of a shared movement", r));
    }
    if (round.encounters().size() > movement.boards().copies()) {
      add(
          Law.ENOUGH_COPIES,
          Text.of("round %d needs %d copies, there %s", r, round.encounters().size(), copies()));
    }
  }

  private void enoughCopies(int r, Round round) {
    if (movement.boards().shortage() == Shortage.SHARED) {
      return;
    }
    round
        .tablesBySet()
        .forEach(
            (set, tables) -> {
              if (tables > movement.boards().copies()) {
                add(
                    Law.ENOUGH_COPIES,
                    Text.of(
                        "set %d is at %d tables in round %d, there %s", set, tables, r, copies()));
              }
            });
  }

  private String copies() {
    int copies = movement.boards().copies();
    return (copies == 1 ? "is " : "are ") + Text.count(copies, "copy");
  }

  private void add(Law rule, String what) {
    found.add(new Violation(rule, what));
  }
}
