package org.boardwalk.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;

/**
 * All schedules of tiny wishes, judged one by one. Rounds that differ only by the numbers of tables
 * or by a table turned by two seats are taken once: no count of any criterion can see that. The
 * first round is fixed: renaming players and, in circulating play, sets changes no cost.
 */
final class BruteForce {

  /** The costs of an acceptable schedule. */
  record Costs(long partner, long opponent, long side, long direction) {

    static Costs of(Scorecard card) {
      return new Costs(
          card.cost(Criterion.PARTNER),
          card.cost(Criterion.OPPONENT),
          card.cost(Criterion.SIDE),
          card.cost(Criterion.DIRECTION));
    }

    long of(Criterion criterion) {
      return switch (criterion) {
        case PARTNER -> partner;
        case OPPONENT -> opponent;
        case SIDE -> side;
        case DIRECTION -> direction;
      };
    }
  }

  private BruteForce() {}

  /** Every round of that many tables; all sets are 0. */
  static List<List<Foursome>> rounds(int players, int tables) {
    List<List<Foursome>> all = new ArrayList<>();
    tables(players, tables, new ArrayList<>(), new boolean[players], all);
    return all;
  }

  private static void tables(
      int players, int left, List<Foursome> now, boolean[] used, List<List<Foursome>> all) {
    if (left == 0) {
      all.add(List.copyOf(now));
      return;
    }
    // Tables in the order of their Norths, and North before South.
    int first = now.isEmpty() ? 0 : now.get(now.size() - 1).north() + 1;
    for (int n = first; n < players; n++) {
      for (int s = n + 1; s < players; s++) {
        for (int e = 0; e < players; e++) {
          for (int w = 0; w < players; w++) {
            Foursome f = new Foursome(n, e, s, w, 0);
            if (distinct(f) && !used[n] && !used[e] && !used[s] && !used[w]) {
              mark(f, used, true);
              now.add(f);
              tables(players, left - 1, now, used, all);
              now.remove(now.size() - 1);
              mark(f, used, false);
            }
          }
        }
      }
    }
  }

  private static boolean distinct(Foursome f) {
    return Set.of(f.north(), f.south()).size() == 2
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
  static Set<Costs> costs(IndividualWish problem) {
    Set<Costs> found = new HashSet<>();
    schedules(problem, judged(problem, found));
    return found;
  }

  private static Consumer<List<List<Foursome>>> judged(IndividualWish problem, Set<Costs> found) {
    return schedule -> {
      Scorecard card = Judge.judge(Unfolding.movement(problem, schedule));
      if (card.valid() && card.sitOuts().even()) {
        found.add(Costs.of(card));
      }
    };
  }

  static void schedules(IndividualWish problem, Consumer<List<List<Foursome>>> visitor) {
    List<List<Foursome>> rounds = rounds(problem.players(), problem.tables());
    List<List<Foursome>> playable = new ArrayList<>();
    for (List<Foursome> round : rounds) {
      withSets(problem, round, 0, new ArrayList<>(), playable);
    }
    List<List<Foursome>> now = new ArrayList<>();
    for (List<Foursome> first :
        playable.stream().filter(r -> bare(r).equals(rounds.get(0))).toList()) {
      now.add(first);
      extend(problem, playable, now, visitor);
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
      IndividualWish problem,
      List<Foursome> round,
      int table,
      List<Foursome> now,
      List<List<Foursome>> all) {
    if (problem.boards().play() == Play.SHARED) {
      all.add(round);
      return;
    }
    if (table == round.size()) {
      all.add(List.copyOf(now));
      return;
    }
    Foursome f = round.get(table);
    for (int s = 0; s < problem.boards().sets(); s++) {
      now.add(new Foursome(f.north(), f.east(), f.south(), f.west(), s));
      withSets(problem, round, table + 1, now, all);
      now.remove(now.size() - 1);
    }
  }

  private static void extend(
      IndividualWish problem,
      List<List<Foursome>> playable,
      List<List<Foursome>> now,
      Consumer<List<List<Foursome>>> visitor) {
    if (!sitOutsCanBeEven(problem, now) || replays(problem, now)) {
      return;
    }
    if (now.size() == problem.rounds()) {
      boolean shared = problem.boards().play() == Play.SHARED;
      visitor.accept(shared ? Unfolding.shared(now) : now);
      return;
    }
    for (List<Foursome> round : playable) {
      now.add(round);
      extend(problem, playable, now, visitor);
      now.remove(now.size() - 1);
    }
  }

  /** Only saves time: the judge decides. */
  private static boolean sitOutsCanBeEven(IndividualWish problem, List<List<Foursome>> now) {
    int[] plays = new int[problem.players()];
    now.forEach(r -> r.forEach(f -> seats(f).forEach(p -> plays[p]++)));
    int out = problem.players() - 4 * problem.tables();
    int most = (out * problem.rounds() + problem.players() - 1) / problem.players();
    for (int p : plays) {
      if (now.size() - p > most) {
        return false;
      }
    }
    return true;
  }

  private static boolean replays(IndividualWish problem, List<List<Foursome>> now) {
    if (problem.boards().play() == Play.SHARED) {
      return false;
    }
    Set<Integer> played = new HashSet<>();
    for (List<Foursome> round : now) {
      for (Foursome f : round) {
        for (int p : seats(f)) {
          if (!played.add(p * problem.boards().sets() + f.set())) {
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
   * @param problem the wish
   * @param step the generator as a permutation of player indices
   * @param order its order; set c·order + h goes to c·order + (h+1 mod order)
   */
  static Set<Costs> developed(IndividualWish problem, List<Integer> step, int order) {
    List<List<Foursome>> base = new ArrayList<>();
    for (List<Foursome> round : rounds(problem.players(), problem.tables())) {
      withSets(problem, round, 0, new ArrayList<>(), base);
    }
    Set<Costs> found = new HashSet<>();
    unfold(problem, step, order, base, new ArrayList<>(), judged(problem, found));
    return found;
  }

  private static void unfold(
      IndividualWish problem,
      List<Integer> step,
      int order,
      List<List<Foursome>> base,
      List<List<Foursome>> now,
      Consumer<List<List<Foursome>>> visitor) {
    if (now.size() == problem.rounds()) {
      boolean shared = problem.boards().play() == Play.SHARED;
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
      unfold(problem, step, order, base, longer, visitor);
    }
  }

  private static Foursome moved(Foursome f, List<Integer> step, int order) {
    int set = f.set() / order * order + (f.set() % order + 1) % order;
    return new Foursome(
        step.get(f.north()), step.get(f.east()), step.get(f.south()), step.get(f.west()), set);
  }

  /** The least weighted cost of those that hold what is required; empty when none does. */
  static OptionalLong least(IndividualWish problem, Set<Costs> costs) {
    return costs.stream()
        .filter(c -> problem.required().stream().allMatch(r -> c.of(r) == 0))
        .mapToLong(c -> problem.weights().total(c::of))
        .min();
  }

  /** Judges one schedule; for tests that need the movement. */
  static Movement movement(IndividualWish problem, List<List<Foursome>> schedule) {
    return Unfolding.movement(problem, schedule);
  }
}
