package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.TableMoves;

/**
 * Stationary contestants of one field, who play at one table all evening, for example because they
 * cannot walk. Meetings and boards do not determine the tables, so contestants who never meet each
 * other can each stay at a table of their own.
 */
final class StayingPairs {

  /** The most choices tried before the search for contestants who never meet gives up. */
  private static final int MOST_TRIED = 20_000;

  private final Movement movement;
  private final boolean[][] meet;
  private int tried;

  private StayingPairs(Movement movement) {
    this.movement = movement;
    meet = new boolean[movement.contestants() + 1][movement.contestants() + 1];
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int ns = at(e, Direction.NS);
        int ew = at(e, Direction.EW);
        meet[ns][ew] = true;
        meet[ew][ns] = true;
      }
    }
  }

  /**
   * The most contestants who can stay: one where all meet all; otherwise at most one at each table,
   * and so few that each of them has an opponent for each round among the others.
   */
  static int most(int contestants, int tables, int rounds) {
    int all = UsualPairs.mostRounds(contestants);
    if (rounds >= all) {
      return 1;
    }
    // With an odd number of contestants each may sit out once.
    return Math.min(tables, contestants - rounds + contestants % 2);
  }

  /**
   * The movement with other table numbers, so that {@code count} contestants stay if possible;
   * unchanged where enough stay already, or where no choice of them was found.
   */
  static Movement seated(Movement movement, int count) {
    if (count == 0 || TableMoves.of(movement).stationary().size() >= count) {
      return movement;
    }
    StayingPairs staying = new StayingPairs(movement);
    List<Integer> stay = new ArrayList<>();
    return staying.choose(movement.contestants(), count, stay) ? staying.seated(stay) : movement;
  }

  /**
   * Chooses contestants with the last numbers first, as stationary contestants have the last
   * numbers where others move in a circle.
   */
  private boolean choose(int from, int count, List<Integer> chosen) {
    if (chosen.size() == count) {
      return true;
    }
    for (int c = from; c >= count - chosen.size() && tried < MOST_TRIED; c--) {
      int next = c;
      if (chosen.stream().noneMatch(other -> meet[other][next])) {
        tried++;
        chosen.add(next);
        if (choose(c - 1, count, chosen)) {
          return true;
        }
        chosen.remove(chosen.size() - 1);
      }
    }
    return false;
  }

  private Movement seated(List<Integer> stay) {
    Map<Integer, Integer> home = homes(stay);
    return movement.with(movement.rounds().stream().map(r -> seated(r, home)).toList());
  }

  /**
   * The tables of the stationary contestants: those of the first round, and a free table for a
   * contestant who sits out then.
   */
  private Map<Integer, Integer> homes(List<Integer> stay) {
    Map<Integer, Integer> homes = new HashMap<>();
    for (Encounter e : movement.rounds().get(0).encounters()) {
      for (Direction d : Direction.values()) {
        if (stay.contains(at(e, d))) {
          homes.put(at(e, d), e.table());
        }
      }
    }
    for (int contestant : stay) {
      homes.computeIfAbsent(contestant, c -> free(homes.values()));
    }
    return homes;
  }

  /**
   * The round with each stationary contestant at their table. No other contestants use that table,
   * even when the stationary contestant sits out.
   */
  private Round seated(Round round, Map<Integer, Integer> home) {
    List<Encounter> seated = new ArrayList<>();
    List<Encounter> others = new ArrayList<>();
    for (Encounter e : round.encounters()) {
      Integer table = home.getOrDefault(at(e, Direction.NS), home.get(at(e, Direction.EW)));
      if (table == null) {
        others.add(e);
      } else {
        seated.add(new Encounter(table, e.seating(), e.set()));
      }
    }
    List<Integer> taken = new ArrayList<>(home.values());
    // The others keep their table where possible.
    others.sort(Comparator.comparing(e -> taken.contains(e.table())));
    for (Encounter e : others) {
      int table = taken.contains(e.table()) ? free(taken) : e.table();
      taken.add(table);
      seated.add(new Encounter(table, e.seating(), e.set()));
    }
    seated.sort(Comparator.comparingInt(Encounter::table));
    return new Round(seated);
  }

  private int free(Collection<Integer> taken) {
    return IntStream.rangeClosed(1, movement.tables())
        .filter(t -> !taken.contains(t))
        .findFirst()
        .orElseThrow();
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0);
  }
}
