package org.boardwalk.publish;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.quality.Sharing;
import org.boardwalk.quality.WalkRule;

/** The tables that share boards because the room has fewer copies than they need. */
final class SharedBoards {

  /** The most shares that are listed; guide cards show the others. */
  private static final int MOST_SHOWN = 3;

  private final Movement movement;
  private final Language language;
  private final List<Sharing> all;

  /** In English. */
  SharedBoards(Movement movement) {
    this(movement, Language.EN);
  }

  SharedBoards(Movement movement, Language language) {
    this.movement = movement;
    this.language = language;
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
      return language.say("shared.exchange", among(), most() - 1);
    }
    if (oneCouple()) {
      return language.say("shared.couples", couple(couple()));
    }
    List<List<Integer>> couples = couples();
    if (!couples.isEmpty()) {
      String some = couples.stream().limit(2).map(this::couple).collect(Collectors.joining(", "));
      return language.say(
          "shared.couples", couples.size() > 2 ? some + " " + language.say("andSoOn") : some);
    }
    long shared = all.stream().mapToInt(this::round).distinct().count();
    return language.say("shared.upTo", most(), shared, movement.wholeRounds());
  }

  private String couple(List<Integer> two) {
    return language.say("and", movement.table(two.get(0)), movement.table(two.get(1)));
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
      return language.capital(shortly()) + ".";
    }
    Map<List<Integer>, Set<Integer>> byTables = new TreeMap<>(Comparator.comparing(List::toString));
    all.forEach(s -> byTables.computeIfAbsent(s.tables(), t -> new TreeSet<>()).add(round(s)));
    if (byTables.size() > MOST_SHOWN) {
      return language.capital(shortly()) + ".";
    }
    return byTables.entrySet().stream()
        .map(e -> language.say("shared.when", movement.tableRanges(e.getKey()), when(e.getValue())))
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(", "), all -> language.say("shared.all", all)));
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
        ? language.say("inEveryRound")
        : language.say("inRounds", shared.size(), NumberRanges.of(shared));
  }
}
