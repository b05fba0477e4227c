package org.boardwalk.scoring.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.Vulnerability;
import org.junit.jupiter.api.Test;

/** Deals, and files with them. */
class PbnTextTest {

  private static final Path FOUR =
      Path.of("src/test/resources/org/boardwalk/scoring/deal/four.pbn");

  private static List<Deal> read(String text) {
    return PbnText.read(Path.of("x.pbn"), text, new Shuffling(OptionalLong.of(1)));
  }

  private static String four() throws IOException {
    return Files.readString(FOUR).replaceAll("\\[EastOrder.*\\]\n", "");
  }

  private static String cards(Deal deal, Seat seat, Suit suit) {
    return deal.hand(seat).stream()
        .filter(c -> c.suit() == suit)
        .sorted(PlayingCard.ORDER)
        .map(PlayingCard::figure)
        .collect(Collectors.joining(" "));
  }

  @Test
  void aBoardThatIsThereTwiceIsRefusedWithItsLine() throws IOException {
    String twice = four() + "\n" + four();
    int line = (int) twice.substring(0, twice.lastIndexOf("[Board \"1\"]")).lines().count() + 1;
    assertThatThrownBy(() -> read(twice))
        .hasMessageStartingWith("x.pbn:" + line + ": board [1] is there twice\nMaybe ");
  }

  @Test
  void boardZeroIsRefused() throws IOException {
    String zero = four().replace("[Board \"1\"]", "[Board \"0\"]");
    assertThatThrownBy(() -> read(zero))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("board [0] must be from 1 to 9999\nMaybe ");
  }

  @Test
  void whatStandsInQuotesIsNoComment() throws IOException {
    String named = "[Event \"Club; {night\"] [Site \"a $1 b\"] ";
    String deals = named + four().replaceAll("(?m)^%.*\n", "") + "; [Board \"9\"]\n{[Board \"8\"]}";
    assertThat(read(deals)).extracting(Deal::board).containsExactly(1, 2, 17, 20);
  }

  @Test
  void fourBoardsAreReadWithDealerVulnerabilityAndHands() throws IOException {
    List<Deal> deals = read(four());
    assertThat(deals).extracting(Deal::board).containsExactly(1, 2, 17, 20);
    assertThat(deals)
        .extracting(Deal::dealer)
        .containsExactly(Seat.NORTH, Seat.EAST, Seat.NORTH, Seat.WEST);
    assertThat(deals)
        .extracting(Deal::vulnerability)
        .containsExactly(
            Vulnerability.NONE, Vulnerability.NS, Vulnerability.BOTH, Vulnerability.EW);
    assertThat(cards(deals.get(0), Seat.EAST, Suit.HEARTS)).isEqualTo("A K Q J 10 9 8 7 6 5 4 3 2");
    assertThat(cards(deals.get(1), Seat.EAST, Suit.SPADES)).isEqualTo("A K 3 2");
    assertThat(cards(deals.get(1), Seat.NORTH, Suit.HEARTS)).isEqualTo("10 9 8 7");
    assertThat(cards(deals.get(2), Seat.SOUTH, Suit.CLUBS)).isEqualTo("K 2");
    assertThat(cards(deals.get(2), Seat.WEST, Suit.CLUBS)).isEqualTo("A Q 3");
    assertThat(cards(deals.get(3), Seat.NORTH, Suit.DIAMONDS)).isEqualTo("K 6 5");
  }

  @Test
  void whatIsWrittenIsReadEqualWithTheOrdersOfTheDummies() throws IOException {
    List<Deal> deals = read(four());
    // Another seed: the orders come from the file now, not by chance.
    assertThat(
            PbnText.read(Path.of("x.pbn"), PbnText.write(deals), new Shuffling(OptionalLong.of(2))))
        .isEqualTo(deals);
    List<Deal> dealt = new Shuffling(OptionalLong.of(5)).deals(1, 36);
    assertThat(read(PbnText.write(dealt))).isEqualTo(dealt);
  }

  @Test
  void anOrderThatIsNotOfThoseCardsIsRefusedWithItsLine() throws IOException {
    assertThatThrownBy(() -> read(Files.readString(FOUR)))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("x.pbn:25: order [CT ST HA D9")
        .hasMessageContaining("does not hold exactly the cards of E\nMaybe");
  }

  @Test
  void damagedFilesAreRefused() {
    assertThatThrownBy(() -> read("hello")).hasMessageContaining("has no deals\nMaybe");
    assertThatThrownBy(() -> read("[Deal \"N:AKQ.. - - -\"]")).hasMessageContaining("x.pbn:1:");
    assertThatThrownBy(
            () ->
                read(
                    "\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432."
                        + " AKQJT98765432...\"]"))
        .hasMessageContaining("x.pbn:2: card [♠");
    assertThatThrownBy(() -> read("[Board \"1\"]\n[Deal \"N:AKQ.. - - -\n\n"))
        .hasMessageContaining("x.pbn:2: the bracket of a tag is not closed\nMaybe");
  }

  @Test
  void theSameSeedGivesTheSameDealsAndNoneGivesOthers() {
    List<Deal> one = new Shuffling(OptionalLong.of(7)).deals(1, 24);
    assertThat(new Shuffling(OptionalLong.of(7)).deals(1, 24)).isEqualTo(one);
    assertThat(new Shuffling(OptionalLong.of(8)).deals(1, 24)).isNotEqualTo(one);
    assertThat(new Shuffling(OptionalLong.empty()).deals(1, 24))
        .isNotEqualTo(new Shuffling(OptionalLong.empty()).deals(1, 24));
  }

  @Test
  void everyCardGoesToEverySeatAboutEquallyOften() {
    Map<Seat, Integer> aces = new EnumMap<>(Seat.class);
    for (Deal deal : new Shuffling(OptionalLong.of(3)).deals(1, 200)) {
      for (Seat seat : Seat.values()) {
        assertThat(new HashSet<>(deal.hand(seat))).hasSize(13);
        if (deal.hand(seat).contains(new PlayingCard(Suit.SPADES, 14))) {
          aces.merge(seat, 1, Integer::sum);
        }
      }
    }
    // 50 expected; five standard deviations are 31.
    assertThat(aces.values()).hasSize(4).allMatch(often -> often > 18 && often < 82);
  }

  @Test
  void atHomeNobodyIsVulnerableAndTheDealGoesRound() {
    List<Deal> deals = new Shuffling(OptionalLong.of(3)).atHome(8);
    assertThat(deals).extracting(Deal::vulnerability).containsOnly(Vulnerability.NONE);
    assertThat(deals)
        .extracting(Deal::dealer)
        .startsWith(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH);
  }
}
