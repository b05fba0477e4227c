package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.paper.HandRecords;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PbnText;
import org.boardwalk.scoring.deal.Shuffling;
import org.junit.jupiter.api.Test;

/** The cards of the boards of an event. */
class ShownDealsTest {

  private static final SortedSet<Integer> BOARDS = new TreeSet<>(List.of(3, 4, 7));

  private static ShownDeals dealt() {
    return ShownDeals.dealt(BOARDS, OptionalLong.of(5));
  }

  @Test
  void theBoardsOfTheEventAreDealtAsTheCommandDealsThem() {
    assertThat(dealt().boards()).containsExactly(3, 4, 7);
    List<Deal> command =
        new Shuffling(OptionalLong.of(5))
            .deals(3, 5).stream().filter(d -> BOARDS.contains(d.board())).toList();
    assertThat(dealt().deals().values()).hasSameElementsAs(command);
  }

  @Test
  void aFileOfThemIsReadAgain() {
    assertThat(ShownDeals.read(Path.of("deals.pbn"), dealt().pbn())).isEqualTo(dealt());
  }

  @Test
  void dealsOfOtherBoardsAreLeftOut() {
    ShownDeals sixteen =
        new ShownDeals(
            ShownDeals.read(
                    Path.of("deals.pbn"),
                    PbnText.write(new Shuffling(OptionalLong.of(5)).deals(1, 16)))
                .deals());
    assertThat(sixteen.of(BOARDS).boards()).containsExactly(3, 4, 7);
    assertThatThrownBy(() -> sixteen.of(new TreeSet<>(List.of(17, 18))))
        .hasMessageContaining("the deals are of none of the boards 17-18\nMaybe ");
  }

  @Test
  void aBoardThatIsVulnerableOtherwiseThanItsNumberSaysIsRefused() {
    String turned = dealt().pbn().replace("[Vulnerable \"All\"]", "[Vulnerable \"NS\"]");
    assertThat(turned).isNotEqualTo(dealt().pbn());
    ShownDeals deals = ShownDeals.read(Path.of("deals.pbn"), turned);
    // Boards 4 and 7 are vulnerable for both sides.
    assertThatThrownBy(() -> deals.of(BOARDS))
        .hasMessageContaining(
            "deal [4] has another dealer or vulnerability than its number\nMaybe");
    String other = dealt().pbn().replace("[Dealer \"W\"]", "[Dealer \"N\"]");
    assertThatThrownBy(() -> ShownDeals.read(Path.of("deals.pbn"), other).of(BOARDS))
        .hasMessageContaining("deal [4] has another dealer");
  }

  @Test
  void handRecordsHaveAllCardsOnTwoSheets() throws IOException {
    ShownDeals deals =
        ShownDeals.dealt(
            new TreeSet<>(IntStream.rangeClosed(1, 24).boxed().toList()), OptionalLong.of(1));
    for (PageSize size : PageSize.values()) {
      byte[] pdf = HandRecords.of("Tuesday <pairs> & more", deals, size, Language.EN);
      try (PDDocument read = Loader.loadPDF(pdf)) {
        String text = new PDFTextStripper().getText(read);
        assertThat(read.getNumberOfPages()).isEqualTo(2);
        assertThat(text)
            .contains("Tuesday <pairs> & more", "Board 24, dealer W, nobody vulnerable");
        List<String> suits =
            deals.boards().stream()
                .flatMap(b -> deals.hands(b, Language.EN).stream())
                .flatMap(h -> h.suits().stream())
                .toList();
        assertThat(suits).hasSize(24 * 16).allMatch(text::contains);
      }
    }
  }
}
