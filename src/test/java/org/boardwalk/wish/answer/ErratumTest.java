package org.boardwalk.wish.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.wish.answer.Erratum.Slip;
import org.junit.jupiter.api.Test;

class ErratumTest {

  private static Erratum erratum(Movement movement) {
    return Erratum.of(Judged.of(movement));
  }

  /** A Mitchell in which EW have the numbers of NS, and one set may be wrong. */
  private static Movement numberedTwice(int wrongSet) {
    Movement five = Examples.mitchell(5, 0, 2);
    List<Round> rounds =
        Examples.each(
                five,
                e -> {
                  TwoPairs pairs = (TwoPairs) e.seating();
                  return new Encounter(
                      e.table(), new TwoPairs(pairs.ns(), pairs.ew() - 5), e.set());
                })
            .rounds();
    Encounter first = rounds.get(0).encounters().get(0);
    List<Encounter> begin = new ArrayList<>(rounds.get(0).encounters());
    begin.set(0, new Encounter(1, first.seating(), wrongSet));
    List<Round> all = new ArrayList<>(rounds);
    all.set(0, new Round(begin));
    Boards boards = five.boards();
    return new Movement("twice", five.kind(), 5, 5, boards.ofCopies(2), Rotation.NONE, 1, all);
  }

  @Test
  void aValidMovementStaysAsItIs() {
    Erratum erratum = erratum(Examples.mitchell(5, 0, 2));
    assertThat(erratum.slip()).isEqualTo(Slip.NONE);
    assertThat(erratum.broken()).isFalse();
    assertThat(erratum.judged()).isSameAs(erratum.given());
    assertThat(erratum.words()).isEmpty();
  }

  @Test
  void pairsNumberedFromOneInBothDirectionsGetTheNumbersOfTheMitchell() {
    Erratum erratum = erratum(numberedTwice(1));
    assertThat(erratum.slip()).isEqualTo(Slip.NUMBERS);
    assertThat(erratum.broken()).isTrue();
    assertThat(erratum.comparable()).isTrue();
    assertThat(erratum.judged().movement().rounds()).isEqualTo(Examples.mitchell(5, 0, 2).rounds());
    assertThat(erratum.words())
        .isEqualTo(
            "Maybe its EW pairs are numbered from 1 like its NS: give EW other numbers, such as 6"
                + " to 10. With these it breaks no rule.");
  }

  @Test
  void otherFaultsStayBroken() {
    Erratum erratum = erratum(numberedTwice(2));
    assertThat(erratum.slip()).isEqualTo(Slip.NUMBERS);
    assertThat(erratum.comparable()).isFalse();
    assertThat(erratum.words()).endsWith("such as 6 to 10. With these it breaks 2 rules.");
  }

  @Test
  void aRoundTypedTwiceIsNoSlipOfNumbers() {
    Movement five = Examples.mitchell(5, 2, 1);
    Movement twice = five.with(List.of(five.rounds().get(0), five.rounds().get(0)));
    Erratum erratum = erratum(twice);
    assertThat(erratum.slip()).isEqualTo(Slip.NONE);
    assertThat(erratum.broken()).isTrue();
    assertThat(erratum.comparable()).isFalse();
  }

  @Test
  void playersWhoLeaveTheirFieldsAreRankedTogether() {
    Erratum erratum = erratum(Examples.eightPlayers().ranked(4));
    assertThat(erratum.slip()).isEqualTo(Slip.FIELDS);
    assertThat(erratum.broken()).isFalse();
    assertThat(erratum.judged().movement()).isEqualTo(Examples.eightPlayers());
  }
}
