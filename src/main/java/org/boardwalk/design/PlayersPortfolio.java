package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.circulate.CirculatingMethods;
import org.boardwalk.search.circulate.CyclotomicConstruction;
import org.boardwalk.search.circulate.DevelopedAnnealing;
import org.boardwalk.search.circulate.MeetingCovers;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.GroupsConstruction;
import org.boardwalk.search.construct.PlaneConstruction;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SingleTableIndividual;
import org.boardwalk.search.construct.SwivelConstruction;
import org.boardwalk.search.local.methods.Adapting;
import org.boardwalk.search.local.methods.FoursomesTurned;
import org.boardwalk.search.local.methods.MeetingAnnealing;
import org.boardwalk.search.local.methods.PlainRotation;
import org.boardwalk.search.local.methods.Polishing;
import org.boardwalk.search.local.methods.RoundsPolishing;
import org.boardwalk.search.local.methods.RoundsTempering;
import org.boardwalk.search.local.methods.SharedAnnealing;
import org.boardwalk.search.local.methods.StartersTurned;
import org.boardwalk.search.local.methods.Turning;
import org.boardwalk.search.orderly.OrderlyMethod;
import org.boardwalk.search.starter.BalancedStarterMethod;
import org.boardwalk.search.starter.DirectedStarterMethod;
import org.boardwalk.search.starter.StarterMethod;
import org.boardwalk.search.starter.TwoOrbitStarterMethod;
import org.boardwalk.search.starter.whist.FilledHoles;
import org.boardwalk.search.starter.whist.WhistConstruction;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Swivel;
import org.boardwalk.wish.Symmetry;

/**
 * The methods for players: the rule of the form or, where the form is free, prescribed symmetry
 * first, which is quick where it fits, beside the free search.
 */
final class PlayersPortfolio {

  private static final Duration FIRST_SLICE = Duration.ofSeconds(1);

  /** The part of the time, as a divisor, for one uninterrupted cooling, by trial. */
  private static final int LONG_COOLING = 3;

  /** A rule from which a search starts comes first of all, as it takes hardly any time. */
  private static final Duration RULE_SLICE = Duration.ofMillis(10);

  /** The first turn of starters: hardly anything else is as good where all meetings are new. */
  private static final Duration STARTER_SLICE = Duration.ofSeconds(4);

  /** The first turn of a dozen models with multipliers, most of which are exhausted at once. */
  private static final Duration MULTIPLIER_SLICE = Duration.ofSeconds(6);

  /** Players times rounds up to which the whole search can be exhausted. */
  private static final int SMALL = 60;

  private static final double SHARE_OF_PROOF = 12;

  /** The share of the easiest of the stricter questions, where there are no starters. */
  private static final double STRICT = 24;

  /** The share of methods that leave sets unused. */
  private static final double LEAVING_OUT = 4;

  /** The share of constraint models with given directions. */
  private static final double GIVEN = 2;

  /** The first turn of starters for many players: the time for a first schedule, by trial. */
  private static final Duration LONG_STARTER_SLICE = Duration.ofSeconds(40);

  private static final int MANY_PLAYERS = 50;

  /** Directed whist of 24 players takes 7 s in the median, of 32 players a minute. */
  private static final Duration TWO_ORBIT_SLICE = Duration.ofSeconds(20);

  /** All methods that find something quickly have a turn before a proof is begun. */
  private static final Duration PROOF_SLICE = Duration.ofSeconds(3);

  private final IndividualWish wish;
  private final HeadStart beginning;
  private final boolean small;
  private final boolean weighted;
  private final List<Portfolio.Contender<IndividualWish>> contenders = new ArrayList<>();

  /** Methods that settle a small question in their first turn, which comes first, unshortened. */
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

  /** Adds the methods of each family of movements. */
  private final class ByForm implements Form.Visitor<Runnable> {

    @Override
    public Runnable free() {
      return PlayersPortfolio.this::search;
    }

    @Override
    public Runnable rainbow(Rainbow rainbow) {
      return () -> rule("rainbow", effort -> RainbowConstruction.design(wish, rainbow));
    }

    @Override
    public Runnable swivel(Swivel swivel) {
      return () -> rule("swivel", effort -> SwivelConstruction.design(wish));
    }

    @Override
    public Runnable singleTable(SingleTable table) {
      return () -> rule("single table", effort -> SingleTableIndividual.design(wish));
    }

    private void rule(String name, Function<SearchEffort, Design> rule) {
      add(new ConstructionMethod<>(name, rule, true), FIRST_SLICE);
    }
  }

  private void search() {
    if (PlainRotation.fits(wish) && wish.search().takes(MethodKind.RULES)) {
      settling.add(new Portfolio.Contender<>(plain(), RULE_SLICE, Duration.ZERO, 1, RULE_SLICE));
    }
    addMethods();
    OwnMethod.<IndividualWish>all(source -> source.players(wish)).forEach(this::add);
  }

  /** The first answer: valid, and no more. */
  private Method<IndividualWish> plain() {
    return new ConstructionMethod<>(
        "plain rotation",
        effort ->
            PlainRotation.of(wish)
                .<Design>map(movement -> new Design.Built(movement, "plain rotation"))
                .orElseGet(() -> new Design.Unknown("no plain rotation has these sizes")),
        false);
  }

  private void addMethods() {
    ConstraintModels models = new ConstraintModels(wish);
    if (GroupsConstruction.fits(wish)) {
      Design groups = GroupsConstruction.design(wish);
      addRule("groups", effort -> groups);
      groups.built().map(FoursomesTurned::keepingPartners).ifPresent(this::addSettling);
    }
    if (!wish.arrangeable()) {
      addSettled(models);
      return;
    }
    boolean free = !wish.symmetry().restricts();
    if (WhistConstruction.fits(wish)) {
      addRule("whist", effort -> WhistConstruction.design(wish, effort));
      if (WhistConstruction.fitsDirected(wish)) {
        addRule("directed whist", effort -> WhistConstruction.directed(wish, effort));
      }
    }
    for (Movement part : beginning.parts(wish)) {
      if (FilledHoles.fits(wish, part)) {
        addRule("filled holes", effort -> FilledHoles.design(wish, part, effort));
      }
    }
    if (Swivel.fits(wish)) {
      addRule("swivel", effort -> SwivelConstruction.design(wish));
    }
    addStarters(1);
    boolean developed = addCircuits();
    // Local search has other seeds on each worker, unless starters do better.
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
      Adapting.forWish(wish, beginning.movements(wish)).forEach(this::add);
      List<Movement> plane = PlaneConstruction.foursomes(wish).stream().toList();
      FoursomesTurned.forWish(wish, plane, beginning.movements(wish)).forEach(this::add);
    }
    MeetingCovers.forWish(wish).forEach(this::add);
    if (free && MeetingAnnealing.fits(wish)) {
      add(new SharedAnnealing(1));
    }
    IntStream.rangeClosed(2, wish.search().workers()).forEach(this::addStarters);
    // Beside starters these models add something now and then; alone they give the answer. With one
    // copy little can be ideal, so that costs have to be weighed.
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

  /** Adds methods whose group moves the boards too, which find more; tells whether any fit. */
  private boolean addCircuits() {
    if (!wish.symmetry().restricts() && CyclotomicConstruction.fits(wish)) {
      addRule("cyclotomic tables", effort -> CyclotomicConstruction.design(wish));
    }
    for (int number = 1; number <= wish.search().workers(); number++) {
      CirculatingMethods.searches(wish, number)
          .forEach(m -> add(m, FIRST_SLICE, share(MethodKind.ANNEALING)));
    }
    FewerSets.of(wish).ifPresent(this::addWithout);
    return !contenders.isEmpty() && wish.boards().play() == Play.CIRCULATING;
  }

  /** Adds the methods for the wish with sets left unused. */
  private void addWithout(IndividualWish asked) {
    List<Method<IndividualWish>> searches = new ArrayList<>(CirculatingMethods.searches(asked, 1));
    searches.add(new RoundsTempering(1));
    searches.forEach(m -> add(new FewerSets(asked, m), FIRST_SLICE, LEAVING_OUT));
  }

  /** Adds a rule from which a search starts. */
  private void addRule(String name, Function<SearchEffort, Design> rule) {
    add(new ConstructionMethod<>(name, rule, false), RULE_SLICE, share(MethodKind.STARTERS));
  }

  private void addOneTable(ConstraintModels models) {
    boolean soon = FirstTurns.settle(wish);
    models.oneTable().forEach(soon ? this::addSettling : this::add);
  }

  private void addFree(ConstraintModels models) {
    addOneTable(models);
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

  /** Adds methods that keep what is fixed in the movement. */
  private void addSettled(ConstraintModels models) {
    if (wish.symmetry().restricts()) {
      models.developedAnyDirections().forEach(this::add);
      models.developed().forEach(this::add);
      return;
    }
    models.contradiction().forEach(this::addSettling);
    addOneTable(models);
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
        ? new SharedAnnealing(number)
        : new RoundsTempering(number);
  }

  private void addStarters(int number) {
    Duration slice = wish.players() > MANY_PLAYERS ? LONG_STARTER_SLICE : STARTER_SLICE;
    DirectedStarterMethod.forWish(wish, number).forEach(m -> add(m, slice));
    StarterMethod.forWish(wish, number).forEach(m -> add(m, slice));
    if (wish.symmetry() instanceof Symmetry.Auto) {
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
    // is a loan: it comes as early as one of the usual length.
    boolean first = method.kind() == MethodKind.STARTERS || method.kind() == MethodKind.RULES;
    Duration late = slice.minus(first ? Duration.ZERO : STARTER_SLICE);
    // One long cooling is better than many short ones; where boards circulate, a short cooling with
    // repeated reheating is better still.
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

  /** The share of time of a kind of methods, in proportion to the others. */
  private double share(MethodKind kind) {
    return switch (kind) {
      case STARTERS -> 12;
      case ANNEALING -> weighted ? 12 : 6;
      case POLISHING -> weighted && wish.boards().play() == Play.CIRCULATING ? 12 : 6;
      case DEVELOPED_ANNEALING, MEETINGS, COVERS, ADAPTING, ORDERLY, TURNING, OWN -> 6;
      case SEATS -> small ? SHARE_OF_PROOF : 1;
      case DEVELOPMENT -> 2;
      case RULES, WEBS, HOWELLS -> 1;
    };
  }

  /**
   * Sets the lengths of first turns by the time there is. First turns find out which methods
   * contribute. With little time they are shorter, so that most of the time is left for the methods
   * that do. Where the order of the criteria counts, starters run first of all and may take all of
   * that time, as their movements can be played by one rule. Where only constraint models take
   * part, first turns are not shortened, as a short turn would be wasted on any of them.
   */
  private static final class FirstTurns {

    /** The part of the time that all first turns together may take. */
    private static final double PART = 0.25;

    /** Players at one table up to which its model is exhausted in a second, by trial. */
    private static final int FEW = 6;

    /** The part of the time, as a divisor, that a first turn may take to settle a question. */
    private static final int SETTLING = 8;

    private static final Duration LONGEST_SETTLING = Duration.ofSeconds(3);

    private final IndividualWish wish;
    private final double time;

    FirstTurns(IndividualWish wish) {
      this.wish = wish;
      time = wish.search().time().toMillis() * (double) wish.search().workers();
    }

    /**
     * @param contenders all contenders
     * @param starter the length of the first turn of starters alone
     * @return the contenders with first turns that leave enough time
     */
    List<Portfolio.Contender<IndividualWish>> shortened(
        List<Portfolio.Contender<IndividualWish>> contenders, Duration starter) {
      if (wish.byRule() || contenders.stream().allMatch(c -> c.method().kind().byModel())) {
        return contenders;
      }
      Duration all =
          contenders.stream().map(Portfolio.Contender::first).reduce(Duration.ZERO, Duration::plus);
      double part = partOf(all);
      double starting = wish.costCounts() ? part : Math.max(part, partOf(starter));
      return contenders.stream()
          .map(c -> c.shortened(c.method().kind() == MethodKind.STARTERS ? starting : part))
          .toList();
    }

    /** Whether the model of one table, where there is one, settles a wish in its first turn. */
    static boolean settle(IndividualWish wish) {
      return wish.players() <= FEW;
    }

    /** A contender whose turn comes before all others and keeps its length. */
    Portfolio.Contender<IndividualWish> settling(Method<IndividualWish> method, double share) {
      Duration part = wish.search().time().dividedBy(SETTLING);
      Duration slice = part.compareTo(LONGEST_SETTLING) < 0 ? part : LONGEST_SETTLING;
      return new Portfolio.Contender<>(method, slice, Duration.ZERO, share, slice);
    }

    private double partOf(Duration turns) {
      return Math.min(1, PART * time / Math.max(1, turns.toMillis()));
    }
  }
}
