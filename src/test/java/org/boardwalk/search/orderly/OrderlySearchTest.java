package org.boardwalk.search.orderly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.orderly.SquareSums.Choice;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class OrderlySearchTest {

  private static final List<int[]> FIRST = List.of(new int[] {0, 1, 2, 3}, new int[] {4, 5, 6, 7});

  /** All second rounds after 1 2 3 4, 5 6 7 8, each judged; North of their first table is 1. */
  @ParameterizedTest
  @CsvSource({"8", "9"})
  void twoRoundsAreBestAsTheJudgeSays(int players) {
    IndividualWish wish = Wishes.shared(players, 2, 2);
    long least = Long.MAX_VALUE;
    for (int[] order : Permutations.of(7)) {
      // Of nine, 9 sits out of the first round and 8 of the second.
      int[] s = Arrays.stream(order).map(p -> p == 6 ? players - 1 : p + 1).toArray();
      List<int[]> second =
          List.of(new int[] {0, s[0], s[1], s[2]}, new int[] {s[3], s[4], s[5], s[6]});
      least = Math.min(least, cost(wish, List.of(FIRST, second)));
    }
    List<Long> found = new ArrayList<>();
    OrderlySearch search = new OrderlySearch(wish, 10_000, seats -> found.add(cost(wish, seats)));
    assertThat(search.advance(Long.MAX_VALUE / 2, () -> false)).isTrue();
    assertThat(Collections.min(found)).isEqualTo(least).isEqualTo(search.below());
  }

  private static long cost(IndividualWish wish, List<List<int[]>> seats) {
    Scorecard card = wish.judge(Unfolding.sharing(wish, seats));
    assertThat(card.valid()).isTrue();
    assertThat(card.sitOuts().even()).isTrue();
    return card.total(wish.weights());
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void namesChangeNothing(Rotation rotation) {
    int tables = rotation == Rotation.NONE ? 2 : 1;
    int players = 4 * tables + 2;
    TableKinds kinds =
        new TableKinds(players, new Roles(Wishes.rotating(players, tables, 4, rotation)));
    Naming naming = new Naming(kinds, tables);
    Random random = new Random(5);
    for (int k = 0; k < 50; k++) {
      List<List<Integer>> rounds =
          IntStream.range(0, 4).mapToObj(r -> order(players, random)).toList();
      List<Integer> names = order(players, random);
      assertThat(naming.named(kinds(kinds, tables, shuffled(rounds, random), names)))
          .isEqualTo(
              naming.named(
                  kinds(kinds, tables, rounds, IntStream.range(0, players).boxed().toList())));
    }
  }

  private static List<Integer> order(int players, Random random) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, players).boxed().toList());
    Collections.shuffle(order, random);
    return order;
  }

  private static List<List<Integer>> shuffled(List<List<Integer>> rounds, Random random) {
    List<List<Integer>> others = new ArrayList<>(rounds);
    Collections.shuffle(others, random);
    return others;
  }

  private static int[][] kinds(
      TableKinds kinds, int tables, List<List<Integer>> rounds, List<Integer> names) {
    return rounds.stream()
        .map(
            order ->
                IntStream.range(0, tables)
                    .map(
                        t ->
                            kinds.kind(
                                names.get(order.get(4 * t)),
                                names.get(order.get(4 * t + 1)),
                                names.get(order.get(4 * t + 2)),
                                names.get(order.get(4 * t + 3))))
                    .sorted()
                    .toArray())
        .toArray(int[][]::new);
  }

  @Test
  void sumsOfSquaresAreLeastAmongAllChoices() {
    Random random = new Random(3);
    for (int k = 0; k < 40; k++) {
      List<List<Choice>> steps = new ArrayList<>();
      for (int s = 0; s < 6; s++) {
        int[] places = {random.nextInt(3), 3 + random.nextInt(3)};
        steps.add(
            List.of(
                new Choice(places, new int[] {1, 1}),
                new Choice(places, new int[] {-1, 1}),
                new Choice(places, new int[] {1, -1})));
      }
      long least = least(steps, 0, new int[6]);
      assertThat(new SquareSums(steps, 6).least(1000)).isEqualTo(least);
      assertThat(new SquareSums(steps, 6).least(least)).isEqualTo(least);
    }
  }

  private static long least(List<List<Choice>> steps, int step, int[] sums) {
    if (step == steps.size()) {
      return IntStream.of(sums).mapToLong(x -> (long) x * x - (x & 1)).sum();
    }
    long least = Long.MAX_VALUE;
    for (Choice choice : steps.get(step)) {
      int[] more = sums.clone();
      more[choice.places[0]] += choice.values[0];
      more[choice.places[1]] += choice.values[1];
      least = Math.min(least, least(steps, step + 1, more));
    }
    return least;
  }

  @ParameterizedTest
  @CsvSource({"8,4", "10,3", "12,2", "13,3"})
  void innerProductsFindTheBestTurnsOfAll(int players, int rounds) {
    int tables = players / 4;
    IndividualWish wish = Wishes.shared(players, tables, rounds);
    TableKinds kinds = new TableKinds(players, new Roles(wish));
    Random random = new Random(11);
    TurnProducts products = new TurnProducts(kinds, tables, rounds);
    List<Integer> names = IntStream.range(0, players).boxed().toList();
    for (int k = 0; k < 4; k++) {
      int[][] all =
          kinds(
              kinds,
              tables,
              IntStream.range(0, rounds).mapToObj(r -> order(players, random)).toList(),
              names);
      long least = Long.MAX_VALUE;
      for (int turns = 0; turns < 1 << (tables * rounds); turns++) {
        least = Math.min(least, directions(wish, turned(kinds, all, turns)));
      }
      assertThat(products.least(all)).isEqualTo(least);
    }
  }

  private static List<List<int[]>> turned(TableKinds kinds, int[][] rounds, int turns) {
    List<List<int[]>> seats = new ArrayList<>();
    int table = 0;
    for (int[] round : rounds) {
      List<int[]> tables = new ArrayList<>();
      for (int kind : round) {
        int[] s = kinds.seats[kind];
        boolean turn = (turns >> table++ & 1) != 0;
        tables.add(turn ? new int[] {s[3], s[0], s[1], s[2]} : s);
      }
      seats.add(tables);
    }
    return seats;
  }

  private static long directions(IndividualWish wish, List<List<int[]>> seats) {
    return wish.judge(Unfolding.sharing(wish, seats)).of(Criterion.DIRECTION).cost();
  }

  @Test
  void nobodySitsOutTwiceBeforeEverybodyHasOnce() {
    // Five rounds of seven players, three out: 1 2 3, 1 4 5, 4 5 6, 2 6 7, 1 2 7.
    int[] out = {0b0000111, 0b0011001, 0b0111000, 0b1100010, 0b1000011};
    assertThat(OrderlySearch.FairOrder.of(out, 7)).contains(List.of(0, 2, 3, 1, 4));
    assertThat(OrderlySearch.FairOrder.of(new int[] {0b0000111, 0b0001111, 0b0000011}, 7))
        .isEmpty();
    assertThat(OrderlySearch.FairOrder.of(new int[] {0, 0, 0}, 8)).contains(List.of(0, 1, 2));
  }
}
