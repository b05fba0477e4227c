package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;

/** The advance of an atlas over an earlier one. */
final class Advance {

  private Advance() {}

  /** A line for each figure, before and after. */
  static List<String> table(Tally before, Tally after) {
    List<String> lines = new ArrayList<>();
    lines.add(Text.of("%-24s %12s %12s", "", "Before", "After"));
    lines.add(line("Cells with an answer", answered(before), answered(after)));
    for (Grade grade : Grade.values()) {
      String word = Word.of(grade);
      String name = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
      lines.add(line(name, before.of(grade), after.of(grade)));
    }
    lines.add(line("Ideal or optimal", settled(before), settled(after)));
    lines.add(line("Open cases left", open(before), open(after)));
    // Gaps over sheets of different kinds cannot be added.
    before
        .gap()
        .ifPresent(gap -> after.gap().ifPresent(now -> lines.add(line("Total gap", gap, now))));
    for (Criterion c : Criterion.values()) {
      lines.add(
          Text.of("%-24s %12.2f %12.2f", "Mean gap, " + c.word(), before.mean(c), after.mean(c)));
    }
    return lines;
  }

  /** A line for each cell whose grade or gap has changed. */
  static List<String> changes(Atlas before, Atlas after, Collection<Cell> cells) {
    return cells.stream()
        .filter(c -> !said(before, c).equals(said(after, c)))
        .map(c -> Text.of("%s: %s, now %s", c, said(before, c), said(after, c)))
        .toList();
  }

  private static String said(Atlas atlas, Cell cell) {
    return atlas.at(cell).map(Advance::said).orElse("missing");
  }

  private static String said(AtlasEntry charted) {
    return charted.grade() == Grade.FEASIBLE ? "gap " + charted.gap() : Word.of(charted.grade());
  }

  private static String line(String name, long before, long after) {
    return Text.of("%-24s %12d %12d", name, before, after);
  }

  private static int answered(Tally tally) {
    return tally.cells() - tally.missing();
  }

  private static int settled(Tally tally) {
    return tally.of(Grade.IDEAL) + tally.of(Grade.OPTIMAL);
  }

  private static int open(Tally tally) {
    return tally.of(Grade.FEASIBLE) + tally.missing();
  }
}
