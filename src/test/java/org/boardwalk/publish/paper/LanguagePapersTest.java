package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The papers in the languages of the players. */
class LanguagePapersTest {

  private static final double POINTS = 72 / 25.4;

  /** The rounding of a PDF's coordinates, in points. */
  private static final double SLACK = 0.6;

  private static final Pattern CARD =
      Pattern.compile("left:(.*)mm;top:(.*)mm;width:(.*)mm;height:(.*)mm");

  private static final Map<String, Movement> SESSIONS =
      new TreeMap<>(
          Map.of(
              "mitchell", Examples.mitchell(7, 2, 1),
              "players", Examples.eightPlayers(),
              "thirteen", Sessions.thirteen(),
              "solo", Examples.solo(),
              "teams", TeamPapersTest.whist(9, 8)));

  private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:[.][0-9]+)?");

  private static PaperSettings in(Language language) {
    return new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, Names.NONE)
        .in(language);
  }

  private static Papers papers(Movement movement, Language language) {
    return new Papers(Judged.of(movement), in(language));
  }

  static Set<String> sessions() {
    return SESSIONS.keySet();
  }

  private static Set<Paper> written(Movement movement) {
    Set<Paper> papers = EnumSet.copyOf(Paper.allFor(movement));
    papers.remove(Paper.PICTURES);
    return papers;
  }

  @ParameterizedTest
  @MethodSource("sessions")
  @Tag("thorough")
  void noTextLeavesItsCardOrRunsIntoAnotherOnNoMorePaper(String session) throws IOException {
    Movement movement = Objects.requireNonNull(SESSIONS.get(session));
    Papers english = papers(movement, Language.EN);
    List<Papers.Sheet> drawn = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Language language : Language.values()) {
      Papers papers = papers(movement, language);
      for (Paper paper : written(movement)) {
        String name = language + " " + paper;
        List<Papers.Sheet> sheets = papers.sheets(paper);
        assertThat(sheets).as(name).hasSizeLessThanOrEqualTo(english.sheets(paper).size());
        different(sheets).forEach(drawn::add);
        names.addAll(Collections.nCopies(drawn.size() - names.size(), name));
      }
    }
    List<List<TextPosition>> letters = letters(PdfPages.of(english.html(drawn)));
    assertThat(letters).hasSameSizeAs(drawn);
    for (int page = 0; page < drawn.size(); page++) {
      List<Area> cards = drawn.get(page).cards().stream().map(c -> area(c.style())).toList();
      for (TextPosition letter : letters.get(page)) {
        assertThat(cards.isEmpty() || inside(letter, cards))
            .as("%s: %s at %s, %s", names.get(page), letter, letter.getX(), letter.getY())
            .isTrue();
      }
      assertThat(overlaps(letters.get(page))).as(names.get(page)).isEmpty();
    }
  }

  /** Sheets with the cards of these that differ in words, each with the longest numbers. */
  private static List<Papers.Sheet> different(List<Papers.Sheet> sheets) {
    Map<String, String> longest = new HashMap<>();
    for (Papers.Sheet sheet : sheets) {
      for (CardPages.Placed placed : sheet.cards()) {
        String card = placed.card().toString();
        longest.merge(
            NUMBER.matcher(card).replaceAll("#"),
            card,
            (one, other) -> other.length() > one.length() ? other : one);
      }
    }
    Set<String> left = new HashSet<>(longest.values());
    return sheets.stream()
        .map(
            sheet ->
                new Papers.Sheet(
                    sheet.cards().stream().filter(c -> left.remove("" + c.card())).toList(),
                    sheet.pieces(),
                    sheet.points(),
                    sheet.svg(),
                    sheet.code()))
        .filter(sheet -> !sheet.cards().isEmpty() || !sheet.pieces().isEmpty())
        .toList();
  }

  private static Area area(String style) {
    Matcher card = CARD.matcher(style);
    assertThat(card.matches()).isTrue();
    return new Area(
        Double.parseDouble(card.group(1)),
        Double.parseDouble(card.group(2)),
        Double.parseDouble(card.group(3)),
        Double.parseDouble(card.group(4)));
  }

  /** Whether a letter stands in a card as a whole. */
  private static boolean inside(TextPosition letter, List<Area> cards) {
    double margin = PageSize.MARGIN * POINTS;
    double left = letter.getXDirAdj() - margin;
    double right = left + letter.getWidthDirAdj();
    double base = letter.getYDirAdj() - margin;
    return cards.stream()
        .anyMatch(
            c ->
                left >= c.left() * POINTS - SLACK
                    && right <= (c.left() + c.width()) * POINTS + SLACK
                    && base - letter.getHeightDir() >= c.top() * POINTS - SLACK
                    && base <= (c.top() + c.height()) * POINTS + SLACK);
  }

  /** The letters that cover the beginning of another one on the same line. */
  private static List<String> overlaps(List<TextPosition> letters) {
    List<TextPosition> sorted =
        letters.stream()
            .filter(l -> !l.getUnicode().isBlank())
            .sorted((a, b) -> Float.compare(a.getYDirAdj(), b.getYDirAdj()))
            .toList();
    List<String> over = new ArrayList<>();
    for (int k = 0; k < sorted.size(); k++) {
      TextPosition one = sorted.get(k);
      for (int j = k + 1;
          j < sorted.size() && sorted.get(j).getYDirAdj() - one.getYDirAdj() < 1;
          j++) {
        if (covers(one, sorted.get(j)) || covers(sorted.get(j), one)) {
          over.add(one + " and " + sorted.get(j) + " at " + one.getX() + ", " + one.getY());
        }
      }
    }
    return over;
  }

  private static boolean covers(TextPosition one, TextPosition other) {
    double end = one.getXDirAdj() + 0.75 * one.getWidthDirAdj() - SLACK;
    return one.getXDirAdj() <= other.getXDirAdj() && other.getXDirAdj() < end;
  }

  private static List<List<TextPosition>> letters(byte[] pdf) throws IOException {
    List<List<TextPosition>> pages = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PDFTextStripper stripper =
          new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition text) {
              pages.get(pages.size() - 1).add(text);
            }
          };
      for (int k = 1; k <= document.getNumberOfPages(); k++) {
        pages.add(new ArrayList<>());
        stripper.setStartPage(k);
        stripper.setEndPage(k);
        stripper.getText(document);
      }
    }
    return pages;
  }

  private static List<Block> cards(Movement movement, Language language) {
    return new GuideCards(new Programme(Judged.of(movement), Names.NONE, language)).tables();
  }

  @Test
  void aCardIsInTheWordsOfItsLanguage() {
    Movement movement = Examples.mitchell(7, 2, 1);
    Block french = cards(movement, Language.FR).get(0);
    assertThat(french.title()).isEqualTo("Table 1");
    assertThat(french.grid().columns())
        .extracting(CardGrid.Column::head)
        .containsExactly("Tour", "NS", "EO", "Étuis");
    assertThat(french.signs())
        .contains("NS reste", "EO en EO2", "les étuis viennent de la table 2");
    assertThat(cards(movement, Language.SV).get(0).grid().columns())
        .extracting(CardGrid.Column::head)
        .containsExactly("Rond", "NS", "ÖV", "Brickor");
  }

  @ParameterizedTest
  @EnumSource
  void numbersAndPlacesAreTheSameInEveryLanguage(Language language) {
    Movement movement = Examples.eightPlayers();
    List<Block> english = cards(movement, Language.EN);
    List<Block> others = cards(movement, language);
    for (int t = 0; t < english.size(); t++) {
      assertThat(digits(others.get(t))).isEqualTo(digits(english.get(t)));
    }
  }

  private static List<String> digits(Block block) {
    return block.grid().rows().stream()
        .flatMap(List::stream)
        .map(box -> (box.text() + " " + box.next()).replaceAll("[^0-9]+", " ").strip())
        .toList();
  }

  @Test
  void clubAndDateAreOnTheCardsInTheLanguage() {
    PaperSettings settings =
        in(Language.PL).on("Klub", Optional.of(java.time.LocalDate.of(2026, 2, 3)));
    assertThat(settings.occasion()).isEqualTo("Klub, 3 lutego 2026");
    assertThat(new Papers(Judged.of(Examples.eightPlayers()), settings).html(Set.of(Paper.CARDS)))
        .contains("<html lang=\"pl\"", "Stolik 1", "Klub, 3 lutego 2026");
  }
}
