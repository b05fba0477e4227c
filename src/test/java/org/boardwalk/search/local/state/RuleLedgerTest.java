package org.boardwalk.search.local.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.RuleCounts;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.SomeEvents;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ledger of the local search and the judge count the same. */
class RuleLedgerTest {

  private static final int WISHES = 40;
  private static final int CHANGES = 30;
  private static final int UNIT = 1_000;

  @ParameterizedTest
  @CsvSource({"8,2,5,NONE", "9,2,4,NONE", "13,3,6,NONE", "10,2,5,SWAP", "12,3,4,ROTATE"})
  void countsWhatTheJudgeCounts(int players, int tables, int rounds, Rotation rotation) {
    agrees(WishSizes.of(players, rounds).tables(tables).individual(rotation), RandomRules::over);
  }

  /** Changes schedules by chance, for wishes with rules of many seeds. */
  private static void agrees(
      IndividualWish sizes, BiFunction<IndividualWish, Long, IndividualWish> rules) {
    int tables = sizes.tables();
    SplittableRandom random = new SplittableRandom(1);
    for (long seed = 0; seed < WISHES; seed++) {
      IndividualWish wish = rules.apply(sizes, seed);
      int[][] who = new Seats(sizes.players(), sizes.rounds(), tables, random).fair();
      int[][] setAt = new int[sizes.rounds()][tables];
      boolean circulating = sizes.boards().play() == Play.CIRCULATING;
      for (int r = 0; r < setAt.length; r++) {
        int set = r;
        Arrays.setAll(setAt[r], t -> circulating ? random.nextInt(sizes.boards().sets()) : set);
      }
      Positions positions = Positions.of(wish, who, Positions.places(who), setAt);
      RuleLedger ledger = new RuleLedger(wish, positions, UNIT);
      for (int change = 0; change < CHANGES; change++) {
        agrees(wish, who, setAt, ledger);
        if (circulating && random.nextInt(3) == 0) {
          playSet(setAt, random.nextInt(sizes.boards().sets()), ledger, random);
        } else {
          change(who, ledger, tables, random);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"8,2,5,6", "9,2,4,4", "13,3,6,8"})
  void countsBoardsInCommonAsTheJudgeDoes(int players, int tables, int rounds, int sets) {
    IndividualWish sizes = Wishes.circulating(players, tables, rounds, sets, tables);
    agrees(sizes, RandomRules::onBoards);
    agrees(sizes, RandomRules::over);
  }

  private static void playSet(int[][] setAt, int set, RuleLedger ledger, SplittableRandom random) {
    int r = random.nextInt(setAt.length);
    int t = random.nextInt(setAt[r].length);
    long before = ledger.energy();
    long fall = ledger.mostFallOfSets();
    ledger.playSet(r, t, setAt[r][t], set);
    assertThat(before - ledger.energy()).isLessThanOrEqualTo(fall);
    setAt[r][t] = set;
  }

  @ParameterizedTest
  @CsvSource({"8,2,5", "9,2,4", "17,4,6"})
  void countsEventsOfOnesOwnAsTheJudgeDoes(int players, int tables, int rounds) {
    agrees(WishSizes.of(players, rounds).tables(tables).individual(), SomeEvents::over);
  }

  @ParameterizedTest
  @CsvSource({"8,2,5", "9,2,4", "13,3,6", "5,1,6"})
  void countsTotalsEndsAndConditionsAsTheJudgeDoes(int players, int tables, int rounds) {
    agrees(WishSizes.of(players, rounds).tables(tables).individual(), RandomRules::qualified);
    agrees(Wishes.circulating(players, tables, rounds, rounds + 1, tables), RandomRules::qualified);
  }

  private static void change(int[][] who, RuleLedger ledger, int tables, SplittableRandom random) {
    int r = random.nextInt(who.length);
    if (random.nextInt(3) == 0) {
      int t = random.nextInt(tables);
      for (int seat = 3; seat > 0; seat--) {
        ledger.exchange(r, 4 * t + seat, 4 * t + seat - 1);
      }
      return;
    }
    int i = random.nextInt(who[r].length);
    int j = random.nextInt(who[r].length);
    if (i != j) {
      long before = ledger.energy();
      long fall = ledger.mostFall(who[r][i], who[r][j]);
      ledger.exchange(r, i, j);
      assertThat(before - ledger.energy()).isLessThanOrEqualTo(fall);
    }
  }

  private static void agrees(IndividualWish wish, int[][] who, int[][] setAt, RuleLedger ledger) {
    List<List<Foursome>> rounds = Places.foursomes(who, 4 * wish.tables());
    for (int r = 0; r < setAt.length; r++) {
      List<Foursome> round = new ArrayList<>();
      for (Foursome f : rounds.get(r)) {
        int set = setAt[r][round.size()];
        round.add(new Foursome(f.north(), f.east(), f.south(), f.west(), set));
      }
      rounds.set(r, round);
    }
    Movement movement = Unfolding.movement(wish, rounds);
    List<RuleScore> scores =
        RuleCounts.scores(movement, wish.fixed().attendance(), wish.fixed().rules());
    String what =
        Text.of(
            "%s of %s with sets %s",
            wish.fixed().rules(), Arrays.deepToString(who), Arrays.deepToString(setAt));
    assertThat(ledger.cost()).as(what).isEqualTo(RuleScore.cost(scores));
    long broken = scores.stream().filter(s -> s.rule().must()).mapToLong(RuleScore::broken).sum();
    assertThat(ledger.broken() > 0).as(what).isEqualTo(broken > 0);
    assertThat(ledger.broken()).as(what).isGreaterThanOrEqualTo(broken);
  }
}
