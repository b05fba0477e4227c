package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The counts of base rounds against the judge, who counts the whole schedule. */
@Tag("thorough")
class CircuitTest {

  private static final long[][] UNIT = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
  private static final long SEED = 20_261_122;

  private static IndividualWish wish(
      int players, int tables, int rounds, int copies, Rotation rotation) {
    Boards boards = new Boards(rounds, Math.max(2, rotation.period()), Play.CIRCULATING, copies);
    return UsualWish.of(players, tables, rounds, boards, rotation).with(WalkWish.ANY);
  }

  /** Regular orbits, fixed players, sit-outs, several base rounds, copies, other groups. */
  static Stream<IndividualWish> wishes() {
    return Stream.of(
        wish(12, 3, 11, 1, Rotation.NONE),
        wish(13, 3, 13, 1, Rotation.NONE),
        wish(18, 4, 9, 1, Rotation.NONE),
        wish(16, 3, 12, 1, Rotation.NONE),
        wish(20, 5, 8, 2, Rotation.NONE),
        wish(10, 2, 10, 1, Rotation.NONE),
        wish(9, 2, 9, 2, Rotation.SWAP),
        wish(16, 2, 8, 1, Rotation.ROTATE));
  }

  static Stream<IndividualWish> withOneCopy() {
    return wishes().filter(wish -> wish.boards().copies() == 1);
  }

  private static BaseTables random(IndividualWish wish, Circuit circuit, SplittableRandom random) {
    return random(wish, circuit, Multipliers.forWish(circuit, wish).get(0), random);
  }

  private static BaseTables random(
      IndividualWish wish, Circuit circuit, Multipliers multipliers, SplittableRandom random) {
    return new BaseStart(wish, circuit, multipliers, random)
        .tables(new CircuitOrder(circuit)::even);
  }

  private static void step(BaseTables base, SplittableRandom random) {
    step(base, random, base.seats());
  }

  /** Players exchange their places with those at so many. */
  private static void step(BaseTables base, SplittableRandom random, int places) {
    int b = random.nextInt(base.bases());
    int table = random.nextInt(base.tables());
    switch (random.nextInt(4)) {
      case 0 -> base.turn(b, table, 1 + random.nextInt(3));
      case 1 -> {
        int other = random.nextInt(base.tables());
        if (other != table) {
          base.shift(new int[] {table, other}, new int[] {base.shift(other), base.shift(table)});
        }
      }
      default -> {
        int i = random.nextInt(base.seats());
        int j = random.nextInt(places);
        if (i != j) {
          base.exchange(b, i, j);
        }
      }
    }
  }

  /** What comes of a change is counted in full, in part or not at all before it is taken back. */
  private static void askForSome(BaseTables base, SplittableRandom random) {
    switch (random.nextInt(3)) {
      case 0 -> base.counts();
      case 1 -> base.meetings();
      default -> base.replays();
    }
  }

  /** Takes random steps until no set is replayed; steps with more replays are taken back. */
  private static boolean withoutReplays(BaseTables base, SplittableRandom random, int most) {
    for (int k = 0; k < most && base.counts().replays() > 0; k++) {
      long before = base.counts().replays();
      step(base, random);
      if (base.counts().replays() > before) {
        base.takeBack();
      } else {
        base.keep();
      }
    }
    return base.counts().replays() == 0;
  }

  private static Movement movement(IndividualWish wish, Circuit circuit, BaseTables base) {
    return Unfolding.movement(wish, new CircuitOrder(circuit).unfold(base).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void costsAreTheJudgesForEveryGroupThatFits(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Circuit> circuits = Circuits.forWish(wish);
    int compared = 0;
    for (Circuit circuit : circuits) {
      for (int start = 0; start < 8; start++) {
        BaseTables base = random(wish, circuit, random);
        if (!new CircuitOrder(circuit).even(base)) {
          break;
        }
        if (!withoutReplays(base, random, 20_000)) {
          continue;
        }
        compared++;
        Scorecard card = Judge.judge(movement(wish, circuit, base));
        assertThat(card.valid()).as(circuit.name()).isTrue();
        assertThat(card.sitOuts().even()).as(circuit.name()).isTrue();
        for (Criterion c : Criterion.values()) {
          assertThat(base.counts().under(UNIT[List.of(Criterion.values()).indexOf(c)]))
              .as("%s of %s", c, circuit.name())
              .isEqualTo(card.cost(c));
        }
      }
    }
    assertThat(compared).isPositive();
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void meetingsAreCountedBeforeDirections(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (Circuit circuit : Circuits.forWish(wish)) {
      BaseTables base = random(wish, circuit, random);
      for (int k = 0; k < 50; k++) {
        long directions = base.counts().under(UNIT[3]);
        step(base, random, wish.players());
        assertThat(base.meetings().under(UNIT[3])).isEqualTo(directions);
        long[] met = Stream.of(UNIT).limit(3).mapToLong(base.meetings()::under).toArray();
        assertThat(Stream.of(UNIT).limit(3).mapToLong(base.counts()::under).toArray())
            .isEqualTo(met);
        base.keep();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void whatIsTakenBackChangesNothingAndWhatIsKeptIsARecount(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (Circuit circuit : Circuits.forWish(wish)) {
      BaseTables base = random(wish, circuit, random);
      for (int k = 0; k < 200; k++) {
        step(base, random, wish.players());
        askForSome(base, random);
        if (random.nextBoolean()) {
          base.takeBack();
        } else {
          base.keep();
        }
      }
      int[][] who = new int[base.bases()][wish.players()];
      for (int b = 0; b < who.length; b++) {
        for (int at = 0; at < who[b].length; at++) {
          who[b][at] = base.at(b, at);
        }
      }
      int[] shifts = new int[base.tables()];
      for (int k = 0; k < shifts.length; k++) {
        shifts[k] = base.shift(k);
      }
      OrbitCounts fresh = new BaseTables(wish, circuit, who, shifts).counts();
      assertThat(fresh.replays()).as(circuit.name()).isEqualTo(base.counts().replays());
      for (long[] weights : UNIT) {
        assertThat(base.counts().under(weights)).as(circuit.name()).isEqualTo(fresh.under(weights));
      }
    }
  }

  @Test
  void aReplayIsSeenByTheJudgeExactlyWhereSlotsAreEqual() {
    IndividualWish wish = wish(13, 3, 13, 1, Rotation.NONE);
    Circuit circuit = Circuits.forWish(wish).get(0);
    SplittableRandom random = new SplittableRandom(SEED);
    int without = 0;
    for (int k = 0; k < 200; k++) {
      BaseTables base = random(wish, circuit, random);
      if (k % 2 == 0) {
        withoutReplays(base, random, 2_000);
      }
      boolean replays = base.counts().replays() > 0;
      assertThat(Judge.judge(movement(wish, circuit, base)).valid()).isEqualTo(!replays);
      without += replays ? 0 : 1;
    }
    assertThat(without).isBetween(50, 150);
  }

  /** The only copy of a set: it goes down one table, or waits until the one below can have it. */
  @ParameterizedTest
  @MethodSource("withOneCopy")
  void boardsGoDownOneTableOrToTheStandBelow(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (Circuit circuit : Circuits.forWish(wish.with(WalkWish.AUTO))) {
      assertThat(circuit.cyclic()).isTrue();
      BaseTables base = random(wish, circuit, random);
      if (!new CircuitOrder(circuit).even(base)) {
        continue;
      }
      Movement movement = movement(wish, circuit, base);
      assertThat(Circulation.of(movement).copiesNeeded())
          .isLessThanOrEqualTo(wish.boards().copies());
      WalkRule rule = WalkRule.of(movement);
      assertThat(rule.grade()).as(circuit.name()).isEqualTo(WalkGrade.DOWN_ONE);
      assertThat(rule.sharing()).isZero();
    }
  }

  @Test
  void groupsWhoseBoardsFollowNoRuleServeOnlyWhereAnyWalkDoes() {
    IndividualWish any = wish(9, 2, 9, 1, Rotation.NONE);
    assertThat(Circuits.forWish(any)).anyMatch(c -> !c.cyclic());
    for (WalkWish walk : List.of(WalkWish.AUTO, WalkWish.DOWN_ONE, WalkWish.RULE)) {
      assertThat(Circuits.forWish(any.with(walk))).isNotEmpty().allMatch(Circuit::cyclic);
    }
  }

  /** 13 players: 0 sits out; 40: one fixed table; 41: both. */
  @ParameterizedTest
  @ValueSource(ints = {13, 40, 41})
  void multipliersKeepTheBaseRoundWhateverMovesAreMade(int players) {
    IndividualWish wish = wish(players, players / 4, 13, 1, Rotation.NONE);
    Circuit circuit = Circuits.forWish(wish).get(0);
    List<Multipliers> all = Multipliers.forWish(circuit, wish);
    assertThat(all).extracting(Multipliers::order).containsExactly(1, 3);
    Multipliers three = all.get(1);
    SplittableRandom random = new SplittableRandom(SEED);
    BaseTables base = random(wish, circuit, three, random);
    CircuitMoves moves = new CircuitMoves(wish, circuit, three, base);
    Chance chance = new Chance(random);
    int[] first = IntStream.range(0, players).map(at -> base.at(0, at)).toArray();
    for (int k = 0; k < 500; k++) {
      chance.draw();
      moves.make(chance);
      base.keep();
      for (int at = 0; at < players; at++) {
        assertThat(base.at(0, three.place(1, at))).isEqualTo(three.player(1, base.at(0, at)));
      }
      for (int t = 0; t < three.freeTables(); t++) {
        assertThat(base.shift(three.cycled(t, 1))).isEqualTo(three.shift(1, base.shift(t)));
      }
      assertThat(IntStream.range(0, base.tables()).map(base::shift).distinct())
          .hasSize(base.tables());
    }
    int[] last = IntStream.range(0, players).map(at -> base.at(0, at)).toArray();
    assertThat(last).isNotEqualTo(first).containsExactlyInAnyOrder(first);
  }

  @Test
  void thereAreNoMultipliersWhereFixedPlayersHaveNoTable() {
    IndividualWish wish = wish(20, 5, 19, 1, Rotation.NONE);
    assertThat(Multipliers.forWish(Circuits.forWish(wish).get(0), wish)).hasSize(1);
  }
}
