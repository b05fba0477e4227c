package org.boardwalk.design.named;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * A renaming of pairs, tables and sets that turns one movement into another, round by round;
 * directions are ignored. Once one encounter is matched with another, much is forced: the
 * encounters of a pair in the other rounds, its opponents, their tables; mostly everything. So the
 * first encounter that is not matched is tried against each one of its round, and each try takes
 * O(encounters). Where tables fall apart into parts that share no pairs, the next part follows.
 */
final class Renaming {

  private final Schedule here;
  private final Schedule form;
  private final Map<Integer, Integer> pairs = new HashMap<>();
  private final Map<Integer, Integer> pairsBack = new HashMap<>();
  private final Map<Integer, Integer> tables = new HashMap<>();
  private final Map<Integer, Integer> tablesBack = new TreeMap<>();
  private final Map<Integer, Integer> sets = new HashMap<>();
  private final Map<Integer, Integer> setsBack = new HashMap<>();
  private final Deque<Integer> newPairs = new ArrayDeque<>();
  private final Deque<Integer> newTables = new ArrayDeque<>();
  private final boolean lacking;

  private Renaming(Schedule here, Schedule form, boolean lacking) {
    this.here = here;
    this.form = form;
    this.lacking = lacking;
  }

  /** The encounters by round, by pair and by table; numbers are as people count. */
  private record Schedule(
      List<Map<Integer, Encounter>> byPair, List<Map<Integer, Encounter>> byTable, int encounters) {

    static Schedule of(Movement movement) {
      List<Map<Integer, Encounter>> byPair = new ArrayList<>();
      List<Map<Integer, Encounter>> byTable = new ArrayList<>();
      int count = 0;
      for (Round round : movement.rounds()) {
        Map<Integer, Encounter> pairsThere = new HashMap<>();
        Map<Integer, Encounter> tablesThere = new TreeMap<>();
        for (Encounter e : round.encounters()) {
          pairsThere.put(ns(e), e);
          pairsThere.put(ew(e), e);
          tablesThere.put(e.table(), e);
          count++;
        }
        byPair.add(pairsThere);
        byTable.add(tablesThere);
      }
      return new Schedule(byPair, byTable, count);
    }
  }

  private static int ns(Encounter e) {
    return e.seating().at(Direction.NS).get(0);
  }

  private static int ew(Encounter e) {
    return e.seating().at(Direction.EW).get(0);
  }

  static Optional<Likeness> between(Movement movement, Movement form) {
    Schedule here = Schedule.of(movement);
    Renaming empty =
        new Renaming(here, Schedule.of(form), movement.contestants() < form.contestants());
    return here.byTable().get(0).isEmpty()
        ? Optional.empty()
        : empty.completed().map(renaming -> renaming.likeness(form));
  }

  /** This renaming, extended by the encounters that are not matched yet; empty where none is. */
  private Optional<Renaming> completed() {
    Optional<Encounter> first =
        here.byTable().get(0).values().stream()
            .filter(e -> !pairs.containsKey(ns(e)) && !pairs.containsKey(ew(e)))
            .findFirst();
    if (first.isEmpty()) {
      return whole() ? Optional.of(this) : Optional.empty();
    }
    Encounter mine = first.get();
    List<Encounter> others = new ArrayList<>(form.byTable().get(0).values());
    others.removeIf(e -> pairsBack.containsKey(ns(e)) || pairsBack.containsKey(ew(e)));
    // The table of the same number is tried first, so that nothing is renamed without need.
    others.sort(Comparator.comparing(e -> e.table() != mine.table()));
    return others.stream()
        .flatMap(e -> Stream.of(with(mine, ns(e), ew(e)), with(mine, ew(e), ns(e))))
        .flatMap(Optional::stream)
        .flatMap(renaming -> renaming.completed().stream())
        .findFirst();
  }

  /**
   * A copy in which NS and EW of an encounter are two pairs of one of the form, and what follows.
   */
  private Optional<Renaming> with(Encounter mine, int a, int b) {
    Renaming next = new Renaming(here, form, lacking);
    next.pairs.putAll(pairs);
    next.pairsBack.putAll(pairsBack);
    next.tables.putAll(tables);
    next.tablesBack.putAll(tablesBack);
    next.sets.putAll(sets);
    next.setsBack.putAll(setsBack);
    return next.pair(ns(mine), a) && next.pair(ew(mine), b) && next.spread()
        ? Optional.of(next)
        : Optional.empty();
  }

  private boolean spread() {
    while (!newPairs.isEmpty() || !newTables.isEmpty()) {
      boolean holds =
          newPairs.isEmpty() ? tableHolds(newTables.remove()) : pairHolds(newPairs.remove());
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  /** Whether all pairs are matched. */
  private boolean whole() {
    return pairs.size()
            == here.byPair().stream().flatMap(m -> m.keySet().stream()).distinct().count()
        && (lacking ? onlyOneMissing() : here.encounters() == form.encounters());
  }

  /** Whether all encounters of the form that are not matched belong to one pair. */
  private boolean onlyOneMissing() {
    List<Integer> unnamed =
        form.byPair().stream()
            .flatMap(m -> m.keySet().stream())
            .distinct()
            .filter(p -> !pairsBack.containsKey(p))
            .toList();
    long others =
        unnamed.size() == 1
            ? form.byPair().stream().filter(m -> m.containsKey(unnamed.get(0))).count()
            : -1;
    return others >= 0 && here.encounters() + others == form.encounters();
  }

  private boolean pairHolds(int mine) {
    int theirs = pairs.getOrDefault(mine, 0);
    for (int r = 0; r < here.byPair().size(); r++) {
      Encounter e = here.byPair().get(r).get(mine);
      Encounter f = form.byPair().get(r).get(theirs);
      if (e == null) {
        if (f != null && !lacking) {
          return false;
        }
        continue;
      }
      if (f == null || !matched(e, f, mine, theirs)) {
        return false;
      }
    }
    return true;
  }

  private boolean matched(Encounter e, Encounter f, int mine, int theirs) {
    int opponent = ns(e) == mine ? ew(e) : ns(e);
    int other = ns(f) == theirs ? ew(f) : ns(f);
    return pair(opponent, other)
        && named(tables, tablesBack, e.table(), f.table(), newTables)
        && named(sets, setsBack, e.set(), f.set(), new ArrayDeque<>());
  }

  /**
   * Whether the encounters at two matched tables agree; where a pair is missing, one may be empty.
   */
  private boolean tableHolds(int mine) {
    int theirs = tables.getOrDefault(mine, 0);
    for (int r = 0; r < here.byTable().size(); r++) {
      Encounter e = here.byTable().get(r).get(mine);
      Encounter f = form.byTable().get(r).get(theirs);
      if (e == null) {
        if (f != null && !lacking) {
          return false;
        }
        continue;
      }
      if (f == null || !named(sets, setsBack, e.set(), f.set(), new ArrayDeque<>())) {
        return false;
      }
      if (!opponents(e, f)) {
        return false;
      }
    }
    return true;
  }

  /** Matches the opponents in two encounters of which one pair is matched. */
  private boolean opponents(Encounter e, Encounter f) {
    Integer nsThere = pairs.get(ns(e));
    Integer ewThere = pairs.get(ew(e));
    if (nsThere == null && ewThere == null) {
      return true;
    }
    boolean straight = nsThere != null ? nsThere == ns(f) : ewThere != null && ewThere == ew(f);
    return straight
        ? pair(ns(e), ns(f)) && pair(ew(e), ew(f))
        : pair(ns(e), ew(f)) && pair(ew(e), ns(f));
  }

  private boolean pair(int mine, int theirs) {
    return named(pairs, pairsBack, mine, theirs, newPairs);
  }

  private static boolean named(
      Map<Integer, Integer> forth,
      Map<Integer, Integer> back,
      int mine,
      int theirs,
      Deque<Integer> fresh) {
    Integer before = forth.putIfAbsent(mine, theirs);
    Integer whose = back.putIfAbsent(theirs, mine);
    if (before == null && whose == null) {
      fresh.add(mine);
      return true;
    }
    return before != null && before == theirs && whose != null && whose == mine;
  }

  private Likeness likeness(Movement whole) {
    int turned = 0;
    for (int r = 0; r < here.byTable().size(); r++) {
      for (Encounter e : here.byTable().get(r).values()) {
        Encounter f = form.byPair().get(r).get(pairs.getOrDefault(ns(e), 0));
        turned += f != null && ns(f) == pairs.getOrDefault(ns(e), 0) ? 0 : 1;
      }
    }
    List<Integer> names =
        IntStream.rangeClosed(1, whole.contestants())
            .map(p -> pairsBack.getOrDefault(p, 0))
            .boxed()
            .toList();
    int least = Math.min(turned, here.encounters() - turned);
    return new Likeness(tables(whole.tables()), names, least, lacking, Optional.empty());
  }

  /** The tables; a table of the form without play here gets a number that no other table has. */
  private List<Integer> tables(int count) {
    Deque<Integer> idle = new ArrayDeque<>();
    IntStream.rangeClosed(1, count).filter(t -> !tables.containsKey(t)).forEach(idle::add);
    return IntStream.rangeClosed(1, count)
        .map(t -> tablesBack.containsKey(t) ? tablesBack.getOrDefault(t, t) : idle.remove())
        .boxed()
        .toList();
  }
}
