package org.boardwalk.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Demand;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.local.Adapting;
import org.boardwalk.search.local.Annealing;
import org.boardwalk.search.local.CirculatingAnnealing;
import org.boardwalk.search.local.DevelopedAnnealing;
import org.boardwalk.search.local.MeetingAnnealing;
import org.boardwalk.search.local.Polishing;
import org.boardwalk.search.local.SettledAnnealing;
import org.boardwalk.search.local.Turning;
import org.boardwalk.search.starter.StarterMethod;
import org.jspecify.annotations.Nullable;

/**
 * Which methods look for a wish, in which order, and for how long: prescribed symmetry first, which
 * is quick where it fits, beside the free search. They take turns, each in his share of the time,
 * and every turn is twice as long as the one before, as a systematic method may be about to prove
 * something.
 */
final class Portfolio {

  private static final Duration FIRST_SLICE = Duration.ofSeconds(1);

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

  private final List<Entry> entries = new ArrayList<>();
  private final Set<MethodKind> leftOut;
  private final boolean small;
  private final boolean weighted;
  private final Duration half;

  /** A method with its slice. */
  private static final class Entry {
    private final double share;
    private final Method method;
    private Duration slice;
    private long turns;
    private boolean busy;
    private double spent;

    Entry(Method method, Duration slice, double share) {
      this.method = method;
      this.share = share;
      this.slice = slice;
      // Starters come first of all, as they are quick or of no use; another long first turn is a
      // loan: it comes as early as a usual one.
      boolean first = method.kind() == MethodKind.STARTERS;
      double loan = slice.minus(first ? Duration.ZERO : STARTER_SLICE).toMillis();
      spent = -Math.max(0, loan) / share;
    }

    /** Time spent after another turn, in units of the method's share. */
    double afterNext() {
      return spent + slice.toMillis() / share;
    }
  }

  /** A method's turn: how long, and how many it had before. */
  record Turn(Method method, Duration slice, long before) {}

  Portfolio(IndividualWish problem, HeadStart beginning) {
    leftOut = beginning.leftOut();
    half = problem.search().time().dividedBy(2);
    weighted = problem.objective() instanceof Objective.Weighted;
    small = problem.players() * problem.rounds() <= SMALL;
    Engine engine = Engines.chosen(problem.search().engine());
    boolean free = !problem.symmetry().restricts();
    int workers = problem.search().workers();
    if (!problem.arrangeable()) {
      addSettled(problem, engine);
      return;
    }
    addStarters(problem, 1);
    // Local search has other seeds on every worker, unless starters do better.
    int searchers = entries.isEmpty() ? workers : 1;
    for (int number = 1; free && number <= searchers; number++) {
      add(annealing(problem, number));
    }
    DevelopedAnnealing.forProblem(problem).forEach(this::add);
    if (free) {
      Adapting.forProblem(problem, beginning.movements()).forEach(this::add);
    }
    if (free && MeetingAnnealing.fits(problem)) {
      add(new Annealing(1));
    }
    for (int number = 2; number <= workers; number++) {
      addStarters(problem, number);
    }
    for (Development d : Developments.forProblem(problem)) {
      String name = "tables developed by " + d.name();
      add(
          new ModelMethod(
              MethodKind.DEVELOPMENT, name, () -> DevelopedFormulation.of(problem, d), engine));
    }
    if (free) {
      addNewMeetings(problem, engine);
    }
    if (free && Polishing.fits(problem)) {
      add(new Polishing(1));
    }
    if (free && problem.rotation() == Rotation.NONE) {
      if (!Polishing.fits(problem)) {
        add(new Turning());
      }
      add(
          new ModelMethod(
              MethodKind.SEATS, "free seats", () -> SeatsFormulation.of(problem), engine));
    }
  }

  /** Where three boards are rotated and nobody need meet twice, that alone is a quick question. */
  private void addNewMeetings(IndividualWish problem, Engine engine) {
    if (problem.rotation() != Rotation.ROTATE
        || 3 * problem.rounds() > problem.players() - 1
        || problem.symmetry().restricts()) {
      return;
    }
    // What the wish requires stays required: nothing else may be offered as an answer.
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, problem.required().contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    IndividualWish meetings = problem.demanding(demands);
    for (Development d : Developments.forProblem(meetings)) {
      add(newMeetings(meetings, d, engine), STARTER_SLICE);
    }
    List<Method> twisted =
        Developments.twisted(meetings).stream().map(d -> newMeetings(meetings, d, engine)).toList();
    String name = "new meetings at tables kept by multipliers";
    if (!twisted.isEmpty() && !leftOut.contains(MethodKind.MEETINGS)) {
      Method all = new OneByOne(MethodKind.MEETINGS, name, twisted);
      entries.add(new Entry(all, MULTIPLIER_SLICE, share(MethodKind.STARTERS)));
    }
  }

  private static Method newMeetings(
      IndividualWish meetings, Development development, Engine engine) {
    return new ModelMethod(
        MethodKind.MEETINGS,
        "new meetings at tables developed by " + development.name(),
        () -> DevelopedFormulation.of(meetings, development),
        engine);
  }

  /** Methods that look for the movement with what is settled in it. */
  private void addSettled(IndividualWish problem, Engine engine) {
    for (int number = 1; number <= problem.search().workers(); number++) {
      add(new SettledAnnealing(number));
    }
    if (problem.rotation() == Rotation.NONE) {
      add(new Turning());
      add(
          new ModelMethod(
              MethodKind.SEATS, "free seats", () -> SeatsFormulation.of(problem), engine));
    }
  }

  private static Method annealing(IndividualWish problem, int number) {
    if (MeetingAnnealing.fits(problem)) {
      return new MeetingAnnealing(number);
    }
    return problem.boards().play() == Play.SHARED
        ? new Annealing(number)
        : new CirculatingAnnealing(number);
  }

  private void addStarters(IndividualWish problem, int number) {
    if (problem.symmetry() instanceof Symmetry.Auto) {
      Duration slice = problem.players() > MANY_PLAYERS ? LONG_STARTER_SLICE : STARTER_SLICE;
      StarterMethod.forProblem(problem, number).forEach(m -> add(m, slice));
    }
  }

  private void add(Method method) {
    boolean proof = small && method.kind() == MethodKind.SEATS;
    add(method, proof ? PROOF_SLICE : FIRST_SLICE);
  }

  private void add(Method method, Duration slice) {
    if (!leftOut.contains(method.kind())) {
      entries.add(new Entry(method, slice, share(method.kind())));
    }
  }

  /** The kinds of methods that fit the wish. */
  synchronized Set<MethodKind> kinds() {
    Set<MethodKind> kinds = EnumSet.noneOf(MethodKind.class);
    entries.forEach(e -> kinds.add(e.method.kind()));
    return kinds;
  }

  /** The turn that keeps the shares best; null when all methods are busy. */
  synchronized @Nullable Turn next() {
    Entry entry =
        entries.stream()
            .filter(e -> !e.busy)
            .min(Comparator.comparingDouble(Entry::afterNext))
            .orElse(null);
    if (entry == null) {
      return null;
    }
    entry.busy = true;
    entry.spent = entry.afterNext();
    return new Turn(entry.method, entry.slice, entry.turns++);
  }

  /**
   * A long cooling is worth more than many short ones, so it comes as soon as there is an answer.
   */
  private Duration longer(Entry entry) {
    Duration twice = entry.slice.multipliedBy(2);
    boolean cools = weighted && entry.method.kind() == MethodKind.ANNEALING;
    return cools && twice.compareTo(half) < 0 ? half : twice;
  }

  /** How much time a kind of methods gets beside the others. */
  private double share(MethodKind kind) {
    return switch (kind) {
      case STARTERS -> 25;
      case ANNEALING -> weighted ? 40 : 6;
      case DEVELOPED_ANNEALING, MEETINGS, POLISHING, ADAPTING -> 6;
      case TURNING -> 2;
      case SEATS -> small ? SHARE_OF_PROOF : 1;
      case DEVELOPMENT -> 1;
    };
  }

  /** A turn is over, and the method may find more, or not. */
  synchronized void done(Method method, boolean more) {
    Entry entry = entries.stream().filter(e -> e.method == method).findFirst().orElseThrow();
    entry.busy = false;
    entry.slice = longer(entry);
    if (!more) {
      entries.remove(entry);
    }
  }
}
