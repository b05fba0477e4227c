package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounting;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.Demands;

/**
 * A relaxation of a wish with rules: how many tables of each kind there are. Players whom the rules
 * treat alike are of one class, rounds that they treat alike go together, and a kind of table says
 * which classes partner and oppose each other there. Every movement that keeps the rules has such
 * numbers; so where no numbers keep their sums, no movement keeps the rules. The reverse is not
 * true. Eight men and eight women who partner only each other, for example, have one kind of table,
 * at which four pairs of a man and a woman meet: 80 meetings in five rounds, and only 64 such
 * pairs.
 *
 * <p>At most {@value #MOST_KINDS} variables; rules that would need more, which tell too many
 * players or rounds apart, are left out, and so are those about places and moves.
 */
public final class TableKinds {

  private static final int MOST_KINDS = 10_000;

  private static final VariableFamily TABLES =
      new VariableFamily("tables", "k,s", "tables of kind k in the rounds s, which are alike");
  private static final VariableFamily EVEN =
      new VariableFamily("even", "i", "the lower of the two counts that a rule allows");

  /** Two partnerships of two classes each, in ascending order. */
  private record Kind(int north, int south, int east, int west) {

    /** How often two classes meet there in one of these ways. */
    int meetings(int one, int other, boolean partners, boolean opponents) {
      int n = partners ? is(north, south, one, other) + is(east, west, one, other) : 0;
      return opponents
          ? n
              + is(north, east, one, other)
              + is(north, west, one, other)
              + is(south, east, one, other)
              + is(south, west, one, other)
          : n;
    }

    private static int is(int a, int b, int one, int other) {
      return (a == one && b == other) || (a == other && b == one) ? 1 : 0;
    }

    int players(int of) {
      return (int) IntStream.of(north, south, east, west).filter(c -> c == of).count();
    }
  }

  private final RuleCounting sizes;
  private final List<Rule> rules = new ArrayList<>();
  private final ModelBuilder model = new ModelBuilder();

  /** The class of each player, from 0. */
  private int[] classOf;

  /** The rounds that are alike, from 1. */
  private List<List<Integer>> alike;

  private int[] size = {};
  private List<Kind> kinds = List.of();
  private int[][] tables = {};

  private TableKinds(RuleCounting sizes, List<Rule> must) {
    this.sizes = sizes;
    classOf = new int[sizes.players()];
    alike = List.of(IntStream.rangeClosed(1, sizes.rounds()).boxed().toList());
    for (Rule rule : must) {
      if (counts(rule)) {
        take(rule);
      }
    }
  }

  /**
   * @param demands demands on a movement of players
   * @return a model that has a solution if any movement meets these demands; empty where seats
   *     rotate, players are absent, or no rule is about meetings or sit-outs
   */
  public static Optional<ConstraintModel> of(Demands demands) {
    return demands
        .ofPlayers()
        .counting()
        .map(sizes -> new TableKinds(sizes, demands.amounting()))
        .filter(kinds -> !kinds.rules.isEmpty())
        .map(TableKinds::stated);
  }

  private static boolean counts(Rule rule) {
    return rule.counted() instanceof Counted.Meeting meeting
        ? !meeting.ordered()
        : rule.counted() instanceof Counted.SittingOut && rule.times().shape() == Times.Shape.RANGE;
  }

  /** Takes a rule, unless it makes too many classes. */
  private void take(Rule rule) {
    List<Rule> all = new ArrayList<>(rules);
    all.add(rule);
    int[] classes = classes(all);
    List<List<Integer>> rounds = alike(all);
    long partnerships = triangular(IntStream.of(classes).max().orElseThrow() + 1L);
    if (triangular(partnerships) * rounds.size() <= MOST_KINDS) {
      rules.add(rule);
      classOf = classes;
      alike = rounds;
    }
  }

  private static long triangular(long n) {
    return n * (n + 1) / 2;
  }

  /**
   * Players are alike if exchanging them changes no rule, each by itself: an equivalence. A {@link
   * Stabiliser} asks less, that the rules together stay; then the sum of one rule over a class of
   * couples would not have its limits.
   */
  private int[] classes(List<Rule> all) {
    List<Map<Two, Integer>> weights = all.stream().map(this::weights).toList();
    int[] classes = new int[sizes.players()];
    List<Integer> first = new ArrayList<>();
    for (int p = 1; p <= classes.length; p++) {
      int player = p;
      int found =
          IntStream.range(0, first.size())
              .filter(c -> weights.stream().allMatch(w -> exchangeable(w, first.get(c), player)))
              .findFirst()
              .orElse(first.size());
      if (found == first.size()) {
        first.add(player);
      }
      classes[p - 1] = found;
    }
    return classes;
  }

  /** A number for each couple, or player twice, that a rule names; 0 for others. */
  private Map<Two, Integer> weights(Rule rule) {
    Map<Two, Integer> weights = new LinkedHashMap<>();
    if (rule.counted() instanceof Counted.Meeting meeting) {
      rule.couples(meeting, sizes.players()).forEach(two -> weights.put(two.sorted(), 1));
      rule.before().forEach(two -> weights.merge(two.sorted(), 2, Integer::sum));
    } else {
      rule.counted().players().forEach(p -> weights.put(new Two(p, p), 1));
    }
    return weights;
  }

  private boolean exchangeable(Map<Two, Integer> weights, int p, int q) {
    return IntStream.rangeClosed(1, sizes.players())
        .allMatch(
            r -> {
              boolean self = r == p || r == q;
              return self
                  ? weight(weights, p, p) == weight(weights, q, q)
                  : weight(weights, p, r) == weight(weights, q, r);
            });
  }

  private static int weight(Map<Two, Integer> weights, int p, int q) {
    return weights.getOrDefault(new Two(p, q).sorted(), 0);
  }

  /** Rounds are alike if they are in the same spans of all rules. */
  private List<List<Integer>> alike(List<Rule> all) {
    List<Set<Integer>> spans = new ArrayList<>();
    for (Rule rule : all) {
      rule.spans(sizes.rounds()).forEach(span -> spans.add(new HashSet<>(span)));
    }
    Map<List<Boolean>, List<Integer>> alike = new LinkedHashMap<>();
    for (int r = 1; r <= sizes.rounds(); r++) {
      int round = r;
      List<Boolean> in = spans.stream().map(span -> span.contains(round)).toList();
      alike.computeIfAbsent(in, key -> new ArrayList<>()).add(round);
    }
    return List.copyOf(alike.values());
  }

  private ConstraintModel stated() {
    size = new int[IntStream.of(classOf).max().orElseThrow() + 1];
    IntStream.of(classOf).forEach(c -> size[c]++);
    kinds = kinds();
    tables = new int[kinds.size()][alike.size()];
    for (int k = 0; k < kinds.size(); k++) {
      for (int s = 0; s < alike.size(); s++) {
        long most = (long) sizes.tables() * alike.get(s).size();
        tables[k][s] = model.integer(TABLES, 0, most, k, s);
      }
    }
    everyTableIsOfSomeKind();
    everybodySitsOrSitsOut();
    for (int i = 0; i < rules.size(); i++) {
      keep(i, rules.get(i));
    }
    return new ConstraintModel(
        "kinds of tables",
        model.build(),
        model.legend("How many tables of each kind keep the sums of the rules."),
        values -> {
          throw new UnsupportedOperationException("numbers of tables are no movement");
        },
        true);
  }

  private List<Kind> kinds() {
    List<Kind> all = new ArrayList<>();
    int n = size.length;
    for (int a = 0; a < n; a++) {
      for (int b = a; b < n; b++) {
        for (int c = a; c < n; c++) {
          for (int d = c; d < n; d++) {
            Kind kind = new Kind(a, b, c, d);
            if ((c > a || d >= b)
                && IntStream.range(0, n).allMatch(k -> kind.players(k) <= size[k])) {
              all.add(kind);
            }
          }
        }
      }
    }
    return all;
  }

  private void everyTableIsOfSomeKind() {
    model.family(
        ConstraintFamily.game("Tables", "Every table is of some kind.", "Σk tables[k,s] = all"));
    for (int s = 0; s < alike.size(); s++) {
      Sum all = new Sum();
      for (int[] ofKind : tables) {
        all.add(ofKind[s], 1);
      }
      model.equal(all, (long) sizes.tables() * alike.get(s).size());
    }
  }

  private void everybodySitsOrSitsOut() {
    model.family(
        ConstraintFamily.game("Seats", "No class has more seats than players.", "seats ≤ players"));
    for (int c = 0; c < size.length; c++) {
      Sum whole = new Sum();
      for (int s = 0; s < alike.size(); s++) {
        Sum seats = seats(c, s);
        model.atMost(seats, (long) size[c] * alike.get(s).size());
        whole.add(seats, 1);
      }
      model.between(whole, (long) size[c] * sizes.least(), (long) size[c] * sizes.most());
    }
  }

  private Sum seats(int c, int s) {
    Sum seats = new Sum();
    for (int k = 0; k < kinds.size(); k++) {
      int players = kinds.get(k).players(c);
      if (players > 0) {
        seats.add(tables[k][s], players);
      }
    }
    return seats;
  }

  private void keep(int number, Rule rule) {
    String name = "Rule " + (number + 1);
    model.family(ConstraintFamily.required(name, "The sums of a rule of the wish.", ""));
    boolean even = rule.times().shape() == Times.Shape.EVEN;
    int spans = 0;
    for (List<Integer> span : rule.spans(sizes.rounds())) {
      List<Integer> sections =
          IntStream.range(0, alike.size())
              .filter(s -> span.contains(alike.get(s).get(0)))
              .boxed()
              .toList();
      if (rule.counted() instanceof Counted.Meeting meeting) {
        int base = even ? model.integer(EVEN, 0, 2L * sizes.rounds(), number, spans++) : -1;
        meet(rule, meeting, sections, base);
      } else {
        sitOut(rule, span.size(), sections);
      }
    }
  }

  private void sitOut(Rule rule, int length, List<Integer> sections) {
    Map<Integer, Integer> players = new TreeMap<>();
    rule.counted().players().forEach(p -> players.merge(classOf[p - 1], 1, Integer::sum));
    players.forEach(
        (c, n) -> {
          Sum seats = new Sum();
          sections.forEach(s -> seats.add(seats(c, s), 1));
          long least = Math.max(0, length - rule.times().most());
          model.between(seats, n * least, (long) n * (length - rule.times().least()));
        });
  }

  private void meet(Rule rule, Counted.Meeting meeting, List<Integer> sections, int base) {
    boolean table = meeting.relations().contains(Relation.TABLE);
    boolean partners = table || meeting.relations().contains(Relation.PARTNER);
    boolean opponents = table || meeting.relations().contains(Relation.OPPONENT);
    Map<Two, List<Two>> byClass = new LinkedHashMap<>();
    for (Two two : rule.couples(meeting, sizes.players())) {
      byClass.computeIfAbsent(classes(two), key -> new ArrayList<>()).add(two);
    }
    byClass.forEach(
        (classes, couples) -> {
          Sum met = new Sum();
          for (int k = 0; k < kinds.size(); k++) {
            int n = kinds.get(k).meetings(classes.one(), classes.other(), partners, opponents);
            for (int s : sections) {
              if (n > 0) {
                met.add(tables[k][s], n);
              }
            }
          }
          long before =
              couples.stream().mapToLong(two -> Collections.frequency(rule.before(), two)).sum();
          limit(rule.times(), met.plus(before), couples.size(), base);
        });
  }

  private Two classes(Two two) {
    return new Two(classOf[two.one() - 1], classOf[two.other() - 1]).sorted();
  }

  private void limit(Times times, Sum met, int couples, int base) {
    if (base < 0) {
      model.between(met, (long) couples * times.least(), (long) couples * times.most());
    } else {
      model.between(met.copy().add(base, -couples), 0, couples);
    }
  }
}
