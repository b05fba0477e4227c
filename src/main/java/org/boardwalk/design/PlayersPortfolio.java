package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.search.circulate.CirculatingMethods;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SingleTableIndividual;
import org.boardwalk.search.exact.ModelMethod;
import org.boardwalk.search.local.Adapting;
import org.boardwalk.search.local.Annealing;
import org.boardwalk.search.local.CirculatingAnnealing;
import org.boardwalk.search.local.CirculatingPolishing;
import org.boardwalk.search.local.DevelopedAnnealing;
import org.boardwalk.search.local.MeetingAnnealing;
import org.boardwalk.search.local.MeetingsTurned;
import org.boardwalk.search.local.Polishing;
import org.boardwalk.search.local.SettledAnnealing;
import org.boardwalk.search.local.Turning;
import org.boardwalk.search.starter.StarterMethod;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Symmetry;

/**
 * The methods for players: the rule of the form; where it is free, prescribed symmetry first, which
 * is quick where it fits, beside the free search.
 */
final class PlayersPortfolio {

  private static final Duration FIRST_SLICE = Duration.ofSeconds(1);

  /** A rule that is where a search begins comes first of all: it takes next to no time. */
  private static final Duration RULE_SLICE = Duration.ofMillis(10);

  /** Where nothing may be met twice, hardly anything else finds as good a schedule. */
  private static final Duration STARTER_SLICE = Duration.ofSeconds(4);

  /** For a dozen of them, of which most are exhausted at once. */
  private static final Duration MULTIPLIER_SLICE = Duration.ofSeconds(6);

  /** Players times rounds up to which the whole search can be exhausted. */
  private static final int SMALL = 60;

  private static final double SHARE_OF_PROOF = 12;

  /** The same for many players, where the first schedule of starters takes that long, by trial. */
  private static final Duration LONG_STARTER_SLICE = Duration.ofSeconds(40);

  private static final int MANY_PLAYERS = 50;

  /** Long enough that all that finds something quickly has its turn before a proof is begun. */
  private static final Duration PROOF_SLICE = Duration.ofSeconds(3);

  private final IndividualWish wish;
  private final HeadStart beginning;
  private final Set<MethodKind> leftOut;
  private final boolean small;
  private final boolean weighted;
  private final List<Portfolio.Contender<IndividualWish>> seats = new ArrayList<>();

  private PlayersPortfolio(IndividualWish wish, HeadStart beginning) {
    this.wish = wish;
    this.beginning = beginning;
    leftOut = beginning.leftOut();
    weighted = wish.costCounts();
    small = wish.players() * wish.rounds() <= SMALL;
  }

  static Portfolio<IndividualWish> of(IndividualWish wish, HeadStart beginning) {
    PlayersPortfolio portfolio = new PlayersPortfolio(wish, beginning);
    wish.form().accept(portfolio.new ByForm()).run();
    return new Portfolio<>(portfolio.seats);
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
    Engine engine = Engines.chosen(wish.search().engine());
    if (!wish.arrangeable()) {
      addSettled(engine);
      return;
    }
    boolean free = !wish.symmetry().restricts();
    addStarters(1);
    boolean developed = addCircuits();
    // Local search has other seeds on every worker, unless starters do better.
    int searchers = seats.isEmpty() ? wish.search().workers() : 1;
    for (int number = 1; free && number <= searchers; number++) {
      add(
          annealing(number),
          FIRST_SLICE,
          share(developed ? MethodKind.MEETINGS : MethodKind.ANNEALING));
    }
    DevelopedAnnealing.forWish(wish).forEach(this::add);
    if (free) {
      Adapting.forWish(wish, beginning.movements()).forEach(this::add);
    }
    if (free && MeetingAnnealing.fits(wish)) {
      add(new Annealing(1));
    }
    for (int number = 2; number <= wish.search().workers(); number++) {
      addStarters(number);
    }
    for (Development d : Developments.forWish(wish)) {
      String what = "tables developed by ";
      LastResort.forWish(wish, developed(MethodKind.DEVELOPMENT, what, wish, d, engine))
          .forEach(this::add);
    }
    if (free) {
      addNewMeetings(engine);
      addFree(engine);
    }
  }

  /**
   * Where boards circulate, a group that moves them with the rounds finds more than a search of
   * whole rounds, and has the boards go one way. Whether there is such a group.
   */
  private boolean addCircuits() {
    if (!wish.symmetry().restricts()) {
      CirculatingMethods.rules(wish).forEach(this::addRule);
    }
    for (int number = 1; number <= wish.search().workers(); number++) {
      CirculatingMethods.searches(wish, number)
          .forEach(m -> add(m, FIRST_SLICE, share(MethodKind.ANNEALING)));
    }
    return !seats.isEmpty() && wish.boards().play() == Play.CIRCULATING;
  }

  /** A rule that is where a search begins. */
  private void addRule(String name, Supplier<Design> rule) {
    add(new RuleMethod<>(name, rule, false), RULE_SLICE, share(MethodKind.STARTERS));
  }

  private void addFree(Engine engine) {
    if (Polishing.fits(wish)) {
      add(new Polishing(1));
    }
    if (wish.rotation() == Rotation.NONE) {
      if (CirculatingPolishing.fits(wish)) {
        add(new CirculatingPolishing());
      }
      if (!Polishing.fits(wish)) {
        add(new Turning());
      }
      LastResort.forWish(wish, seats(engine)).forEach(this::add);
    }
  }

  /** Methods that look for the movement with what is settled in it. */
  private void addSettled(Engine engine) {
    for (int number = 1; number <= wish.search().workers(); number++) {
      add(new SettledAnnealing(number));
    }
    if (wish.rotation() == Rotation.NONE) {
      add(new Turning());
      add(seats(engine));
    }
  }

  private Method<IndividualWish> seats(Engine engine) {
    return new ModelMethod(MethodKind.SEATS, "free seats", () -> SeatsFormulation.of(wish), engine);
  }

  private static Method<IndividualWish> developed(
      MethodKind kind, String what, IndividualWish wish, Development development, Engine engine) {
    return new ModelMethod(
        kind, what + development.name(), () -> DevelopedFormulation.of(wish, development), engine);
  }

  /** Where three boards are rotated and nobody need meet twice, that alone is a quick question. */
  private void addNewMeetings(Engine engine) {
    if (wish.rotation() != Rotation.ROTATE || 3 * wish.rounds() > wish.players() - 1) {
      return;
    }
    IndividualWish meetings = wish.demanding(partnerAlone());
    String what = "new meetings at tables developed by ";
    for (Development d : Developments.forWish(meetings)) {
      Method<IndividualWish> found = developed(MethodKind.MEETINGS, what, meetings, d, engine);
      add(new MeetingsTurned(meetings, found), STARTER_SLICE);
    }
    List<Method<IndividualWish>> twisted =
        Developments.twisted(meetings).stream()
            .map(d -> developed(MethodKind.MEETINGS, what, meetings, d, engine))
            .toList();
    if (!twisted.isEmpty()) {
      String name = "new meetings at tables kept by multipliers";
      Method<IndividualWish> all = new OneByOne(MethodKind.MEETINGS, name, twisted);
      add(new MeetingsTurned(meetings, all), MULTIPLIER_SLICE, share(MethodKind.STARTERS));
    }
  }

  /** What the wish requires stays required: nothing else may be offered as an answer. */
  private Map<Criterion, Demand> partnerAlone() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, wish.required().contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    return demands;
  }

  private Method<IndividualWish> annealing(int number) {
    if (MeetingAnnealing.fits(wish)) {
      return new MeetingAnnealing(number);
    }
    return wish.boards().play() == Play.SHARED
        ? new Annealing(number)
        : new CirculatingAnnealing(number);
  }

  private void addStarters(int number) {
    if (wish.symmetry() instanceof Symmetry.Auto) {
      Duration slice = wish.players() > MANY_PLAYERS ? LONG_STARTER_SLICE : STARTER_SLICE;
      StarterMethod.forWish(wish, number).forEach(m -> add(m, slice));
    }
  }

  private void add(Method<IndividualWish> method) {
    boolean proof = small && method.kind() == MethodKind.SEATS;
    add(method, proof ? PROOF_SLICE : FIRST_SLICE);
  }

  private void add(Method<IndividualWish> method, Duration slice) {
    add(method, slice, share(method.kind()));
  }

  private void add(Method<IndividualWish> method, Duration slice, double share) {
    if (leftOut.contains(method.kind())) {
      return;
    }
    // Starters come first of all, as they are quick or of no use; another long first turn is a
    // loan: it comes as early as a usual one.
    boolean first = method.kind() == MethodKind.STARTERS;
    Duration late = slice.minus(first ? Duration.ZERO : STARTER_SLICE);
    // A long cooling is worth more than many short ones, so it comes as soon as there is an answer.
    boolean cools = weighted && method.kind() == MethodKind.ANNEALING;
    seats.add(
        new Portfolio.Contender<>(
            method,
            slice,
            cools ? wish.search().time().dividedBy(2) : Duration.ZERO,
            share,
            late.isNegative() ? Duration.ZERO : late));
  }

  /** How much time a kind of methods gets beside the others. */
  private double share(MethodKind kind) {
    return switch (kind) {
      case STARTERS -> 25;
      case ANNEALING -> weighted ? 40 : 6;
      case DEVELOPED_ANNEALING, MEETINGS, POLISHING, ADAPTING -> 6;
      case TURNING -> 2;
      case SEATS -> small ? SHARE_OF_PROOF : 1;
      case DEVELOPMENT, RULES, WEBS, HOWELLS, SWITCHES -> 1;
    };
  }
}
