package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/** Movements by chance, the same for the same seed. */
public final class RandomMovements {

  private final Random random;

  private RandomMovements(long seed) {
    random = new Random(seed);
  }

  /** Of any kind, with replays, too few copies and uneven sit-outs as chance will have it. */
  public static Movement any(long seed) {
    RandomMovements chance = new RandomMovements(seed);
    Kind kind = List.of(Kind.values()).get((int) (seed % 3));
    return chance.movement(kind, chance.from(1, 6), false);
  }

  /** An individual without broken rules and with even sit-outs. */
  public static Movement valid(long seed) {
    RandomMovements chance = new RandomMovements(seed);
    return chance.movement(Kind.INDIVIDUAL, chance.from(1, 6), true);
  }

  private int from(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  private Movement movement(Kind kind, int tables, boolean valid) {
    int contestants = tables * kind.perTable() + from(0, 4);
    int rounds = from(1, 16);
    boolean shared = random.nextBoolean();
    Rotation rotation =
        kind == Kind.INDIVIDUAL && random.nextInt(3) == 0
            ? List.of(Rotation.values()).get(from(0, 2))
            : Rotation.NONE;
    int perSet = rotation.period() * from(1, 2);
    List<Round> list = null;
    int sets = rounds;
    while (list == null) {
      list = rounds(kind, contestants, tables, rounds, shared, sets, valid).orElse(null);
      sets += list == null ? 1 : 0;
    }
    Boards boards =
        new Boards(sets, perSet, shared ? Play.SHARED : Play.CIRCULATING, shared ? tables : 1);
    return new Movement("chance", kind, contestants, tables, boards, rotation, 1, list);
  }

  private Optional<List<Round>> rounds(
      Kind kind, int contestants, int tables, int rounds, boolean shared, int sets, boolean valid) {
    Map<Integer, Integer> played = new HashMap<>();
    Map<Integer, Set<Integer>> seen = new HashMap<>();
    List<Round> list = new ArrayList<>();
    for (int r = 1; r <= rounds; r++) {
      List<Integer> order = new ArrayList<>();
      for (int c = 1; c <= contestants; c++) {
        order.add(c);
      }
      Collections.shuffle(order, random);
      if (valid) {
        order.sort(Comparator.comparing(c -> played.getOrDefault(c, 0)));
      }
      List<Integer> seated = order.subList(0, tables * kind.perTable());
      Collections.shuffle(seated, random);
      List<Encounter> encounters = new ArrayList<>();
      Set<Integer> used = new HashSet<>();
      for (int t = 0; t < tables; t++) {
        List<Integer> at = seated.subList(t * kind.perTable(), (t + 1) * kind.perTable());
        Optional<Integer> set = shared ? Optional.of(r) : set(at, used, seen, sets, valid);
        if (set.isEmpty()) {
          return Optional.empty();
        }
        used.add(set.get());
        at.forEach(c -> seen.computeIfAbsent(c, x -> new HashSet<>()).add(set.get()));
        at.forEach(c -> played.merge(c, 1, Integer::sum));
        encounters.add(new Encounter(t + 1, seating(kind, at), set.get()));
      }
      list.add(new Round(encounters));
    }
    return Optional.of(list);
  }

  private Optional<Integer> set(
      List<Integer> at,
      Set<Integer> used,
      Map<Integer, Set<Integer>> seen,
      int sets,
      boolean valid) {
    if (!valid) {
      return Optional.of(from(1, sets));
    }
    List<Integer> free = new ArrayList<>();
    for (int s = 1; s <= sets; s++) {
      int set = s;
      if (!used.contains(s)
          && at.stream().noneMatch(c -> seen.getOrDefault(c, Set.of()).contains(set))) {
        free.add(s);
      }
    }
    return free.isEmpty() ? Optional.empty() : Optional.of(free.get(random.nextInt(free.size())));
  }

  private static Seating seating(Kind kind, List<Integer> at) {
    return switch (kind) {
      case INDIVIDUAL -> new Seating.FourPlayers(at.get(0), at.get(1), at.get(2), at.get(3));
      case PAIRS -> new Seating.TwoPairs(at.get(0), at.get(1));
      case SOLO -> new Seating.TwoPlayers(at.get(0), at.get(1));
    };
  }
}
