package org.boardwalk.publish;

import java.util.Collection;
import java.util.stream.Collectors;
import org.boardwalk.quality.WalkRule.Supply;
import org.boardwalk.quality.WalkRule.Way;
import org.boardwalk.text.Text;

/** The ways of boards in words. */
final class WaysText {

  private WaysText() {}

  /**
   * A list of ways, such as: to table 5 from table 1 at once, to table 6 from table 2 after 1 round
   * on a stand.
   */
  static String of(Collection<Way> ways) {
    return ways.stream()
        .map(w -> Text.of("to table %d from table %d %s", w.to(), w.from(), how(w)))
        .collect(Collectors.joining(", "));
  }

  private static String how(Way way) {
    return way.waits() == 0 ? "at once" : "after " + rounds(way) + " on a stand";
  }

  /** The rounds for which boards wait. */
  static String rounds(Way way) {
    return Text.count(way.waits(), "round");
  }

  /** The supply of a table that gets only a few sets by its way. */
  static String besides(Supply supply) {
    return Text.of(
        "%s to table %d (%s from table %d)",
        Text.count(supply.fresh(), "set"),
        supply.table(),
        supply.carried() == 1 ? "1 comes" : supply.carried() + " come",
        supply.way().orElseThrow().from());
  }
}
