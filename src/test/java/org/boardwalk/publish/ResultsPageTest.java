package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The page of results that stands alone. */
@Tag("thorough")
class ResultsPageTest {

  private static final String FILES = "src/test/resources/org/boardwalk/scoring/entry/";

  private static final String TEAMS =
      """
      round,table,ns,ew,board,score
      1,1,1,2,1,420
      1,2,2,1,1,170
      2,1,1,3,3,110
      2,2,3,1,3,140
      """;

  private static final String PAIRS =
      """
      board,ns,ew,contract,lead,score
      1,1,3,,,60% 420 40% -50
      1,2,4,3Dx N -1,C10,
      2,1,3,,,pass
      2,2,4,4H E +1,,
      """;

  @TempDir Path temp = Path.of("");

  private Path file(String name, String text) throws Exception {
    return Files.writeString(temp.resolve(name), text);
  }

  private static String page(Object... args) {
    List<String> line = new ArrayList<>(List.of("score"));
    List.of(args).forEach(arg -> line.add(arg.toString()));
    line.addAll(List.of("--format", "html"));
    return Ran.of(line).exits(Exit.DONE).out();
  }

  @Test
  void anEveningsPageIsInItsLanguageUnlessAnotherIsChosen() throws Exception {
    Path path = temp.resolve("evening.yaml");
    SavedEvening evening =
        SavedEvening.of(Judged.of(Examples.mitchell(3, 0, 2)), LocalDate.of(2026, 2, 3), Map.of());
    EveningFile.write(path, evening.with(evening.settings().speaking(Optional.of(Language.IT))));
    assertThat(page(path))
        .contains(
            "<html lang=\"it\">", ">Cerca un nome<", ">Classifica</h2>", "martedì 3 febbraio");
    assertThat(page(path, "--language", "pl"))
        .contains("<html lang=\"pl\">", "data-found=\"znaleziono: #\"", "wtorek, 3 lutego");
    String sheets = page(path, "--language", "pl", "--sheets", "ranking");
    assertThat(sheets).contains("<html lang=\"pl\">", "<th scope=\"col\">miejsce</th>");
  }

  private static Document dom(String page) throws Exception {
    String plain = page.replaceFirst("<!DOCTYPE html>", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(plain)));
  }

  private static List<Element> all(Document page, String name) {
    NodeList nodes = page.getElementsByTagName(name);
    return IntStream.range(0, nodes.getLength()).mapToObj(k -> (Element) nodes.item(k)).toList();
  }

  /** Nothing is fetched from elsewhere, and every link leads to a place on the page. */
  private static Document standsAlone(String page) throws Exception {
    assertThat(page).doesNotContain("src=").doesNotContain("<link").doesNotContain("url(");
    assertThat(page).doesNotContain("http:").doesNotContain("https:").doesNotContain("@import");
    Document document = dom(page);
    List<String> places = new ArrayList<>();
    for (Element element : all(document, "*")) {
      places.add(element.getAttribute("id"));
    }
    places.removeIf(String::isEmpty);
    assertThat(places).doesNotHaveDuplicates();
    assertThat(all(document, "a"))
        .isNotEmpty()
        .allSatisfy(a -> assertThat(places).contains(a.getAttribute("href").substring(1)));
    return document;
  }

  private static List<String> summaries(Document page) {
    return all(page, "summary").stream().map(Element::getTextContent).toList();
  }

  @Test
  void pairsHaveARankingTheirOwnResultsAndTheBoards() throws Exception {
    Path names = file("names.txt", "Ann & <Bo>\nCy & Di\nEve & Flo\nGil & Hal\n");
    Path results = file("pairs.csv", PAIRS);
    String page = page(results, "--names", names, "--club", "Elm & Oak", "--date", "2026-02-28");
    Document document = standsAlone(page);
    assertThat(summaries(document))
        .containsExactly(
            "1 Ann & <Bo>",
            "2 Cy & Di",
            "3 Eve & Flo",
            "4 Gil & Hal",
            "Board 1, dealer N, nobody vulnerable",
            "Board 2, dealer E, NS vulnerable");
    assertThat(document.getDocumentElement().getTextContent())
        .contains("Elm & Oak, Saturday 28 February 2026")
        .contains("60% 420 40% -50", "3♦x N -1, ♣10", "pass", "4♥ E +1");
    assertThat(page).doesNotContain("<Bo>");
  }

  @Test
  void sectionsThatAreRankedApartAreParts() throws Exception {
    Document page = standsAlone(page(FILES + "two-sections.xml"));
    assertThat(all(page, "h2")).hasSize(6);
    assertThat(all(page, "h2").get(0).getTextContent()).endsWith("Ranking").contains(": ");
  }

  @Test
  void individualsHaveTheirPartners() throws Exception {
    Document page = standsAlone(page(FILES + "individual.xml"));
    assertThat(page.getDocumentElement().getTextContent()).contains("with");
    assertThat(summaries(page)).anyMatch(s -> s.startsWith("8"));
  }

  @Test
  void teamsHaveTheirMatches() throws Exception {
    Document page = standsAlone(page(file("teams.csv", TEAMS), "--method", "teams"));
    assertThat(summaries(page)).contains("1", "2", "3");
    assertThat(page.getDocumentElement().getTextContent()).contains("IMPs");
  }

  @Test
  void handsStandBesideTheScoresWhereTheyAreKnown() throws Exception {
    Path results = file("pairs.csv", PAIRS);
    Path pbn =
        file("deals.pbn", Ran.of("deal", "--boards", "1", "--seed", "7").exits(Exit.DONE).out());
    Document page = standsAlone(page(results, "--hands", pbn));
    List<Element> hands =
        all(page, "div").stream().filter(d -> d.getAttribute("class").equals("deal")).toList();
    assertThat(hands).hasSize(1);
    String cards = hands.get(0).getTextContent().replaceAll("[♠♥♦♣\\s]", "");
    assertThat(cards.replace("10", "T").replaceAll("[^2-9TJQKA]", "")).hasSize(52);
    Path wrong = file("wrong.pbn", "[Board \"1\"]\n[Deal \"N:AKQ\"]\n");
    assertThat(
            Ran.of("score", "" + results, "--format", "html", "--hands", "" + wrong)
                .exits(Exit.BAD_INPUT)
                .err())
        .contains("wrong.pbn");
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-winners.xml", "two-sections.xml", "individual.xml"})
  void thePageHasAllScoresOfTheTravellers(String name) throws Exception {
    String text = standsAlone(page(FILES + name)).getDocumentElement().getTextContent();
    String csv = Ran.of("score", FILES + name, "--sheets", "ranking", "--format", "text").out();
    for (String line : csv.lines().toList()) {
      var figure = Pattern.compile("\\s([0-9]+[.][0-9]{2})$").matcher(line);
      if (figure.find()) {
        assertThat(text).contains(figure.group(1));
      }
    }
  }

  @Test
  void chosenSheetsAreThePlainReport() throws Exception {
    Path results = file("pairs.csv", PAIRS);
    assertThat(page(results, "--sheets", "ranking")).doesNotContain("<script");
    assertThat(page(results)).contains("<script");
  }
}
