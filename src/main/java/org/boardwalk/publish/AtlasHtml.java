package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.boardwalk.library.Atlas;
import org.boardwalk.library.Cell;
import org.boardwalk.library.Charted;
import org.boardwalk.library.Claim;
import org.boardwalk.library.Tally;
import org.boardwalk.library.Variety;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Origin;
import org.boardwalk.search.Outcome;

/**
 * The atlas as pages that stand alone: a colour map of each variety, and for every number of
 * players a page with the scorecards. Nothing is loaded from elsewhere and no script is run; text
 * from files is escaped. Stateless and thread-safe.
 */
public final class AtlasHtml {

  /** Upper ends of the shades, in gap per pair of players. */
  private static final double[] SHADES = {0.5, 1, 2, 4};

  private AtlasHtml() {}

  /** A square of the map. */
  record Square(String mark, String style, String title, String link) {
    static final Square NONE = new Square("", "none", "", "");
  }

  /** A row of the map. */
  record MapRow(int players, List<Square> squares) {}

  /** The map of one variety. */
  record Chart(
      String variety, String about, List<String> columns, List<MapRow> rows, Tally tally) {}

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
    for (int players : new TreeSet<>(cells.stream().map(Cell::players).toList())) {
      List<Card> cards =
          cells.stream()
              .filter(c -> c.players() == players)
              .sorted()
              .flatMap(c -> atlas.at(c).stream())
              .map(AtlasHtml::card)
              .toList();
      if (!cards.isEmpty()) {
        texts.put(page(players), pages.fill("players", Map.of("players", players, "cards", cards)));
      }
    }
    return texts;
  }

  private static List<Chart> maps(Atlas atlas, List<Cell> cells) {
    List<Chart> maps = new ArrayList<>();
    for (Variety variety : Variety.values()) {
      List<Cell> some = cells.stream().filter(c -> c.variety() == variety).sorted().toList();
      if (some.stream().anyMatch(atlas.cells()::containsKey)) {
        AtlasGrid grid = AtlasGrid.of(some);
        List<MapRow> rows =
            grid.rows().stream().map(r -> new MapRow(r.players(), row(atlas, r))).toList();
        maps.add(
            new Chart(variety.word(), about(variety), grid.columns(), rows, Tally.of(atlas, some)));
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
    Optional<Charted> charted = atlas.at(cell);
    return new Square(
        AtlasText.mark(charted),
        charted.map(AtlasHtml::style).orElse("missing"),
        cell + ": " + charted.map(AtlasHtml::status).orElse("not known yet"),
        charted.isPresent() ? page(cell.players()) + "#" + id(cell) : "");
  }

  private static Card card(Charted charted) {
    Answer answer = charted.answer();
    String words =
        answer.outcome() instanceof Outcome.Found found
            ? ScorecardText.of(
                found.movement(), found.card(), found.bounds(), answer.problem().weights())
            : "";
    Cell cell = charted.cell();
    return new Card(
        id(cell),
        "%s, %s".formatted(Wording.count(cell.rounds(), "round"), about(cell.variety())),
        status(charted),
        style(charted),
        words,
        by(answer.origin()),
        HarmlessText.of(String.valueOf(charted.file().getFileName())));
  }

  private static String by(Origin origin) {
    return HarmlessText.of(
        "%s %s, %s, seed %d, %s"
            .formatted(
                origin.engine(), origin.version(), origin.method(), origin.seed(), origin.date()));
  }

  private static String status(Charted charted) {
    Answer answer = charted.answer();
    if (answer.outcome() instanceof Outcome.Found found) {
      return ScorecardText.status(found, answer.problem().weights());
    }
    return answer.outcome() instanceof Outcome.Impossible none
        ? "impossible: " + HarmlessText.of(none.by())
        : charted.claim().word();
  }

  /** The colour of a cell; shades let small and large sessions be compared at a glance. */
  private static String style(Charted charted) {
    if (charted.claim() != Claim.FEASIBLE) {
      return charted.claim().word();
    }
    int players = charted.cell().players();
    double share = charted.gap() / (players * (players - 1) / 2.0);
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
        ? "cost minus bound, up to " + SHADES[shade - 1] + " for each pair of players"
        : "cost minus bound, more";
  }

  private static String about(Variety variety) {
    return switch (variety) {
      case COMPLETE -> "complete schedules in shared play, the criteria in order";
      case SHARED -> "shared play";
      case SWAP -> "shared play, South and East change places for the second board";
      case ROTATE -> "shared play, three boards a round, everybody partners everybody at the table";
      case CIRCULATING -> "one copy of the boards, circulating";
    };
  }

  private static String page(int players) {
    return "players-" + players + ".html";
  }

  private static String id(Cell cell) {
    return cell.variety().word() + "-" + cell.rounds();
  }
}
