package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;

/**
 * All schedules of tiny wishes, judged one by one. Rounds that differ only by the numbers of tables
 * or, where seats do not rotate, by a table turned by two seats are taken once: no count of any
 * criterion can see that. The first round is fixed: renaming players and, in circulating play, sets
 * changes no cost.
 */
final class BruteForce {

  /** The costs of an acceptable schedule. */
  record Costs(Map<Criterion, Long> each) {

    static Costs of(Scorecard card) {
      return new Costs(Criterion.all().collect(Collectors.toMap(c -> c, card::cost)));
    }

    long of(Criterion criterion) {
      return Objects.requireNonNull(each.get(criterion));
    }
  }

  private BruteForce() {}

  /** Every round of that many tables; all sets are 0. */
  static List<List<Foursome>> rounds(IndividualWish wish, int tables) {
    List<List<Foursome>> all = new ArrayList<>();
    tables(wish, tables, new ArrayList<>(), new boolean[wish.players()], all);
    return all;
  }

  private static void tables(
      IndividualWish wish, int left, List<Foursome> now, boolean[] used, List<List<Foursome>> all) {
    if (left == 0) {
      all.add(List.copyOf(now));
      return;
    }
    int players = wish.players();
    // Tables in the order of their Norths; and North before South where they are alike.
    boolean alike = wish.rotation() == Rotation.NONE;
    int first = now.isEmpty() ? 0 : now.get(now.size() - 1).north() + 1;
    for (int n = first; n < players; n++) {
      for (int s = alike ? n + 1 : 0; s < players; s++) {
        for (int e = 0; e < players; e++) {
          for (int w = 0; w < players; w++) {
            Foursome f = new Foursome(n, e, s, w, 0);
            if (distinct(f) && !used[n] && !used[e] && !used[s] && !used[w]) {
              mark(f, used, true);
              now.add(f);
              tables(wish, left - 1, now, used, all);
              now.remove(now.size() - 1);
              mark(f, used, false);
            }
          }
        }
      }
    }
  }

  private static boolean distinct(Foursome f) {
    return f.north() != f.south()
        && f.east() != f.west()
        && f.east() != f.north()
        && f.east() != f.south()
        && f.west() != f.north()
        && f.west() != f.south();
  }

  private static void mark(Foursome f, boolean[] used, boolean now) {
    used[f.north()] = now;
    used[f.east()] = now;
    used[f.south()] = now;
    used[f.west()] = now;
  }

  /** The costs of all acceptable schedules of a wish, whatever it demands. */
  static Set<Costs> costs(IndividualWish wish) {
    Set<Costs> found = new HashSet<>();
    schedules(wish, judged(wish, found));
    return found;
  }

  private static Consumer<List<List<Foursome>>> judged(IndividualWish wish, Set<Costs> found) {
    return schedule -> {
      Scorecard card = Judge.judge(Unfolding.movement(wish, schedule));
      if (card.valid() && card.sitOuts().even()) {
        found.add(Costs.of(card));
      }
    };
  }

  static void schedules(IndividualWish wish, Consumer<List<List<Foursome>>> visitor) {
    List<List<Foursome>> rounds = rounds(wish, wish.tables());
    List<List<Foursome>> playable = new ArrayList<>();
    for (List<Foursome> round : rounds) {
      withSets(wish, round, 0, new ArrayList<>(), playable);
    }
    List<List<Foursome>> now = new ArrayList<>();
    for (List<Foursome> first :
        playable.stream().filter(r -> bare(r).equals(rounds.get(0))).toList()) {
      now.add(first);
      extend(wish, playable, now, visitor);
      now.remove(0);
    }
  }

  private static List<Foursome> bare(List<Foursome> round) {
    return round.stream()
        .map(f -> new Foursome(f.north(), f.east(), f.south(), f.west(), 0))
        .toList();
  }

  /** A round with every choice of sets; in shared play the number of the round is put in later. */
  private static void withSets(
      IndividualWish wish,
      List<Foursome> round,
      int table,
      List<Foursome> now,
      List<List<Foursome>> all) {
    if (wish.boards().play() == Play.SHARED) {
      all.add(round);
      return;
    }
    if (table == round.size()) {
      all.add(List.copyOf(now));
      return;
    }
    Foursome f = round.get(table);
    for (int s = 0; s < wish.boards().sets(); s++) {
      now.add(new Foursome(f.north(), f.east(), f.south(), f.west(), s));
      withSets(wish, round, table + 1, now, all);
      now.remove(now.size() - 1);
    }
  }

  private static void extend(
      IndividualWish wish,
      List<List<Foursome>> playable,
      List<List<Foursome>> now,
      Consumer<List<List<Foursome>>> visitor) {
    if (!sitOutsCanBeEven(wish, now) || replays(wish, now)) {
      return;
    }
    if (now.size() == wish.rounds()) {
      boolean shared = wish.boards().play() == Play.SHARED;
      visitor.accept(shared ? Unfolding.shared(now) : now);
      return;
    }
    for (List<Foursome> round : playable) {
      now.add(round);
      extend(wish, playable, now, visitor);
      now.remove(now.size() - 1);
    }
  }

  /** Only saves time: the judge decides. */
  private static boolean sitOutsCanBeEven(IndividualWish wish, List<List<Foursome>> now) {
    int[] plays = new int[wish.players()];
    now.forEach(r -> r.forEach(f -> seats(f).forEach(p -> plays[p]++)));
    int out = wish.players() - 4 * wish.tables();
    int most = (out * wish.rounds() + wish.players() - 1) / wish.players();
    for (int p : plays) {
      if (now.size() - p > most) {
        return false;
      }
    }
    return true;
  }

  private static boolean replays(IndividualWish wish, List<List<Foursome>> now) {
    if (wish.boards().play() == Play.SHARED) {
      return false;
    }
    Set<Integer> played = new HashSet<>();
    for (List<Foursome> round : now) {
      for (Foursome f : round) {
        for (int p : seats(f)) {
          if (!played.add(p * wish.boards().sets() + f.set())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  static List<Integer> seats(Foursome f) {
    return List.of(f.north(), f.east(), f.south(), f.west());
  }

  /**
   * The costs of all acceptable schedules that a cyclic group unfolds.
   *
   * @param wish the wish
   * @param step the generator as a permutation of player indices
   * @param order its order; set c·order + h goes to c·order + (h+1 mod order)
   */
  static Set<Costs> developed(IndividualWish wish, List<Integer> step, int order) {
    Set<Costs> found = new HashSet<>();
    developed(wish, step, order, judged(wish, found));
    return found;
  }

  /** Visits all schedules that a cyclic group unfolds. */
  static void developed(
      IndividualWish wish, List<Integer> step, int order, Consumer<List<List<Foursome>>> visitor) {
    List<List<Foursome>> base = new ArrayList<>();
    for (List<Foursome> round : rounds(wish, wish.tables())) {
      withSets(wish, round, 0, new ArrayList<>(), base);
    }
    unfold(wish, step, order, base, new ArrayList<>(), visitor);
  }

  private static void unfold(
      IndividualWish wish,
      List<Integer> step,
      int order,
      List<List<Foursome>> base,
      List<List<Foursome>> now,
      Consumer<List<List<Foursome>>> visitor) {
    if (now.size() == wish.rounds()) {
      boolean shared = wish.boards().play() == Play.SHARED;
      visitor.accept(shared ? Unfolding.shared(now) : now);
      return;
    }
    for (List<Foursome> round : base) {
      List<List<Foursome>> longer = new ArrayList<>(now);
      List<Foursome> image = round;
      for (int g = 0; g < order; g++) {
        longer.add(image);
        image = image.stream().map(f -> moved(f, step, order)).toList();
      }
      unfold(wish, step, order, base, longer, visitor);
    }
  }

  private static Foursome moved(Foursome f, List<Integer> step, int order) {
    int set = f.set() / order * order + (f.set() % order + 1) % order;
    return new Foursome(
        step.get(f.north()), step.get(f.east()), step.get(f.south()), step.get(f.west()), set);
  }

  /** The least weighted cost of those that hold what is required; empty when none does. */
  static OptionalLong least(IndividualWish wish, Set<Costs> costs) {
    return costs.stream()
        .filter(c -> wish.required().stream().allMatch(r -> c.of(r) == 0))
        .mapToLong(c -> wish.weights().total(c::of))
        .min();
  }

  /** Judges one schedule; for tests that need the movement. */
  static Movement movement(IndividualWish wish, List<List<Foursome>> schedule) {
    return Unfolding.movement(wish, schedule);
  }
}
