package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Examples;
import org.boardwalk.publish.json.AtlasJson;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.Test;

/** The atlas as text, CSV and pages: an ideal cell, an impossible one and a missing one. */
class AtlasPagesTest {

  private static final Cell NINE = new Cell(9, 9, Variety.SHARED);
  private static final Cell EIGHT = new Cell(8, 7, Variety.SHARED);
  private static final Cell MISSING = new Cell(9, 7, Variety.SHARED);
  private static final List<Cell> CELLS = List.of(EIGHT, MISSING, NINE);

  private static final String HOSTILE = "=a<script>alert(\"1\")</script>&'\u202E\n";

  private static Atlas atlas() {
    Answer answer = Designer.answer(NINE.wish(), SearchListener.SILENT, new AtomicBoolean());
    Origin hostile =
        new Origin(
            new Finder(HOSTILE, HOSTILE, HOSTILE), 1, Duration.ZERO, LocalDate.of(2026, 11, 21));
    Answer nine = new Answer(answer.wish(), answer.outcome(), hostile, List.of());
    Outcome none = new Outcome.Impossible(Proof.by(new Reason.ByRule(HOSTILE)));
    Answer eight = new Answer(EIGHT.wish(), none, hostile, List.of());
    return new Atlas(
        Map.of(
            NINE, new AtlasEntry(NINE, nine, Path.of("nine.yaml")),
            EIGHT, new AtlasEntry(EIGHT, eight, Path.of("eight.yaml"))),
        List.of(),
        List.of());
  }

  @Test
  void whatIsSaidToBeBestAndWasNotRepeatedHasAQuestionMark() {
    Judged judged = Judged.of(Examples.eightPlayers(), EIGHT.wish());
    Exhaustion search = new Exhaustion("seats", "4f2a", "9 variables", "cpsat", "9.15");
    Certificate certificate = new Certificate(List.of(search), Duration.ofSeconds(1));
    Outcome claimed = new Outcome.Found(judged, Standing.claimed(judged, certificate));
    Answer answer =
        new Answer(EIGHT.wish(), claimed, atlas().at(NINE).get().answer().origin(), List.of());
    AtlasEntry charted = new AtlasEntry(EIGHT, answer, Path.of("eight.yaml"));
    Atlas atlas = new Atlas(Map.of(EIGHT, charted), List.of(), List.of());
    assertThat(AtlasText.mark(atlas, EIGHT)).matches("[1-9][0-9]*\\?");
    assertThat(AtlasJson.cells(atlas, List.of(EIGHT))).contains("\"claimed\" : true");
  }

  @Test
  void whatATheoremForbidsIsImpossibleWithoutAnAnswer() {
    Variety webs = Variety.all().stream().filter(v -> v.word().equals("web-2")).findFirst().get();
    List<Cell> cells = List.of(new Cell(10, 6, webs), new Cell(10, 7, webs));
    Atlas none = new Atlas(Map.of(), List.of(), List.of());
    assertThat(AtlasText.grid(none, cells))
        .isEqualTo(
            """
            Tables  6  7
                10  x  .
            """);
  }

  @Test
  void theGridHasAMarkForEveryCell() {
    assertThat(AtlasText.grid(atlas(), CELLS))
        .isEqualTo(
            """
            Players  7  9
                  8  x
                  9  .  *
            """);
  }

  @Test
  void completeSchedulesHaveOneColumnWhateverTheirLengths() {
    assertThat(AtlasText.grid(atlas(), Cell.complete(List.of(8, 9))))
        .isEqualTo(
            """
            Players  complete
                  8         .
                  9         .
            """);
  }

  @Test
  void theSummaryCountsCellsByStatus() {
    assertThat(AtlasText.summary(Map.of("shared", Tally.of(atlas(), CELLS))))
        .startsWith(
            """
            Variety  Cells  Ideal  Optimal  Feasible  Impossible  Missing  Total gap
            shared       3      1        0         0           1        1          0
            """)
        .containsPattern("shared +0\\.00 +0\\.00 +0\\.00 +0\\.00");
  }

  @Test
  void gapsOfSeveralKindsAreNotAddedUp() throws IOException {
    List<Cell> cells = List.of(CELLS.get(0), new Cell(9, 8, Variety.web(2)));
    Map<String, Tally> all = Map.of("all", Tally.of(atlas(), cells));
    assertThat(AtlasText.summary(all)).containsPattern("\nall +2 .* -\n");
    assertThat(new ObjectMapper().readTree(AtlasJson.summary(all)).at("/varieties/0").toString())
        .contains("\"cells\":2")
        .doesNotContain("totalGap");
  }

  @Test
  void theCsvHasTheSameNumberOfFieldsInEveryLine() {
    List<String> lines = AtlasCsv.of(atlas(), CELLS).lines().toList();
    assertThat(lines).hasSize(4);
    long commas = lines.get(0).chars().filter(c -> c == ',').count();
    assertThat(lines).allMatch(l -> l.chars().filter(c -> c == ',').count() == commas);
    assertThat(lines.get(1)).startsWith("8,7,shared,impossible,,");
    assertThat(lines.get(2)).startsWith("9,7,shared,missing,,");
    assertThat(lines.get(3)).startsWith("9,9,shared,ideal,0,0,0,0,0,0,").endsWith(",nine.yaml");
  }

  @Test
  void textFromFilesIsNoFormulaAndCannotLeaveItsQuotes() {
    assertThat(AtlasCsv.of(atlas(), CELLS))
        .contains("\"'=a<script>alert(\"\"1\"\")</script>&'\\u202e\\u000a\"");
  }

  @Test
  void theJsonSaysWhatItsColumnsMeanAndHasTheSameRows() throws IOException {
    JsonNode file = new ObjectMapper().readTree(AtlasJson.data(atlas(), CELLS));
    assertThat(file.at("/licenses/0/name").asText()).isEqualTo("MIT");
    Map<String, String> meanings = new HashMap<>();
    file.at("/schema/fields")
        .forEach(f -> meanings.put(f.get("name").asText(), f.get("description").asText()));
    assertThat(meanings)
        .containsEntry("moves", "how often a contestant who moves does not go up one table")
        .containsEntry("calibre", "the calibre of the worst field, 0 to 100");
    Set<String> names = meanings.keySet();
    assertThat(names).contains("players", "cost_side", "theorem", "group", "seed", "digest");
    assertThat(file.get("data")).hasSize(3);
    file.get("data")
        .forEach(row -> row.fieldNames().forEachRemaining(n -> assertThat(names).contains(n)));
    assertThat(file.at("/data/1/status").asText()).isEqualTo("missing");
    assertThat(file.at("/data/2/group").asText()).isNotEmpty();
    assertThat(file.at("/data/2/digest").asText()).matches("[0-9a-f]{64}");
  }

  @Test
  void pagesEscapeTextFromFiles() {
    Map<String, String> pages = AtlasHtml.pages(atlas(), CELLS);
    assertThat(pages).containsOnlyKeys("index.html", "players-8.html", "players-9.html");
    assertThat(pages.values())
        .allSatisfy(p -> assertThat(p).doesNotContain("<script", "\u202E").endsWith("</html>\n"));
    assertThat(pages.get("players-8.html")).contains("&lt;script&gt;alert(&quot;1&quot;)");
    assertThat(pages.get("index.html")).contains("not known yet, total gap 0.");
  }

  @Test
  void pagesLoadNothingFromElsewhere() {
    assertThat(AtlasHtml.pages(atlas(), CELLS).values())
        .allSatisfy(
            p ->
                assertThat(p)
                    .doesNotContain("http://", "https://", "src=", "@import", "url(")
                    .contains("default-src 'none'", "prefers-color-scheme: dark", "viewport"));
  }

  @Test
  void everySquareLeadsToItsScorecard() {
    Map<String, String> pages = AtlasHtml.pages(atlas(), CELLS);
    assertThat(pages.get("index.html"))
        .contains("<td class=\"ideal\"><a href=\"players-9.html#shared-9\"")
        .contains("<td class=\"impossible\"><a href=\"players-8.html#shared-7\"")
        .contains("<td class=\"missing\">.");
    assertThat(pages.get("players-9.html"))
        .contains("id=\"shared-9\"", "all four criteria are met as well as can be", "Calibre: 100");
  }
}
