package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.model.players.PairClasses.PairClass;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.wish.IndividualWish;

/**
 * The relations of two players over the one set, in {@link OneSetFormulation}: partners, opponents,
 * sides and directions.
 */
final class OneSetPairs {

  private static final int IMPOSSIBLE = Integer.MIN_VALUE;

  private final IndividualWish wish;
  private final Development development;
  private final ModelBuilder model;
  private final OneSetPlays plays;
  private final PairTerms terms;
  private final Roles roles;
  private final PairClasses classes;
  private final int players;

  /** mates[p][q] and foes[p][q]; [q][p] is the same variable. */
  private final int[][] mates;

  private final int[][] foes;
  private final int[][] left;
  private final int[][] directions;

  /** The counts of each class of pairs, by the key of the class. */
  private final Map<Integer, Map<Criterion, Sum>> sums = new HashMap<>();

  OneSetPairs(IndividualWish wish, Development development, ModelBuilder model, OneSetPlays plays) {
    this.wish = wish;
    this.development = development;
    this.model = model;
    this.plays = plays;
    terms = new PairTerms(model, wish, OneSetConstraints.COUNTS);
    classes = new PairClasses(development);
    players = wish.players();
    mates = new int[players][players];
    foes = new int[players][players];
    left = new int[players][players];
    directions = new int[players][];
    roles = new Roles(wish);
    for (int[][] all : List.of(mates, foes, left)) {
      for (int[] row : all) {
        Arrays.fill(row, IMPOSSIBLE);
      }
    }
  }

  void criteria() {
    meetings();
    everybodyMeetsThree();
    if (terms.counts(Criterion.SIDE)) {
      sides();
    }
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        count(p, q);
      }
    }
    int rounds = wish.rounds();
    for (PairClass c : classes.all()) {
      int key = classes.key(c.p(), c.q());
      if (terms.leftIsGiven()) {
        terms.addLeft(sum(Criterion.OPPONENT, key), sum(Criterion.SIDE, key));
      }
      for (Criterion criterion : terms.apart()) {
        if (!stated(criterion)) {
          continue;
        }
        int[] pair = {c.p(), c.q()};
        terms.add(criterion, pair, sum(criterion, key), rounds, c.pairs().size());
      }
    }
    new ClassConstraints(wish, model, terms, classes).state(this::met);
    terms.finish();
  }

  /** How often the couples of each class meet in one of these ways. */
  private Map<Integer, Sum> met(Set<Relation> ways) {
    boolean table = ways.contains(Relation.TABLE);
    Map<Integer, Sum> met = new HashMap<>();
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        Sum sum = met.computeIfAbsent(classes.key(p, q), k -> new Sum());
        int times = classes.times(p, q);
        if ((table || ways.contains(Relation.PARTNER)) && mates[p][q] != IMPOSSIBLE) {
          sum.add(mates[p][q], times);
        }
        if ((table || ways.contains(Relation.OPPONENT)) && foes[p][q] != IMPOSSIBLE) {
          sum.add(foes[p][q], times);
        }
      }
    }
    return met;
  }

  private Sum sum(Criterion criterion, int key) {
    return sums.computeIfAbsent(key, k -> new EnumMap<>(Criterion.class))
        .computeIfAbsent(criterion, c -> new Sum());
  }

  private void count(int p, int q) {
    int key = classes.key(p, q);
    int times = classes.times(p, q);
    Sum direction = sum(Criterion.DIRECTION, key);
    for (Criterion criterion : roles.criteria()) {
      if (stated(criterion) && criterion != Criterion.SIDE) {
        meetings(sum(criterion, key), criterion, p, q, times);
      }
    }
    if (mates[p][q] != IMPOSSIBLE) {
      direction.add(mates[p][q], -times);
    }
    if (foes[p][q] != IMPOSSIBLE) {
      direction.add(foes[p][q], times);
    }
    if (terms.counts(Criterion.DIRECTION)) {
      agreement(direction, p, q, times);
    }
    if (terms.counts(Criterion.SIDE) && foes[p][q] != IMPOSSIBLE) {
      int side = classes.sideTimes(classes.of(p, q), p, q);
      sum(Criterion.SIDE, key).add(left[p][q], side).add(left[q][p], -side);
    }
  }

  /** Whether partners and opponents tell the count: turning a table changes nothing. */
  private boolean stated(Criterion criterion) {
    return criterion == Criterion.SIDE
        || criterion == Criterion.DIRECTION
        || (!criterion.seenFromOne() && roles.turns(criterion));
  }

  /** The count of a criterion that all partners add alike, and all opponents. */
  private void meetings(Sum sum, Criterion criterion, int p, int q, int times) {
    int ofMates = roles.of(criterion, 0, 2);
    int ofFoes = roles.of(criterion, 0, 1);
    if (ofMates != 0 && mates[p][q] != IMPOSSIBLE) {
      sum.add(mates[p][q], (long) times * ofMates);
    }
    if (ofFoes != 0 && foes[p][q] != IMPOSSIBLE) {
      opponents(sum, p, q, times * ofFoes);
    }
  }

  /**
   * Counts opponents as a sum over sides where sides count, so that all counts of a class use the
   * same variables.
   */
  private void opponents(Sum sum, int p, int q, int times) {
    if (terms.counts(Criterion.SIDE)) {
      sum.add(left[p][q], times).add(left[q][p], times);
    } else {
      sum.add(foes[p][q], times);
    }
  }

  /** Adds 1 if both play the set in the same direction, -1 if in opposite ones. */
  private void agreement(Sum sum, int p, int q, int times) {
    if (development.directions().given()) {
      sum.plus((long) times * development.directions().agreement(p, q));
      return;
    }
    model.family(SeatConstraints.AGREEMENT);
    int[] a = directions(p);
    int[] b = directions(q);
    sum.add(model.both(a[0], b[0]), times).add(model.both(a[1], b[1]), times);
    sum.add(model.both(a[0], b[1]), -times).add(model.both(a[1], b[0]), -times);
  }

  /** Two literals: plays the set as NS, as EW. */
  private int[] directions(int p) {
    if (directions[p] == null) {
      model.family(OneSetConstraints.DIRECTION);
      int[] both = new int[2];
      for (int d = 0; d < 2; d++) {
        both[d] = model.bool(d == 0 ? OneSetConstraints.PLAYS_NS : OneSetConstraints.PLAYS_EW, p);
        Sum sum = new Sum().add(both[d], -1);
        for (int slot = 0; slot < plays.slots(); slot++) {
          sum.add(plays.inDirection(p, slot, d == 0 ? 1 : -1), 1);
        }
        model.equal(sum, 0);
      }
      for (int[] multiplier : development.multipliers()) {
        directions[multiplier[p]] = both;
      }
    }
    return directions[p];
  }

  private void meetings() {
    boolean given = development.directions().given();
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        int agreement = given ? development.directions().agreement(p, q) : 0;
        if (mates[p][q] == IMPOSSIBLE && (!given || agreement > 0)) {
          together(mates, OneSetConstraints.MATES, p, q, 1);
        }
        if (foes[p][q] == IMPOSSIBLE && (!given || agreement < 0)) {
          together(foes, OneSetConstraints.FOES, p, q, -1);
        }
      }
    }
  }

  /** Makes one variable for a pair and all its images under the multipliers. */
  private void together(int[][] meet, VariableFamily family, int p, int q, int relation) {
    model.family(OneSetConstraints.TOGETHER);
    int variable = model.bool(family, p, q);
    for (int[] multiplier : development.multipliers()) {
      meet[multiplier[p]][multiplier[q]] = variable;
      meet[multiplier[q]][multiplier[p]] = variable;
    }
    for (int slot = 0; slot < plays.slots(); slot++) {
      for (int d = -1; d <= 1; d += 2) {
        int here = plays.inDirection(p, slot, d);
        int there = plays.inDirection(q, slot, relation * d);
        model.clause(not(variable), not(here), there);
        model.clause(not(variable), not(there), here);
        model.clause(not(here), not(there), variable);
      }
    }
  }

  private void everybodyMeetsThree() {
    model.family(OneSetConstraints.ONE_PARTNER);
    for (int p = 0; p < players; p++) {
      List<Integer> one = new ArrayList<>(List.of(plays.out(p)));
      Sum two = new Sum().add(plays.out(p), 2);
      for (int q = 0; q < players; q++) {
        if (mates[p][q] != IMPOSSIBLE) {
          one.add(mates[p][q]);
        }
        if (foes[p][q] != IMPOSSIBLE) {
          two.add(foes[p][q], 1);
        }
      }
      model.exactlyOne(one);
      model.equal(two, 2);
    }
  }

  private void sides() {
    model.family(OneSetConstraints.SEATS);
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        if (mates[p][q] != IMPOSSIBLE) {
          model.clause(not(mates[p][q]), plays.first(p), plays.first(q));
          model.clause(not(mates[p][q]), not(plays.first(p)), not(plays.first(q)));
        }
        if (foes[p][q] != IMPOSSIBLE && left[p][q] == IMPOSSIBLE) {
          sides(p, q);
        }
      }
    }
  }

  private void sides(int p, int q) {
    int left = left(p, q);
    int right = left(q, p);
    int foe = foes[p][q];
    model.exactlyOne(List.of(not(foe), left, right));
    boolean given = development.directions().given();
    for (int code = 0; code < 8; code++) {
      boolean ns = (code & 1) != 0;
      boolean a = (code & 2) != 0;
      boolean b = (code & 4) != 0;
      if (given && development.directions().allow(p, 1) != ns) {
        continue;
      }
      List<Integer> clause = new ArrayList<>(List.of(not(foe), (a == b) == ns ? left : right));
      clause.add(a ? not(plays.first(p)) : plays.first(p));
      clause.add(b ? not(plays.first(q)) : plays.first(q));
      if (!given) {
        clause.add(not(directions(p)[ns ? 0 : 1]));
      }
      model.clause(clause.stream().mapToInt(x -> x).toArray());
    }
  }

  private int left(int p, int q) {
    int variable = model.bool(OneSetConstraints.LEFT, p, q);
    for (int[] multiplier : development.multipliers()) {
      left[multiplier[p]][multiplier[q]] = variable;
    }
    return variable;
  }
}
