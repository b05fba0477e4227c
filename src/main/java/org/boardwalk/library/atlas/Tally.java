package org.boardwalk.library.atlas;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.answer.Outcome;

/**
 * Totals over some cells of the atlas.
 *
 * @param cells number of cells
 * @param grades number of cells of each grade; every grade is present
 * @param missing number of cells without an answer that no theorem excludes
 * @param gap the sum of all gaps; empty where they have several units, see {@link Gap}: costs,
 *     breaks and calibre cannot be added up
 * @param gaps the sum of cost minus bound of every criterion
 * @param room the sum, for each criterion, of the greatest possible reduction of its cost if no
 *     other cost rises
 * @param costed number of cells with a movement for which costs count: all except pairs
 * @param uneven cells where sit-outs differ by more than 1, or a contestant sits out twice before
 *     all have sat out once
 * @param inRow cells where a contestant sits out in two rounds running
 */
public record Tally(
    int cells,
    Map<Grade, Integer> grades,
    int missing,
    OptionalLong gap,
    Map<Criterion, Long> gaps,
    Map<Criterion, Long> room,
    int costed,
    int uneven,
    int inRow) {

  /** Copies the maps. */
  public Tally {
    grades = Map.copyOf(grades);
    gaps = Map.copyOf(gaps);
    room = Map.copyOf(room);
  }

  /**
   * @param atlas the atlas
   * @param cells the cells to count
   * @return their totals
   */
  public static Tally of(Atlas atlas, Collection<Cell> cells) {
    List<AtlasEntry> known = cells.stream().flatMap(c -> atlas.at(c).stream()).toList();
    Map<Grade, Integer> grades = new EnumMap<>(Grade.class);
    for (Grade grade : Grade.values()) {
      grades.put(grade, 0);
    }
    cells.stream()
        .flatMap(c -> atlas.grade(c).stream())
        .forEach(grade -> grades.merge(grade, 1, Integer::sum));
    int settled = grades.values().stream().mapToInt(n -> n).sum();
    List<Outcome.Found> found =
        known.stream()
            .filter(c -> c.cell().variety().kind() == Kind.INDIVIDUAL)
            .flatMap(c -> c.answer().outcome().found().stream())
            .toList();
    return new Tally(
        cells.size(),
        grades,
        cells.size() - settled,
        gap(cells, known),
        Criterion.each(c -> found.stream().mapToLong(f -> gap(f, c)).sum()),
        Criterion.each(c -> found.stream().mapToLong(f -> room(f, c)).sum()),
        found.size(),
        (int) found.stream().filter(f -> !f.card().sitOuts().even()).count(),
        (int) found.stream().filter(f -> !f.card().sitOuts().inRow().isEmpty()).count());
  }

  private static OptionalLong gap(Collection<Cell> cells, List<AtlasEntry> known) {
    return cells.stream().map(c -> c.variety().gap()).distinct().count() > 1
        ? OptionalLong.empty()
        : OptionalLong.of(known.stream().mapToLong(AtlasEntry::gap).sum());
  }

  /** The gap of one criterion; 0 for pairs, for which costs do not count. */
  private static long gap(Outcome.Found found, Criterion criterion) {
    return found.card().cost(criterion) - found.bounds().of(criterion);
  }

  /**
   * The greatest possible reduction of one cost if no other cost rises. A criterion's own bound
   * holds for any costs of the others and is often far too low; but a movement with a lower cost of
   * this criterion, and no higher costs of the others, also has a lower total.
   */
  private static long room(Outcome.Found found, Criterion criterion) {
    long total = found.judged().cost() - found.bounds().total();
    int weight = found.judged().weights().of(criterion);
    long alone = gap(found, criterion);
    return weight == 0 ? alone : Math.min(alone, Math.max(0, total) / weight);
  }

  /** {@return number of cells of that grade} */
  public int of(Grade grade) {
    return grades.getOrDefault(grade, 0);
  }

  /** {@return number of cells with a movement for which costs count: all except pairs} */
  public int found() {
    return costed;
  }

  /** {@return the mean of cost minus bound over the cells that have a movement; NaN if none has} */
  public double mean(Criterion criterion) {
    return mean(gaps, criterion);
  }

  /**
   * @param criterion a criterion
   * @return the greatest possible improvement if no other criterion gets worse: the mean over the
   *     cells that have a movement; NaN if none has
   */
  public double meanRoom(Criterion criterion) {
    return mean(room, criterion);
  }

  private double mean(Map<Criterion, Long> sums, Criterion criterion) {
    return found() == 0 ? Double.NaN : (double) sums.getOrDefault(criterion, 0L) / found();
  }
}
