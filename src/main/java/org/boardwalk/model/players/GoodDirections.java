package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.Automorphisms;

/**
 * Directions of a base round in which players compare evenly or nearly so, found by local search:
 * random exchanges that do not increase the defect. Players in one orbit of the multipliers have
 * the same direction. Heuristic; O(players + classes of pairs) for an exchange.
 */
final class GoodDirections {

  /** Exchanges for each player. */
  private static final int STEPS = 30;

  /** Number of restarts; the best result is kept. */
  private static final int CLIMBS = 6;

  /** Number of attempts to deal out starting directions in equal numbers. */
  private static final int DEALS = 20;

  /** Number of climbs for each of the directions asked for by {@link #unlike}. */
  private static final int DRAWS = 8;

  private final Development development;
  private final int tables;
  private final Random random;
  private final int players;

  /** Orbits of players under the multipliers. */
  private final List<int[]> blocks = new ArrayList<>();

  private final Agreement agreement;

  private GoodDirections(Development development, int tables, long seed) {
    this.development = development;
    this.tables = tables;
    random = new Random(seed);
    players = development.players();
    agreement = new Agreement(new PairClasses(development), development, tables);
    for (int p = 0; p < players; p++) {
      int first = p;
      int[] block =
          development.multipliers().stream().mapToInt(m -> m[first]).distinct().sorted().toArray();
      if (block[0] == p) {
        blocks.add(block);
      }
    }
  }

  /**
   * Directions of a base round with 4 players at each table and sit-outs spread evenly over the
   * orbits. Sometimes the best directions alone admit no schedule, so an odd number gives
   * directions from a search that stopped early.
   *
   * @param development moves the players
   * @param tables tables of the base round
   * @param number numbers the directions, from 0
   * @return the directions; empty where the multipliers allow none
   */
  static Optional<BaseDirections> of(Development development, int tables, int number) {
    GoodDirections good = new GoodDirections(development, tables, number);
    int steps = STEPS * good.players;
    if (number % 2 == 1) {
      return good.dealt().map(s -> directions(good.better(s, good.random.nextInt(steps))));
    }
    return Stream.generate(good::dealt)
        .limit(CLIMBS)
        .flatMap(Optional::stream)
        .map(signs -> good.better(signs, steps))
        .min(Comparator.comparingDouble(good.agreement::defect))
        .map(GoodDirections::directions);
  }

  /**
   * Several directions, no two of which differ by names only: the most even results of {@value
   * #DRAWS} times as many climbs.
   *
   * @param development moves the players
   * @param group its group
   * @param tables tables of the base round
   * @param most the most directions to return
   * @return the directions, the most even first
   */
  static List<BaseDirections> unlike(
      Development development, AbelianGroup group, int tables, int most) {
    AlikeDirections alike = new AlikeDirections(group);
    Map<List<Integer>, int[]> found = new LinkedHashMap<>();
    GoodDirections good = new GoodDirections(development, tables, 0);
    for (int draw = 0; draw < DRAWS * most; draw++) {
      good.dealt()
          .map(signs -> good.better(signs, STEPS * good.players))
          .ifPresent(signs -> found.putIfAbsent(alike.first(directions(signs)), signs));
    }
    return found.values().stream()
        .sorted(Comparator.comparingDouble(good.agreement::defect))
        .limit(most)
        .map(GoodDirections::directions)
        .toList();
  }

  private Optional<int[]> dealt() {
    for (int deal = 0; deal < DEALS; deal++) {
      int[] signs = new int[players];
      Arrays.fill(signs, 1);
      Collections.shuffle(blocks, random);
      int orbits = players / development.order();
      boolean even = true;
      for (int orbit = 0; orbit < orbits; orbit++) {
        int out = (players - 4 * tables + orbits - 1 - orbit) / orbits;
        even &= fill(signs, 0, out, orbit * development.order(), (orbit + 1) * development.order());
      }
      if (even && fill(signs, -1, 2 * tables, 0, players)) {
        return Optional.of(signs);
      }
    }
    return Optional.empty();
  }

  /**
   * Gives a direction to {@code count} of the players from..to, block by block. Returns whether the
   * blocks fit.
   */
  private boolean fill(int[] signs, int sign, int count, int from, int to) {
    int left = count;
    for (int[] block : blocks) {
      boolean free = block[0] >= from && block[0] < to && signs[block[0]] == 1;
      if (free && block.length <= left) {
        IntStream.of(block).forEach(p -> signs[p] = sign);
        left -= block.length;
      }
    }
    return left == 0;
  }

  private int[] better(int[] signs, int steps) {
    double defect = agreement.defect(signs);
    for (int step = 0; step < steps; step++) {
      int[] a = blocks.get(random.nextInt(blocks.size()));
      int[] b = blocks.get(random.nextInt(blocks.size()));
      if (signs[a[0]] * signs[b[0]] == -1 && a.length == b.length) {
        turn(a, b, signs);
        double next = agreement.defect();
        if (next <= defect) {
          defect = next;
        } else {
          turn(a, b, signs);
        }
      }
    }
    return signs;
  }

  /** Gives two blocks the opposite directions. */
  private void turn(int[] a, int[] b, int[] signs) {
    for (int p : a) {
      agreement.turn(p, signs);
    }
    for (int p : b) {
      agreement.turn(p, signs);
    }
  }

  private static BaseDirections directions(int[] signs) {
    return new BaseDirections(IntStream.of(signs).boxed().toList());
  }

  /**
   * Classes of the directions of a base round that differ by names only. Two lists of directions
   * are alike when one becomes the other by moving each orbit of players on by itself, by permuting
   * the orbits, by an automorphism of a cyclic group on the elements of all orbits, or by giving
   * all players the opposite direction. O(automorphisms · order · players).
   */
  private static final class AlikeDirections {

    private final AbelianGroup group;
    private final List<int[]> automorphisms;

    AlikeDirections(AbelianGroup group) {
      this.group = group;
      // Other groups have hundreds of automorphisms, and trying all takes longer than it saves.
      boolean cyclic = group.moduli().size() == 1;
      int[] identity = IntStream.range(0, group.order()).toArray();
      automorphisms = cyclic ? Automorphisms.of(group) : List.of(identity);
    }

    /**
     * The first, in lexicographic order, of all directions that are alike, written orbit after
     * orbit.
     */
    List<Integer> first(BaseDirections directions) {
      List<Integer> first = List.of();
      for (int[] automorphism : automorphisms) {
        for (int turn = -1; turn <= 1; turn += 2) {
          List<Integer> word = word(directions.signs(), automorphism, turn);
          first = first.isEmpty() || compare(word, first) < 0 ? word : first;
        }
      }
      return first;
    }

    private List<Integer> word(List<Integer> signs, int[] automorphism, int turn) {
      int order = group.order();
      List<List<Integer>> orbits = new ArrayList<>();
      for (int from = 0; from + order <= signs.size(); from += order) {
        List<Integer> orbit = signs.subList(from, from + order);
        orbits.add(
            IntStream.range(0, order)
                .mapToObj(h -> moved(orbit, automorphism, h, turn))
                .min(AlikeDirections::compare)
                .orElseThrow());
      }
      orbits.sort(AlikeDirections::compare);
      List<Integer> fixed = new ArrayList<>();
      signs.subList(orbits.size() * order, signs.size()).forEach(sign -> fixed.add(turn * sign));
      Collections.sort(fixed);
      List<Integer> word = new ArrayList<>();
      orbits.forEach(word::addAll);
      word.addAll(fixed);
      return word;
    }

    private List<Integer> moved(List<Integer> orbit, int[] automorphism, int by, int turn) {
      return IntStream.range(0, orbit.size())
          .mapToObj(x -> turn * orbit.get(group.add(automorphism[x], by)))
          .toList();
    }

    private static int compare(List<Integer> a, List<Integer> b) {
      for (int i = 0; i < a.size(); i++) {
        if (!a.get(i).equals(b.get(i))) {
          return Integer.compare(a.get(i), b.get(i));
        }
      }
      return 0;
    }
  }

  /**
   * Counts how often the pairs of each class sit in the same direction, minus how often they do
   * not, over all rounds of a development. The counts follow each change of a player's direction.
   * Not thread-safe.
   */
  static final class Agreement {

    private final int players;
    private final int[] classOf;
    private final int[] times;
    private final int[] size;
    private final int[] agreement;

    /** The average number of times that a pair of players partner. */
    private final double partners;

    /** Starts without directions; {@link #defect(int[])} takes them in. */
    Agreement(PairClasses classes, Development development, int tables) {
      players = development.players();
      partners = 4.0 * tables * development.order() / ((double) players * (players - 1));
      classOf = new int[players * players];
      times = new int[players * players];
      Map<Integer, Integer> numbers = new HashMap<>();
      for (PairClasses.PairClass c : classes.all()) {
        numbers.put(classes.key(c.p(), c.q()), numbers.size());
      }
      size = new int[numbers.size()];
      agreement = new int[numbers.size()];
      for (int p = 0; p < players; p++) {
        for (int q = 0; q < players; q++) {
          if (p != q) {
            classOf[p * players + q] = numbers.getOrDefault(classes.key(p, q), 0);
            times[p * players + q] = classes.times(p, q);
            size[classOf[p * players + q]] += p < q ? 1 : 0;
          }
        }
      }
    }

    /** Gives a player the opposite direction. A player's pair with themselves counts zero times. */
    void turn(int player, int[] signs) {
      for (int q = 0; q < players; q++) {
        int pair = player * players + q;
        agreement[classOf[pair]] -= 2 * times[pair] * signs[player] * signs[q];
      }
      signs[player] = -signs[player];
    }

    /** Takes in new directions and returns their {@link #defect()}. */
    double defect(int[] signs) {
      Arrays.fill(agreement, 0);
      for (int p = 0; p < players; p++) {
        for (int q = p + 1; q < players; q++) {
          int pair = p * players + q;
          agreement[classOf[pair]] += times[pair] * signs[p] * signs[q];
        }
      }
      return defect();
    }

    /** Σ over all pairs of (agreement + average number of partnerships)²; 0 is perfectly even. */
    double defect() {
      double defect = 0;
      for (int c = 0; c < agreement.length; c++) {
        double off = agreement[c] + partners;
        defect += size[c] * off * off;
      }
      return defect;
    }
  }
}
