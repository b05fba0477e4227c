package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;

/**
 * The atlas as pages that stand alone: a colour map of each variety, and for every number of
 * players a page with the scorecards. Nothing is loaded from elsewhere and no script is run; text
 * from files is escaped. Stateless and thread-safe.
 */
public final class AtlasHtml {

  /** The upper ends of the colour shades, as gap per pair of players. */
  private static final double[] SHADES = {0.5, 1, 2, 4};

  /**
   * The points of calibre below 100 that get the same shade as a cost of one per pair of players.
   */
  private static final double PAIRS_SHADES = 10;

  private AtlasHtml() {}

  /** A square of the map. */
  record Square(String mark, String style, String title, String link) {
    static final Square NONE = new Square("", "none", "", "");
  }

  /** A row of the map. */
  record MapRow(int size, List<Square> squares) {}

  /** The map of one variety. */
  record Chart(
      String variety,
      String unit,
      String about,
      List<String> columns,
      List<MapRow> rows,
      Tally tally) {}

  /** The scorecard of one cell. */
  record Card(
      String id, String head, String status, String style, String words, String by, String file) {}

  /**
   * @param atlas the atlas
   * @param cells the cells to show; varieties of which nothing is known are left out
   * @return the text of each page by its name, index.html and others beside it
   */
  public static Map<String, String> pages(Atlas atlas, List<Cell> cells) {
    Pages pages = new Pages();
    Map<String, String> texts = new TreeMap<>();
    texts.put(
        "index.html", pages.fill("atlas", Map.of("maps", maps(atlas, cells), "legend", legend())));
    for (String unit : cells.stream().map(c -> c.variety().unit()).distinct().toList()) {
      List<Cell> some = cells.stream().filter(c -> c.variety().unit().equals(unit)).toList();
      for (int size : new TreeSet<>(some.stream().map(Cell::size).toList())) {
        List<Card> cards = cards(atlas, some, size);
        if (!cards.isEmpty()) {
          texts.put(
              page(unit, size),
              pages.fill("players", Map.of("size", size + " " + unit, "cards", cards)));
        }
      }
    }
    return texts;
  }

  private static List<Card> cards(Atlas atlas, List<Cell> cells, int size) {
    return cells.stream()
        .filter(c -> c.size() == size)
        .sorted()
        .flatMap(c -> atlas.at(c).stream())
        .map(AtlasHtml::card)
        .toList();
  }

  private static List<Chart> maps(Atlas atlas, List<Cell> cells) {
    List<Chart> maps = new ArrayList<>();
    for (Variety variety : Variety.all()) {
      List<Cell> some = cells.stream().filter(c -> c.variety().equals(variety)).sorted().toList();
      if (some.stream().anyMatch(atlas.cells()::containsKey)) {
        AtlasGrid grid = AtlasGrid.of(some);
        List<MapRow> rows =
            grid.rows().stream().map(r -> new MapRow(r.size(), row(atlas, r))).toList();
        maps.add(
            new Chart(
                variety.word(),
                variety.unit(),
                about(variety),
                grid.columns(),
                rows,
                Tally.of(atlas, some)));
      }
    }
    return maps;
  }

  private static List<Square> row(Atlas atlas, AtlasGrid.Row row) {
    return row.cells().stream()
        .map(cell -> cell.map(c -> square(atlas, c)).orElse(Square.NONE))
        .toList();
  }

  private static Square square(Atlas atlas, Cell cell) {
    Optional<AtlasEntry> charted = atlas.at(cell);
    List<TheoremCase> forbidding = atlas.forbidding(cell);
    return new Square(
        AtlasText.mark(atlas, cell),
        charted.map(AtlasHtml::style).orElse(forbidding.isEmpty() ? "missing" : "impossible"),
        cell
            + ": "
            + charted
                .map(AtlasHtml::status)
                .orElseGet(
                    () ->
                        forbidding.isEmpty()
                            ? "not known yet"
                            : "impossible: " + forbidding.get(0).statement()),
        charted.isPresent() ? page(cell.variety().unit(), cell.size()) + "#" + id(cell) : "");
  }

  private static Card card(AtlasEntry charted) {
    Answer answer = charted.answer();
    String words = answer.outcome() instanceof Outcome.Found found ? card(found) : "";
    Cell cell = charted.cell();
    return new Card(
        id(cell),
        Text.of("%s, %s", Text.count(cell.rounds(), "round"), about(cell.variety())),
        status(charted),
        style(charted),
        words,
        by(answer.origin()),
        HarmlessText.of(String.valueOf(charted.file().getFileName())));
  }

  private static String card(Outcome.Found found) {
    return VerdictText.card(found.judged())
        + (found.movement().kind() == Kind.INDIVIDUAL
                && found.movement().boards().play() == Play.SHARED
            ? ""
            : LogisticsText.summary(found.movement()));
  }

  private static String by(Origin origin) {
    return HarmlessText.of(
        Text.of(
            "%s %s, %s, seed %d, %s",
            origin.finder().engine(),
            origin.finder().version(),
            origin.finder().method(),
            origin.seed(),
            origin.date()));
  }

  private static String status(AtlasEntry charted) {
    Answer answer = charted.answer();
    return answer
        .outcome()
        .found()
        .map(VerdictText::status)
        .orElseGet(
            () ->
                answer.outcome() instanceof Outcome.Impossible none
                    ? "impossible: " + HarmlessText.of(none.proof().sentence())
                    : Word.of(charted.grade()));
  }

  /** The colour of a cell; shades let small and large sessions be compared at a glance. */
  private static String style(AtlasEntry charted) {
    if (charted.grade() != Grade.FEASIBLE) {
      return Word.of(charted.grade());
    }
    int size = charted.cell().size();
    double share =
        charted.cell().variety().kind() == Kind.PAIRS
            ? charted.gap() / (charted.cell().variety().twoFields() ? (double) size : PAIRS_SHADES)
            : charted.gap() / (size * (size - 1) / 2.0);
    long shade = 1 + Arrays.stream(SHADES).filter(s -> share > s).count();
    return "gap" + shade;
  }

  private static List<Square> legend() {
    List<Square> legend = new ArrayList<>();
    legend.add(new Square("*", "ideal", "every criterion meets its least value", ""));
    legend.add(new Square("=", "optimal", "proved to cost as little as possible", ""));
    for (int shade = 1; shade <= SHADES.length + 1; shade++) {
      legend.add(new Square("n", "gap" + shade, shade(shade), ""));
    }
    legend.add(new Square("x", "impossible", "proved impossible", ""));
    legend.add(new Square(".", "missing", "not known yet", ""));
    return legend;
  }

  private static String shade(int shade) {
    return shade <= SHADES.length
        ? "cost minus bound, up to "
            + SHADES[shade - 1]
            + " for each pair of players; Web: breaks a table; pairs: tens of calibre below 100"
        : "cost minus bound, more";
  }

  private static String about(Variety variety) {
    return switch (variety.sheet()) {
      case COMPLETE -> "complete schedules in shared play, the criteria in order";
      case SHARED -> "shared play";
      case SWAP -> "shared play, South and East change places for the second board";
      case ROTATE -> "shared play, three boards a round, everybody partners everybody at the table";
      case CIRCULATING ->
          variety.copies() == 1
              ? "one copy of the boards, circulating"
              : Text.of("%d copies of the boards, circulating", variety.copies());
      case WEB -> Text.of("Webs of pairs with %s of the boards, by tables", copies(variety));
      case FIELDS -> Text.of("pairs of two winners with %s of the boards", copies(variety));
      case PAIRS -> Text.of("pairs of one winner with %s of the boards", copies(variety));
    };
  }

  private static String copies(Variety variety) {
    return Text.count(variety.copies(), "copy");
  }

  private static String page(String unit, int size) {
    return unit + "-" + size + ".html";
  }

  private static String id(Cell cell) {
    return cell.variety().word() + "-" + cell.rounds();
  }
}
