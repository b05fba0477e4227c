package org.boardwalk.scoring.entry;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;

/**
 * Finds out whether NS and EW are ranked apart, and which numbers mean the same contestant: each
 * side may use its own.
 */
final class SideNumbers {

  /**
   * A contestant of a file.
   *
   * @param section the section; empty where there is only one
   * @param side NS or EW where they are ranked apart
   * @param number the label
   */
  record Key(String section, Optional<Direction> side, String number) {

    static final Comparator<Key> ORDER =
        Comparator.comparing(Key::section)
            .thenComparing(k -> k.side.map(Direction::ordinal).orElse(0))
            .thenComparing(k -> k.number.length())
            .thenComparing(Key::number);

    /** The label, with section and side where numbers alone are not enough. */
    String label(boolean sections, boolean sides) {
      String sided = sides ? side.map(s -> s + " ").orElse("") : "";
      return (sections ? section + (sided.isEmpty() ? "" : " ") : "") + sided + number;
    }
  }

  /** A place at the tables. */
  private record Place(Direction side, int table) {

    /** Whether no contestant can be at both places in one round. */
    boolean excludes(Place other) {
      return side != other.side && table != other.table;
    }
  }

  private SideNumbers() {}

  static Key key(SubmittedResults submitted, Slip slip, Seat seat) {
    return new Key(
        slip.section(),
        submitted.winners() == 2 ? Optional.of(seat.direction(submitted.kind())) : Optional.empty(),
        slip.numbers().getOrDefault(seat, ""));
  }

  /** Whether a number means one contestant among NS and another among EW. */
  static boolean twice(Set<Key> keys) {
    Set<String> seen = new HashSet<>();
    return !keys.stream().allMatch(k -> seen.add(k.section() + "/" + k.number()));
  }

  /**
   * The number of rankings. It is two where no contestant ever changes sides, or where equal
   * numbers of NS and EW cannot be one contestant, who would play a board twice, against themselves
   * or at two tables at once. Where most of the contestants with both sides do nothing of the kind,
   * the others are taken for wrong numbers in one ranking.
   */
  static int winners(SubmittedResults submitted) {
    if (submitted.kind() == Kind.INDIVIDUAL) {
      return 1;
    }
    if (submitted.winners() == 1 || submitted.winners() == 2) {
      return submitted.winners();
    }
    Set<String> ns = new TreeSet<>();
    Set<String> ew = new TreeSet<>();
    Map<String, Direction> boards = new HashMap<>();
    Map<String, Place> places = new HashMap<>();
    Set<String> clashing = new HashSet<>();
    for (Slip slip : submitted.slips()) {
      for (var entry : slip.numbers().entrySet()) {
        Direction side = entry.getKey().direction(submitted.kind());
        String who = slip.section() + "/" + entry.getValue();
        (side == Direction.NS ? ns : ew).add(who);
        Direction before = boards.putIfAbsent(slip.board() + "/" + who, side);
        Place here = new Place(side, slip.table());
        Place there = slip.placed() ? places.putIfAbsent(slip.round() + "/" + who, here) : null;
        if ((before != null && before != side) || (there != null && there.excludes(here))) {
          clashing.add(who);
        }
      }
    }
    ns.retainAll(ew);
    return 2 * clashing.size() >= ns.size() ? 2 : 1;
  }
}
