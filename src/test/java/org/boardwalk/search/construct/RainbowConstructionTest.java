package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.construct.Design.Built;
import org.boardwalk.search.construct.Design.Refuted;
import org.boardwalk.search.construct.Design.Unknown;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Moves.Steps;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class RainbowConstructionTest {

  private static final Pattern REPLAY =
      Pattern.compile("player (\\d+) plays set (\\d+) in round (\\d+) and again in round (\\d+)");

  private static Design design(IndividualWish wish) {
    return RainbowConstruction.design(wish, (Rainbow) wish.form());
  }

  private static Built built(IndividualWish wish) {
    Design design = design(wish);
    assertThat(design).isInstanceOf(Built.class);
    return (Built) design;
  }

  private static String refutation(IndividualWish wish) {
    Design design = design(wish);
    assertThat(design).isInstanceOf(Refuted.class);
    return ((Refuted) design).by();
  }

  /** What comes to a table that began at another: 1, 2, ..., n, and after n again 1. */
  private static int from(int table, int step, int round, int tables) {
    return Math.floorMod(table - 1 - step * (round - 1), tables) + 1;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11, 13})
  void isThePlainRuleCellByCell(int n) {
    Movement m = built(Rainbows.of(n, n, Steps.RULE)).movement();
    assertThat(m.winners()).isEqualTo(4);
    assertThat(m.contestants()).isEqualTo(4 * n);
    assertThat(m.rounds()).hasSize(n);
    for (int r = 1; r <= n; r++) {
      assertThat(m.rounds().get(r - 1).encounters()).hasSize(n);
      for (int t = 1; t <= n; t++) {
        FourPlayers seats =
            new FourPlayers(
                t, 2 * n + from(t, 2, r, n), n + from(t, 1, r, n), 3 * n + from(t, -2, r, n));
        assertThat(m.rounds().get(r - 1).encounters().get(t - 1))
            .isEqualTo(new Encounter(t, seats, from(t, -1, r, n)));
      }
    }
  }

  @Test
  void aPlayerMovesAsTheRuleSays() {
    Movement m = built(Rainbows.of(7, 7, Steps.RULE)).movement();
    // South up 1, East up 2, West down 2, sets down 1: who leaves table 1.
    Encounter second = m.rounds().get(1).encounters().get(1);
    assertThat(second.seating().seats()).containsEntry(Seat.SOUTH, 8).containsEntry(Seat.NORTH, 2);
    assertThat(m.rounds().get(1).encounters().get(2).seating().seats())
        .containsEntry(Seat.EAST, 15);
    assertThat(m.rounds().get(1).encounters().get(5).seating().seats())
        .containsEntry(Seat.WEST, 22);
    assertThat(m.rounds().get(1).encounters().get(6).set()).isEqualTo(1);
  }

  /** Checks from the movement alone that no player meets a player or a set twice. */
  private static void assertRainbow(Movement m) {
    Set<List<Integer>> met = new HashSet<>();
    for (var round : m.rounds()) {
      for (Encounter e : round.encounters()) {
        List<Integer> table =
            Stream.concat(e.seating().seats().values().stream(), Stream.of(-e.set())).toList();
        for (int a = 0; a < table.size(); a++) {
          for (int b = a + 1; b < table.size(); b++) {
            assertThat(met.add(List.of(table.get(a), table.get(b)))).isTrue();
          }
        }
      }
    }
    assertThat(met).hasSize(10 * m.tables() * m.rounds().size());
  }

  private static void assertAccepted(IndividualWish wish) {
    Movement m = built(wish).movement();
    Scorecard card = Judge.judge(m);
    assertThat(card.violations()).isEmpty();
    assertThat(wish.accepts(m, card)).isTrue();
    for (Criterion c : List.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE)) {
      assertThat(card.cost(c)).isEqualTo(wish.bounds().of(c));
    }
    assertRainbow(m);
  }

  @Test
  void thePlainRuleServesExactlyTheTablesPrimeToSix() {
    for (int n = 2; n <= 50; n++) {
      boolean serves = n % 2 != 0 && n % 3 != 0;
      assertThat(Steps.RULE.rounds(n) == n).as("%d tables", n).isEqualTo(serves);
    }
    for (int n : List.of(5, 7, 11, 13, 17, 25, 35, 49)) {
      assertAccepted(Rainbows.of(n, n, Steps.RULE));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15})
  void otherTablesAreRefusedWithTheFirstClash(int n) {
    Matcher clash = REPLAY.matcher(refutation(Rainbows.of(n, n, Steps.RULE)));
    assertThat(clash.find()).isTrue();
    int player = Integer.parseInt(clash.group(1));
    int set = Integer.parseInt(clash.group(2));
    int before = Integer.parseInt(clash.group(3));
    int again = Integer.parseInt(clash.group(4));
    int field = (player - 1) / n;
    int home = (player - 1) % n + 1;
    int step = List.of(0, 1, 2, -2).get(field);
    assertThat(setOf(home, step, before, n)).isEqualTo(set);
    assertThat(setOf(home, step, again, n)).isEqualTo(set);
    // No set is replayed before that round.
    for (int s : List.of(0, 1, 2, -2)) {
      int moving = s;
      assertThat(IntStream.range(1, again).map(r -> setOf(1, moving, r, n)).distinct().count())
          .isEqualTo(again - 1);
    }
  }

  private static int setOf(int home, int step, int round, int n) {
    int table = Math.floorMod(home - 1 + step * (round - 1), n) + 1;
    return from(table, -1, round, n);
  }

  @Test
  void theRefusalSaysWhatElseIsPossible() {
    assertThat(refutation(Rainbows.of(6, 6, Steps.RULE)))
        .contains("These steps serve for 2 rounds, no others for more; guide cards for 5 rounds");
    assertThat(refutation(Rainbows.of(8, 8, Steps.RULE))).contains("guide cards for 8 rounds");
    assertThat(refutation(Rainbows.of(7, 7, new Steps(1, 3, 1, 2))))
        .contains("meet in round 1 and again in round 2")
        .contains("the best steps, South up 1, East up 2, West down 2, sets down 1, for 7 rounds");
  }

  @Test
  void theMostRoundsOfConstantStepsAreThoseOfTryingAll() {
    for (int n = 2; n <= 16; n++) {
      assertThat(new RainbowConstruction.StepSearch(n).mostRounds())
          .as("%d tables", n)
          .isEqualTo(mostByTrying(n));
    }
  }

  /** Rounds until two of North, South, East, West and a set that began together are so again. */
  private static int mostByTrying(int n) {
    int most = 1;
    for (int s = 1; s < n; s++) {
      for (int e = s + 1; e < n; e++) {
        for (int w = e + 1; w < n; w++) {
          for (int b = w + 1; b < n; b++) {
            List<Integer> steps = List.of(0, s, e, w, b);
            int r = 1;
            while (r < n && apart(steps, r, n)) {
              r++;
            }
            most = Math.max(most, r);
          }
        }
      }
    }
    return most;
  }

  private static boolean apart(List<Integer> steps, int moves, int n) {
    ToIntFunction<Integer> table = step -> step * moves % n;
    return steps.stream().mapToInt(table).distinct().count() == steps.size();
  }

  @ParameterizedTest
  @CsvSource({"6,2", "8,2", "9,3", "10,5", "12,3", "14,7", "15,5", "21,7", "22,11", "25,25"})
  void theBestStepsAreFoundAndNoMore(int tables, int rounds) {
    assertAccepted(Rainbows.of(tables, rounds, Moves.ANY_STEPS));
    if (rounds < tables) {
      assertThat(refutation(Rainbows.of(tables, rounds + 1, Moves.ANY_STEPS)))
          .contains("none serve %d tables for %d rounds".formatted(tables, rounds + 1))
          .contains("for %d rounds".formatted(rounds));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8, 9, 12, 14, 15, 16, 25, 27, 32, 35, 40, 45, 49})
  void guideCardsServeInFull(int tables) {
    assertAccepted(Rainbows.of(tables, tables, Moves.GUIDE_CARDS));
  }

  @ParameterizedTest
  @CsvSource({"6,5", "8,7", "10,9", "12,10", "14,13", "18,15", "20,16", "22,18", "24,15", "50,30"})
  void guideCardsServeForFewerRounds(int tables, int rounds) {
    assertAccepted(Rainbows.of(tables, rounds, Moves.GUIDE_CARDS));
  }

  @ParameterizedTest
  @CsvSource({"6,5", "10,9", "12,10", "15,14", "16,13", "50,30"})
  void whereAllTablesMoveAlikeTheBoardsGoDownOneTable(int tables, int rounds) {
    Movement m = built(Rainbows.of(tables, rounds, Moves.GUIDE_CARDS)).movement();
    for (int r = 1; r <= rounds; r++) {
      for (Encounter e : m.rounds().get(r - 1).encounters()) {
        assertThat(e.set()).isEqualTo(from(e.table(), -1, r, tables));
      }
    }
  }

  @Test
  void whatIsOpenIsSaidToBeUnknown() {
    Design ten = design(Rainbows.of(10, 10, Moves.GUIDE_CARDS));
    assertThat(ten).isInstanceOf(Unknown.class);
    assertThat(((Unknown) ten).why()).contains("10 tables", "guide cards for 9 rounds");
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 12, 14, 15})
  void seatsAndSetsAreMutuallyOrthogonalLatinSquares(int n) {
    Movement m = built(Rainbows.of(n, n, Moves.GUIDE_CARDS)).movement();
    List<ToIntFunction<Encounter>> squares =
        List.of(
            e -> four(e).south() - n,
            e -> four(e).east() - 2 * n,
            e -> four(e).west() - 3 * n,
            Encounter::set);
    for (var square : squares) {
      for (int k = 0; k < n; k++) {
        int line = k;
        assertThat(IntStream.range(0, n).map(t -> square.applyAsInt(cell(m, t, line))).distinct())
            .hasSize(n);
        assertThat(IntStream.range(0, n).map(r -> square.applyAsInt(cell(m, line, r))).distinct())
            .hasSize(n);
      }
      for (var other : squares.subList(squares.indexOf(square) + 1, squares.size())) {
        Set<List<Integer>> pairs = new HashSet<>();
        m.rounds().stream()
            .flatMap(r -> r.encounters().stream())
            .forEach(e -> pairs.add(List.of(square.applyAsInt(e), other.applyAsInt(e))));
        assertThat(pairs).hasSize(n * n);
      }
    }
  }

  private static FourPlayers four(Encounter e) {
    return (FourPlayers) e.seating();
  }

  private static Encounter cell(Movement m, int table, int round) {
    return m.rounds().get(round).encounters().get(table);
  }

  @ParameterizedTest
  @CsvSource({"NONE,1", "NONE,3", "SWAP,2", "SWAP,4", "ROTATE,3", "ROTATE,6"})
  void theJudgeFindsTheCostsThatTheSizesSettle(Rotation rotation, int perSet) {
    for (int rounds = 1; rounds <= 7; rounds++) {
      assertAccepted(Rainbows.of(7, rounds, Steps.RULE, rotation, perSet));
    }
  }

  @Test
  void explainsItself() {
    assertThat(built(Rainbows.of(7, 7, Steps.RULE)).explanation())
        .isEqualTo("rainbow, South up 1, East up 2, West down 2, sets down 1 after every round");
    assertThat(built(Rainbows.of(9, 9, Moves.GUIDE_CARDS)).explanation())
        .contains("the field of 9 elements");
    assertThat(built(Rainbows.of(14, 14, Moves.GUIDE_CARDS)).explanation()).contains("Todorov");
    assertThat(built(Rainbows.of(6, 5, Moves.GUIDE_CARDS)).explanation()).contains("over Z6");
  }
}
