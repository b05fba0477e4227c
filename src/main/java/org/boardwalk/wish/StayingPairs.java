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
 * Contestants of one field who play at one table all evening, as somebody who cannot walk must. Who
 * meets whom with which boards does not say at which table: so whoever never meets each other can
 * stay, each at a table of their own.
 */
final class StayingPairs {

  /** Choices tried before it is taken that there are not so many who never meet. */
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
   * The most who can stay: one at each table; one alone where all meet all; else so few that each
   * of them finds an opponent for each round among the others.
   */
  static int most(int contestants, int tables, int rounds) {
    int all = UsualPairs.mostRounds(contestants);
    if (rounds >= all) {
      return 1;
    }
    // Of an odd number everybody may sit out once.
    return Math.min(tables, contestants - rounds + contestants % 2);
  }

  /**
   * The same movement at other tables, so that so many contestants stay where that can be had; as
   * it is where enough stay already, or where no choice of them was found.
   */
  static Movement seated(Movement movement, int count) {
    if (count == 0 || TableMoves.of(movement).stationary().size() >= count) {
      return movement;
    }
    StayingPairs staying = new StayingPairs(movement);
    List<Integer> stay = new ArrayList<>();
    return staying.choose(movement.contestants(), count, stay) ? staying.seated(stay) : movement;
  }

  /** The last ones first, as those who stay have the last numbers where a circle goes round. */
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

  /** Everybody stays where they sit in the first round; whoever sits out then has a table left. */
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

  /** Also where somebody who stays sits out, nobody else takes that table. */
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
    // Whoever can keeps the table.
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
