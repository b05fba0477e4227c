package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.search.construct.pairs.PairsWishes.built;
import static org.boardwalk.search.construct.pairs.PairsWishes.copies;
import static org.boardwalk.search.construct.pairs.PairsWishes.open;
import static org.boardwalk.search.construct.pairs.PairsWishes.refusal;
import static org.boardwalk.search.construct.pairs.PairsWishes.sets;
import static org.boardwalk.search.construct.pairs.PairsWishes.valid;
import static org.boardwalk.search.construct.pairs.PairsWishes.wish;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.Seating.TwoPlayers;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MitchellConstructionTest {

  private static PairsWish mitchell(int tables, int rounds, int sets, int copies, Closing closing) {
    return wish(tables, rounds, sets(sets, copies), new PairsForm.Mitchell(closing))
        .comparedWith(0);
  }

  private static PairsWish lacking(Direction direction) {
    return wish(
        Kind.PAIRS, 5, 5, sets(5, 1), new PairsForm.Mitchell(Closing.AUTO), Optional.of(direction));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 31, 37, 45})
  void isPerfectForOddTables(int tables) {
    Movement movement = valid(mitchell(tables, tables, tables, 1, Closing.AUTO));
    for (int r = 1; r <= tables; r++) {
      for (int t = 1; t <= tables; t++) {
        assertThat(movement.rounds().get(r - 1).encounters().get(t - 1))
            .isEqualTo(
                new Encounter(
                    t,
                    new TwoPairs(t, tables + Math.floorMod(t - r, tables) + 1),
                    Math.floorMod(t + r - 2, tables) + 1));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 30, 36, 44})
  void evenTablesSkipOrRelay(int tables) {
    assertThat(copies(valid(mitchell(tables, tables - 1, tables, 1, Closing.SKIP)))).isEqualTo(1);
    assertThat(copies(valid(mitchell(tables, tables, tables, 2, Closing.RELAY)))).isEqualTo(2);
    assertThat(valid(mitchell(tables, tables, tables + 2, 1, Closing.AUTO)).winners()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 7, 8, 9, 14, 45})
  void fewerRoundsAndMoreSetsThanTables(int tables) {
    valid(mitchell(tables, tables / 2, tables, 1, Closing.AUTO));
    valid(mitchell(tables, tables / 2, tables + 4, 1, Closing.AUTO));
    valid(mitchell(tables, tables, tables + 2, 1, Closing.AUTO));
  }

  @Test
  void relayHasAByeStandHalfWayAndTheLastTableSharesWithTheFirst() {
    Movement movement = valid(mitchell(8, 8, 8, 2, Closing.AUTO));
    assertThat(movement.rounds().get(0).encounters().stream().map(Encounter::set))
        .containsExactly(1, 2, 3, 4, 6, 7, 8, 1);
    assertThat(built(mitchell(8, 8, 8, 2, Closing.AUTO)).explanation())
        .contains("a bye stand between tables 4 and 5", "tables 1 and 8 share boards");
  }

  @Test
  void withOneCopyEvenTablesSkip() {
    assertThat(built(mitchell(8, 7, 8, 1, Closing.AUTO)).explanation())
        .isEqualTo("Mitchell: NS stay, EW up 1, sets down 1, up 2 after round 4");
  }

  @Test
  void refusesNameTheClash() {
    assertThat(refusal(mitchell(8, 8, 8, 1, Closing.AUTO)))
        .contains(
            "plain: pair 13 plays set 5 in round 1 and again in round 5",
            "relay: set 1 is at 2 tables in round 1, there is 1 copy",
            "skip: pairs 1 and 9 meet in round 1 and again in round 8");
    assertThat(refusal(mitchell(7, 8, 8, 1, Closing.AUTO))).contains("at most 7 rounds");
    assertThat(refusal(mitchell(18, 13, 13, 1, Closing.AUTO)))
        .contains("set 1 is at 2 tables in round 1", "a Web serves");
    assertThat(open(mitchell(7, 7, 8, 1, Closing.AUTO))).contains("7 or 9 sets may do");
  }

  @Test
  void ofTheDirectionThatLacksAPairTheLastOneIsMissing() {
    Movement withoutNs = valid(lacking(Direction.NS));
    assertThat(withoutNs.rounds().get(0).encounters())
        .containsExactly(
            new Encounter(1, new TwoPairs(1, 5), 1),
            new Encounter(2, new TwoPairs(2, 6), 2),
            new Encounter(3, new TwoPairs(3, 7), 3),
            new Encounter(4, new TwoPairs(4, 8), 4));
    assertThat(withoutNs.rounds().stream().map(r -> r.sittingOut(9)))
        .containsExactly(List.of(9), List.of(8), List.of(7), List.of(6), List.of(5));
    assertThat(valid(lacking(Direction.EW)).rounds().stream().map(r -> r.sittingOut(9)))
        .containsExactly(List.of(5), List.of(1), List.of(2), List.of(3), List.of(4));
  }

  @Test
  void saysWhoSitsOutAndWhichBoardsTheyMiss() {
    assertThat(built(lacking(Direction.EW)).explanation())
        .endsWith(
            "sitting out, and the boards missed: round 1 5 (9-10), round 2 1 (3-4),"
                + " round 3 2 (7-8), round 4 3 (1-2), round 5 4 (5-6)");
  }

  @Test
  void aLoneSouthStaysAndANorthMoves() {
    Movement movement =
        valid(
            wish(
                Kind.SOLO,
                3,
                3,
                sets(3, 1),
                new PairsForm.Mitchell(Closing.AUTO),
                Optional.empty()));
    assertThat(movement.rounds().get(1).encounters())
        .containsExactly(
            new Encounter(1, new TwoPlayers(1, 6), 2),
            new Encounter(2, new TwoPlayers(2, 4), 3),
            new Encounter(3, new TwoPlayers(3, 5), 1));
  }

  @Test
  void sharedPlayNeedsNoClosing() {
    Boards boards = new Boards(6, 2, Play.SHARED, 6);
    Movement movement = valid(wish(6, 6, boards, new PairsForm.Mitchell(Closing.AUTO)));
    assertThat(movement.rounds().get(3).encounters()).allMatch(e -> e.set() == 4);
    assertThat(
            refusal(
                wish(6, 6, new Boards(5, 2, Play.SHARED, 6), new PairsForm.Mitchell(Closing.AUTO))))
        .contains("6 rounds need as many sets, there are 5");
  }
}
