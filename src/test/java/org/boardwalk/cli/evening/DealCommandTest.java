package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PbnText;
import org.boardwalk.scoring.deal.Shuffling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deals and the papers of the two-handed game. */
@Tag("thorough")
class DealCommandTest {

  private static final Pattern HEAD = Pattern.compile("Board (\\d+)(?: copy (\\d+))? (East|West)");

  @TempDir Path temp = Path.of("");

  /** Slips as they stand in a PDF: "7 East 2" and the cards. */
  private static Map<String, List<String>> slips(Path pdf) throws IOException {
    String text;
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      text = stripper.getText(document);
    }
    Map<String, List<String>> slips = new HashMap<>();
    List<String> heads = new ArrayList<>();
    List<String> figures = List.of();
    for (String line : text.lines().toList()) {
      Matcher head = HEAD.matcher(line);
      if (line.startsWith("Board")) {
        heads.clear();
        while (head.find()) {
          heads.add(head.group(1) + " " + head.group(3) + " " + head.group(2));
        }
      } else if (line.matches("([2-9AKQJ]|10)( ([2-9AKQJ]|10)){25}")) {
        figures = List.of(line.split(" ", -1));
      } else if (line.matches("[♠♥♦♣]( [♠♥♦♣]){25}")) {
        String[] signs = line.split(" ", -1);
        List<String> cards = new ArrayList<>();
        for (int k = 0; k < signs.length; k++) {
          cards.add(signs[k] + figures.get(k));
        }
        slips.put(heads.get(0), cards.subList(0, 13));
        slips.put(heads.get(1), cards.subList(13, 26));
      }
    }
    return slips;
  }

  private static List<String> cards(Deal deal, Seat seat) {
    return deal.hand(seat).stream()
        .map(c -> c.suit().sign() + c.figure())
        .collect(Collectors.toList());
  }

  @Test
  void slipsOf24DealsInTwoCopiesGiveTheDeals() throws IOException {
    for (String size : List.of("a4", "letter")) {
      Path out = temp.resolve(size);
      Ran.of("deal", "--seed", "7", "--copies", "2", "--page", size, "--out", out.toString())
          .exits(Exit.DONE);
      Map<String, List<String>> slips = slips(out.resolve("slips.pdf"));
      assertThat(slips).hasSize(96);
      for (Deal deal : new Shuffling(OptionalLong.of(7)).deals(1, 24)) {
        for (int copy = 1; copy <= 2; copy++) {
          assertThat(slips.get(deal.board() + " East " + copy)).isEqualTo(cards(deal, Seat.EAST));
          assertThat(slips.get(deal.board() + " West " + copy)).isEqualTo(cards(deal, Seat.WEST));
        }
      }
      try (PDDocument pdf = Loader.loadPDF(out.resolve("slips.pdf").toFile())) {
        assertThat(pdf.getNumberOfPages()).isEqualTo(10);
      }
    }
  }

  @Test
  void theFileHasTheSameDealsAndOrdersAsTheSlips() throws IOException {
    Path out = temp.resolve("out");
    Ran.of("deal", "--boards", "3", "--out", out.toString()).exits(Exit.DONE);
    List<Deal> deals =
        PbnText.read(
            Path.of("deals.pbn"),
            Files.readString(out.resolve("deals.pbn")),
            new Shuffling(OptionalLong.of(1)));
    Map<String, List<String>> slips = slips(out.resolve("slips.pdf"));
    for (Deal deal : deals) {
      assertThat(slips.get(deal.board() + " East null")).isEqualTo(cards(deal, Seat.EAST));
    }
    Path again = temp.resolve("again");
    Ran.of("deal", "--pbn", out.resolve("deals.pbn").toString(), "--out", again.toString())
        .exits(Exit.DONE);
    assertThat(again.resolve("deals.pbn")).hasSameTextualContentAs(out.resolve("deals.pbn"));
  }

  @Test
  void theRulesAndThePlanFitOnePage() throws IOException {
    for (String size : List.of("a4", "letter")) {
      Path out = temp.resolve("rules-" + size);
      Ran.of("deal", "--boards", "1", "--page", size, "--out", out.toString()).exits(Exit.DONE);
      try (PDDocument pdf = Loader.loadPDF(out.resolve("rules.pdf").toFile())) {
        assertThat(pdf.getNumberOfPages()).isEqualTo(1);
        assertThat(new PDFTextStripper().getText(pdf))
            .contains("When you put a board back", "Play goes clockwise");
      }
      assertThat(out.resolve("table.svg"))
          .content()
          .startsWith("<svg")
          .contains("South's dummy", "clockwise")
          .doesNotContain("{");
    }
  }

  @Test
  void atHomeThereIsAScoreSheet() throws IOException {
    Path out = temp.resolve("home");
    Ran.of("deal", "--home", "6", "--seed", "1", "--out", out.toString()).exits(Exit.DONE);
    assertThat(out.resolve("deals.pbn")).content().contains("[Board \"24\"]").doesNotContain("All");
    try (PDDocument pdf = Loader.loadPDF(out.resolve("home.pdf").toFile())) {
      assertThat(new PDFTextStripper().getText(pdf))
          .contains("Nobody is vulnerable", "Round 6", "total so far");
    }
    Ran.of("deal", "--home", "6", "--pbn", "x.pbn").exits(Exit.USAGE).refusedInOneMessage();
    for (String option : List.of("--boards", "--first")) {
      Ran ran = Ran.of("deal", "--home", "6", option, "5").exits(Exit.USAGE);
      assertThat(ran.err()).startsWith("--home and " + option + " exclude each other");
      ran.refusedInOneMessage();
    }
  }
}
