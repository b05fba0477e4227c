package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Enumerated.Representative;

/** All movements of a size up to isomorphism, for people. Stateless. */
public final class EnumerationReport {

  private EnumerationReport() {}

  /**
   * @param all all movements of a size
   * @return a table of them with their symmetry and costs; those that are alike in these share a
   *     row
   */
  public static Report of(Enumerated all) {
    List<ReportTable> tables = new ArrayList<>();
    if (!all.representatives().isEmpty()) {
      tables.add(table(all.representatives()));
    }
    return new Report(
        Text.of(
            "%d players, %d rounds at %d table%s",
            all.players(), all.rounds(), all.tables(), all.tables() == 1 ? "" : "s"),
        Text.of(
            "Every two are partners %s and opponents %s.",
            times(all.partners()), times(all.opponents())),
        tables,
        notes(all));
  }

  private static String times(EvenMeetings times) {
    return times.least() != times.most()
        ? times + " times"
        : switch (times.most()) {
          case 1 -> "once";
          case 2 -> "twice";
          default -> times + " times";
        };
  }

  private static ReportTable table(List<Representative> all) {
    Map<List<String>, List<Integer>> alike = new LinkedHashMap<>();
    for (int k = 0; k < all.size(); k++) {
      Representative r = all.get(k);
      alike
          .computeIfAbsent(
              List.of("" + r.automorphisms(), "" + r.side(), "" + r.direction()),
              key -> new ArrayList<>())
          .add(k + 1);
    }
    List<List<String>> rows = new ArrayList<>();
    alike.forEach(
        (figures, numbers) -> {
          int last = numbers.get(numbers.size() - 1);
          List<String> row = new ArrayList<>();
          row.add(numbers.size() == 1 ? "" + last : numbers.get(0) + "-" + last);
          row.addAll(figures);
          rows.add(row);
        });
    return ReportTable.of(
        List.of(
            ReportTable.Column.numbers("Movement").as("movement"),
            ReportTable.Column.numbers("Automorphisms").as("automorphisms"),
            ReportTable.Column.numbers("Side").as("side"),
            ReportTable.Column.numbers("Direction").as("direction")),
        rows);
  }

  private static List<String> notes(Enumerated all) {
    List<String> notes = new ArrayList<>();
    int count = all.representatives().size();
    if (!all.complete()) {
      notes.add(
          Text.of(
              "Not finished: %d of %d players were seated.\nMaybe ask for fewer players or rounds.",
              all.seatings().size(), all.players()));
    } else {
      notes.add(
          count == 0
              ? "There is no such movement."
              : Text.of(
                  "%s, but for the names of players and the order of rounds and tables.",
                  count == 1 ? "There is one such movement" : "There are " + count + " of them"));
    }
    if (count > 0) {
      notes.add("Side and direction: the least costs that these partners and opponents allow.");
    }
    if (all.unfair() > 0) {
      notes.add(
          Text.of(
              "%d more let players sit out twice before others have once, in any order of rounds.",
              all.unfair()));
    }
    notes.add(
        "Gone through: "
            + all.seatings().stream().map(String::valueOf).collect(Collectors.joining(" + "))
            + " ways, up to names, to seat 1, 2, 3, ... players.");
    return notes;
  }
}
