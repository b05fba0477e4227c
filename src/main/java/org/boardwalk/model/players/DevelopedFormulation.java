package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.model.players.PairClasses.PairClass;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * One or a few base rounds, unfolded by a group of permutations: variables are the orbits of
 * possible tables, constraints say that every point of a base round is covered once and that every
 * orbit of pairs is covered the right number of times; orbits of ordered pairs for the side
 * criterion, and products of directions for the direction criterion. O(base rounds · players⁴ /
 * multipliers) variables. Method: R. C. Bose, On the construction of balanced incomplete block
 * designs, Ann. Eugenics 9 (1939).
 */
public final class DevelopedFormulation {

  private final IndividualWish wish;
  private final Development development;
  private final int baseRounds;
  private final List<TableChoice> choices;
  private final ModelBuilder model = new ModelBuilder();
  private final PairTerms terms;
  private final PairClasses classes;
  private final Roles roles;

  /** chosen[k][i]: base round k has the tables of choice i. */
  private final int[][] chosen;

  /** out[k][p]: player p sits out in base round k. */
  private final int[][] out;

  private final Optional<DevelopedSets> sets;

  private DevelopedFormulation(
      IndividualWish wish, Development development, SetOrbits moves, List<TableChoice> choices) {
    this.wish = wish;
    this.development = development;
    this.choices = choices;
    baseRounds = wish.rounds() / development.order();
    terms = new PairTerms(model, wish, DevelopedConstraints.COUNTS);
    classes = new PairClasses(development);
    roles = new Roles(wish);
    chosen = new int[baseRounds][choices.size()];
    out = new int[baseRounds][wish.players()];
    everyPlayerHasOnePlace();
    model.family(DevelopedConstraints.sitOuts(wish));
    EvenSitOuts.state(model, wish, development, baseRounds, (k, p) -> out[k][p]);
    sets =
        circulates(wish)
            ? Optional.of(new DevelopedSets(wish, development, model, moves, choices, chosen))
            : Optional.empty();
    if (sets.isEmpty()) {
      SeatSets.allAlike(wish, model);
    }
    criteria();
  }

  /**
   * @param wish a wish
   * @param development a group whose order divides the rounds
   * @return the model, complete only for the wish with this symmetry; empty when it does not fit or
   *     is too large
   */
  public static Optional<ConstraintModel> of(IndividualWish wish, Development development) {
    boolean fits =
        wish.rounds() % development.order() == 0
            && !(circulates(wish) && wish.boards().sets() % development.order() != 0);
    if (!fits) {
      return Optional.empty();
    }
    SetOrbits moves =
        circulates(wish) ? SetOrbits.circulating(development) : SetOrbits.shared(development);
    List<TableChoice> choices = choices(wish, development, moves);
    long variables = (long) choices.size() * (wish.rounds() / development.order());
    if (choices.isEmpty() || variables > TableOrbits.MOST) {
      return Optional.empty();
    }
    DevelopedFormulation developed = new DevelopedFormulation(wish, development, moves, choices);
    return Optional.of(
        new ConstraintModel(
            "developed by " + development.name(),
            developed.model.build(),
            developed.model.legend(DevelopedConstraints.idea(wish, development)),
            new DevelopedRounds(wish, development, moves, choices, developed.chosen)::movement,
            false));
  }

  private static boolean circulates(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING;
  }

  private static List<TableChoice> choices(
      IndividualWish wish, Development development, SetOrbits moves) {
    Set<Criterion> wanted =
        Criterion.all()
            .filter(new PairTerms(new ModelBuilder(), wish, DevelopedConstraints.COUNTS)::counts)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Criterion.class)));
    if (development.directions().given()) {
      wanted.add(Criterion.DIRECTION);
    }
    int sets = circulates(wish) ? wish.boards().sets() : 1;
    return new TableOrbits(development, new Roles(wish).exchanges(wanted), moves, sets).all();
  }

  /** In every base round every player sits at one table or sits out. */
  private void everyPlayerHasOnePlace() {
    boolean full = 4 * wish.tables() == wish.players();
    VariableFamily tables = DevelopedConstraints.tables(development, circulates(wish));
    for (int k = 0; k < baseRounds; k++) {
      List<List<Integer>> places = new ArrayList<>();
      for (int p = 0; p < wish.players(); p++) {
        out[k][p] = full ? not(model.truth()) : model.bool(DevelopedConstraints.OUT, k, p);
        places.add(new ArrayList<>(List.of(out[k][p])));
      }
      for (int i = 0; i < choices.size(); i++) {
        chosen[k][i] = model.bool(tables, indices(k, choices.get(i)));
        for (int[] table : choices.get(i).tables()) {
          for (int p : table) {
            places.get(p).add(chosen[k][i]);
          }
        }
      }
      if (k == 0 && movesToFirst()) {
        model.family(DevelopedConstraints.firstOut(development));
        model.fix(out[0][0]);
      }
      model.family(DevelopedConstraints.ONE_PLACE);
      places.forEach(model::exactlyOne);
      model.family(DevelopedConstraints.fullTables(wish));
      model.equal(Sum.of(out[k]), wish.players() - 4L * wish.tables());
    }
  }

  /**
   * Whether the group can move any base round so that player 1 sits out: the players must form one
   * regular orbit. Multipliers need not keep a moved base round, unless one player sits out alone,
   * whom they leave in place. Given directions already tell the sit-outs.
   */
  private boolean movesToFirst() {
    int sitOut = SitOutShare.of(wish).inRound();
    return sitOut > 0
        && !development.directions().given()
        && development.order() == wish.players()
        && IntStream.of(development.playerOrbits()).distinct().count() == 1
        && (!development.multiplied() || sitOut == 1);
  }

  private int[] indices(int k, TableChoice choice) {
    int[] t = choice.table(0);
    return circulates(wish)
        ? new int[] {k, t[0], t[1], t[2], t[3], choice.set(0)}
        : new int[] {k, t[0], t[1], t[2], t[3]};
  }

  /** Sit-outs differ by at most 1 in the whole schedule; the order of rounds is chosen later. */
  private void criteria() {
    Map<Integer, Map<Criterion, Sum>> counts = new HashMap<>();
    for (int k = 0; k < baseRounds; k++) {
      for (int i = 0; i < choices.size(); i++) {
        for (int[] table : choices.get(i).tables()) {
          count(counts, table, chosen[k][i]);
        }
      }
    }
    DirectionTerms directions = new DirectionTerms();
    int rounds = wish.rounds() * roles.units();
    for (PairClass c : classes.all()) {
      int key = classes.key(c.p(), c.q());
      Map<Criterion, Sum> count = counts.computeIfAbsent(key, x -> new HashMap<>());
      if (terms.leftIsGiven()) {
        terms.addLeft(sum(count, Criterion.OPPONENT), sum(count, Criterion.SIDE));
      }
      for (Criterion criterion : terms.apart()) {
        Sum sum = sum(count, criterion);
        if (criterion == Criterion.DIRECTION && directions.follow(c)) {
          model.family(DevelopedConstraints.FOLLOWING);
          terms.given(criterion);
          continue;
        }
        if (criterion == Criterion.DIRECTION && terms.counts(criterion)) {
          model.family(
              sets.isPresent()
                  ? DevelopedConstraints.SET_AGREEMENT
                  : DevelopedConstraints.AGREEMENT);
          directions.addAgreement(c, sum);
        }
        terms.add(criterion, new int[] {c.p(), c.q()}, sum, rounds, c.pairs().size());
      }
    }
    new ClassConstraints(wish, model, terms, classes).state(this::met);
    terms.finish();
  }

  /** How often the couples of each class meet in one of these ways. */
  private Map<Integer, Sum> met(Set<Relation> ways) {
    Map<Integer, Sum> met = new HashMap<>();
    for (int k = 0; k < baseRounds; k++) {
      for (int i = 0; i < choices.size(); i++) {
        for (int[] table : choices.get(i).tables()) {
          meet(met, ways, table, chosen[k][i]);
        }
      }
    }
    return met;
  }

  private void meet(Map<Integer, Sum> met, Set<Relation> ways, int[] table, int literal) {
    for (int a = 0; a < 4; a++) {
      for (int b = a + 1; b < 4; b++) {
        if (RuleLimits.meet(roles, ways, a, b)) {
          met.computeIfAbsent(classes.key(table[a], table[b]), x -> new Sum())
              .add(literal, classes.times(table[a], table[b]));
        }
      }
    }
  }

  private void count(Map<Integer, Map<Criterion, Sum>> counts, int[] table, int literal) {
    for (int a = 0; a < 4; a++) {
      for (int b = a + 1; b < 4; b++) {
        int p = table[a];
        int q = table[b];
        Map<Criterion, Sum> sums = counts.computeIfAbsent(classes.key(p, q), x -> new HashMap<>());
        int times = classes.times(p, q);
        long signed = classes.sideTimes(classes.of(p, q), p, q);
        for (Criterion c : roles.criteria()) {
          sum(sums, c).add(literal, (c.seenFromOne() ? signed : times) * roles.of(c, a, b));
        }
        // D counts other tables only, so agreement at their own table is subtracted.
        sum(sums, Criterion.DIRECTION).add(literal, -(long) times * roles.same(a, b));
      }
    }
  }

  private static Sum sum(Map<Criterion, Sum> sums, Criterion criterion) {
    return sums.computeIfAbsent(criterion, c -> new Sum());
  }

  /** Counts how often two players sit in the same direction, over all sets both play. */
  private final class DirectionTerms {

    /** ns[k][u][p], ew[k][u][p]: the direction of player p in unit u of base round k. */
    private final int[][][] ns = new int[baseRounds][roles.units()][wish.players()];

    private final int[][][] ew = new int[baseRounds][roles.units()][wish.players()];

    DirectionTerms() {
      boolean free = terms.counts(Criterion.DIRECTION) && !development.directions().given();
      for (int k = 0; k < baseRounds && free && sets.isEmpty(); k++) {
        for (int u = 0; u < roles.units(); u++) {
          directions(k, u);
        }
      }
    }

    private void directions(int k, int u) {
      model.family(DevelopedConstraints.DIRECTION);
      List<Sum> sums = new ArrayList<>();
      for (int p = 0; p < wish.players(); p++) {
        ns[k][u][p] = model.bool(DevelopedConstraints.NS, k, u, p);
        ew[k][u][p] = model.both(not(ns[k][u][p]), not(out[k][p]));
        sums.add(new Sum().add(ns[k][u][p], -1));
      }
      for (int i = 0; i < choices.size(); i++) {
        for (int[] table : choices.get(i).tables()) {
          for (int seat = 0; seat < 4; seat++) {
            if (roles.sign(u, seat) > 0) {
              sums.get(table[seat]).add(chosen[k][i], 1);
            }
          }
        }
      }
      sums.forEach(sum -> model.equal(sum, 0));
    }

    /** Whether to add redundant constraints for a class: they made the search slower in trials. */
    boolean follow(PairClass c) {
      return development.directions().given() && terms.follows(agreement(c));
    }

    private long agreement(PairClass c) {
      return c.pairs().stream()
          .mapToLong(
              p ->
                  (long) classes.times(p[0], p[1]) * development.directions().agreement(p[0], p[1]))
          .sum();
    }

    void addAgreement(PairClass c, Sum sum) {
      if (development.directions().given()) {
        sum.plus(agreement(c));
        return;
      }
      if (sets.isPresent()) {
        sets.get().addAgreement(c, sum);
        return;
      }
      for (int k = 0; k < baseRounds; k++) {
        for (int u = 0; u < roles.units(); u++) {
          for (int[] pair : c.pairs()) {
            int times = classes.times(pair[0], pair[1]);
            int a = pair[0];
            int b = pair[1];
            sum.add(model.both(ns[k][u][a], ns[k][u][b]), times);
            sum.add(model.both(ew[k][u][a], ew[k][u][b]), times);
            sum.add(model.both(ns[k][u][a], ew[k][u][b]), -times);
            sum.add(model.both(ew[k][u][a], ns[k][u][b]), -times);
          }
        }
      }
    }
  }
}
