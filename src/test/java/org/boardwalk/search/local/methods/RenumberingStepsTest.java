package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Places;
import org.boardwalk.search.local.state.Positions;
import org.boardwalk.search.local.state.RuleLedger;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The steps of the annealing that gives contestants other numbers. */
@Tag("thorough")
class RenumberingStepsTest {

  /** The energy of the rules is that of a ledger made anew; where no table turns, the judge's. */
  private abstract static class Contract<W extends Wish> extends ProblemContract<Renumbering> {

    private final W sizes;
    private final Movement movement;
    private W wish;

    Contract(W sizes, Movement movement) {
      this.sizes = sizes;
      this.movement = movement;
      wish = sizes;
    }

    abstract W ruled(W sizes, long seed);

    abstract Renumbering numbers(W wish, Movement movement);

    @Override
    protected final Renumbering problem(long seed) {
      wish = ruled(sizes, seed);
      return numbers(wish, movement);
    }

    @Override
    protected final double cost(Renumbering problem, double temperature) {
      RuleLedger anew = new RuleLedger(wish, problem.positions, Renumbering.broken(wish));
      if (unmoved(problem)) {
        Scorecard card = wish.judge(movement.takenBy(Renumbering.takers(problem.number)));
        assertThat(card.costOfRules()).as("%s", wish.rules()).isEqualTo(anew.cost());
        assertThat(card.rulesHold()).as("%s", wish.rules()).isEqualTo(anew.broken() == 0);
      }
      return anew.energy();
    }

    private static boolean unmoved(Renumbering problem) {
      return Stream.of(problem.moved)
          .allMatch(m -> Arrays.equals(m, IntStream.range(0, m.length).toArray()));
    }

    @Override
    protected final Object state(Renumbering problem) {
      return List.of(
          Arrays.deepToString(problem.positions.who),
          Arrays.deepToString(problem.positions.place),
          Arrays.toString(problem.number),
          Arrays.deepToString(problem.moved));
    }

    @Override
    protected final Temperatures range() {
      return new Temperatures(30, 3);
    }
  }

  @Nested
  class OfPlayers extends Contract<IndividualWish> {
    private static final IndividualWish SIZES = Wishes.shared(13, 3, 7);

    OfPlayers() {
      super(
          SIZES,
          Unfolding.movement(
              SIZES, Places.foursomes(new Seats(13, 7, 3, new SplittableRandom(1)).fair(), 12)));
    }

    @Override
    IndividualWish ruled(IndividualWish sizes, long seed) {
      return RandomRules.over(sizes, seed);
    }

    @Override
    Renumbering numbers(IndividualWish wish, Movement movement) {
      List<List<Unfolding.Foursome>> rounds = Unfolding.indices(movement);
      int[][] who = Places.of(rounds, wish.players());
      Positions positions = Positions.of(wish, who, Positions.places(who), Places.sets(rounds));
      return new Renumbering(wish, positions, wish.players(), false, new int[0], false);
    }
  }

  private abstract static class OfPairs extends Contract<PairsWish> {

    private final int[] turning;

    OfPairs(PairsWish sizes, Movement movement, int... turning) {
      super(sizes, movement);
      this.turning = turning;
    }

    @Override
    PairsWish ruled(PairsWish sizes, long seed) {
      return RandomRules.over(sizes, seed);
    }

    @Override
    final Renumbering numbers(PairsWish wish, Movement movement) {
      return Renumbering.ofPairs(wish, movement, turning);
    }
  }

  @Nested
  class OfAMitchellWithASitOut extends OfPairs {
    private static final PairsWish SIZES = RenumberingTest.wish(Kind.PAIRS, "mitchell", 13, 7);

    OfAMitchellWithASitOut() {
      super(SIZES, RenumberingTest.movement(SIZES));
    }
  }

  @Nested
  class OfTeams extends OfPairs {
    private static final PairsWish SIZES =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Teams(false), 7, 6);

    OfTeams() {
      super(SIZES, RenumberingTest.found(SIZES));
    }
  }

  /** Tables of three pairs turn, and in a free movement they are exchanged for others too. */
  @Nested
  class OfTables extends OfPairs {
    private static final PairsWish SIZES = UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), 6, 7);

    OfTables() {
      super(
          SIZES,
          RenumberingTest.movement(RenumberingTest.wish(Kind.PAIRS, "howell", 12, 7)),
          0,
          3,
          8);
    }
  }
}
