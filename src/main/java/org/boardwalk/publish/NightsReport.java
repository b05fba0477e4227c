package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Reunions;

/**
 * The meetings that a match of several nights repeats, compared with a draw by lot and the bound.
 * Stateless.
 */
public final class NightsReport {

  private NightsReport() {}

  /**
   * @param found the nights that were found
   * @param same the repeats when contestants keep their numbers every night
   * @param drawn the repeats of draws by lot
   * @param ours the repeats of the nights that were found
   * @return a table of them, and how often each two meet
   */
  public static Report of(
      List<Movement> found, Reunions same, List<Reunions> drawn, Reunions ours) {
    Movement first = found.get(0);
    boolean individual = first.kind() == Kind.INDIVIDUAL;
    List<ReportTable.Column> columns = new ArrayList<>();
    columns.add(ReportTable.Column.names("").as("numbers"));
    columns.addAll(columns("Meetings repeated", "meetings"));
    List<Function<Reunions, Reunions.Count>> counts = new ArrayList<>();
    counts.add(Reunions::meetings);
    if (individual) {
      columns.addAll(columns("Partners repeated", "partners"));
      counts.add(Reunions::partners);
    }
    List<List<String>> rows =
        List.of(
            row("the same numbers every night", counts, c -> whole(c.apply(same))),
            row(
                "numbers drawn by lot, the mean of " + drawn.size(),
                counts,
                c -> mean(drawn.stream().map(c).toList())),
            row("ours", counts, c -> whole(c.apply(ours))),
            row("bound", counts, c -> List.of("" + c.apply(ours).bound(), "")));
    return new Report(
        Text.of(
            "%d nights of %d %s", found.size(), first.contestants(), first.kind().contestants()),
        "",
        List.of(ReportTable.of(columns, rows)),
        List.of(eachTwo(ours, individual)));
  }

  private static List<ReportTable.Column> columns(String head, String key) {
    return List.of(
        ReportTable.Column.numbers(head).as(key + "_repeated"),
        ReportTable.Column.numbers("Most of two").as(key + "_most"));
  }

  private static List<String> row(
      String name,
      List<Function<Reunions, Reunions.Count>> counts,
      Function<Function<Reunions, Reunions.Count>, List<String>> cells) {
    return Stream.concat(Stream.of(name), counts.stream().flatMap(c -> cells.apply(c).stream()))
        .toList();
  }

  private static List<String> whole(Reunions.Count count) {
    return List.of("" + count.repeated(), "" + count.most());
  }

  private static List<String> mean(List<Reunions.Count> drawn) {
    return List.of(mean(drawn, Reunions.Count::repeated), mean(drawn, Reunions.Count::most));
  }

  private static String mean(List<Reunions.Count> drawn, ToLongFunction<Reunions.Count> value) {
    return Text.of("%.1f", drawn.stream().mapToLong(value).average().orElse(0));
  }

  private static String eachTwo(Reunions ours, boolean individual) {
    String meet = "Each two meet " + times(ours.meetings());
    // Partners are not counted where seats rotate inside a round.
    return individual && ours.partners().most() > 0
        ? meet + ", and are partners " + times(ours.partners()) + "."
        : meet + ".";
  }

  private static String times(Reunions.Count count) {
    return count.least() == count.most()
        ? Text.of("%d times", count.most())
        : Text.of("%d to %d times", count.least(), count.most());
  }
}
