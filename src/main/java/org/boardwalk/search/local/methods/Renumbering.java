package org.boardwalk.search.local.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.Rate;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Places;
import org.boardwalk.search.local.state.Positions;
import org.boardwalk.search.local.state.RuleLedger;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;

/**
 * Gives the contestants of a known movement other numbers, so that it keeps the rules of a wish as
 * well as it can: first those that must be kept, then those with a weight. Nothing else that is
 * judged changes. Up to {@value #FEW} pairs or lone players, or teams: exact, as all numberings are
 * tried (B. R. Heap, Permutations by Interchanges, The Computer Journal 6, 1963). Otherwise
 * simulated annealing with a counted number of exchanges of two contestants; heuristic. A movement
 * that keeps all rules stays as it is.
 */
public final class Renumbering implements Problem {

  /** By trial on 13 to 24 players with five rules: more hardly ever help. */
  private static final int STEPS = 6_000;

  private static final int BROKEN = 8;

  /** The most pairs or lone players of which all numberings are tried. */
  private static final int FEW = 8;

  /**
   * Who can be exchanged: contestants, or teams, whose second pairs follow after all first ones.
   */
  private final int units;

  private final boolean teams;
  private final int rounds;
  private final RuleLedger ledger;
  final Positions positions;

  /** who[r][i]: the contestant in a place; place[r][p]: the place of a contestant. */
  private final int[][] who;

  private final int[][] place;

  /** number[k]: the number that the contestant with number k in the known movement has now. */
  final int[] number;

  /** moved[r][i]: the place to which a place of the known movement has moved. */
  final int[][] moved;

  /** The contestants whose tables may be turned, and exchanged for others. */
  private final int[] turning;

  private final boolean exchanging;

  private int[] best;
  private int[][] bestMoved;
  private long leastBroken;
  private long leastCost;
  private long energy;
  private int a;
  private int b;

  /** The round in which a table is turned or exchanged; -1 for none. */
  private int turn = -1;

  private int own;

  /** The table for which it is exchanged; the same where it is turned. */
  private int table;

  Renumbering(
      Wish wish, Positions positions, int units, boolean teams, int[] turning, boolean exchanging) {
    ledger = new RuleLedger(wish, positions, broken(wish));
    this.units = units;
    this.teams = teams;
    this.positions = positions;
    who = positions.who;
    place = positions.place;
    this.turning = turning;
    this.exchanging = exchanging;
    rounds = who.length;
    number = IntStream.range(0, who[0].length).toArray();
    moved = new int[rounds][0];
    Arrays.setAll(moved, r -> IntStream.range(0, who[0].length).toArray());
    best = number.clone();
    bestMoved = copy(moved);
    energy = ledger.energy();
    leastBroken = ledger.broken();
    leastCost = ledger.cost();
  }

  private static int[][] copy(int[][] array) {
    return Arrays.stream(array).map(int[]::clone).toArray(int[][]::new);
  }

  static long broken(Wish wish) {
    int heaviest = wish.rules().stream().mapToInt(Rule::weight).max().orElse(0);
    return (long) BROKEN * Math.max(1, heaviest);
  }

  /**
   * Makes up to {@value #STEPS} steps of O(rounds) each: some hundredths of a second. For a few
   * pairs it tries all numbers, which takes at most as long.
   *
   * @param wish a wish with rules
   * @param movement a movement for as many contestants and rounds
   * @param seed source of chance
   * @return the movement with the best numbers found; the judge says whether it keeps the rules
   */
  public static Movement of(Wish wish, Movement movement, long seed) {
    return wish.accept(
        new Wish.Visitor<>() {
          @Override
          public Movement individual(IndividualWish wish) {
            List<List<Foursome>> rounds = Unfolding.indices(movement);
            int[][] who = Places.of(rounds, wish.players());
            Positions positions =
                Positions.of(wish, who, Positions.places(who), Places.sets(rounds));
            Renumbering numbers =
                new Renumbering(wish, positions, wish.players(), false, new int[0], false);
            numbers.anneal(broken(wish), seed);
            return movement.takenBy(takers(numbers.best));
          }

          @Override
          public Movement pairs(PairsWish wish) {
            Renumbering numbers = ofPairs(wish, movement, new int[0]);
            if (exact(wish)) {
              numbers.tryAll();
            } else {
              numbers.anneal(broken(wish), seed);
            }
            return numbers.tidied(wish, movement);
          }
        });
  }

  /**
   * Like {@link #of}, but tables of some contestants may also be turned, so that NS sit EW there.
   * In a free movement their tables may be exchanged for others, too.
   *
   * @param wish a wish with rules for a movement of one winner
   * @param movement a movement for as many contestants and rounds
   * @param turning the contestants whose tables may be turned, at least one
   * @param seed source of chance
   * @return the best movement found
   */
  public static Movement turning(
      PairsWish wish, Movement movement, List<Integer> turning, long seed) {
    Renumbering numbers = ofPairs(wish, movement, turning.stream().mapToInt(p -> p - 1).toArray());
    numbers.anneal(broken(wish), seed);
    return numbers.tidied(wish, numbers.moved(movement));
  }

  /**
   * @param wish a wish for pairs or lone players
   * @return whether {@link #of} finds the best numbers for every movement
   */
  public static boolean exact(PairsWish wish) {
    return units(wish) <= FEW;
  }

  /**
   * @param wish a wish
   * @return the effort of {@link #of} in seconds, as much as takes about as long on an ordinary
   *     machine, or less
   */
  public static double effort(Wish wish) {
    int steps =
        wish instanceof PairsWish pairs && exact(pairs)
            ? IntStream.rangeClosed(2, units(pairs)).reduce(1, (a, b) -> a * b)
            : STEPS;
    return Rate.NUMBERING_STEP.seconds() * steps * wish.rounds();
  }

  /** {@return the effort of {@link #turning} in seconds, likewise} */
  public static double effortOfTurning(PairsWish wish) {
    return Rate.NUMBERING_STEP.seconds() * STEPS * wish.rounds();
  }

  private static int units(PairsWish wish) {
    boolean teams = wish.form() instanceof PairsForm.Teams;
    return teams ? wish.contestants() / 2 : wish.contestants();
  }

  static Renumbering ofPairs(PairsWish wish, Movement movement, int[] turning) {
    int size = Math.max(2 * movement.tables(), wish.contestants());
    int[][] who = new int[movement.rounds().size()][size];
    boolean[][] seated = new boolean[who.length][size];
    int[][] setAt = new int[who.length][movement.tables()];
    for (int r = 0; r < who.length; r++) {
      seat(movement.rounds().get(r), who[r], seated[r], setAt[r]);
    }
    Positions positions = Positions.ofPairs(movement.tables(), seated, who, setAt);
    boolean teams = wish.form() instanceof PairsForm.Teams;
    boolean free = wish.form() instanceof PairsForm.Free;
    return new Renumbering(
        wish, positions, units(wish), teams, turning, free && movement.tables() > 1);
  }

  /** Fills the places of a round: seats in play first, then all others with those left over. */
  private static void seat(Round round, int[] who, boolean[] seated, int[] setAt) {
    TreeSet<Integer> left = new TreeSet<>(IntStream.range(0, who.length).boxed().toList());
    for (Encounter e : round.encounters()) {
      setAt[e.table() - 1] = e.set() - 1;
      for (Direction d : Direction.values()) {
        int at = 2 * (e.table() - 1) + (d == Direction.NS ? 0 : 1);
        who[at] = e.seating().at(d).get(0) - 1;
        seated[at] = true;
        left.remove(who[at]);
      }
    }
    for (int at = 0; at < who.length; at++) {
      if (!seated[at]) {
        who[at] = left.first();
        left.remove(who[at]);
      }
    }
  }

  private void anneal(long broken, long seed) {
    new Annealing(this, new SplittableRandom(seed), this::ideal)
        .cool(new Temperatures(broken, 0.1 * broken), STEPS, 1);
  }

  private boolean ideal() {
    return leastBroken == 0 && leastCost == 0;
  }

  /** Tries all numbers: each exchange makes a numbering that was not tried before. */
  private void tryAll() {
    int[] times = new int[units];
    for (int k = 1; k < units && !ideal(); ) {
      if (times[k] < k) {
        a = k % 2 == 0 ? 0 : times[k];
        b = k;
        exchange();
        commit();
        times[k]++;
        k = 1;
      } else {
        times[k] = 0;
        k++;
      }
    }
  }

  static List<Integer> takers(int[] numbers) {
    return Arrays.stream(numbers).map(p -> p + 1).boxed().toList();
  }

  /**
   * The movement with the best numbers, as many of which stay as they were as can be, one after the
   * other.
   */
  private Movement tidied(PairsWish wish, Movement movement) {
    Renumbering tidy = ofPairs(wish, movement.takenBy(takers(best)), new int[0]);
    System.arraycopy(best, 0, tidy.number, 0, best.length);
    for (int k = 0; k < units; k++) {
      tidy.a = k;
      tidy.b = tidy.number[k];
      if (tidy.a == tidy.b) {
        continue;
      }
      tidy.exchange();
      if (tidy.ledger.broken() > leastBroken || tidy.ledger.cost() > leastCost) {
        tidy.exchange();
      } else {
        tidy.commit();
      }
    }
    return movement.takenBy(takers(tidy.number));
  }

  private Movement moved(Movement movement) {
    return movement.with(
        IntStream.range(0, rounds).mapToObj(r -> moved(movement.rounds().get(r), r)).toList());
  }

  private Round moved(Round round, int r) {
    List<Encounter> encounters = new ArrayList<>();
    for (Encounter e : round.encounters()) {
      int at = bestMoved[r][2 * (e.table() - 1)];
      Seating seating = e.seating();
      int ns = seating.at(at % 2 == 0 ? Direction.NS : Direction.EW).get(0);
      int ew = seating.at(at % 2 == 0 ? Direction.EW : Direction.NS).get(0);
      encounters.add(new Encounter(at / 2 + 1, Seating.of(seating.kind(), ns, ew), e.set()));
    }
    encounters.sort(Comparator.comparingInt(Encounter::table));
    return new Round(encounters);
  }

  @Override
  public boolean propose(Chance chance) {
    int kind = turning.length == 0 ? 2 : chance.below(exchanging ? 3 : 2);
    boolean turns = kind == 0;
    boolean exchanges = kind == 1 && exchanging;
    turn = turns || exchanges ? chance.below(rounds) : -1;
    if (turn >= 0) {
      int at = place[turn][turning[chance.below(turning.length)]];
      own = at / 2;
      table = turns ? own : chance.below(who[turn].length / 2);
      return ledger.seated(turn, at) && (turns || (table != own && ledger.seated(turn, 2 * table)));
    }
    a = chance.below(units);
    b = chance.below(units);
    return a != b;
  }

  @Override
  public double rise(double limit, double temperature) {
    change();
    return ledger.energy() - energy;
  }

  @Override
  public void commit() {
    energy = ledger.energy();
    if (turn >= 0) {
      moving((i, j) -> move(moved[turn], i, j));
    } else {
      renumber(a, b);
      if (teams) {
        renumber(a + units, b + units);
      }
    }
    long broken = ledger.broken();
    if (broken < leastBroken || (broken == leastBroken && ledger.cost() < leastCost)) {
      leastBroken = broken;
      leastCost = ledger.cost();
      best = number.clone();
      bestMoved = turning.length == 0 ? bestMoved : copy(moved);
    }
  }

  private void renumber(int one, int other) {
    int k = indexOf(one);
    int m = indexOf(other);
    number[k] = other;
    number[m] = one;
  }

  private int indexOf(int contestant) {
    int k = 0;
    while (number[k] != contestant) {
      k++;
    }
    return k;
  }

  @Override
  public void undo() {
    change();
  }

  private void change() {
    if (turn >= 0) {
      moving((i, j) -> ledger.exchange(turn, i, j));
      // Tables keep their boards when they get other numbers.
      ledger.exchangeSets(turn, own, table);
    } else {
      exchange();
    }
  }

  /** Exchanges the two places of a table, or those of two tables. */
  private void moving(Exchange places) {
    if (table == own) {
      places.accept(2 * own, 2 * own + 1);
    } else {
      places.accept(2 * own, 2 * table);
      places.accept(2 * own + 1, 2 * table + 1);
    }
  }

  /** Takes two places. */
  private interface Exchange {
    void accept(int i, int j);
  }

  private static void move(int[] moved, int i, int j) {
    for (int k = 0; k < moved.length; k++) {
      moved[k] = moved[k] == i ? j : moved[k] == j ? i : moved[k];
    }
  }

  /** Exchanges the two contestants, or teams, in all rounds. */
  private void exchange() {
    for (int r = 0; r < rounds; r++) {
      ledger.exchange(r, place[r][a], place[r][b]);
      if (teams) {
        ledger.exchange(r, place[r][a + units], place[r][b + units]);
      }
    }
  }
}
