package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Method;
import org.boardwalk.search.circulate.CirculatingMethods;
import org.boardwalk.search.circulate.MeetingCovers;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SingleTableIndividual;
import org.boardwalk.search.local.Adapting;
import org.boardwalk.search.local.Annealing;
import org.boardwalk.search.local.DevelopedAnnealing;
import org.boardwalk.search.local.MeetingAnnealing;
import org.boardwalk.search.local.Polishing;
import org.boardwalk.search.local.RoundsPolishing;
import org.boardwalk.search.local.RoundsTempering;
import org.boardwalk.search.local.StartersTurned;
import org.boardwalk.search.local.Turning;
import org.boardwalk.search.orderly.OrderlyMethod;
import org.boardwalk.search.starter.BalancedStarterMethod;
import org.boardwalk.search.starter.DirectedStarterMethod;
import org.boardwalk.search.starter.StarterMethod;
import org.boardwalk.search.starter.TwoOrbitStarterMethod;
import org.boardwalk.search.whist.WhistConstruction;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Symmetry;

/**
 * The methods for players: the rule of the form; where it is free, prescribed symmetry first, which
 * is quick where it fits, beside the free search.
 */
final class PlayersPortfolio {

  private static final Duration FIRST_SLICE = Duration.ofSeconds(1);

  /** The part of the time, as a divisor, that one uninterrupted cooling gets, by trial. */
  private static final int LONG_COOLING = 3;

  /** A rule that is where a search begins comes first of all: it takes next to no time. */
  private static final Duration RULE_SLICE = Duration.ofMillis(10);

  /** Where nothing may be met twice, hardly anything else finds as good a schedule. */
  private static final Duration STARTER_SLICE = Duration.ofSeconds(4);

  /** For a dozen of them, of which most are exhausted at once. */
  private static final Duration MULTIPLIER_SLICE = Duration.ofSeconds(6);

  /** Players times rounds up to which the whole search can be exhausted. */
  private static final int SMALL = 60;

  private static final double SHARE_OF_PROOF = 12;

  /** Of the easiest of the stricter questions, where there are no starters. */
  private static final double STRICT = 24;

  /** Of what leaves sets out. */
  private static final double LEAVING_OUT = 4;

  /** Of constraint models with directions that are given. */
  private static final double GIVEN = 2;

  /** The same for many players, where the first schedule of starters takes that long, by trial. */
  private static final Duration LONG_STARTER_SLICE = Duration.ofSeconds(40);

  private static final int MANY_PLAYERS = 50;

  /** Directed whist of 24 players takes 7 s in the middle, of 32 players a minute. */
  private static final Duration TWO_ORBIT_SLICE = Duration.ofSeconds(20);

  /** All that finds something quickly has its turn before a proof is begun. */
  private static final Duration PROOF_SLICE = Duration.ofSeconds(3);

  private final IndividualWish wish;
  private final HeadStart beginning;
  private final boolean small;
  private final boolean weighted;
  private final List<Portfolio.Contender<IndividualWish>> contenders = new ArrayList<>();

  /** What settles a small question in its first turn, if that comes first and keeps its length. */
  private final List<Portfolio.Contender<IndividualWish>> settling = new ArrayList<>();

  private PlayersPortfolio(IndividualWish wish, HeadStart beginning) {
    this.wish = wish;
    this.beginning = beginning;
    weighted = wish.costCounts();
    small = wish.players() * wish.rounds() <= SMALL;
  }

  static Portfolio<IndividualWish> of(IndividualWish wish, HeadStart beginning) {
    PlayersPortfolio portfolio = new PlayersPortfolio(wish, beginning);
    wish.form().accept(portfolio.new ByForm()).run();
    List<Portfolio.Contender<IndividualWish>> all = new ArrayList<>(portfolio.settling);
    all.addAll(new FirstTurns(wish).shortened(portfolio.contenders, STARTER_SLICE));
    return new Portfolio<>(all);
  }

  /** What to add for each family of movements. */
  private final class ByForm implements Form.Visitor<Runnable> {

    @Override
    public Runnable free() {
      return PlayersPortfolio.this::search;
    }

    @Override
    public Runnable rainbow(Rainbow rainbow) {
      return () -> rule("rainbow", () -> RainbowConstruction.design(wish, rainbow));
    }

    @Override
    public Runnable singleTable(SingleTable table) {
      return () -> rule("single table", () -> SingleTableIndividual.design(wish));
    }

    private void rule(String name, Supplier<Design> rule) {
      add(new RuleMethod<>(name, rule, true), FIRST_SLICE);
    }
  }

  private void search() {
    ConstraintModels models = new ConstraintModels(wish);
    if (!wish.arrangeable()) {
      addSettled(models);
      return;
    }
    boolean free = !wish.symmetry().restricts();
    if (WhistConstruction.fits(wish)) {
      addRule("whist", () -> WhistConstruction.design(wish));
    }
    addStarters(1);
    boolean developed = addCircuits();
    // Local search has other seeds on every worker, unless starters do better.
    int searchers = contenders.isEmpty() ? wish.search().workers() : 1;
    for (int number = 1; free && number <= searchers; number++) {
      add(
          annealing(number),
          FIRST_SLICE,
          share(developed ? MethodKind.MEETINGS : MethodKind.ANNEALING));
    }
    DevelopedAnnealing.forWish(wish).forEach(this::add);
    if (free) {
      StartersTurned.forWish(wish, w -> StarterMethod.forWish(w, 1)).forEach(this::add);
      Adapting.forWish(wish, beginning.movements()).forEach(this::add);
    }
    MeetingCovers.forWish(wish).forEach(this::add);
    if (free && MeetingAnnealing.fits(wish)) {
      add(new Annealing(1));
    }
    IntStream.rangeClosed(2, wish.search().workers()).forEach(this::addStarters);
    // Beside starters they add something now and then; alone they are what answers. With one copy
    // little can be ideal, and costs have to be weighed.
    boolean alone = !wish.search().takes(MethodKind.STARTERS);
    boolean weighing = alone && wish.boards().play() == Play.CIRCULATING;
    models.directed().forEach(m -> add(m, PROOF_SLICE, weighing ? STRICT : GIVEN));
    double strict = alone && !weighing ? STRICT : STRICT / 4;
    for (Method<IndividualWish> method : models.stricter()) {
      add(method, PROOF_SLICE, strict);
      strict = Math.max(1, strict / 2);
    }
    models.developed().forEach(this::add);
    if (free) {
      models.newMeetings().forEach(m -> add(m, STARTER_SLICE, share(MethodKind.MEETINGS)));
      models.newMeetingsKept().forEach(m -> add(m, MULTIPLIER_SLICE, share(MethodKind.STARTERS)));
      addFree(models);
    }
  }

  /** Whether a group moves boards and rounds: it finds more, and the boards go one way. */
  private boolean addCircuits() {
    if (!wish.symmetry().restricts()) {
      CirculatingMethods.rules(wish).forEach(this::addRule);
    }
    for (int number = 1; number <= wish.search().workers(); number++) {
      CirculatingMethods.searches(wish, number)
          .forEach(m -> add(m, FIRST_SLICE, share(MethodKind.ANNEALING)));
    }
    FewerSets.of(wish).ifPresent(this::addWithout);
    return !contenders.isEmpty() && wish.boards().play() == Play.CIRCULATING;
  }

  /** The same with sets left out. */
  private void addWithout(IndividualWish asked) {
    List<Method<IndividualWish>> searches = new ArrayList<>(CirculatingMethods.searches(asked, 1));
    searches.add(new RoundsTempering(1));
    searches.forEach(m -> add(new FewerSets(asked, m), FIRST_SLICE, LEAVING_OUT));
  }

  /** A rule that is where a search begins. */
  private void addRule(String name, Supplier<Design> rule) {
    add(new RuleMethod<>(name, rule, false), RULE_SLICE, share(MethodKind.STARTERS));
  }

  private void addFree(ConstraintModels models) {
    boolean soon = FirstTurns.settle(wish);
    models.oneTable().forEach(soon ? this::addSettling : this::add);
    OrderlyMethod.forWish(wish).forEach(this::add);
    if (Polishing.fits(wish)) {
      add(new Polishing());
    }
    if (RoundsPolishing.fits(wish)) {
      add(new RoundsPolishing());
    }
    if (wish.rotation() == Rotation.NONE && !Polishing.fits(wish)) {
      add(new Turning());
    }
    models.seats().forEach(this::add);
  }

  /** Methods that look for the movement with what is settled in it. */
  private void addSettled(ConstraintModels models) {
    for (int number = 1; number <= wish.search().workers(); number++) {
      add(new RoundsTempering(number));
    }
    add(new RoundsPolishing());
    if (wish.rotation() == Rotation.NONE) {
      add(new Turning());
    }
    models.seats().forEach(this::add);
  }

  private Method<IndividualWish> annealing(int number) {
    if (MeetingAnnealing.fits(wish)) {
      return new MeetingAnnealing(number);
    }
    return wish.boards().play() == Play.SHARED
        ? new Annealing(number)
        : new RoundsTempering(number);
  }

  private void addStarters(int number) {
    if (wish.symmetry() instanceof Symmetry.Auto) {
      Duration slice = wish.players() > MANY_PLAYERS ? LONG_STARTER_SLICE : STARTER_SLICE;
      DirectedStarterMethod.forWish(wish, number).forEach(m -> add(m, slice));
      StarterMethod.forWish(wish, number).forEach(m -> add(m, slice));
      TwoOrbitStarterMethod.forWish(wish, number).forEach(m -> add(m, TWO_ORBIT_SLICE));
      BalancedStarterMethod.forWish(wish, number).forEach(m -> add(m, TWO_ORBIT_SLICE));
    }
  }

  private void add(Method<IndividualWish> method) {
    add(method, small && method.kind() == MethodKind.SEATS ? PROOF_SLICE : FIRST_SLICE);
  }

  private void addSettling(Method<IndividualWish> method) {
    if (wish.search().takes(method.kind())) {
      settling.add(new FirstTurns(wish).settling(method, share(method.kind())));
    }
  }

  private void add(Method<IndividualWish> method, Duration slice) {
    add(method, slice, share(method.kind()));
  }

  private void add(Method<IndividualWish> method, Duration slice, double share) {
    if (!wish.byRule() && !wish.search().takes(method.kind())) {
      return;
    }
    // Rules and starters come first of all, as they are quick or of no use; another long first turn
    // is a loan: it comes as early as a usual one.
    boolean first = method.kind() == MethodKind.STARTERS || method.kind() == MethodKind.RULES;
    Duration late = slice.minus(first ? Duration.ZERO : STARTER_SLICE);
    // One long cooling is worth more than many short ones; where boards circulate a short one that
    // is warmed again and again is worth more still.
    boolean shared = wish.boards().play() == Play.SHARED;
    boolean cools = weighted && shared && method.kind() == MethodKind.ANNEALING;
    contenders.add(
        new Portfolio.Contender<>(
            method,
            slice,
            cools ? wish.search().time().dividedBy(LONG_COOLING) : Duration.ZERO,
            share,
            late.isNegative() ? Duration.ZERO : late));
  }

  /** How much time a kind of methods gets beside the others. */
  private double share(MethodKind kind) {
    return switch (kind) {
      case STARTERS -> 12;
      case ANNEALING -> weighted ? 12 : 6;
      case POLISHING -> weighted && wish.boards().play() == Play.CIRCULATING ? 12 : 6;
      case DEVELOPED_ANNEALING, MEETINGS, COVERS, ADAPTING, ORDERLY, TURNING -> 6;
      case SEATS -> small ? SHARE_OF_PROOF : 1;
      case DEVELOPMENT -> 2;
      case RULES, WEBS, HOWELLS -> 1;
    };
  }
}
