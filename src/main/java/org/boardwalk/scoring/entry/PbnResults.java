package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.PbnTag;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Stated;
import org.boardwalk.scoring.Vulnerability;

/**
 * Reads the results of pairs from Portable Bridge Notation 2.1 (Tis Veugen, 2002): the rows of
 * {@code ScoreTable} below each {@code Board}, and of {@code TotalScoreTable}. Columns stand in any
 * order; a hyphen is an empty value. A score comes before its contract.
 */
final class PbnResults {

  private static final int BEGINNING = 4000;

  private final Source source;
  private final LineFaults faults;
  private final Map<String, String> tags = new HashMap<>();
  private final List<Slip> slips = new ArrayList<>();
  private final List<Participant> entrants = new ArrayList<>();
  private final Set<List<String>> named = new HashSet<>();
  private final Set<String> boards = new HashSet<>();

  private PbnResults(Source source) {
    this.source = source;
    faults = new LineFaults(source.path());
  }

  static boolean recognises(Source source) {
    byte[] bytes = source.bytes();
    String start = new String(bytes, 0, Math.min(bytes.length, BEGINNING), StandardCharsets.UTF_8);
    String plain = start.replace("\uFEFF", "").stripLeading();
    return PbnTag.begins(plain) || (plain.startsWith("%") && PbnTag.WHOLE.matcher(plain).find());
  }

  static SubmittedResults read(Source source, Optional<ScoringMethod> chosen) {
    PbnResults pbn = new PbnResults(source);
    pbn.lines(source.text().lines().toList());
    pbn.faults.refuse();
    if (pbn.slips.isEmpty()) {
      throw source.fault(
          0,
          "holds no ScoreTable with pairs\nMaybe it holds deals alone, or one play of each board.");
    }
    String scoring = pbn.tags.getOrDefault("SCORING", "");
    Optional<ScoringMethod> own = method(scoring);
    boolean known = scoring.isEmpty() || own.isPresent();
    if (!known && chosen.isEmpty()) {
      throw source.fault(
          0,
          Text.of(
              "Scoring [%s] is not a method that is scored here"
                  + "\nMaybe choose the method yourself, such as --method cross-imps.",
              scoring));
    }
    boolean other = !scoring.isEmpty() && chosen.isPresent() && !chosen.equals(own);
    String event = pbn.tags.getOrDefault("EVENT", "");
    return new SubmittedResults(
        source.path(),
        event.isEmpty() ? source.stem() : event,
        Kind.PAIRS,
        0,
        pbn.slips,
        pbn.entrants,
        own,
        other
            ? Text.of("Scoring [%s] is the method of the file; another one was chosen.", scoring)
            : "",
        Members.NONE,
        false);
  }

  /** The method of a tag such as {@code MatchPoints;MP1} or {@code IMP;Cross}. */
  private static Optional<ScoringMethod> method(String scoring) {
    String[] words = scoring.toUpperCase(Locale.ROOT).split(";", -1);
    if (words[0].matches("MP[12]?|MATCHPOINTS?")) {
      return Optional.of(ScoringMethod.MATCHPOINTS);
    }
    if (words[0].matches("IMPS?") && words.length == 2) {
      return words[1].startsWith("CROSS")
          ? Optional.of(ScoringMethod.CROSS_IMPS)
          : Optional.of(ScoringMethod.IMPS).filter(m -> words[1].startsWith("BUTLER"));
    }
    return Optional.empty();
  }

  private void lines(List<String> lines) {
    boolean comment = false;
    Optional<PbnTable> table = Optional.empty();
    for (int k = 0; k < lines.size(); k++) {
      String line = lines.get(k);
      Matcher tag = PbnTag.WHOLE.matcher(line);
      if (comment || line.startsWith("{")) {
        comment = line.indexOf('}') < 0;
      } else if (tag.lookingAt()) {
        table = tag(k + 1, tag.group(1).toUpperCase(Locale.ROOT), tag.group(2));
      } else if (line.isBlank()) {
        table = Optional.empty();
      } else if (line.startsWith("[")) {
        PbnTag.refuseTorn(source.path(), lines, k);
      } else if (table.isPresent() && !line.startsWith("%") && !line.startsWith(";")) {
        row(table.get(), k + 1, line);
      }
    }
  }

  /** Keeps a tag; the columns of a table that its rows follow. */
  private Optional<PbnTable> tag(int line, String name, String value) {
    switch (name) {
      case "EVENT", "SCORING" -> {
        if (!value.isBlank() && !value.matches("[#?-]")) {
          tags.putIfAbsent(name, value.strip());
        }
      }
      case "BOARD", "VULNERABLE" -> tags.put(name, value.strip());
      case "SCORETABLE" -> {
        PbnTable table = PbnTable.of(value);
        if (!table.has("PAIRID_NS") || !table.has("PAIRID_EW")) {
          throw source.fault(
              line,
              "ScoreTable has no columns PairId_NS and PairId_EW"
                  + "\nMaybe the program can write the numbers of the pairs too.");
        }
        if (!boards.add(tags.getOrDefault("BOARD", ""))) {
          throw source.fault(
              line,
              Text.of(
                  "board [%s] has two ScoreTables\nMaybe Board stands after its table somewhere.",
                  tags.getOrDefault("BOARD", "")));
        }
        return Optional.of(table);
      }
      case "TOTALSCORETABLE" -> {
        return Optional.of(PbnTable.of(value)).filter(t -> t.has("PAIRID"));
      }
      default -> {}
    }
    return Optional.empty();
  }

  private void row(PbnTable table, int line, String text) {
    if (faults.full()) {
      return;
    }
    Map<String, String> row = table.row(text);
    try {
      if (table.has("PAIRID")) {
        entrants.add(total(row));
      } else {
        slips.add(slip(line, row));
        SubmittedResults.refuseMany(source.path(), slips.size());
      }
    } catch (WrongScore e) {
      faults.add(line, e);
    }
  }

  private Participant total(Map<String, String> row) throws WrongScore {
    String place = value(row, "RANK").replaceAll("[ =]", "");
    return new Participant(
        value(row, "SECTION"),
        side(value(row, "DIRECTION")),
        pair(row, "PAIRID"),
        people(value(row, "NAMES")),
        Fraction.ZERO,
        new Stated.StatedPlace(
            UsebioFields.decimal(value(row, "TOTALPERCENTAGE")),
            UsebioFields.decimal(value(row, "TOTALSCOREMP"))
                .or(() -> UsebioFields.decimal(value(row, "TOTALIMP"))),
            place.matches("[0-9]{1,5}") ? Optional.of(Integer.parseInt(place)) : Optional.empty()));
  }

  private static Optional<Direction> side(String direction) {
    String first = direction.isEmpty() ? "" : direction.substring(0, 1).toUpperCase(Locale.ROOT);
    return first.equals("N")
        ? Optional.of(Direction.NS)
        : Optional.of(Direction.EW).filter(d -> first.equals("E"));
  }

  private static List<Members.Member> people(String names) {
    return names.isEmpty() ? List.of() : List.of(new Members.Member(names, "", ""));
  }

  private Slip slip(int line, Map<String, String> row) throws WrongScore {
    String number = tags.getOrDefault("BOARD", "");
    if (!number.matches("[1-9][0-9]{0,4}")) {
      throw new WrongScore(
          Text.of("board [%s] is not a number from 1", number),
          "Maybe Board stands after its table.");
    }
    PlayedBoard board = new PlayedBoard(Integer.parseInt(number), Kind.PAIRS);
    String section = value(row, "SECTION");
    Map<Seat, String> pairs = new EnumMap<>(Seat.class);
    pairs.put(Seat.NORTH, pair(row, "PAIRID_NS"));
    pairs.put(Seat.EAST, pair(row, "PAIRID_EW"));
    Map<Direction, BigDecimal> gains = new EnumMap<>(Direction.class);
    for (Direction side : Direction.values()) {
      UsebioFields.decimal(value(row, "MP_" + side))
          .or(() -> UsebioFields.decimal(value(row, "IMP_" + side)))
          .ifPresent(gain -> gains.put(side, gain));
      String names = value(row, "NAMES_" + side);
      String pair = pair(row, "PAIRID_" + side);
      if (!names.isEmpty() && named.add(List.of(section, side.name(), pair, names))) {
        entrants.add(
            new Participant(
                section,
                Optional.of(side),
                pair,
                people(names),
                Fraction.ZERO,
                Stated.StatedPlace.NONE));
      }
    }
    return new Slip(
        line,
        section,
        whole(row, "ROUND"),
        whole(row, "TABLE"),
        board.number(),
        pairs,
        entered(row, board),
        gains);
  }

  private Entered entered(Map<String, String> row, PlayedBoard board) throws WrongScore {
    String ew = value(row, "SCORE_EW");
    String score =
        value(row, "SCORE_NS").isEmpty() && !ew.isEmpty()
            ? ew.startsWith("-") ? ew.substring(1) : "-" + ew
            : value(row, "SCORE_NS");
    String contract = value(row, "CONTRACT");
    if (contract.isEmpty()) {
      return ScoreText.read(score.isEmpty() ? "NP" : score, board).led(value(row, "LEAD"));
    }
    String played =
        ScoreColumns.contract(contract, value(row, "DECLARER"), "", value(row, "RESULT"));
    if (score.isEmpty()) {
      usual(board);
      return ScoreText.read(played, board).led(value(row, "LEAD"));
    }
    Entered scored = ScoreText.read(score, board);
    return Optional.of(ScoreText.read(played, board))
        .filter(scored::scoresLike)
        .orElse(scored)
        .led(value(row, "LEAD"));
  }

  /** Refuses a contract without a score on a board of unusual vulnerability. */
  private void usual(PlayedBoard board) throws WrongScore {
    String said = tags.getOrDefault("VULNERABLE", "").toUpperCase(Locale.ROOT);
    String usual = board.vulnerability().name();
    boolean same =
        switch (said) {
          case "NONE", "LOVE", "-" -> board.vulnerability() == Vulnerability.NONE;
          case "ALL" -> board.vulnerability() == Vulnerability.BOTH;
          case "NS", "EW", "BOTH" -> said.equals(usual);
          default -> true;
        };
    if (!same) {
      throw new WrongScore(
          Text.of("vulnerable [%s] is not that of board %d", said, board.number()),
          "Maybe let the program write Score_NS too.");
    }
  }

  private static String pair(Map<String, String> row, String column) throws WrongScore {
    String pair = value(row, column);
    if (!pair.matches("[A-Za-z]{0,2}[0-9]{1,5}")) {
      throw new WrongScore(
          Text.of("%s [%s] is not the number of a pair", column.toLowerCase(Locale.ROOT), pair),
          "Maybe a value of the row is missing: an empty one is a hyphen.");
    }
    return pair;
  }

  private static int whole(Map<String, String> row, String column) {
    String text = value(row, column);
    return text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : 0;
  }

  private static String value(Map<String, String> row, String column) {
    return row.getOrDefault(column, "");
  }

  /**
   * The columns of a table.
   *
   * @param names their names in capital letters
   * @param widths their widths; 0 where none is named
   */
  private record PbnTable(List<String> names, List<Integer> widths) {

    private static final Pattern COLUMN =
        Pattern.compile("\\s*+[+-]?+(\\w++)(?:\\\\([0-9]{1,4}+)?+[LRlr]?+)?+\\s*+");

    static PbnTable of(String columns) {
      List<String> names = new ArrayList<>();
      List<Integer> widths = new ArrayList<>();
      for (String column : columns.split(";", -1)) {
        Matcher parts = COLUMN.matcher(column);
        boolean sound = parts.matches();
        names.add(sound ? parts.group(1).toUpperCase(Locale.ROOT) : "");
        widths.add(sound && parts.group(2) != null ? Integer.parseInt(parts.group(2)) : 0);
      }
      return new PbnTable(names, widths);
    }

    boolean has(String name) {
      return names.contains(name);
    }

    /** The values of a row; names without quotes take the width of their column. */
    Map<String, String> row(String text) {
      Map<String, String> row = new HashMap<>();
      int at = 0;
      for (int k = 0; k < names.size(); k++) {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
          at++;
        }
        int end = end(text, at, k);
        boolean quoted = at < text.length() && text.charAt(at) == '"';
        String value = text.substring(at + (quoted ? 1 : 0), end).strip();
        row.put(names.get(k), value.equals("-") ? "" : value);
        at = Math.min(text.length(), quoted ? end + 1 : end);
      }
      return row;
    }

    private int end(String text, int at, int column) {
      if (at < text.length() && text.charAt(at) == '"') {
        int quote = text.indexOf('"', at + 1);
        return quote < 0 ? text.length() : quote;
      }
      if (names.get(column).startsWith("NAMES")) {
        boolean last = column == names.size() - 1;
        int width = widths.get(column);
        if (last || width > 0) {
          return last ? text.length() : Math.min(text.length(), at + width);
        }
      }
      int end = at;
      while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
        end++;
      }
      return end;
    }
  }
}
