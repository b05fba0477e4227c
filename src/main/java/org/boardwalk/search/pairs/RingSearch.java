package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.ring.Ring;
import org.boardwalk.search.ring.RingAnnealing;
import org.boardwalk.search.ring.RingShifts;
import org.boardwalk.text.Text;
import org.boardwalk.wish.CopiesByRule;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * Searches movements of one winner that a cyclic group makes from the first round: contestants in
 * one circle or several, and some who stay. The first round is annealed for boards that go down one
 * table in as few chains as can be; then single encounters are turned by annealing, for the
 * calibre. All rings that fit are tried in turn, again and again with other seeds; chains are added
 * where nothing is found with fewer. Not only complete rounds of a circle serve: with more sets
 * than rounds the first ones are played.
 */
public final class RingSearch implements Method<PairsWish> {

  private static final int MOST_CHAINS = 4;
  private static final long STEPS = 300_000;
  private static final long TURNS = 100_000;

  /** Starts a second, turned tables included, on an ordinary machine. */
  private static final int STARTS_PER_SECOND = 12;

  private static final double NANOS = 1e9;

  private final PairsWish wish;
  private final List<Ring> rings;

  /**
   * @param wish a wish for one winner
   * @param mostOrbits how many circles of contestants at most; 1 for Howells
   */
  public RingSearch(PairsWish wish, int mostOrbits) {
    this.wish = wish;
    rings = rings(wish, mostOrbits);
  }

  /** More who stay than there are tables would sit opposite each other. */
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

  /** Whether as many stay as are wished for; of an odd number, one of them is missing. */
  private static boolean staying(PairsWish wish, Ring ring) {
    int there = ring.staying() - wish.contestants() % 2;
    return !(wish.form() instanceof PairsForm.Free free) || there >= free.stationary();
  }

  /**
   * @return whether any ring has these sizes
   */
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

  /** Once where a rule does too, and where nothing comes of it; else again and again. */
  @Override
  public boolean run(Hunt<PairsWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long starts = Math.max(1, Math.round(slice.toNanos() / NANOS * STARTS_PER_SECOND));
    for (long k = 0; k < starts && !hunt.over(); k++) {
      start(hunt, rings.get((int) (k % rings.size())), random.split());
    }
    return !wish.byRule() && hunt.find().isPresent();
  }

  /** One first round with the fewest chains that do. */
  private void start(Hunt<PairsWish> hunt, Ring ring, SplittableRandom random) {
    boolean shared = wish.boards().play() == Play.SHARED;
    int tables = ring.elements() / 2;
    int copies = wish.boards().copies();
    boolean none =
        tables > copies * ring.length()
            || (copies == 1 && CopiesByRule.refutesOne(ring.elements(), ring.length()));
    if (none && !half()) {
      return;
    }
    // The table of whoever sits out needs no boards: what has a copy too many there is judged.
    RingShifts shifts = new RingShifts(ring.length(), tables, none ? copies + 1 : copies);
    boolean found = false;
    for (int chains = 1; chains <= Math.min(MOST_CHAINS, tables) && !found; chains++) {
      List<Integer> sets =
          shared
              ? java.util.Collections.nCopies(tables, 0)
              : shifts.of(chains, random).orElse(List.of());
      if (!sets.isEmpty()) {
        found = start(hunt, ring, sets, random.nextLong());
      }
    }
  }

  private boolean half() {
    return wish.contestants() % 2 == 1;
  }

  private boolean start(Hunt<PairsWish> hunt, Ring ring, List<Integer> sets, long seed) {
    return new RingAnnealing(ring, sets, List.of(), seed)
        .run(STEPS, hunt::over)
        .map(seats -> ring.unfolded(wish, seats, sets))
        .map(m -> offer(hunt, ring, m, seed))
        .isPresent();
  }

  private Movement offer(Hunt<PairsWish> hunt, Ring ring, Movement movement, long seed) {
    Movement turned = new TableTurning(movement).run(TURNS, seed, hunt::over);
    long switches = switches(movement, turned);
    hunt.offer(
        turned,
        Finder.own(
            "starter",
            Text.of("first round over %s, %d single encounters switched", ring, switches)));
    return turned;
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
