package org.boardwalk.publish;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Sharing;
import org.boardwalk.quality.WalkRule;

/** The tables that share boards because the room has fewer copies than they need. */
final class SharedBoards {

  /** The most shares that are listed; guide cards show the others. */
  private static final int MOST_SHOWN = 3;

  private final Movement movement;
  private final List<Sharing> all;

  SharedBoards(Movement movement) {
    this.movement = movement;
    Boards boards = movement.boards();
    all =
        boards.shortage() == Boards.Shortage.SHARED
            ? Sharing.of(movement, boards.copies())
            : List.of();
  }

  boolean any() {
    return !all.isEmpty();
  }

  /**
   * Whether the same two tables share in every round, such as the first and the last of a relay:
   * the boards go on from there as from one table.
   */
  boolean oneCouple() {
    return all.size() == movement.rounds().size()
        && all.stream().map(Sharing::tables).distinct().count() == 1
        && most() == 2;
  }

  /** {@linkplain #oneCouple The two tables that share}, ascending. */
  List<Integer> couple() {
    return all.get(0).tables();
  }

  /**
   * The rule by which boards go. Two tables that share all the time get theirs as they would with a
   * copy for each, and the second of them has no stand of its own.
   */
  WalkRule rule(Optional<WalkRule> known) {
    if (!oneCouple()) {
      return known.orElseGet(() -> WalkRule.of(movement));
    }
    Boards boards = movement.boards();
    WalkRule two =
        WalkRule.of(movement.with(new Boards(boards.sets(), boards.perSet(), boards.play(), 2)));
    return new WalkRule(
        two.grade(),
        two.breaks(),
        two.stands(),
        two.sharing(),
        two.supplies().stream().filter(s -> s.table() != couple().get(1)).toList());
  }

  /**
   * Such as "tables 1 and 8 share boards: they pass them to and fro", or "up to 2 tables share a
   * set and pass its boards to and fro in 3 of 5 rounds", or "tables 1-2 exchange boards in the
   * middle of each round".
   */
  String shortly() {
    if (new Wording(movement).exchanged()) {
      return Text.of(
          "tables %s exchange boards %s each round",
          among(), most() == 2 ? "in the middle of" : Text.of("%d times in", most() - 1));
    }
    if (oneCouple()) {
      return Text.of(
          "tables %s and %s share boards: they pass them to and fro",
          movement.table(couple().get(0)), movement.table(couple().get(1)));
    }
    List<List<Integer>> couples = couples();
    if (!couples.isEmpty()) {
      return Text.of(
          "tables %s%s share boards: they pass them to and fro",
          couples.stream()
              .limit(2)
              .map(c -> movement.table(c.get(0)) + " and " + movement.table(c.get(1)))
              .collect(Collectors.joining(", ")),
          couples.size() > 2 ? " and so on" : "");
    }
    long shared = all.stream().mapToInt(this::round).distinct().count();
    return Text.of(
        "up to %d tables share a set and pass its boards to and fro in %d of %s",
        most(), shared, Text.count(movement.wholeRounds(), "round"));
  }

  /** The couples of tables that share in every round, as those of two sections do; else none. */
  private List<List<Integer>> couples() {
    List<List<Integer>> couples = all.stream().map(Sharing::tables).distinct().toList();
    return most() == 2 && couples.size() * movement.rounds().size() == all.size()
        ? couples
        : List.of();
  }

  /** The most tables that share a copy of a set. */
  int most() {
    return all.stream().mapToInt(s -> s.tables().size()).max().orElse(0);
  }

  String sentence() {
    if (new Wording(movement).exchanged()) {
      return sentence(shortly());
    }
    Map<List<Integer>, Set<Integer>> byTables = new TreeMap<>(Comparator.comparing(List::toString));
    all.forEach(s -> byTables.computeIfAbsent(s.tables(), t -> new TreeSet<>()).add(round(s)));
    if (byTables.size() > MOST_SHOWN) {
      return sentence(shortly());
    }
    return byTables.entrySet().stream()
        .map(e -> Text.of("tables %s %s", movement.tableRanges(e.getKey()), when(e.getValue())))
        .collect(Collectors.joining(", ", "Tables share boards and pass them to and fro: ", "."));
  }

  private static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }

  /** All tables that share. */
  private String among() {
    return movement.tableRanges(all.stream().flatMap(s -> s.tables().stream()).distinct().toList());
  }

  private int round(Sharing sharing) {
    return movement.wholeRound(sharing.round());
  }

  private String when(Set<Integer> shared) {
    return shared.size() == movement.wholeRounds()
        ? "in every round"
        : (shared.size() == 1 ? "in round " : "in rounds ") + NumberRanges.of(shared);
  }
}
