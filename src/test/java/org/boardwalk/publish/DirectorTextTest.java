package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

class DirectorTextTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  @Test
  void aCompleteMovementSaysThatEverybodyMeets() {
    assertThat(DirectorText.verdict(Judged.of(Examples.eightPlayers())))
        .startsWith("Everybody partners everybody once; everybody meets everybody twice as")
        .contains("; nobody sits out; needs 2 copies of the boards.");
  }

  /** In four rounds a player meets at most eight of thirteen others as opponents. */
  @Test
  void opponentsAreCountedAsAPlayerWouldCountThem() {
    Judged short14 =
        KNOWN
            .known(WishSizes.of(14, 4).individual())
            .flatMap(a -> a.outcome().found())
            .orElseThrow()
            .judged();
    assertThat(DirectorText.verdict(short14))
        .containsPattern("everybody meets [0-9]( to 8)? of 13 possible opponents")
        .doesNotContain("pair");
  }

  @Test
  void ofTeamsItSaysWhichMeet() {
    Movement whist =
        NamedForms.of("american-whist").orElseThrow().build(new FormSize(9, 8, 9)).orElseThrow();
    assertThat(DirectorText.verdict(Judged.of(whist)))
        .startsWith(
            "Every team plays every other; results come 4.0 rounds after the first half on average,"
                + " 7 at most; some match is open after every round but the last; teams are ranked;"
                + " nobody sits out;");
  }

  @Test
  void ofTwoFieldsOnlyThoseMeetWhoCan() {
    assertThat(DirectorText.verdict(Judged.of(Examples.mitchell(7, 0, 2))))
        .isEqualTo(
            "NS and EW all meet; 2 winners, ranked apart; nobody sits out; boards down one table"
                + " after every round; needs 1 copy of the boards.");
  }

  @Test
  void twoFieldsThatMeetAgainAreSaidToDoSo() {
    Judged five =
        KNOWN
            .known(UsualPairs.fields(6, 5, 1))
            .flatMap(a -> a.outcome().found())
            .orElseThrow()
            .judged();
    assertThat(DirectorText.verdict(five)).startsWith("NS and EW all meet 1 to 2 times; 2 winners");
  }

  @Test
  void whatBreaksRulesHasNoVerdict() {
    Movement eight = Examples.eightPlayers();
    Movement twice = Examples.withRounds(eight, Collections.nCopies(2, eight.rounds().get(0)));
    assertThatThrownBy(() -> DirectorText.verdict(Judged.of(twice)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("breaks rules");
  }

  @Test
  void theCalibreIsHeldAgainstTheBestOfItsSize() {
    Judged plain = Judged.of(Examples.mitchell(7, 0, 1));
    Judged switched = Judged.of(Examples.mitchell(7, 1, 1));
    assertThat(DirectorText.scalable(plain)).isTrue();
    long best = Math.round(switched.card().calibre().worst());
    assertThat(DirectorText.scale(plain, List.of(plain, switched)))
        .endsWith(
            "; the best that is known with as many rounds, boards and copies has " + best + ".");
    assertThat(DirectorText.scale(switched, List.of(plain, switched)))
        .startsWith("Balance: calibre " + best + " of 100 (")
        .endsWith("; nothing that is known with as many rounds, boards and copies has more.");
    assertThat(DirectorText.scale(plain, List.of()))
        .endsWith("; nothing with as many rounds, boards and copies is known to compare it with.");
  }

  @Test
  void whatIsPerfectOrRankedApartNeedsNoScale() {
    assertThat(DirectorText.scalable(Judged.of(Examples.eightPlayers()))).isFalse();
    assertThat(DirectorText.scalable(Judged.of(Examples.mitchell(7, 0, 2)))).isFalse();
  }
}
