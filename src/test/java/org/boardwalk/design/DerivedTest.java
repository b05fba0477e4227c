package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.Test;

class DerivedTest {

  private static final List<List<Integer>> SITTING_OUT =
      List.of(
          List.of(0, 1), List.of(2, 3), List.of(4, 5), List.of(0, 2), List.of(1, 4), List.of(3, 5));

  private static IndividualWish wish(int rounds, Rotation rotation) {
    Boards boards = new Boards(rounds, rotation.period(), Play.SHARED, 1);
    return UsualWish.of(6, 1, rounds, boards, rotation);
  }

  private static Answer answer(IndividualWish wish, List<List<Integer>> sittingOut) {
    Movement movement =
        Unfolding.sharing(
            wish,
            sittingOut.stream()
                .map(out -> List.of(IntStream.range(0, 6).filter(p -> !out.contains(p)).toArray()))
                .toList());
    Judged judged = Judged.of(movement, wish);
    assertThat(judged.answers()).isTrue();
    Origin origin = Origin.today(Finder.own("test", "by hand"), 1, Duration.ZERO);
    return new Answer(wish, new Outcome.Found(judged, Standing.of(judged)), origin, List.of());
  }

  /** Without the second round in the given order, player 1 would sit out twice before player 3. */
  @Test
  void roundsAreReorderedSoThatSitOutsStayInTurn() {
    Answer six = answer(wish(6, Rotation.NONE), SITTING_OUT);
    IndividualWish five = wish(5, Rotation.NONE);
    List<Derived> all = Derived.of(five, six);
    assertThat(all).hasSize(6);
    assertThat(all).allMatch(d -> Judged.of(d.movement(), five).answers());
    assertThat(all).allMatch(d -> d.movement().rounds().size() == 5);
    assertThat(all.get(1).finder().method()).isEqualTo("by hand, round 2 of 6 left out");
    assertThat(all.get(1).movement().sittingOut(1)).isNotEqualTo(List.of(1, 2));
  }

  @Test
  void tablesOfAnotherRotationArePlayedInTheOneAskedFor() {
    Answer six = answer(wish(6, Rotation.NONE), SITTING_OUT);
    IndividualWish rotating = wish(6, Rotation.ROTATE);
    assertThat(Derived.of(rotating, six))
        .singleElement()
        .satisfies(
            d -> {
              assertThat(d.movement().rotation()).isEqualTo(Rotation.ROTATE);
              assertThat(d.movement().boards()).isEqualTo(rotating.boards());
            });
  }

  @Test
  void aMovementForTheWishIsTakenAsItIs() {
    Answer six = answer(wish(6, Rotation.NONE), SITTING_OUT);
    assertThat(Derived.of(wish(6, Rotation.NONE), six))
        .extracting(Derived::movement)
        .containsExactly(six.outcome().found().orElseThrow().movement());
  }

  @Test
  void aMuchLongerOrAShorterSessionGivesNothing() {
    Answer six = answer(wish(6, Rotation.NONE), SITTING_OUT);
    assertThat(Derived.of(wish(4, Rotation.NONE), six)).isEmpty();
    assertThat(Derived.of(wish(7, Rotation.NONE), six)).isEmpty();
  }
}
