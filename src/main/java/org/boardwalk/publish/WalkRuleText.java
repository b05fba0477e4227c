package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.WalkRule.Way;
import org.boardwalk.text.Text;

/**
 * By which rule the boards of a movement are carried, in plain words. Says nothing of shared play
 * and of a single table. Stateless and thread-safe.
 */
public final class WalkRuleText {

  private final int tables;
  private final boolean said;
  private final WalkRule rule;
  private final Map<Integer, Way> ways = new TreeMap<>();

  /**
   * @param movement any movement, valid or not
   */
  public WalkRuleText(Movement movement) {
    tables = movement.tables();
    said =
        movement.boards().play() == Play.CIRCULATING
            && movement.tables() > 1
            && movement.rounds().size() > 1;
    rule = WalkRule.of(movement);
    WalkRule.ways(movement).forEach(w -> ways.put(w.to(), w));
  }

  /**
   * @return whether there is anything to say
   */
  public boolean said() {
    return said;
  }

  /**
   * @return whether a rule says where all boards go
   */
  public boolean ruled() {
    return said && rule.grade() != WalkGrade.ANY;
  }

  /**
   * @return the rule in a sentence or two; empty when there is nothing to say
   */
  public String sentence() {
    if (!said) {
      return "";
    }
    return switch (rule.grade()) {
      case DOWN_ONE ->
          Text.of(
              "After every round the boards go down one table, from table 1 to table %d.%s",
              last(), stands());
      case RULE -> byRule();
      case ANY ->
          Text.of(
              "The boards follow no rule (%s by none): carry them by the cards.",
              rule.breaks() == 1 ? "1 set comes" : rule.breaks() + " sets come");
    };
  }

  private String byRule() {
    List<BoardCircuits> circuits = BoardCircuits.of(List.copyOf(ways.values()));
    if (!circuits.isEmpty()) {
      return Text.of(
          "After every round the boards go down one table, %s: %s.%s",
          BoardCircuits.apart(circuits),
          circuits.stream().map(BoardCircuits::back).collect(Collectors.joining(", ")),
          stands());
    }
    return mostlyDown()
        ? Text.of("After every round the boards go down one table, but: %s.", list(exceptions()))
        : "Boards come by one rule: " + list(ways.values()) + ".";
  }

  /** The highest table that has boards: at half tables nobody may ever play. */
  private int last() {
    return ways.values().stream().mapToInt(w -> Math.max(w.to(), w.from())).max().orElse(tables);
  }

  /** Where boards wait between two tables. */
  private String stands() {
    String waits =
        ways.values().stream()
            .filter(w -> w.waits() > 0)
            .map(w -> Text.of("before table %d for %s", w.to(), rounds(w)))
            .collect(Collectors.joining(", "));
    return waits.isEmpty() ? "" : " They wait on a stand " + waits + ".";
  }

  /** Ways that are not straight from the next table. */
  private List<Way> exceptions() {
    return ways.values().stream()
        .filter(w -> w.waits() > 0 || w.from() != w.to() % tables + 1)
        .toList();
  }

  private boolean mostlyDown() {
    return 2 * exceptions().size() < ways.size();
  }

  /**
   * @return such as "to table 9 from table 1, to table 18 from table 10 by a stand"; empty where
   *     there is no rule that is down one table but for few tables
   */
  String shortly() {
    return ruled() && mostlyDown()
        ? exceptions().stream()
            .map(
                w ->
                    Text.of("to table %d from table %d", w.to(), w.from())
                        + (w.waits() > 0 ? " by a stand" : ""))
            .collect(Collectors.joining(", "))
        : "";
  }

  private static String list(Collection<Way> ways) {
    return ways.stream()
        .map(w -> Text.of("to table %d from table %d %s", w.to(), w.from(), how(w)))
        .collect(Collectors.joining(", "));
  }

  private static String how(Way way) {
    return way.waits() == 0 ? "at once" : "after " + rounds(way) + " on a stand";
  }

  private static String rounds(Way way) {
    return Text.count(way.waits(), "round");
  }

  /**
   * The rule as a table needs it, a clause each: where its boards come from and where they go.
   *
   * @param table a table, from 1
   * @return the clauses; empty when no rule says anything about the table
   */
  public List<String> clauses(int table) {
    List<String> clauses = new ArrayList<>();
    if (!ruled()) {
      return clauses;
    }
    Way here = ways.get(table);
    if (here != null && here.from() == table && here.waits() == 0) {
      return List.of("boards stay here");
    }
    if (here != null && here.waits() > 0) {
      clauses.add(Text.of("boards come from table %d by the stand, %s", here.from(), rounds(here)));
    } else if (here != null) {
      clauses.add("boards come from table " + here.from());
    }
    ways.values().stream()
        .filter(w -> w.from() == table)
        .map(w -> w.waits() > 0 ? "stand before " + w.to() : "table " + w.to())
        .forEach(place -> clauses.add("boards go to " + place));
    return clauses;
  }
}
