package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.boardwalk.Needed;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names in scripts that are not written like this. */
@Tag("thorough")
final class ScriptsTest {

  @TempDir Path folder = Path.of("");

  @Test
  void hebrewIsDrawnFromTheRight() {
    assertThat(RightToLeft.seen("דוד לוי")).isEqualTo("יול\u00A0דוד");
  }

  @Test
  void numbersInsideStayFromTheLeft() {
    assertThat(RightToLeft.seen("אב 12 גד")).isEqualTo("דג\u00A012\u00A0בא");
  }

  @Test
  void arabicLettersJoin() {
    // Meem at the beginning, hah and meem between, dal at the end; drawn from the right.
    assertThat(RightToLeft.seen("محمد")).isEqualTo("\uFEAA\uFEE4\uFEA4\uFEE3");
  }

  @Test
  void picturesAndOtherScriptsStayAsTheyAre() {
    String latin = "<p>Zoë Ångström, Ελένη</p>";
    assertThat(RightToLeft.drawn(latin)).isSameAs(latin);
    String picture = "<svg width='1'><text>לוי</text></svg>";
    assertThat(RightToLeft.drawn("<p>לוי</p>" + picture)).isEqualTo("<p>יול</p>" + picture);
  }

  @Test
  void aFontOfTheMachineIsTakenForLettersThatItHas() throws IOException {
    Path font = folder.resolve("some.ttf");
    try (InputStream in = Typeface.REGULAR.open()) {
      Files.copy(in, font);
    }
    Files.writeString(folder.resolve("damaged-noto.ttf"), "not a font");
    SystemFonts fonts = new SystemFonts(List.of(folder, folder.resolve("missing")));
    assertThat(fonts.with(Set.of((int) 'Ж', (int) 'é'))).containsExactly(font);
    assertThat(fonts.with(Set.of(0x4E2D))).isEmpty();
    assertThat(fonts.with(Set.of())).isEmpty();
  }

  private static void needsLetters(String... letters) {
    boolean all =
        Stream.of(letters)
            .noneMatch(letter -> SystemFonts.USUAL.with(Typeface.missing(letter)).isEmpty());
    Needed.isThere(
        all,
        "a font with "
            + String.join(" ", letters)
            + " (Debian packages fonts-droid-fallback and fonts-nanum)");
  }

  @Test
  void lettersThatTheOwnFontLacksAreNamed() {
    assertThat(Typeface.missing("Zoë Ελένη דוד محمد Иван 7♠")).isEmpty();
    assertThat(Typeface.missing("王小明")).hasSize(3);
  }

  @Test
  void chineseJapaneseAndKoreanNamesAreReadBackFromPaper() {
    List<String> names = List.of("王小明", "山田太郎", "김철수", "한국어이름", "歐陽建國", "ひらがな", "カタカナ", "Ann");
    needsLetters("王", "カ", "김");
    List<String> all = new ArrayList<>(names);
    for (int k = names.size() + 1; k <= 13; k++) {
      all.add("王" + k);
    }
    PdfText read =
        PdfText.of(
            new Papers(Judged.of(Sessions.thirteen()), Sessions.named(all))
                .pdf(Set.of(Paper.SEATING)));
    assertThat(read.whole()).contains(names).doesNotContain("\uFFFD");
    assertThat(read.embedded()).isTrue();
  }

  @Test
  void longNamesOfAnyScriptTakeTwoLinesAtMostAndUsualTypeOnEveryPaper() {
    needsLetters("ひ", "左");
    List<String> names = new ArrayList<>();
    for (int k = 1; k <= 13; k++) {
      String digits = ("" + k).repeat(3);
      names.add(
          k % 2 == 0
              ? "ひらがなカタカナ太郎左衛門尉歐陽建國" + digits
              : "Bartholomew Maximilian Featherstonehaugh" + digits);
    }
    for (Paper paper : Set.of(Paper.CARDS, Paper.ITINERARIES, Paper.SLIPS, Paper.SEATING)) {
      PaperSettings settings = Sessions.named(names);
      PdfText usual =
          PdfText.of(
              new Papers(
                      Judged.of(Sessions.thirteen()),
                      Sessions.named(Collections.nCopies(13, "Bartholomew Feathers")))
                  .pdf(Set.of(paper)));
      PdfText read =
          PdfText.of(new Papers(Judged.of(Sessions.thirteen()), settings).pdf(Set.of(paper)));
      assertThat(read.pages()).hasSameSizeAs(usual.pages());
      assertThat(read.whole()).contains("Bartholomew");
    }
  }

  @Test
  void noNameOnAGuideCardTakesThreeLines() throws IOException {
    needsLetters("ひ", "左");
    List<String> names = new ArrayList<>();
    for (int k = 1; k <= 13; k++) {
      names.add("ひらがなカタカナ太郎左衛門尉" + k);
    }
    byte[] pdf =
        new Papers(Judged.of(Sessions.thirteen()), Sessions.named(names)).pdf(Set.of(Paper.CARDS));
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PDFTextStripperByArea north = new PDFTextStripperByArea();
      // Points on A4: the column of North on the first card.
      north.addRegion("north", new Rectangle(70, 200, 108, 600));
      north.extractRegions(document.getPage(0));
      assertThat(north.getTextForRegion("north").lines())
          .filteredOn(line -> !line.isBlank() && !line.matches(".*[A-Z].*|[0-9 ]+"))
          .as("thirteen rounds of two lines at most")
          .hasSizeBetween(13, 26)
          .anyMatch(line -> line.contains("ひらがな"));
    }
  }

  @Test
  void slipsHaveNumberAndName() {
    Movement movement = Sessions.thirteen();
    List<String> names = new ArrayList<>();
    for (int k = 1; k <= 13; k++) {
      names.add("Bartholomew Xy Feath" + k);
    }
    PdfText slips =
        PdfText.of(new Papers(Judged.of(movement), Sessions.named(names)).pdf(Set.of(Paper.SLIPS)));
    assertThat(slips.whole()).contains("13 Bartholomew");
  }
}
