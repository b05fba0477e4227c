package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;

class SingleTableIndividualTest {

  private static IndividualWish wish(int rounds, Boards boards, Form form) {
    return new IndividualWish(
        "four players",
        4,
        1,
        rounds,
        boards,
        Rotation.NONE,
        form,
        Map.of(),
        Objective.STANDARD,
        Symmetry.AUTO,
        Fixed.NOTHING,
        WalkWish.AUTO,
        SearchSettings.STANDARD);
  }

  private static final IndividualWish WISH = wish(6, SingleTable.boards(3), Form.SINGLE_TABLE);

  private static Movement movement() {
    return ((Design.Built) SingleTableIndividual.design(WISH)).movement();
  }

  @Test
  void everybodyPartnersEverybodyTwiceAndNobodyHoldsTheSameCardsTwice() {
    Map<Set<Integer>, Integer> partners = new TreeMap<>(Comparator.comparing(Set::toString));
    Set<List<Object>> hands = new HashSet<>();
    for (var round : movement().rounds()) {
      Encounter e = round.encounters().get(0);
      for (Direction d : Direction.values()) {
        partners.merge(new TreeSet<>(e.seating().at(d)), 1, Integer::sum);
      }
      e.seating()
          .seats()
          .forEach((seat, p) -> assertThat(hands.add(List.of(p, seat, e.set()))).isTrue());
    }
    assertThat(partners).hasSize(6);
    assertThat(partners.values()).containsOnly(2);
  }

  @Test
  void playerFourIsNorthAndThenEastWithPartnersOneTwoThree() {
    for (int r = 1; r <= 6; r++) {
      var seats = movement().rounds().get(r - 1).encounters().get(0).seating().seats();
      assertThat(seats.get(r <= 3 ? Seat.NORTH : Seat.EAST)).isEqualTo(4);
      assertThat(seats.get(r <= 3 ? Seat.SOUTH : Seat.WEST)).isEqualTo((r - 1) % 3 + 1);
    }
  }

  @Test
  void theJudgeAcceptsIt() {
    Scorecard card = WISH.judge(movement());
    assertThat(card.violations()).isEmpty();
    assertThat(WISH.accepts(movement(), card)).isTrue();
  }

  /** The least cost of sides that its sizes allow, and perfect balance. */
  @Test
  void everybodyOpposesEverybodyAsOftenOnEitherSide() {
    Scorecard card = WISH.judge(movement());
    assertThat(card.cost(Criterion.SIDE)).isZero();
    assertThat(card.calibre().worst()).isEqualTo(100, within(1e-9));
  }

  @Test
  void theSearchBuildsIt() {
    Answer answer = Designer.answer(WISH, SearchListener.SILENT, new AtomicBoolean());
    assertThat(((Outcome.Found) answer.outcome()).movement()).isEqualTo(movement());
  }

  @Test
  void otherSizesAreRefused() {
    assertThatThrownBy(() -> wish(5, SingleTable.boards(3), Form.SINGLE_TABLE))
        .hasMessage("rounds [5] must be [6] at a single table");
    assertThatThrownBy(() -> wish(6, SingleTable.boards(3), Form.FREE))
        .hasMessageContaining("at a single table only");
    assertThatThrownBy(() -> wish(6, new Boards(3, 3, Play.CIRCULATING, 1), Form.SINGLE_TABLE))
        .hasMessageContaining("played again with other cards");
  }
}
