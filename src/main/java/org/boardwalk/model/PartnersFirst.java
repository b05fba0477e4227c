package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete schedules developed from one base round, as two small models instead of a large one: who
 * are partners, so that each class of pairs occurs once (a starter), and whom they play against, so
 * that each occurs twice. About one starter in fourteen leads to tables; one that does not is ruled
 * out. Together they go through all base rounds. Sides and directions are left to others. The
 * stages are those of I. Anderson, Combinatorial Designs and Tournaments (1997), chapters 9-11;
 * that the second gives constraints to the first is logic-based Benders decomposition, J. N. Hooker
 * and G. Ottosson, Mathematical Programming 96 (2003).
 */
public final class PartnersFirst {

  private static final List<Criterion> IDEAL = List.of(Criterion.PARTNER, Criterion.OPPONENT);

  private final IndividualWish wish;
  private final Development development;

  /** The number of the class of p and q at p · players + q. */
  private final int[] classes;

  /** All couples who may be partners; variable i of the first model is the i-th of them. */
  private final List<int[]> couples = new ArrayList<>();

  private PartnersFirst(IndividualWish wish, Development development) {
    this.wish = wish;
    this.development = development;
    int players = wish.players();
    int[] ordered = development.orderedPairOrbits();
    classes =
        IntStream.range(0, ordered.length)
            .map(p -> Math.min(ordered[p], ordered[p % players * players + p / players]))
            .toArray();
    // Where somebody sits out in each round, player 1 does in the base round.
    for (int q = 0; q < players; q++) {
      for (int p = players % 4; p < q; p++) {
        couples.add(new int[] {p, q});
      }
    }
  }

  /**
   * @param wish a wish
   * @return one for each group that fits; none unless it asks for a complete schedule in shared
   *     play with nothing settled and no more than partners and opponents required
   */
  public static List<PartnersFirst> of(IndividualWish wish) {
    boolean fits =
        wish.profile().completeWhist()
            && wish.boards().play() == Play.SHARED
            && wish.fixed().alike()
            && IDEAL.stream().noneMatch(c -> wish.demand(c) == Demand.IGNORE)
            && IDEAL.containsAll(wish.required());
    return Developments.forWish(wish).stream()
        .filter(d -> fits && d.order() == wish.rounds() && d.multipliers().size() == 1)
        .map(d -> new PartnersFirst(wish, d))
        .toList();
  }

  /**
   * @return what unfolds the base round
   */
  public String name() {
    return development.name();
  }

  /**
   * @param but starters that were tried
   * @return a model of all others; its solutions are no movements yet, see {@link #couples}
   */
  public ConstraintModel partners(List<List<int[]>> but) {
    ModelBuilder model = new ModelBuilder();
    int[] mate =
        couples.stream()
            .mapToInt(c -> model.bool(PartnersFirstRules.MATE, c[0] + 1, c[1] + 1))
            .toArray();
    model.rule(PartnersFirstRules.ONE_PARTNER);
    for (int p = wish.players() % 4; p < wish.players(); p++) {
      int player = p;
      model.exactlyOne(
          chosen(mate, c -> couples.get(c)[0] == player || couples.get(c)[1] == player));
    }
    model.rule(PartnersFirstRules.PARTNERS_ONCE);
    for (int each : distinctClasses()) {
      model.exactlyOne(chosen(mate, c -> classOf(couples.get(c)[0], couples.get(c)[1]) == each));
    }
    model.rule(PartnersFirstRules.NOT_AGAIN);
    for (List<int[]> starter : but) {
      Sum again = new Sum();
      starter.forEach(c -> again.add(mate[couple(c)], 1));
      model.atMost(again, starter.size() - 1L);
    }
    return new ConstraintModel(
        "partners developed by " + name(),
        model.build(),
        model.legend(PartnersFirstRules.PARTNERS),
        values -> {
          throw new IllegalStateException("partners alone are no movement");
        },
        false);
  }

  /**
   * Engines find like starters one after the other, and where one leads nowhere its like seldom do
   * better.
   *
   * @param random source of chance
   * @return some couples as variables of the first model, such that nothing refuses them at once
   */
  public List<Integer> someCouples(SplittableRandom random) {
    List<Integer> some = new ArrayList<>();
    Set<Integer> taken = new HashSet<>();
    for (int tries = 0; tries < wish.players() / 4; tries++) {
      int variable = random.nextInt(couples.size());
      int[] c = couples.get(variable);
      int ofClass = wish.players() + classOf(c[0], c[1]);
      if (some.size() < wish.players() / 8
          && Collections.disjoint(taken, Set.of(c[0], c[1], ofClass))) {
        some.add(variable);
        taken.addAll(List.of(c[0], c[1], ofClass));
      }
    }
    return some;
  }

  /**
   * @param values a solution of the first model
   * @return the couples who are partners in the base round
   */
  public List<int[]> couples(Assignment values) {
    return IntStream.range(0, couples.size())
        .filter(values::isTrue)
        .mapToObj(couples::get)
        .toList();
  }

  /**
   * @param partners the couples of the base round
   * @return a model of all tables that they can make; its solutions are movements
   */
  public ConstraintModel opponents(List<int[]> partners) {
    ModelBuilder model = new ModelBuilder();
    List<int[]> tables = new ArrayList<>();
    List<List<Integer>> ofCouple = new ArrayList<>();
    partners.forEach(c -> ofCouple.add(new ArrayList<>()));
    TreeMap<Integer, Sum> met = new TreeMap<>();
    for (int b = 0; b < partners.size(); b++) {
      for (int a = 0; a < b; a++) {
        int[] ns = partners.get(a);
        int[] ew = partners.get(b);
        int[] table = {ns[0], ew[0], ns[1], ew[1]};
        int meet = model.bool(PartnersFirstRules.MEET, people(table));
        tables.add(table);
        ofCouple.get(a).add(meet);
        ofCouple.get(b).add(meet);
        for (int seat = 0; seat < 4; seat++) {
          met.computeIfAbsent(classOf(table[seat], table[(seat + 1) % 4]), c -> new Sum())
              .add(meet, 1);
        }
      }
    }
    model.rule(PartnersFirstRules.ONE_TABLE);
    ofCouple.forEach(model::exactlyOne);
    model.rule(PartnersFirstRules.OPPONENTS_TWICE);
    met.values().forEach(times -> model.equal(times, 2));
    return new ConstraintModel(
        "opponents developed by " + name(),
        model.build(),
        model.legend(PartnersFirstRules.OPPONENTS),
        values -> unfolded(IntStream.range(0, tables.size()).filter(values::isTrue), tables),
        false);
  }

  private Movement unfolded(IntStream chosen, List<int[]> tables) {
    List<int[]> base = chosen.mapToObj(tables::get).toList();
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int g = 0; g < development.order(); g++) {
      int[] t = development.translation(g);
      rounds.add(
          base.stream().map(n -> new Foursome(t[n[0]], t[n[1]], t[n[2]], t[n[3]], 0)).toList());
    }
    return Unfolding.movement(wish, Unfolding.shared(rounds));
  }

  private static int[] people(int[] players) {
    return IntStream.of(players).map(p -> p + 1).toArray();
  }

  private List<Integer> chosen(int[] mate, IntPredicate which) {
    return IntStream.range(0, mate.length).filter(which).mapToObj(c -> mate[c]).toList();
  }

  private List<Integer> distinctClasses() {
    return couples.stream().map(c -> classOf(c[0], c[1])).distinct().sorted().toList();
  }

  private int classOf(int p, int q) {
    return classes[p * wish.players() + q];
  }

  private int couple(int[] partners) {
    // They are in the order of their second players, then of their first.
    int sitsOut = wish.players() % 4;
    int q = partners[1];
    return (q - sitsOut) * (q - sitsOut - 1) / 2 + partners[0] - sitsOut;
  }
}
