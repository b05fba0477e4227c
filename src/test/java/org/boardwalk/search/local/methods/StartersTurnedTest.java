package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class StartersTurnedTest {

  /** Of 24 players it is not known what is best. */
  private static final IndividualWish WISH = UsualWish.complete(24);

  private static final Path KNOWN =
      Path.of("solutions/individual/shared/24-players/individual-24p-23r-shared-00f14941.yaml");

  private static final Movement COMPLETE = askew();

  /** A complete schedule, whose first table is turned by a seat in every other round. */
  private static Movement askew() {
    List<List<Foursome>> rounds =
        new ArrayList<>(
            Unfolding.indices(SolutionFile.read(KNOWN).solution().movement().orElseThrow()));
    for (int r = 1; r < rounds.size(); r += 2) {
      List<Foursome> tables = new ArrayList<>(rounds.get(r));
      tables.set(0, turned(tables.get(0)));
      rounds.set(r, tables);
    }
    return Unfolding.movement(WISH, rounds);
  }

  private static Foursome turned(Foursome f) {
    return new Foursome(
        /* north= */ f.west(),
        /* east= */ f.north(),
        /* south= */ f.east(),
        /* west= */ f.south(),
        f.set());
  }

  /** Finds a complete schedule in every other turn, the first in the second, or never. */
  private static final class Ready implements Method<IndividualWish> {

    private final boolean finds;
    private final List<Long> seeds = new ArrayList<>();

    Ready(boolean finds) {
      this.finds = finds;
    }

    @Override
    public String name() {
      return "ready";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.STARTERS;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      assertThat(scope.best()).isEmpty();
      seeds.add(seed);
      if (finds && seeds.size() % 2 == 0) {
        scope.offer(COMPLETE, SearchScopes.BY_HAND);
      }
      return true;
    }
  }

  private static List<Method<IndividualWish>> turned(IndividualWish wish, Ready starter) {
    return StartersTurned.forWish(wish, asked -> List.of(starter));
  }

  @Test
  void manySchedulesAreTurnedAndKeepTheirMeetings() {
    Ready ready = new Ready(true);
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);

    assertThat(turned(WISH, ready).get(0).run(scope, Duration.ofSeconds(1), 1)).isTrue();

    assertThat(ready.seeds).hasSizeGreaterThan(3).doesNotHaveDuplicates();
    Scorecard plain = Judge.judge(COMPLETE);
    Scorecard card = scope.bestCard().orElseThrow();
    for (Criterion c : List.of(Criterion.PARTNER, Criterion.OPPONENT)) {
      assertThat(card.cost(c)).isEqualTo(plain.cost(c)).isZero();
    }
    assertThat(card.cost(Criterion.DIRECTION)).isLessThan(plain.cost(Criterion.DIRECTION));
  }

  @Test
  void withoutStartersThereIsNothingToTurn() {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(turned(WISH, new Ready(false)).get(0).run(scope, Duration.ofSeconds(1), 1))
        .isFalse();
    assertThat(scope.best()).isEmpty();
  }

  @Test
  void startersAreAskedForMeetingsAlone() {
    List<IndividualWish> asked = new ArrayList<>();
    StartersTurned.forWish(
        WISH,
        wish -> {
          asked.add(wish);
          return List.of();
        });
    assertThat(asked).hasSize(1);
    assertThat(asked.get(0).demand(Criterion.PARTNER)).isEqualTo(Demand.REQUIRE);
    assertThat(asked.get(0).demand(Criterion.OPPONENT)).isEqualTo(Demand.REQUIRE);
    assertThat(asked.get(0).demand(Criterion.SIDE)).isEqualTo(Demand.IGNORE);
    assertThat(asked.get(0).demand(Criterion.DIRECTION)).isEqualTo(Demand.IGNORE);
  }

  @Test
  void onlyWhereMeetingsComeFirst() {
    Ready ready = new Ready(true);
    assertThat(turned(WISH, ready)).hasSize(1);
    assertThat(turned(WISH.with(Objective.STANDARD), ready)).isEmpty();
    List<Criterion> sidesFirst =
        List.of(Criterion.SIDE, Criterion.PARTNER, Criterion.OPPONENT, Criterion.DIRECTION);
    assertThat(turned(WISH.with(new Objective.Ordered(sidesFirst)), ready)).isEmpty();
  }
}
