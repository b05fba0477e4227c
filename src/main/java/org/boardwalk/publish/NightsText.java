package org.boardwalk.publish;

import java.util.List;
import java.util.function.ToLongFunction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Reunions;

/**
 * The meetings that a match of several nights repeats, compared with a draw by lot and the bound.
 * Stateless.
 */
public final class NightsText {

  private NightsText() {}

  /**
   * @param kind the kind of contestants
   * @param same the repeats when contestants keep their numbers every night
   * @param drawn the repeats of draws by lot
   * @param ours the repeats of the nights that were found
   * @return a table of them, and how often each two meet
   */
  public static String of(Kind kind, Reunions same, List<Reunions> drawn, Reunions ours) {
    boolean individual = kind == Kind.INDIVIDUAL;
    TextTable table = new TextTable().words("").numbers("Meetings repeated").numbers("Most of two");
    if (individual) {
      table.numbers("Partners repeated").numbers("Most of two");
    }
    table.row(row("the same numbers every night", same, individual));
    table.row(
        individual
            ? List.of(
                "numbers drawn by lot, the mean of " + drawn.size(),
                mean(drawn, r -> r.meetings().repeated()),
                mean(drawn, r -> r.meetings().most()),
                mean(drawn, r -> r.partners().repeated()),
                mean(drawn, r -> r.partners().most()))
            : List.of(
                "numbers drawn by lot, the mean of " + drawn.size(),
                mean(drawn, r -> r.meetings().repeated()),
                mean(drawn, r -> r.meetings().most())));
    table.row(row("ours", ours, individual));
    table.row(
        individual
            ? List.of("bound", "" + ours.meetings().bound(), "", "" + ours.partners().bound())
            : List.of("bound", "" + ours.meetings().bound()));
    return table.text() + "\n" + eachTwo(ours, individual);
  }

  private static String eachTwo(Reunions ours, boolean individual) {
    String meet = "Each two meet " + times(ours.meetings());
    // Partners are not counted where seats rotate inside a round.
    return individual && ours.partners().most() > 0
        ? meet + ", and are partners " + times(ours.partners()) + ".\n"
        : meet + ".\n";
  }

  private static String times(Reunions.Count count) {
    return count.least() == count.most()
        ? Text.of("%d times", count.most())
        : Text.of("%d to %d times", count.least(), count.most());
  }

  private static List<String> row(String name, Reunions reunions, boolean individual) {
    Reunions.Count meetings = reunions.meetings();
    Reunions.Count partners = reunions.partners();
    return individual
        ? List.of(
            name,
            "" + meetings.repeated(),
            "" + meetings.most(),
            "" + partners.repeated(),
            "" + partners.most())
        : List.of(name, "" + meetings.repeated(), "" + meetings.most());
  }

  private static String mean(List<Reunions> drawn, ToLongFunction<Reunions> value) {
    return Text.of("%.1f", drawn.stream().mapToLong(value).average().orElse(0));
  }
}
