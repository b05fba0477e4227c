package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.WalkGrade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StayingPairsTest {

  /** Pairs 1 to n stay in their heads, but every round begins at another table. */
  private static Movement wandering(int tables, int rounds) {
    Movement mitchell =
        NamedForms.of("mitchell")
            .orElseThrow()
            .build(new FormSize(tables, rounds, tables))
            .orElseThrow();
    Movement moved =
        mitchell.with(
            IntStream.range(0, rounds)
                .mapToObj(r -> moved(mitchell.rounds().get(r), r, tables))
                .toList());
    return new Movement(
        moved.name(),
        moved.kind(),
        moved.contestants(),
        moved.tables(),
        moved.boards(),
        moved.rotation(),
        1,
        moved.rounds());
  }

  private static Round moved(Round round, int by, int tables) {
    return new Round(
        round.encounters().stream()
            .map(e -> new Encounter((e.table() - 1 + by) % tables + 1, e.seating(), e.set()))
            .sorted(Comparator.comparingInt(Encounter::table))
            .toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 7})
  void pairsThatNeverMeetGetTablesOfTheirOwn(int count) {
    Movement wandering = wandering(7, 5);
    assertThat(TableMoves.of(wandering).stationary()).isEmpty();
    Movement seated = StayingPairs.seated(wandering, count);
    assertThat(TableMoves.of(seated).stationary()).hasSizeGreaterThanOrEqualTo(count);
    assertThat(Judge.violations(seated)).isEmpty();
  }

  @Test
  void whereTooManyMeetTheMovementIsLeftAsItIs() {
    Movement wandering = wandering(5, 5);
    assertThat(StayingPairs.seated(wandering, 6)).isSameAs(wandering);
  }

  /** Pair 3 stays at a table that is empty while it sits out. */
  @Test
  void aPairThatSitsOutKeepsItsTable() {
    Movement full = wandering(3, 3);
    Movement half =
        new Movement(
            "half",
            Kind.PAIRS,
            5,
            3,
            full.boards(),
            full.rotation(),
            1,
            full.rounds().stream()
                .map(
                    r ->
                        new Round(
                            r.encounters().stream()
                                .filter(e -> !e.seating().seats().containsValue(6))
                                .toList()))
                .toList());
    Movement seated = StayingPairs.seated(half, 3);
    assertThat(TableMoves.of(seated).stationary()).hasSizeGreaterThanOrEqualTo(3);
    for (Round round : seated.rounds()) {
      assertThat(round.encounters().stream().map(Encounter::table)).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @CsvSource({"12, 8, 4", "12, 6, 6", "12, 11, 1", "8, 9, 1", "7, 7, 1", "7, 5, 3"})
  void asManyCanStayAsFindOpponents(int pairs, int rounds, int most) {
    PairsWish wish = UsualPairs.free(pairs, rounds, 2);
    assertThat(wish.with(new PairsForm.Free(most, WalkGrade.RULE)).rounds()).isEqualTo(rounds);
    assertThatThrownBy(() -> wish.with(new PairsForm.Free(most + 1, WalkGrade.ANY)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be from 0 to " + most);
  }

  @Test
  void wishesForThoseWhoStayAcceptNothingElse() {
    Movement wandering = wandering(5, 5);
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), 5, 5, Optional.empty())
            .with(wandering.boards());
    assertThat(wish.accepts(wandering, Judge.judge(wandering))).isTrue();
    PairsWish staying = wish.with(new PairsForm.Free(2, WalkGrade.ANY));
    assertThat(staying.accepts(wandering, Judge.judge(wandering))).isFalse();
    Movement adopted = staying.adopted(wandering);
    assertThat(staying.accepts(adopted, Judge.judge(adopted))).isTrue();
  }
}
