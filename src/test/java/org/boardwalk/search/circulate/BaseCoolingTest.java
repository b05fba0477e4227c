package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/**
 * Annealing of base rounds, whose costs are counted anew, and by the judge where nothing repeats.
 */
@Tag("thorough")
class BaseCoolingTest {

  private static final long[] WEIGHTS = {13, 7, 5, 3};

  private static IndividualWish circulating(
      int players, int tables, int rounds, int copies, Rotation rotation) {
    Boards boards = new Boards(rounds, Math.max(2, rotation.period()), Play.CIRCULATING, copies);
    return UsualWish.of(players, tables, rounds, boards, rotation).with(WalkWish.ANY);
  }

  /** What a problem changes, and how it unfolds to all rounds. */
  private record State(
      Circuit circuit, BaseTables base, Function<BaseTables, List<List<Foursome>>> rounds) {

    int[][] who() {
      return IntStream.range(0, base.bases())
          .mapToObj(b -> IntStream.range(0, circuit.players()).map(at -> base.at(b, at)).toArray())
          .toArray(int[][]::new);
    }

    int[] shifts() {
      return IntStream.range(0, base.tables()).map(base::shift).toArray();
    }
  }

  private abstract static class Contract extends ProblemContract<BaseCooling> {

    private final IndividualWish wish;
    private final long replayCost;
    private Optional<State> now = Optional.empty();
    private int counts;

    Contract(IndividualWish wish, long replayCost) {
      this.wish = wish;
      this.replayCost = replayCost;
    }

    /** The problem of a start whose sit-outs are even. */
    final BaseCooling problem(State start, Predicate<BaseTables> even, Predicate<Chance> moves) {
      assertThat(even).as(start.circuit().name()).accepts(start.base());
      now = Optional.of(start);
      return new BaseCooling(start.base(), even, WEIGHTS, replayCost, moves, () -> {});
    }

    @Override
    protected final double cost(BaseCooling problem, double temperature) {
      State state = now.orElseThrow();
      BaseTables anew = new BaseTables(wish, state.circuit(), state.who(), state.shifts());
      long cost = anew.counts().under(WEIGHTS);
      if (anew.replays() == 0 && counts++ % 8 == 0) {
        var card = Judge.judge(Unfolding.movement(wish, state.rounds().apply(anew)));
        assertThat(SearchWeights.total(WEIGHTS, card)).as(state.circuit().name()).isEqualTo(cost);
      }
      return cost + replayCost * anew.replays();
    }

    @Override
    protected final Object state(BaseCooling problem) {
      State state = now.orElseThrow();
      return Arrays.deepToString(state.who()) + Arrays.toString(state.shifts());
    }

    @Override
    protected final Temperatures range() {
      return new Temperatures(60, 6).times(10);
    }
  }

  /** Circuits with their multipliers, which take turns by seed. */
  private abstract static class Circulating extends Contract {

    private final IndividualWish wish;

    Circulating(IndividualWish wish, long replayCost) {
      super(wish, replayCost);
      this.wish = wish;
    }

    @Override
    protected final BaseCooling problem(long seed) {
      record Setting(Circuit circuit, Multipliers multipliers) {}
      List<Setting> all =
          Circuits.forWish(wish).stream()
              .flatMap(c -> Multipliers.forWish(c, wish).stream().map(m -> new Setting(c, m)))
              .toList();
      for (int k = (int) seed - 1; ; k++) {
        Setting setting = all.get(k % all.size());
        Circuit circuit = setting.circuit();
        CircuitOrder order = new CircuitOrder(circuit);
        BaseStart start =
            new BaseStart(wish, circuit, setting.multipliers(), new SplittableRandom(seed));
        BaseTables base = start(start, order);
        // Of some groups no start is even that is drawn at random.
        if (order.even(base)) {
          CircuitMoves moves = new CircuitMoves(wish, circuit, setting.multipliers(), base);
          State state = new State(circuit, base, tables -> order.unfold(tables).orElseThrow());
          return problem(state, order::even, chance -> move(moves, base, chance));
        }
      }
    }

    BaseTables start(BaseStart start, CircuitOrder order) {
      return start.tables(order::even);
    }

    boolean move(CircuitMoves moves, BaseTables base, Chance chance) {
      return moves.make(chance);
    }
  }

  @Nested
  class SeveralBaseRoundsWithSitOuts extends Circulating {
    SeveralBaseRoundsWithSitOuts() {
      super(circulating(18, 4, 9, 1, Rotation.NONE), 50);
    }
  }

  @Nested
  class TwoCopiesOfTheBoards extends Circulating {
    TwoCopiesOfTheBoards() {
      super(circulating(20, 5, 8, 2, Rotation.NONE), 50);
    }
  }

  @Nested
  class OnePlayerSitsOutAndMultipliersKeepTheBaseRound extends Circulating {
    OnePlayerSitsOutAndMultipliersKeepTheBaseRound() {
      super(circulating(13, 3, 13, 1, Rotation.NONE), 50);
    }
  }

  @Nested
  class FixedTablesAndMultipliers extends Circulating {
    FixedTablesAndMultipliers() {
      super(circulating(40, 10, 13, 1, Rotation.NONE), 50);
    }
  }

  @Nested
  class RotatingSeats extends Circulating {
    RotatingSeats() {
      super(circulating(16, 2, 8, 1, Rotation.ROTATE), 50);
    }
  }

  @Nested
  class PlayersAloneBeforeShifts extends Circulating {
    PlayersAloneBeforeShifts() {
      super(circulating(16, 3, 12, 1, Rotation.NONE), 0);
    }

    @Override
    BaseTables start(BaseStart start, CircuitOrder order) {
      return start.standing(order::even);
    }

    @Override
    boolean move(CircuitMoves moves, BaseTables base, Chance chance) {
      return moves.seat(chance);
    }
  }

  @Nested
  class SeatsOfCoversThatMeetOnce extends Circulating {
    SeatsOfCoversThatMeetOnce() {
      super(circulating(13, 3, 13, 1, Rotation.NONE), 0);
    }

    @Override
    boolean move(CircuitMoves moves, BaseTables base, Chance chance) {
      return MeetingCovers.change(MeetingTables.Meet.ONCE, base, chance);
    }
  }

  @Nested
  class SeatsOfCoversThatMeetOnceAsEach extends Circulating {
    SeatsOfCoversThatMeetOnceAsEach() {
      super(circulating(12, 3, 11, 1, Rotation.NONE), 0);
    }

    @Override
    boolean move(CircuitMoves moves, BaseTables base, Chance chance) {
      return MeetingCovers.change(MeetingTables.Meet.ONCE_AS_EACH, base, chance);
    }
  }

  /** Developments in shared play, which take turns by seed. */
  private abstract static class Shared extends Contract {

    private final IndividualWish wish;
    private final List<Development> all;

    Shared(IndividualWish wish) {
      super(wish, 0);
      this.wish = wish;
      all = Developments.forWish(wish).stream().filter(d -> !d.multiplied()).toList();
    }

    @Override
    protected final BaseCooling problem(long seed) {
      Development development = all.get((int) ((seed - 1) % all.size()));
      int bases = wish.rounds() / development.order();
      Circuit circuit = Circuit.shared(development, wish.players(), bases);
      Multipliers none = Multipliers.none(circuit, wish);
      BaseTables base =
          new BaseStart(wish, circuit, none, new SplittableRandom(seed)).standing(any -> true);
      SitOutOrbits sitOuts = new SitOutOrbits(wish, circuit, base);
      CircuitMoves moves = new CircuitMoves(wish, circuit, none, base);
      State state = new State(circuit, base, tables -> development.unfold(tables.foursomes()));
      return problem(state, sitOuts::even, moves::exchange);
    }
  }

  @Nested
  class SharedPlayWithSitOuts extends Shared {
    SharedPlayWithSitOuts() {
      super(Wishes.shared(14, 3, 14));
    }
  }

  @Nested
  class SharedPlayWithAFixedPlayer extends Shared {
    SharedPlayWithAFixedPlayer() {
      super(Wishes.shared(16, 3, 8));
    }
  }

  @Nested
  class SharedPlayWithRotatingSeats extends Shared {
    SharedPlayWithRotatingSeats() {
      super(Wishes.rotating(28, 7, 9, Rotation.ROTATE));
    }
  }
}
