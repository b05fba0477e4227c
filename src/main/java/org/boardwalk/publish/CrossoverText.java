package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Playbacks;

/** Says where each contestant goes between two sessions, and what the judge counts. Stateless. */
public final class CrossoverText {

  private CrossoverText() {}

  /**
   * One numbering of the later session, as the judge sees it.
   *
   * @param name what it is called
   * @param playbacks what is repeated
   * @param changes who changes direction
   */
  public record Line(String name, Playbacks playbacks, DirectionChanges changes) {}

  /**
   * @param kind the kind of contestants
   * @param lines numberings of one session
   * @return a table of their playbacks side by side
   */
  public static String comparison(Kind kind, List<Line> lines) {
    String one = one(kind);
    TextTable table =
        new TextTable()
            .words("")
            .numbers("Meetings repeated")
            .numbers("A " + one)
            .numbers("Most of a " + one)
            .numbers("Change direction");
    for (Line line : lines) {
      table.row(
          List.of(
              line.name(),
              "" + line.playbacks().total(),
              Text.of("%.1f", line.playbacks().mean()),
              "" + line.playbacks().most(),
              Text.of("%d of %d", line.changes().changers(), line.changes().settled())));
    }
    return table.text();
  }

  /**
   * @param kind the kind of contestants
   * @param change who was to change direction, in a word
   * @param line a numbering in which other contestants change direction
   * @return a sentence that says so
   */
  public static String notKept(Kind kind, String change, Line line) {
    return Text.of(
        "Not kept: --change [%s]. Of %d %s with one direction in the session before %d change it.",
        change, line.changes().settled(), kind.contestants(), line.changes().changers());
  }

  /**
   * @param before the session before
   * @param later the later session, with the same numbers
   * @return a line for each contestant, such as "pair 7 (table 7 NS) goes to table 3 EW"
   */
  public static String moves(Session before, Session later) {
    StringBuilder text = new StringBuilder();
    for (int c = 1; c <= later.whole().contestants(); c++) {
      text.append(
          Text.of(
              "%s %d (%s) %s\n",
              one(later.whole().kind()), c, place(before, c), going(before, later, c)));
    }
    return text.toString();
  }

  private static String going(Session before, Session later, int contestant) {
    if (later.start(contestant).isEmpty()) {
      return "does not play";
    }
    String there = place(later, contestant);
    return there.equals(place(before, contestant)) ? "stays there" : "goes to " + there;
  }

  private static String place(Session session, int contestant) {
    return session.start(contestant).map(start -> place(session, start)).orElse("did not play");
  }

  private static String place(Session session, Session.Start start) {
    int table = session.tableInSection(start.table());
    String where =
        session.tables().size() == 1 ? "table " + table : letter(session, start) + " " + table;
    return where + " " + session.whole().kind().side(start.direction());
  }

  /** The letters of a line: A to Z, then AA, AB, ... */
  private static String letter(Session session, Session.Start start) {
    StringBuilder letters = new StringBuilder();
    for (int s = session.section(start.table()); s > 0; s = (s - 1) / 26) {
      letters.insert(0, (char) ('A' + (s - 1) % 26));
    }
    return letters.toString();
  }

  private static String one(Kind kind) {
    return kind == Kind.PAIRS ? "pair" : "player";
  }
}
