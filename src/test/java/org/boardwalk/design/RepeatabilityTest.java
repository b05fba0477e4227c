package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of the portfolio: with one worker the same wish, seed and beginning take the same
 * turns and find the same movements, whatever the clock says.
 */
@Tag("thorough")
class RepeatabilityTest {

  private static final Duration LONGEST_SLICE = Duration.ofMillis(20);
  private static final int TURNS = 6;

  /**
   * A search that is bounded by turns instead of by time.
   *
   * @param wish the wish
   * @param known movements to begin with
   */
  private record Bounded(Wish wish, HeadStart known) {

    List<String> run(long seed, int turns) {
      SearchSettings unhurried = SearchSettings.repeatable(Duration.ofHours(1), seed);
      return wish.with(unhurried)
          .accept(
              new Wish.Visitor<>() {
                @Override
                public List<String> individual(IndividualWish w) {
                  return run(w, PlayersPortfolio.of(w, known), turns);
                }

                @Override
                public List<String> pairs(PairsWish w) {
                  return run(w, PairsPortfolio.of(w), turns);
                }
              });
    }

    private static <W extends Wish> List<String> run(W wish, Portfolio<W> portfolio, int turns) {
      List<String> story = new ArrayList<>();
      SearchListener listener =
          new SearchListener() {
            @Override
            public void improved(Judged best, Finder finder) {
              story.add(
                  "%d of %d, %s, by %s"
                      .formatted(best.cost(), best.bounds().total(), best.card().walk(), finder));
            }
          };
      SearchScope<W> scope = new SearchScope<>(wish, listener, new AtomicBoolean());
      Portfolio.Turn<W> turn = portfolio.next();
      for (int n = 0; n < turns && turn != null && !scope.over(); n++) {
        story.add(turn.method().name());
        long seed = wish.search().seed() + turn.before();
        portfolio.done(turn.method(), turn.taken(scope, slice(turn), seed));
        turn = portfolio.next();
      }
      story.add(String.valueOf(scope.best()));
      return story;
    }

    Set<MethodKind> kinds() {
      return wish.accept(
          new Wish.Visitor<>() {
            @Override
            public Set<MethodKind> individual(IndividualWish w) {
              return PlayersPortfolio.of(w, known).kinds();
            }

            @Override
            public Set<MethodKind> pairs(PairsWish w) {
              return PairsPortfolio.of(w).kinds();
            }
          });
    }

    private static Duration slice(Portfolio.Turn<?> turn) {
      return turn.slice().compareTo(LONGEST_SLICE) < 0 ? turn.slice() : LONGEST_SLICE;
    }

    @Override
    public String toString() {
      return wish.name() + ", " + wish.rounds() + " rounds";
    }
  }

  private static final List<Bounded> SEARCHES = all();

  static Stream<Bounded> searches() {
    return SEARCHES.stream();
  }

  private static List<Bounded> all() {
    IndividualWish session = Wishes.shared(9, 2, 5);
    Answer longer =
        SearchScopes.answer(Wishes.searching(Wishes.shared(9, 2, 7), 1, Duration.ofMillis(200)));
    return List.of(
        new Bounded(session, HeadStart.NOTHING),
        new Bounded(session, new HeadStart(List.of(longer))),
        new Bounded(UsualWish.inOrder(Wishes.shared(10, 2, 5)), HeadStart.NOTHING),
        new Bounded(Wishes.complete(12), HeadStart.NOTHING),
        new Bounded(Wishes.rotating(9, 2, 3, Rotation.ROTATE), HeadStart.NOTHING),
        new Bounded(Wishes.rotating(16, 4, 5, Rotation.ROTATE), HeadStart.NOTHING),
        new Bounded(Wishes.circulating(8, 2, 5, 7, 1), HeadStart.NOTHING),
        new Bounded(
            Wishes.shared(9, 2, 5).with(Fixed.NOTHING.stationary(List.of(1, 2))),
            HeadStart.NOTHING),
        // What these need ends before its hour is over: their searches know no slices.
        new Bounded(UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7), HeadStart.NOTHING),
        new Bounded(UsualPairs.web(5, 5, 1), HeadStart.NOTHING),
        new Bounded(UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), 4, 7), HeadStart.NOTHING),
        new Bounded(
            UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(PairsForm.Closing.AUTO), 5, 5)
                .with(PairsWish.Switching.ROUNDS),
            HeadStart.NOTHING));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void sameWishAndSeedGiveTheSameMovement(Bounded search) {
    assertThat(search.run(3, TURNS)).isEqualTo(search.run(3, TURNS));
  }

  @Test
  void anotherSeedIsAnotherSearch() {
    Bounded search = new Bounded(Wishes.shared(14, 3, 7), HeadStart.NOTHING);
    // The first turn is a rule, which knows no seed.
    assertThat(search.run(1, 2)).isNotEqualTo(search.run(2, 2));
  }

  @Test
  void everyKindOfMethodIsAmongThem() {
    Set<MethodKind> kinds = EnumSet.noneOf(MethodKind.class);
    SEARCHES.forEach(s -> kinds.addAll(s.kinds()));
    kinds.add(MethodKind.OWN); // OwnMethodTest has one.
    assertThat(kinds).containsExactlyInAnyOrder(MethodKind.values());
  }
}
