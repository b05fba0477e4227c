package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.boardwalk.logistics.Arrival.Way;
import org.boardwalk.logistics.BoardWalk;
import org.boardwalk.logistics.Sharing;
import org.boardwalk.logistics.Stand;
import org.boardwalk.logistics.Stock;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Factoring;
import org.boardwalk.text.Text;

/**
 * What a director does with the boards, in words: what to bring, how they walk, where they wait,
 * who shares, and how often they are played. Any movement can be written, also an invalid one;
 * lines end with a line feed. Stateless and thread-safe.
 */
public final class LogisticsText {

  private static final int MOST_SHARING = 12;

  private LogisticsText() {}

  /**
   * A few lines, below a scorecard.
   *
   * @param movement a movement
   * @return stock, the rule or the breaks of the walk, stands, sharing tables, factoring, and for
   *     pairs and lone players who stays and who does not move up one
   */
  public static String summary(Movement movement) {
    return summary(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance who is there in which rounds
   * @return as {@link #summary(Movement)}; nothing is said of the seats of those who are absent
   */
  public static String summary(Movement movement, Attendance attendance) {
    return summary(movement, attendance, LogisticsText::counted);
  }

  /** With the walk said in so many lines. */
  private static String summary(
      Movement movement, Attendance attendance, BiFunction<Movement, BoardWalk, List<String>> way) {
    List<String> lines = new ArrayList<>();
    Stock least = Stock.least(movement);
    if (movement.boards().play() == Play.SHARED) {
      lines.add("Boards to bring: " + stock(least));
    } else {
      BoardWalk walk = BoardWalk.of(movement);
      Stock used = Stock.of(movement, walk);
      lines.add(
          "Boards to bring: "
              + stock(used)
              + (used.equals(least) ? "" : "; at least " + stock(least)));
      lines.addAll(way.apply(movement, walk));
      if (!new WalkRuleText(movement).inTurn()) {
        stands(walk.stands(), lines);
      }
      sharing(movement, lines);
    }
    lines.add("Played: " + factoring(movement));
    if (movement.kind() != Kind.INDIVIDUAL) {
      lines.addAll(new TableMovesText(movement, attendance).lines());
    }
    return String.join("\n", lines) + "\n";
  }

  /**
   * Everything, for the director's desk.
   *
   * @param movement a movement
   * @return the summary; for circulating play also what lies where at the start, how boards come to
   *     the tables where the walk breaks, and the way of every copy
   */
  public static String whole(Movement movement) {
    return whole(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance who is there in which rounds
   * @return as {@link #whole(Movement)}; nothing is said of the seats of those who are absent
   */
  public static String whole(Movement movement, Attendance attendance) {
    if (movement.boards().play() == Play.SHARED) {
      return summary(movement, attendance);
    }
    WalkSheet sheet = new WalkSheet(movement);
    String breaks = new WalkRuleText(movement).inTurn() ? "" : sheet.breaks();
    String summary = summary(movement, attendance, LogisticsText::plain);
    return List.of(summary, sheet.start(), breaks, sheet.copies()).stream()
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static String stock(Stock stock) {
    String list =
        stock.lines().stream()
            .map(
                l ->
                    Text.of(
                        "%s of boards %s",
                        Text.count(l.copies(), "copy"), NumberRanges.range(l.first(), l.last())))
            .collect(Collectors.joining(", "));
    return list.isEmpty() ? "none" : list;
  }

  /** For whoever carries the boards: the rule alone, where there is one. */
  private static List<String> plain(Movement movement, BoardWalk walk) {
    return new WalkRuleText(movement).ruled() ? rule(movement) : counted(movement, walk);
  }

  /** For whoever judges: of pairs and lone players how often the boards come otherwise, too. */
  private static List<String> counted(Movement movement, BoardWalk walk) {
    WalkRuleText rule = new WalkRuleText(movement);
    boolean one = movement.kind() == Kind.INDIVIDUAL || rule.shared() || rule.inTurn();
    return one ? rule(movement) : breaks(movement, walk);
  }

  private static List<String> rule(Movement movement) {
    WalkRuleText rule = new WalkRuleText(movement);
    return rule.said() ? List.of("Walk: " + rule.sentence()) : List.of();
  }

  private static List<String> breaks(Movement movement, BoardWalk walk) {
    Circulation circulation = Circulation.of(movement);
    int breaks = circulation.breaks().size();
    int changes = circulation.changes();
    if (changes == 0 || movement.tables() == 1) {
      return List.of();
    }
    if (breaks == 0) {
      return List.of("Walk: after every round each table gets its boards from the next table.");
    }
    List<String> lines = new ArrayList<>();
    int stand = (int) walk.arrivals().stream().filter(a -> a.way().byStand()).count();
    int between = walk.arrivals(Way.NEXT_TABLE_BY_STAND);
    lines.add(
        Text.of(
            "Walk: %d of %s a table gets its boards from the next table; %s: %s.",
            changes - breaks,
            Text.count(changes, "time"),
            Text.count(breaks, "break"),
            counts(stand, between, walk)));
    WalkRuleText rule = new WalkRuleText(movement);
    if (rule.ruled()) {
      lines.add("By rule: " + rule.sentence());
    }
    return lines;
  }

  private static String counts(int stand, int between, BoardWalk walk) {
    List<String> words = new ArrayList<>();
    if (stand > 0) {
      words.add(
          stand
              + " from a stand"
              + (between > 0 ? Text.of(" (%d left the next table)", between) : ""));
    }
    int jumps = walk.arrivals(Way.JUMP);
    if (jumps > 0) {
      words.add(jumps + " straight from another table");
    }
    int stays = walk.arrivals(Way.STAYS);
    if (stays > 0) {
      words.add(stays + " stay where they are");
    }
    return String.join(", ", words);
  }

  private static void stands(List<Stand> stands, List<String> lines) {
    if (!stands.isEmpty()) {
      lines.add(
          "Stands: "
              + stands.stream()
                  .map(
                      s ->
                          Text.of(
                              "before table %d (%s at most)",
                              s.table(), Text.count(s.most(), "set")))
                  .collect(Collectors.joining(", ")));
    }
  }

  /**
   * With the copies the movement claims; where they suffice, with one copy less, if few tables
   * would have to share then.
   */
  private static void sharing(Movement movement, List<String> lines) {
    int needed = Circulation.of(movement).copiesNeeded();
    int copies = movement.boards().copies();
    boolean shared = movement.boards().shortage() == Boards.Shortage.SHARED;
    int asked = copies < needed || shared ? copies : needed - 1;
    if (asked < 1) {
      return;
    }
    List<Sharing> all = Sharing.of(movement, asked);
    // Where the copy more is one at rest on a table without a game, nobody shares.
    if (all.isEmpty() || (copies >= needed && !shared && all.size() > MOST_SHARING)) {
      return;
    }
    String list =
        all.stream()
            .limit(MOST_SHARING)
            .map(s -> sharing(movement, s, asked))
            .collect(Collectors.joining("; "));
    lines.add(
        Text.of(
            "With only %s tables share: %s%s",
            Text.count(asked, "copy"),
            list,
            all.size() > MOST_SHARING
                ? "; and " + Text.count(all.size() - MOST_SHARING, "time") + " more"
                : ""));
  }

  /** With a copy less than tables only two of them share. */
  private static String sharing(Movement movement, Sharing s, int copies) {
    boolean two = copies > 1 && s.tables().size() == copies + 1;
    return Text.of(
        "round %d boards %s %stables %s",
        s.round(),
        new Wording(movement).boards(s.set()),
        two ? "two of " : "",
        NumberRanges.of(s.tables()));
  }

  private static String factoring(Movement movement) {
    Factoring factoring = Factoring.of(movement);
    List<String> words = new ArrayList<>();
    for (Factoring.Group g : factoring.groups()) {
      words.add(
          Text.count(g.boards(), "board")
              + (g.times() == 0 ? " never" : " " + Text.count(g.times(), "time")));
    }
    return String.join(", ", words) + (factoring.even() ? "" : ": matchpoints are factored");
  }
}
