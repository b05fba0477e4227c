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
import org.boardwalk.wish.answer.Mended.Slip;
import org.junit.jupiter.api.Test;

class MendedTest {

  private static Mended mended(Movement movement) {
    return Mended.of(Judged.of(movement));
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
    Mended mended = mended(Examples.mitchell(5, 0, 2));
    assertThat(mended.slip()).isEqualTo(Slip.NONE);
    assertThat(mended.broken()).isFalse();
    assertThat(mended.judged()).isSameAs(mended.given());
    assertThat(mended.words()).isEmpty();
  }

  @Test
  void pairsNumberedFromOneInBothDirectionsGetTheNumbersOfTheMitchell() {
    Mended mended = mended(numberedTwice(1));
    assertThat(mended.slip()).isEqualTo(Slip.NUMBERS);
    assertThat(mended.broken()).isTrue();
    assertThat(mended.comparable()).isTrue();
    assertThat(mended.judged().movement().rounds()).isEqualTo(Examples.mitchell(5, 0, 2).rounds());
    assertThat(mended.words())
        .isEqualTo(
            "Maybe its EW pairs are numbered from 1 like its NS: give EW other numbers, such as 6"
                + " to 10. It is compared with these numbers.");
  }

  @Test
  void otherFaultsStayBroken() {
    Mended mended = mended(numberedTwice(2));
    assertThat(mended.slip()).isEqualTo(Slip.NUMBERS);
    assertThat(mended.comparable()).isFalse();
    assertThat(mended.words()).endsWith("such as 6 to 10. Even so it breaks 2 rules.");
  }

  @Test
  void aRoundTypedTwiceIsNoSlipOfNumbers() {
    Movement five = Examples.mitchell(5, 2, 1);
    Movement twice = five.with(List.of(five.rounds().get(0), five.rounds().get(0)));
    Mended mended = mended(twice);
    assertThat(mended.slip()).isEqualTo(Slip.NONE);
    assertThat(mended.broken()).isTrue();
    assertThat(mended.comparable()).isFalse();
  }

  @Test
  void playersWhoLeaveTheirFieldsAreRankedTogether() {
    Mended mended = mended(Examples.eightPlayers().ranked(4));
    assertThat(mended.slip()).isEqualTo(Slip.FIELDS);
    assertThat(mended.broken()).isFalse();
    assertThat(mended.judged().movement()).isEqualTo(Examples.eightPlayers());
  }
}
