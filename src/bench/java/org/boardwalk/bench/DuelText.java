package org.boardwalk.bench;

import java.util.OptionalLong;
import org.boardwalk.movement.text.Text;

/** Duels as lines of text. */
public final class DuelText {

  private static final String LINE = "%7s %6s %9s %9s %8s %7s %8s %12s%n";

  private DuelText() {}

  static String head() {
    return Text.of(
        LINE, "players", "rounds", "plain", "ours", "from", "ratio", "cheaper", "plain ideal");
  }

  static String line(Duel duel) {
    return Text.of(
        LINE,
        duel.cell().size(),
        duel.cell().rounds(),
        duel.plain(),
        duel.ours().isPresent() ? duel.ours().getAsLong() : "none",
        duel.from().word(),
        ratio(duel.ours(), OptionalLong.of(duel.plain())),
        duel.winner().word(),
        duel.plainIdeal() ? "yes" : "no");
  }

  /** The first cost in terms of the second; equal costs are 1.00. */
  static String ratio(OptionalLong cost, OptionalLong of) {
    if (cost.isEmpty() || of.isEmpty()) {
      return "-";
    }
    if (cost.getAsLong() == of.getAsLong()) {
      return "1.00";
    }
    return of.getAsLong() == 0 ? "∞" : Text.of("%.2f", (double) cost.getAsLong() / of.getAsLong());
  }

  static String totals(Duel.Totals totals) {
    return Text.of(
        "Cells: %d; ours at most plain: %d, less: %d.%n"
            + "Plain annealing not ideal: %d cells; ours less in %d of them (%.1f %%).%n",
        totals.cells(),
        totals.atMost(),
        totals.less(),
        totals.open(),
        totals.lessOfOpen(),
        totals.share());
  }
}
