package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The model of meetings on every engine against known numbers and all movements of four pairs. */
@Tag("thorough")
class MeetingModelTest {

  /** Two pairs, in numbers, and the set they play in a round. */
  private record Met(int round, Set<Integer> pairs, int set) {}

  private static PairsWish wish(int pairs, int rounds, Boards boards) {
    return SoughtWishes.free(pairs, rounds, EngineChoice.CPSAT).with(boards);
  }

  private static List<Set<Met>> solutions(Engine engine, PairsWish wish) {
    ConstraintModel model = MeetingFormulation.of(wish);
    List<Set<Met>> found = new ArrayList<>();
    engine.enumerate(model, values -> found.add(met(model.decoder().apply(values))));
    return found;
  }

  private static Set<Met> met(Movement movement) {
    return movement.rounds().stream()
        .flatMap(
            round ->
                round.encounters().stream()
                    .map(
                        e ->
                            new Met(
                                movement.rounds().indexOf(round),
                                Set.of(at(e, Direction.NS), at(e, Direction.EW)),
                                e.set())))
        .collect(Collectors.toSet());
  }

  private static int at(Encounter encounter, Direction direction) {
    return encounter.seating().at(direction).get(0);
  }

  static Stream<Arguments> factorizations() {
    return Engines.all().stream()
        .flatMap(
            engine ->
                Stream.of(
                    Arguments.of(engine, 4, 1),
                    Arguments.of(engine, 5, 6 * 120),
                    Arguments.of(engine, 6, 6)));
  }

  /**
   * Complete graphs of 4, 6 and 8 have 1, 6 and 6240 one-factorizations, and the rounds of an even
   * number come in one order; those of 5 pairs, one of whom sits out, in any.
   */
  @Test
  @Tag("slow")
  void eightPairsMeetIn6240Ways() {
    for (Engine engine : Engines.all()) {
      everybodyMeetsEverybodyInAsManyWaysAsThereAreOneFactorizations(engine, 8, 6240);
    }
  }

  @ParameterizedTest
  @MethodSource("factorizations")
  void everybodyMeetsEverybodyInAsManyWaysAsThereAreOneFactorizations(
      Engine engine, int pairs, int ways) {
    int rounds = pairs - 1 + pairs % 2;
    PairsWish wish = wish(pairs, rounds, new Boards(rounds, 2, Play.SHARED, (pairs + 1) / 2));
    assertThat(solutions(engine, wish)).hasSize(ways).doesNotHaveDuplicates();
  }

  static Stream<Arguments> fourPairs() {
    return Engines.all().stream()
        .flatMap(
            engine ->
                Stream.of(
                    Arguments.of(engine, 2, 2, 1),
                    Arguments.of(engine, 2, 2, 2),
                    Arguments.of(engine, 2, 3, 1),
                    Arguments.of(engine, 3, 3, 1),
                    Arguments.of(engine, 3, 3, 2),
                    Arguments.of(engine, 3, 4, 1),
                    Arguments.of(engine, 3, 4, 2)));
  }

  @ParameterizedTest
  @MethodSource("fourPairs")
  void whatFourPairsPlayIsAllThatNobodyReplays(Engine engine, int rounds, int sets, int copies) {
    PairsWish wish = wish(4, rounds, new Boards(sets, 2, Play.CIRCULATING, copies)).comparedWith(0);
    assertThat(solutions(engine, wish)).containsExactlyInAnyOrderElementsOf(all(wish));
    assertThat(solutions(engine, wish.comparedWith(1)))
        .containsExactlyInAnyOrderElementsOf(
            all(wish).stream().filter(MeetingModelTest::isCompared).toList());
  }

  /** Whether no set is played by two pairs alone. */
  private static boolean isCompared(Set<Met> movement) {
    return movement.stream()
        .allMatch(met -> movement.stream().anyMatch(o -> !o.equals(met) && o.set() == met.set()));
  }

  /** The first pair meets the others in order and plays the sets in order; the others any set. */
  private static List<Set<Met>> all(PairsWish wish) {
    int sets = wish.boards().sets();
    List<Set<Met>> all = new ArrayList<>();
    for (int code = 0; code < Math.round(Math.pow(sets, wish.rounds())); code++) {
      List<Round> rounds = new ArrayList<>();
      boolean enough = true;
      int digits = code;
      for (int r = 0; r < wish.rounds(); r++, digits /= sets) {
        int set = digits % sets + 1;
        enough &= wish.boards().copies() > 1 || set != r + 1;
        List<Integer> others = new ArrayList<>(List.of(2, 3, 4));
        Seating first = new Seating.TwoPairs(1, others.remove(r));
        Seating second = new Seating.TwoPairs(others.get(0), others.get(1));
        rounds.add(
            new Round(List.of(new Encounter(1, first, r + 1), new Encounter(2, second, set))));
      }
      Movement movement =
          new Movement("test", wish.kind(), 4, 2, wish.boards(), Rotation.NONE, 1, rounds);
      if (enough && Judge.judge(movement).valid()) {
        all.add(met(movement));
      }
    }
    return all;
  }
}
