package org.boardwalk.quality.logistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.quality.TableRing;

/** Distributes the plays of one set among its copies, round by round. */
final class SetWalk {

  /** The ways in which a copy can come to a table, the simplest first. */
  private enum Step {
    NEXT_TABLE,
    STAYS,
    BY_RULE,
    FIRST,
    FROM_STAND_BETWEEN,
    FROM_STAND,
    JUMP
  }

  private record Choice(int copy, Copy.Stop to, Step step) {}

  private final RegularWays regular;
  private final TableRing ring;
  private final List<List<Copy.Stop>> walks = new ArrayList<>();

  SetWalk(RegularWays regular, TableRing ring, int copies) {
    this.regular = regular;
    this.ring = ring;
    IntStream.range(0, copies).forEach(k -> walks.add(new ArrayList<>()));
  }

  /**
   * @param stops the plays of the set, by round; in a round with more tables than copies the tables
   *     share
   * @return the stops of each copy that is played
   */
  List<List<Copy.Stop>> walks(List<Copy.Stop> stops) {
    int from = 0;
    while (from < stops.size()) {
      int to = from;
      while (to < stops.size() && stops.get(to).round() == stops.get(from).round()) {
        to++;
      }
      share(stops.subList(from, to));
      from = to;
    }
    // A movement with two encounters at one table needs fewer copies than it has encounters.
    return walks.stream().filter(walk -> !walk.isEmpty()).toList();
  }

  private void share(List<Copy.Stop> round) {
    List<Choice> choices = new ArrayList<>();
    for (Copy.Stop to : round) {
      IntStream.range(0, walks.size()).forEach(k -> choices.add(new Choice(k, to, step(k, to))));
    }
    choices.sort(Comparator.comparing(Choice::step));
    List<Copy.Stop> left = new ArrayList<>(round);
    while (!choices.isEmpty()) {
      Choice best = choices.get(0);
      walks.get(best.copy()).add(best.to());
      choices.removeIf(c -> c.copy() == best.copy() || c.to().equals(best.to()));
      left.removeIf(best.to()::equals);
    }
    for (int k = 0; k < left.size(); k++) {
      walks.get(k % walks.size()).add(left.get(k));
    }
  }

  private Step step(int copy, Copy.Stop to) {
    List<Copy.Stop> walk = walks.get(copy);
    if (walk.isEmpty()) {
      return Step.FIRST;
    }
    int last = walk.get(walk.size() - 1).round();
    return walk.stream()
        .filter(stop -> stop.round() == last)
        .map(stop -> step(stop, to))
        .min(Comparator.naturalOrder())
        .orElse(Step.FIRST);
  }

  private Step step(Copy.Stop last, Copy.Stop to) {
    int wait = to.round() - last.round() - 1;
    boolean next = last.table() == ring.next(to.table());
    if (wait == 0 && next) {
      return Step.NEXT_TABLE;
    }
    if (wait == 0 && last.table() == to.table()) {
      return Step.STAYS;
    }
    if (regular.rules(to.table(), last.table(), wait)) {
      return Step.BY_RULE;
    }
    if (wait == 0) {
      return Step.JUMP;
    }
    return next ? Step.FROM_STAND_BETWEEN : Step.FROM_STAND;
  }
}
