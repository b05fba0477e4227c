package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.Size;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Measure;
import org.junit.jupiter.api.Test;

class AlikeTest {

  private static List<String> forms(Movement movement) {
    return Alike.to(movement).wishes().stream()
        .map(PairsWish.class::cast)
        .map(w -> w.form().word() + " " + w.switching())
        .toList();
  }

  private static Movement sized(Movement m, int contestants, int tables, int sets) {
    Boards boards = new Boards(sets, 3, m.boards().play(), m.boards().copies());
    return new Movement(
        m.name(), m.kind(), contestants, tables, boards, m.rotation(), m.winners(), m.rounds());
  }

  @Test
  void ofPairsEveryFormOfTheirWinnersServes() {
    assertThat(forms(Examples.mitchell(7, 0, 2))).containsExactly("mitchell NONE", "by-name NONE");
    assertThat(forms(Examples.mitchell(7, 0, 1)))
        .containsExactly(
            "howell NONE",
            "mitchell ROUNDS",
            "mitchell TABLES",
            "by-name ROUNDS",
            "by-name-one-winner ROUNDS",
            "free NONE");
  }

  @Test
  void fewerSetsThanTablesAreForWebs() {
    Movement five = Examples.mitchell(5, 0, 2);
    assertThat(forms(sized(five, 14, 7, 5)))
        .containsExactly("web NONE", "web NONE", "web NONE", "by-name NONE");
    Movement one = Examples.mitchell(5, 0, 1);
    assertThat(forms(sized(one, 14, 7, 5)))
        .containsExactly(
            "howell NONE",
            "web ROUNDS",
            "web TABLES",
            "web TABLES",
            "by-name ROUNDS",
            "by-name-one-winner ROUNDS",
            "free NONE");
  }

  @Test
  void everyWishHasTheSizesAndAsFewCopies() {
    Movement m = Examples.mitchell(7, 2, 1);
    assertThat(Alike.to(m).wishes())
        .allSatisfy(
            w -> {
              assertThat(w.contestants()).isEqualTo(14);
              assertThat(w.tables()).isEqualTo(7);
              assertThat(w.rounds()).isEqualTo(7);
              assertThat(w.winners()).isEqualTo(1);
              assertThat(w.boards()).isEqualTo(new Boards(7, 2, Play.CIRCULATING, 1));
            });
  }

  @Test
  void theHalfTableStaysOnItsSide() {
    Movement m = Examples.mitchell(3, 0, 2);
    // Of three pairs NS the third never plays; without it there are two, and three EW.
    Movement half =
        new Movement(
            "half",
            m.kind(),
            5,
            3,
            m.boards(),
            m.rotation(),
            2,
            m.rounds().stream().map(AlikeTest::withoutThree).toList());
    assertThat(Alike.to(half).wishes())
        .extracting(w -> ((PairsWish) w).missing())
        .containsOnly(Optional.of(Direction.NS));
  }

  private static Round withoutThree(Round round) {
    return new Round(
        round.encounters().stream()
            .filter(e -> e.table() < 3)
            .map(
                e ->
                    new Encounter(
                        e.table(),
                        new Seating.TwoPairs(
                            e.seating().at(Direction.NS).get(0),
                            e.seating().at(Direction.EW).get(0) - 1),
                        e.set()))
            .toList());
  }

  @Test
  void tablesAtWhichNobodyPlaysAreNotNeeded() {
    Movement seven = sized(Examples.mitchell(5, 0, 2), 10, 7, 5);
    assertThat(Alike.to(seven).wishes()).isNotEmpty().allMatch(w -> w.tables() == 5);
    assertThat(Alike.filled(seven)).isEqualTo(Size.of(Examples.mitchell(5, 0, 2)));
  }

  @Test
  void playersFillOneTableLessWhereAnotherOneRestsInEachRoundAndShareOneSetARound() {
    Movement eight = Examples.eightPlayers();
    int rounds = eight.rounds().size();
    Movement three = sized(eight, 8, 3, rounds + 2);
    assertThat(Alike.filled(three)).isEqualTo(Size.of(eight));
    assertThat(Alike.to(three).wishes()).isEqualTo(Alike.to(eight).wishes()).isNotEmpty();
  }

  @Test
  void playersAreAskedForByTheirSizes() {
    Alike alike = Alike.to(Examples.eightPlayers());
    assertThat(alike.wishes()).hasSize(2).allMatch(w -> w.boards().play() == Play.SHARED);
    assertThat(Served.by(alike.wishes().get(0)))
        .containsExactlyInAnyOrder(
            Measure.BROKEN_RULES,
            Measure.COPIES,
            Measure.of(Criterion.PARTNER),
            Measure.of(Criterion.OPPONENT),
            Measure.of(Criterion.SIDE),
            Measure.of(Criterion.DIRECTION),
            Measure.COST);
    assertThat(Served.by(alike.wishes().get(1)))
        .contains(Measure.of(Criterion.SIDE))
        .doesNotContain(Measure.COST);
    assertThat(alike.inOrder()).hasSize(1).doesNotContainAnyElementsOf(alike.wishes());
  }

  @Test
  void fourWinnersAreARainbow() {
    Movement m = Examples.eightPlayers();
    Movement four = new Movement(m.name(), m.kind(), 8, 2, m.boards(), m.rotation(), 4, m.rounds());
    assertThat(Alike.to(four).wishes()).isEmpty();
    assertThat(Alike.to(four).refusals()).anyMatch(r -> r.contains("rainbow"));
  }

  @Test
  void pairsServeTheWalkWhereTheyKeepDirectionsAndTheCalibreForOneWinner() {
    List<Wish> one = Alike.to(Examples.mitchell(7, 0, 1)).wishes();
    assertThat(Served.by(one.get(0))).contains(Measure.CALIBRE).doesNotContain(Measure.BREAKS);
    assertThat(Served.by(one.get(1))).contains(Measure.CALIBRE, Measure.BREAKS, Measure.MOVES);
    Wish two = Alike.to(Examples.mitchell(7, 0, 2)).wishes().get(0);
    assertThat(Served.by(two)).contains(Measure.BREAKS).doesNotContain(Measure.CALIBRE);
    assertThat(Alike.atOnce(two)).isTrue();
    assertThat(Alike.atOnce(one.get(2))).isFalse();
    assertThat(Alike.atOnce(one.get(3))).isTrue();
    assertThat(Alike.atOnce(one.get(5))).isFalse();
  }
}
