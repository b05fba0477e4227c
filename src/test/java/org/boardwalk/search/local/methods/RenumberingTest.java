package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers for pairs and lone players, compared with all numberings as the judge sees them. */
class RenumberingTest {

  static PairsWish wish(Kind kind, String form, int pairs, int rounds) {
    Optional<Direction> missing = pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    PairsForm family =
        form.equals("howell")
            ? new PairsForm.Howell()
            : new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    int tables = (pairs + 1) / 2;
    PairsWish usual = UsualPairs.of(kind, family, tables, rounds, missing);
    Boards boards = usual.boards();
    return usual.with(new Boards(boards.sets(), boards.perSet(), boards.play(), tables));
  }

  static Movement movement(PairsWish wish) {
    return PairsConstruction.design(wish).built().map(wish::adopted).orElseThrow();
  }

  /** Collects all orders of the numbers from 1. */
  private static List<List<Integer>> orders(int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> fewer : orders(size - 1)) {
      for (int at = 0; at < size; at++) {
        List<Integer> order = new ArrayList<>(fewer);
        order.add(at, size);
        all.add(order);
      }
    }
    return all;
  }

  /** The least cost of any numbering that keeps all rules that must be kept. */
  private static Optional<Long> least(PairsWish wish, Movement movement) {
    return orders(wish.contestants()).stream()
        .map(order -> wish.judge(movement.takenBy(order)))
        .filter(Scorecard::rulesHold)
        .map(Scorecard::costOfRules)
        .min(Long::compare);
  }

  @ParameterizedTest
  @CsvSource({
    "PAIRS,howell,4,3,30",
    "PAIRS,howell,6,5,3",
    "SOLO,howell,5,5,10",
    "PAIRS,mitchell,6,3,3",
    "SOLO,mitchell,6,2,3",
    "PAIRS,mitchell,5,3,10"
  })
  void noNumberingIsBetterAndNoBoundIsWrong(
      Kind kind, String form, int pairs, int rounds, int seeds) {
    PairsWish sizes = wish(kind, form, pairs, rounds);
    Movement movement = movement(sizes);
    for (int seed = 0; seed < seeds; seed++) {
      PairsWish wish = RandomRules.over(sizes, seed);
      Movement numbered = Renumbering.of(wish, movement, seed);
      Scorecard card = wish.judge(numbered);
      Optional<Long> least = least(wish, movement);
      assertThat(card.rulesHold()).as("%s", wish.rules()).isEqualTo(least.isPresent());
      assertThat(card.valid()).isTrue();
      least.ifPresent(
          cost -> {
            assertThat(card.costOfRules()).as("%s", wish.rules()).isEqualTo(cost);
            assertThat(wish.bounds().total()).as("%s", wish.rules()).isLessThanOrEqualTo(cost);
            assertThat(wish.contradicting()).isEmpty();
            assertThat(wish.accepts(numbered, card)).isTrue();
          });
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PAIRS,howell,4,3,120",
    "PAIRS,howell,6,5,40",
    "SOLO,howell,5,5,60",
    "PAIRS,mitchell,6,3,40",
    "SOLO,mitchell,6,2,20",
    "PAIRS,mitchell,5,3,60"
  })
  @Tag("slow")
  void noNumberingIsBetterUnderManyRules(Kind kind, String form, int pairs, int rounds, int seeds) {
    noNumberingIsBetterAndNoBoundIsWrong(kind, form, pairs, rounds, seeds);
  }

  /** Rules that are kept by a movement with numbers drawn by chance. */
  private static List<Rule> keptBy(Movement hidden, Random random) {
    List<Rule> rules = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      int p = 1 + random.nextInt(hidden.contestants());
      int r = random.nextInt(hidden.rounds().size());
      hidden.rounds().get(r).encounters().stream()
          .filter(e -> e.seating().seats().containsValue(p))
          .forEach(
              e ->
                  rules.add(
                      new Rule(
                          new Counted.Sitting(
                              List.of(p), List.of(e.table()), Set.of(), Counted.Apart.NOTHING),
                          Times.ONCE,
                          List.of(r + 1),
                          0,
                          List.of(),
                          0)));
    }
    return rules;
  }

  @ParameterizedTest
  @CsvSource({"howell,12,11", "howell,13,13", "mitchell,14,7", "mitchell,26,13"})
  void numbersThatKeepRulesAreFoundWhereThereAreSome(String form, int pairs, int rounds) {
    PairsWish sizes = wish(Kind.PAIRS, form, pairs, rounds);
    Movement movement = movement(sizes);
    Random random = new Random(1);
    for (int time = 0; time < 10; time++) {
      List<Integer> order = new ArrayList<>(IntStream.rangeClosed(1, pairs).boxed().toList());
      Collections.shuffle(order, random);
      PairsWish wish = sizes.with(keptBy(movement.takenBy(order), random));
      boolean kept =
          IntStream.range(0, 8)
              .mapToObj(seed -> wish.judge(Renumbering.of(wish, movement, seed)))
              .anyMatch(Scorecard::rulesHold);
      assertThat(kept).as("%s", wish.rules()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"howell,8,7", "mitchell,20,10"})
  void aMovementThatKeepsAllRulesStaysAsItIs(String form, int pairs, int rounds) {
    PairsWish sizes = wish(Kind.PAIRS, form, pairs, rounds);
    Movement movement = movement(sizes);
    PairsWish wish = sizes.with(keptBy(movement, new Random(2)));
    assertThat(Renumbering.of(wish, movement, 1)).isEqualTo(movement);
  }

  static Movement found(PairsWish wish) {
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean())
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  @Test
  void bothPairsOfATeamAreNumberedTogether() {
    PairsForm form = new PairsForm.Teams(false);
    PairsWish sizes = UsualPairs.of(Kind.PAIRS, form, 7, 6);
    Movement movement = found(sizes);
    Rule rule =
        Rule.must(
            new Counted.Sitting(List.of(7), List.of(1), Set.of(), Counted.Apart.NOTHING),
            Times.ONLY);
    PairsWish wish = sizes.with(List.of(rule));
    Movement numbered = Renumbering.of(wish, movement, 1);
    assertThat(wish.judge(numbered).rulesHold()).isTrue();
    List<Integer> number = numbers(movement, numbered);
    for (int team = 0; team < 7; team++) {
      assertThat(number.get(team + 7)).isEqualTo(number.get(team) + 7);
    }
  }

  /** The number that each pair of a movement has in the other. */
  private static List<Integer> numbers(Movement movement, Movement numbered) {
    List<Integer> numbers = new ArrayList<>(Collections.nCopies(movement.contestants(), 0));
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (int e = 0; e < movement.rounds().get(r).encounters().size(); e++) {
        var before = movement.rounds().get(r).encounters().get(e).seating();
        var after = numbered.rounds().get(r).encounters().get(e).seating();
        for (Direction d : Direction.values()) {
          numbers.set(before.at(d).get(0) - 1, after.at(d).get(0));
        }
      }
    }
    return numbers;
  }
}
