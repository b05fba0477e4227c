package org.boardwalk.search.local.crossover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Playbacks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class CrossoverBoundTest {

  /** Every way to give out the numbers. */
  private static Stream<List<Integer>> permutations(List<Integer> chosen, int size) {
    if (chosen.size() == size) {
      return Stream.of(chosen);
    }
    return Stream.iterate(1, c -> c <= size, c -> c + 1)
        .filter(c -> !chosen.contains(c))
        .flatMap(c -> permutations(Stream.concat(chosen.stream(), Stream.of(c)).toList(), size));
  }

  private static boolean keeps(DirectionWish wish, int changers, int pairs) {
    return switch (wish) {
      case ANY -> true;
      case HALF -> 2 * changers == pairs;
      case ALL -> changers == pairs;
    };
  }

  @ParameterizedTest
  @CsvSource({"ANY, 3", "ALL, 3", "HALF, 2"})
  void noNumberingIsBelowTheBoundAndTheSearchFindsTheBest(DirectionWish change, int tables) {
    int pairs = 2 * tables;
    Session session = Session.of(List.of(WebExamples.web(tables, tables - 1, tables - 1)));
    CrossoverWish wish =
        new CrossoverWish(List.of(session), session, change, SectionWish.ANY, Set.of());
    int least =
        permutations(List.of(), pairs)
            .map(session::takenBy)
            .filter(
                s ->
                    keeps(
                        change, DirectionChanges.of(session.whole(), s.whole()).changers(), pairs))
            .mapToInt(s -> Playbacks.of(List.of(session.whole()), s.whole()).total())
            .min()
            .orElseThrow();
    CrossoverOutcome.Found found =
        (CrossoverOutcome.Found) Crossover.search(wish, new Crossover.Effort(1, 1, () -> false));
    assertThat(found.playbacks().total()).isEqualTo(least);
    assertThat(found.bound()).isLessThanOrEqualTo(least);
  }

  @ParameterizedTest
  @EnumSource(DirectionWish.class)
  @Tag("slow")
  void noNumberingOfFourTablesIsBelowTheBound(DirectionWish change) {
    noNumberingIsBelowTheBoundAndTheSearchFindsTheBest(change, 4);
  }

  @Test
  void aPlayerWhoHasMetAllButOneHasAtMostOneNewOpponent() {
    // Two pairs meet once, and can only meet again.
    Session session = Session.of(List.of(WebExamples.mitchell(1)));
    CrossoverWish wish = CrossoverWish.plain(session, session);
    assertThat(CrossoverBound.of(wish, new LaterPlaces(wish)).total()).isEqualTo(1);
  }
}
