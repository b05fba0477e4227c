package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Arrival.Way;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Factoring;
import org.boardwalk.quality.Sharing;
import org.boardwalk.quality.Stand;
import org.boardwalk.quality.Stock;

/**
 * The logistics of the boards for a director: which boards to bring, how they walk, where they
 * wait, which tables share them, and how often they are played. Any movement can be written, also
 * an invalid one; lines end with a line feed. Stateless and thread-safe.
 */
public final class LogisticsText {

  private static final int MOST_SHARING = 12;

  private LogisticsText() {}

  /**
   * Summarises the logistics in a few lines, to stand below a scorecard.
   *
   * @param movement a movement
   * @return stock, the rule or the breaks of the walk, stands, sharing tables and factoring; for
   *     pairs and lone players also the contestants who stay and those who do not move up one
   */
  public static String summary(Movement movement) {
    return summary(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @return as {@link #summary(Movement)}; nothing is said of the seats of those who are absent
   */
  public static String summary(Movement movement, Attendance attendance) {
    return movement.boards().play() == Play.SHARED
        ? shared(movement, attendance)
        : carried(
            new WalkRuleText(movement), BoardWalk.of(movement), attendance, LogisticsText::counted);
  }

  private static String shared(Movement movement, Attendance attendance) {
    return lines(
        movement,
        attendance,
        new ArrayList<>(List.of("Boards to bring: " + stock(Stock.least(movement)))));
  }

  /** The summary with these lines for the walk. */
  private static String carried(
      WalkRuleText rule,
      BoardWalk walk,
      Attendance attendance,
      BiFunction<WalkRuleText, BoardWalk, List<String>> way) {
    Movement movement = rule.movement();
    List<String> lines = new ArrayList<>();
    Stock least = Stock.least(movement);
    Stock used = Stock.of(movement, walk);
    lines.add(
        "Boards to bring: "
            + stock(used)
            + (used.equals(least) ? "" : "; at least " + stock(least)));
    lines.addAll(way.apply(rule, walk));
    if (!rule.inTurn()) {
      stands(movement, walk.stands(), lines);
    }
    sharing(movement, lines);
    return lines(movement, attendance, lines);
  }

  private static String lines(Movement movement, Attendance attendance, List<String> lines) {
    lines.add("Played: " + factoring(movement));
    if (movement.kind() != Kind.INDIVIDUAL) {
      lines.addAll(new TableMovesText(movement, attendance).lines());
    }
    return String.join("\n", lines) + "\n";
  }

  /**
   * Describes the logistics in full, for the director's desk.
   *
   * @param movement a movement
   * @return the summary; for circulating play also where boards lie at the start, how boards come
   *     to the tables where the walk breaks, and the way of every copy
   */
  public static String whole(Movement movement) {
    return whole(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @return as {@link #whole(Movement)}; nothing is said of the seats of those who are absent
   */
  public static String whole(Movement movement, Attendance attendance) {
    return whole(new WalkRuleText(movement), attendance);
  }

  /**
   * @param rule a movement with the rule by which its boards are carried
   * @param attendance the contestants present in each round
   * @return as {@link #whole(Movement, Attendance)}
   */
  public static String whole(WalkRuleText rule, Attendance attendance) {
    String words = words(rule, attendance);
    List<TextTable> sheets = sheets(rule);
    if (sheets.isEmpty()) {
      return words;
    }
    return words + "\n" + sheets.stream().map(TextTable::titled).collect(Collectors.joining("\n"));
  }

  /**
   * @param rule a movement with the rule by which its boards are carried
   * @param attendance the contestants present in each round
   * @return the sentences of {@link #whole(WalkRuleText, Attendance)}, a line each
   */
  public static String words(WalkRuleText rule, Attendance attendance) {
    return rule.movement().boards().play() == Play.SHARED
        ? shared(rule.movement(), attendance)
        : carried(rule, BoardWalk.of(rule.movement()), attendance, LogisticsText::plain);
  }

  /**
   * @param rule a movement with the rule by which its boards are carried
   * @return the tables of {@link #whole(WalkRuleText, Attendance)}
   */
  public static List<ReportTable> tables(WalkRuleText rule) {
    return sheets(rule).stream().map(TextTable::table).toList();
  }

  private static List<TextTable> sheets(WalkRuleText rule) {
    Movement movement = rule.movement();
    if (movement.boards().play() == Play.SHARED) {
      return List.of();
    }
    WalkSheet sheet = new WalkSheet(movement, BoardWalk.of(movement));
    List<TextTable> sheets = new ArrayList<>(List.of(sheet.start()));
    if (!rule.inTurn()) {
      sheet.breaks().ifPresent(sheets::add);
    }
    sheets.add(sheet.copies());
    return sheets;
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

  /** The walk for the person who carries the boards: the rule alone, where there is one. */
  private static List<String> plain(WalkRuleText rule, BoardWalk walk) {
    return rule.ruled() || rule.parts().said() ? sentence(rule) : counted(rule, walk);
  }

  /**
   * The walk for comparing movements: for pairs and lone players it also counts how often boards
   * come another way.
   */
  private static List<String> counted(WalkRuleText rule, BoardWalk walk) {
    boolean one = rule.movement().kind() == Kind.INDIVIDUAL || rule.shared() || rule.inTurn();
    return one ? sentence(rule) : breaks(rule, walk);
  }

  private static List<String> sentence(WalkRuleText rule) {
    return rule.said() ? List.of("Walk: " + rule.sentence()) : List.of();
  }

  private static List<String> breaks(WalkRuleText rule, BoardWalk walk) {
    Movement movement = rule.movement();
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
    if (rule.ruled()) {
      lines.add("By rule: " + rule.sentence());
    }
    if (rule.parts().said()) {
      lines.add("Parts: " + rule.sentence());
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

  private static void stands(Movement movement, List<Stand> stands, List<String> lines) {
    if (!stands.isEmpty()) {
      lines.add(
          "Stands: "
              + stands.stream()
                  .map(
                      s ->
                          Text.of(
                              "before table %s (%s at most)",
                              movement.table(s.table()), Text.count(s.most(), "set")))
                  .collect(Collectors.joining(", ")));
    }
  }

  /**
   * Adds the tables that share boards with the copies that the movement claims. Where these
   * suffice, adds those that would share with one copy less, if they are few.
   */
  private static void sharing(Movement movement, List<String> lines) {
    int needed = Circulation.of(movement).copiesNeeded();
    int copies = movement.boards().copies();
    boolean shared = movement.boards().shortage() == Boards.Shortage.SHARED;
    int asked = copies < needed || shared ? copies : needed - 1;
    if (asked < 1 || new Wording(movement).exchanged()) {
      return;
    }
    List<Sharing> all = Sharing.of(movement, asked);
    // No table shares where the spare copy rests on a table without a game.
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

  /** Where there is one copy less than tables, only two of the tables share. */
  private static String sharing(Movement movement, Sharing s, int copies) {
    boolean two = copies > 1 && s.tables().size() == copies + 1;
    return Text.of(
        "round %s boards %s %stables %s",
        new Wording(movement).part(s.round()),
        new Wording(movement).boards(s.set()),
        two ? "two of " : "",
        movement.tableRanges(s.tables()));
  }

  private static String factoring(Movement movement) {
    Factoring factoring = Factoring.of(movement);
    List<String> words = new ArrayList<>();
    for (Factoring.Group g : factoring.groups()) {
      words.add(
          Text.count(g.boards(), "board")
              + (g.times() == 0 ? " never" : " " + Text.count(g.times(), "time")));
    }
    return String.join(", ", words)
        + (factoring.even() || TeamsOfFour.in(movement) ? "" : ": matchpoints are factored");
  }
}
