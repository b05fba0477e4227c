package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Rainbows;
import org.boardwalk.wish.Swivel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwivelConstructionTest {

  private static Design.Built built(int tables, int rounds, int stanzas) {
    Design design = SwivelConstruction.design(Rainbows.swivel(tables, rounds, stanzas));
    assertThat(design).isInstanceOf(Design.Built.class);
    return (Design.Built) design;
  }

  /** Two players in ascending order, as one number. */
  private static int couple(List<Integer> two) {
    return 1000 * Math.min(two.get(0), two.get(1)) + Math.max(two.get(0), two.get(1));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 15, 3", "6, 10, 2", "6, 15, 3", "7, 21, 3", "8, 24, 3", "9, 27, 3", "10, 18, 2",
    "10, 27, 3", "11, 22, 2", "11, 33, 3", "12, 24, 2", "12, 22, 2", "12, 36, 3", "13, 39, 3"
  })
  void noPlayersPartnerTwiceAndNoneReplaysASet(int tables, int rounds, int stanzas) {
    Movement m = built(tables, rounds, stanzas).movement();
    assertThat(m.rounds()).hasSize(rounds);
    Set<Integer> partners = new HashSet<>();
    Set<Integer> plays = new HashSet<>();
    List<Integer> sets = new ArrayList<>();
    for (Round round : m.rounds()) {
      Set<Integer> here = new HashSet<>();
      for (Encounter e : round.encounters()) {
        here.addAll(e.seating().contestants());
        sets.add(e.set());
        assertThat(partners.add(couple(e.seating().at(Direction.NS)))).isTrue();
        assertThat(partners.add(couple(e.seating().at(Direction.EW)))).isTrue();
        e.seating().contestants().forEach(p -> assertThat(plays.add(1000 * p + e.set())).isTrue());
      }
      assertThat(here).hasSize(4 * tables);
      assertThat(round.encounters().stream().map(Encounter::set).distinct()).hasSize(tables);
    }
    assertThat(new HashSet<>(sets)).hasSize(stanzas * tables);
    assertThat(m.winners()).isEqualTo(1);
  }

  /** The movement manual of the English Bridge Union, pages 185 and 188. */
  @ParameterizedTest
  @CsvSource({"5, 15, 80, 300, 11360, 11980", "7, 21, 168, 588, 47544, 48804"})
  void hasTheFiguresOfTheManualsRainbowSwivels(
      int tables, int rounds, long opponent, long side, long direction, long total) {
    IndividualWish wish = Rainbows.swivel(tables, rounds, 3);
    Scorecard card = wish.judge(built(tables, rounds, 3).movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.cost(Criterion.OPPONENT)).isEqualTo(opponent);
    assertThat(card.cost(Criterion.SIDE)).isEqualTo(side);
    assertThat(card.cost(Criterion.DIRECTION)).isEqualTo(direction);
    assertThat(card.total(Weights.STANDARD)).isEqualTo(total);
  }

  @Test
  void theSeatsOfEachStanzaAreTold() {
    assertThat(built(5, 15, 3).explanation())
        .isEqualTo(
            "swivel of 3 stanzas, each a rainbow, South up 1, East up 2, West down 2, sets down 1"
                + " after every round; rounds 1-5: N 1-5, S 6-10, E 11-15, W 16-20, sets 1-5;"
                + " rounds 6-10: N 1-5, S 11-15, E 6-10, W 16-20, sets 6-10; rounds 11-15: N 1-5,"
                + " S 16-20, E 11-15, W 6-10, sets 11-15; each stanza begins with the first of each"
                + " at table 1");
  }

  @Test
  void shorterStanzasAreAdvisedWhereNoCompleteRainbowIsKnown() {
    assertThat(SwivelConstruction.design(Rainbows.swivel(10, 30, 3)))
        .isEqualTo(
            new Design.Unknown(
                "no rainbow of 10 tables and 10 rounds is known here for the stanzas of a swivel,"
                    + " but one of 9: --rounds 27"));
  }

  @Test
  void otherSizesAreNoSwivel() {
    assertThat(Swivel.fits(Rainbows.swivel(7, 21, 3))).isTrue();
    assertThatThrownBy(() -> Rainbows.swivel(7, 28, 4))
        .hasMessageContaining("boards sets")
        .hasMessageContaining("[28] must be 2 or 3 times the [7] tables in a swivel");
    assertThatThrownBy(() -> Rainbows.swivel(7, 20, 3))
        .hasMessageContaining("[20] must be 3 times at most [7], the tables of the swivel");
  }
}
