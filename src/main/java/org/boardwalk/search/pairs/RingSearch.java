package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Method;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.construct.pairs.Ring;
import org.boardwalk.search.construct.pairs.RingAnnealing;
import org.boardwalk.search.construct.pairs.RingShifts;
import org.boardwalk.wish.CopiesByRule;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Finder;

/**
 * Searches for movements of one winner that a cyclic group develops from the first round:
 * contestants in one circle or several, and some that stay. The first round is annealed for boards
 * that go down one table in as few chains as possible. Then single encounters are turned by
 * simulated annealing, for the calibre, and for longer where the result comes near the best. All
 * rings that fit are tried in turn, again and again with other seeds; chains are added where
 * nothing is found with fewer. Movements need not be complete rounds of a circle: with more sets
 * than rounds the first rounds are played.
 */
public final class RingSearch implements Method<PairsWish> {

  private static final int MOST_CHAINS = 4;
  private static final long STEPS = 300_000;
  private static final long TURNS = 100_000;

  /** Longer turning pays within that multiple of the least imbalance known. */
  private static final int LONGER = 10;

  private static final double NEAR = 1.04;

  /** The time before which nothing is turned for longer. */
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(1);

  private final PairsWish wish;
  private final List<Ring> rings;
  private final AtomicLong least = new AtomicLong(Long.MAX_VALUE);

  /**
   * @param wish a wish for one winner
   * @param mostOrbits the most circles of contestants; 1 for Howells
   */
  public RingSearch(PairsWish wish, int mostOrbits) {
    this.wish = wish;
    rings = rings(wish, mostOrbits);
  }

  /**
   * The rings of the sizes of the wish; with more staying contestants than tables, two would be
   * opponents in every round.
   */
  private static List<Ring> rings(PairsWish wish, int mostOrbits) {
    List<Ring> rings = new ArrayList<>();
    int tables = (wish.contestants() + 1) / 2;
    boolean shared = wish.boards().play() == Play.SHARED;
    int length = shared ? Math.min(wish.boards().sets(), 2 * tables - 1) : wish.boards().sets();
    for (int orbits = Math.min(mostOrbits, 2 * tables / length); orbits > 0; orbits--) {
      Ring ring = new Ring(length, orbits, 2 * tables - orbits * length);
      if (ring.staying() <= tables && length >= wish.rounds()) {
        rings.add(ring);
      }
    }
    List<Ring> enough = rings.stream().filter(r -> staying(wish, r)).toList();
    return enough.isEmpty() ? rings : enough;
  }

  /**
   * Whether as many stay as wished for; of an odd number of contestants, one of the staying is
   * missing.
   */
  private static boolean staying(PairsWish wish, Ring ring) {
    int there = ring.staying() - wish.contestants() % 2;
    return !(wish.form() instanceof PairsForm.Free free) || there >= free.stationary();
  }

  /** {@return whether any ring has these sizes} */
  public boolean fits() {
    return !rings.isEmpty();
  }

  @Override
  public String name() {
    return Text.of("first rounds over Z%d", rings.get(0).length());
  }

  @Override
  public MethodKind kind() {
    return MethodKind.STARTERS;
  }

  /** Runs once where a rule serves too, and where nothing is found; else again and again. */
  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long spent = 0;
    for (int turn = 0; spent < slice.toNanos() && !scope.over(); turn++) {
      boolean longer = spent > LONG_ENOUGH.toNanos();
      spent += start(scope, rings.get(turn % rings.size()), longer, random.split());
    }
    return !wish.byRule() && scope.incumbent().isPresent();
  }

  /**
   * Makes one first round with the fewest chains that serve, turned for longer if allowed.
   *
   * @return the effort, roughly in nanoseconds
   */
  private long start(
      SearchScope<PairsWish> scope, Ring ring, boolean longer, SplittableRandom random) {
    boolean shared = wish.boards().play() == Play.SHARED;
    int tables = ring.elements() / 2;
    int copies = wish.boards().copies();
    boolean none =
        tables > copies * ring.length()
            || (copies == 1 && CopiesByRule.refutesOne(ring.elements(), ring.length()));
    if (none && !half()) {
      return Rate.RING_START.nanoseconds();
    }
    long effort = Rate.RING_START.nanoseconds();
    // The table with the sit-out needs no boards; the judge decides whether one copy more is too
    // many.
    RingShifts shifts = new RingShifts(ring.length(), tables, none ? copies + 1 : copies);
    for (int chains = 1; chains <= Math.min(MOST_CHAINS, tables); chains++) {
      List<Integer> sets =
          shared ? Collections.nCopies(tables, 0) : shifts.of(chains, random).orElse(List.of());
      if (!sets.isEmpty()) {
        long seed = random.nextLong();
        RingAnnealing annealing = new RingAnnealing(ring, sets, List.of(), seed);
        Optional<Movement> found =
            annealing.run(STEPS, scope::over).map(seats -> ring.unfolded(wish, seats, sets));
        effort += annealing.made() * Rate.RING_STEP.nanoseconds();
        if (found.isPresent()) {
          return effort + turned(scope, ring, found.get(), longer, seed);
        }
      }
    }
    return effort;
  }

  private boolean half() {
    return wish.contestants() % 2 == 1;
  }

  private long turned(
      SearchScope<PairsWish> scope, Ring ring, Movement movement, boolean longer, long seed) {
    long imbalance = offered(scope, ring, movement, TURNS, seed);
    long before = least.getAndAccumulate(imbalance, Math::min);
    boolean near = longer && imbalance <= NEAR * before && !scope.over();
    if (near) {
      long later = offered(scope, ring, movement, LONGER * TURNS, seed);
      least.accumulateAndGet(later, Math::min);
    }
    long ofTurn =
        Rate.RING_TURN.nanoseconds() + Rate.RING_TURN_PAIR.nanoseconds() * movement.contestants();
    long again = LONGER * TURNS * ofTurn + Rate.RING_START.nanoseconds();
    return TURNS * ofTurn + (near ? again : 0);
  }

  /** Offers a movement, and returns its imbalance. */
  private static long offered(
      SearchScope<PairsWish> scope, Ring ring, Movement movement, long turns, long seed) {
    Movement turned = new TableTurning(movement).run(turns, seed, scope::over);
    long switches = switches(movement, turned);
    scope.offer(
        turned,
        Finder.own(
            "starter",
            Text.of(
                "first round over %s, %s switched",
                ring, Text.count(switches, "single encounter"))));
    return TableTurning.imbalance(turned);
  }

  private static long switches(Movement before, Movement after) {
    long count = 0;
    for (int r = 0; r < before.rounds().size(); r++) {
      var was = before.rounds().get(r).encounters();
      for (int e = 0; e < was.size(); e++) {
        count += was.get(e).equals(after.rounds().get(r).encounters().get(e)) ? 0 : 1;
      }
    }
    return count;
  }
}
