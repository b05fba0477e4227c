package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;

/**
 * Searches for starting sets of given segments such that no EW contestant plays a set twice.
 * Depth-first over the segments; the published start of each comes first. The first segment keeps
 * its published start, since sets can be renumbered. Exhaustive up to a number of steps.
 */
final class OffsetSearch {

  private static final int STEPS = 200_000;

  private final Segments segments;
  private final int sets;
  private final int rounds;
  private final EastWestWalk walk;
  private final int copies;
  private int steps;

  private OffsetSearch(Segments segments, int sets, int rounds, EastWestWalk walk, int copies) {
    this.segments = segments;
    this.sets = sets;
    this.rounds = rounds;
    this.walk = walk;
    this.copies = copies;
  }

  /**
   * The result of the search.
   *
   * @param layout a layout with the fewest copies; empty when none was found
   * @param exhausted whether all layouts were tried where none was found
   */
  record Finding(Optional<Layout> layout, boolean exhausted) {}

  static Finding find(Segments segments, int sets, int rounds, EastWestWalk walk, int most) {
    boolean exhausted = true;
    for (int copies = 1; copies <= most; copies++) {
      OffsetSearch search = new OffsetSearch(segments, sets, rounds, walk, copies);
      Optional<Layout> layout = search.extend(new ArrayList<>());
      if (layout.isPresent()) {
        return new Finding(layout, false);
      }
      exhausted &= search.steps < STEPS;
    }
    return new Finding(Optional.empty(), exhausted);
  }

  private Optional<Layout> extend(List<Integer> offsets) {
    if (offsets.size() == segments.cuts().size()) {
      return Optional.of(new Layout(segments, offsets, sets));
    }
    int first = tables(offsets.size());
    int published = Layout.published(segments.cuts().get(offsets.size()), first, sets);
    int tried = offsets.isEmpty() ? 1 : sets;
    for (int shift = 0; shift < tried && steps++ < STEPS; shift++) {
      offsets.add((published + shift) % sets);
      Optional<Layout> found = fits(offsets) ? extend(offsets) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
      offsets.remove(offsets.size() - 1);
    }
    return Optional.empty();
  }

  private int tables(int parts) {
    return segments.cuts().subList(0, parts).stream().mapToInt(Segment::tables).sum();
  }

  private boolean fits(List<Integer> offsets) {
    Layout begun =
        new Layout(new Segments(segments.cuts().subList(0, offsets.size())), offsets, sets);
    return begun.copies(rounds) <= copies && nobodyReplays(begun);
  }

  private boolean nobodyReplays(Layout begun) {
    int laid = begun.segments().tables();
    for (int home = 0; home < walk.tables(); home++) {
      Set<Integer> played = new HashSet<>();
      for (int r = 0; r < rounds; r++) {
        int table = walk.table(home, r);
        if (table < laid && !played.add(begun.set(table, r))) {
          return false;
        }
      }
    }
    return true;
  }
}
