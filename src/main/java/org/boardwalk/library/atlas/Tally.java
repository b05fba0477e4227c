package org.boardwalk.library.atlas;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.boardwalk.answer.Outcome;
import org.boardwalk.library.files.Figures;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Criterion;

/**
 * What some cells of the atlas come to.
 *
 * @param cells how many cells
 * @param grades how many of them are ideal, optimal, feasible, impossible; none left out
 * @param missing how many have no answer
 * @param gap the sum of all gaps; empty where they are of several kinds, see {@link Gap}: costs,
 *     breaks and calibre make no sum
 * @param gaps the sum of cost minus bound of every criterion
 * @param room the sum of what every criterion could cost less, at most, if no other cost more
 * @param costed how many have a movement for which costs count: all but those of pairs
 * @param uneven cells where sit-outs differ by more than 1, or somebody sits out twice before
 *     everybody has once
 * @param inRow cells where somebody sits out in two rounds running
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
   * @return what they come to
   */
  public static Tally of(Atlas atlas, Collection<Cell> cells) {
    List<Charted> known = cells.stream().flatMap(c -> atlas.at(c).stream()).toList();
    Map<Grade, Integer> grades = new EnumMap<>(Grade.class);
    for (Grade grade : Grade.values()) {
      grades.put(grade, (int) known.stream().filter(c -> c.grade() == grade).count());
    }
    List<Outcome.Found> found =
        known.stream()
            .filter(c -> c.cell().variety().kind() == Kind.INDIVIDUAL)
            .flatMap(c -> c.answer().outcome().found().stream())
            .toList();
    return new Tally(
        cells.size(),
        grades,
        cells.size() - known.size(),
        gap(cells, known),
        Figures.each(c -> found.stream().mapToLong(f -> gap(f, c)).sum()),
        Figures.each(c -> found.stream().mapToLong(f -> room(f, c)).sum()),
        found.size(),
        (int) found.stream().filter(f -> !f.card().sitOuts().even()).count(),
        (int) found.stream().filter(f -> !f.card().sitOuts().inRow().isEmpty()).count());
  }

  private static OptionalLong gap(Collection<Cell> cells, List<Charted> known) {
    return cells.stream().map(c -> c.variety().gap()).distinct().count() > 1
        ? OptionalLong.empty()
        : OptionalLong.of(known.stream().mapToLong(Charted::gap).sum());
  }

  /** Costs say nothing of pairs. */
  private static long gap(Outcome.Found found, Criterion criterion) {
    return found.card().cost(criterion) - found.bounds().of(criterion);
  }

  /**
   * A criterion's own bound holds whatever the others cost, and is far below what can be had beside
   * them: a movement that costs less of it, and no more of the others, costs less in total.
   */
  private static long room(Outcome.Found found, Criterion criterion) {
    long total = found.judged().cost() - found.bounds().total();
    int weight = found.judged().weights().of(criterion);
    long alone = gap(found, criterion);
    return weight == 0 ? alone : Math.min(alone, Math.max(0, total) / weight);
  }

  /**
   * @param grade a grade
   * @return how many cells have it
   */
  public int of(Grade grade) {
    return grades.getOrDefault(grade, 0);
  }

  /**
   * @return how many cells have a movement for which costs count: all but those of pairs
   */
  public int found() {
    return costed;
  }

  /**
   * @param criterion a criterion
   * @return the mean of cost minus bound over the cells that have a movement; NaN if none has
   */
  public double mean(Criterion criterion) {
    return mean(gaps, criterion);
  }

  /**
   * @param criterion a criterion
   * @return by how much it could be better, at most, if no other were worse: the mean over the
   *     cells that have a movement; NaN if none has
   */
  public double meanRoom(Criterion criterion) {
    return mean(room, criterion);
  }

  private double mean(Map<Criterion, Long> sums, Criterion criterion) {
    return found() == 0 ? Double.NaN : (double) sums.getOrDefault(criterion, 0L) / found();
  }
}
