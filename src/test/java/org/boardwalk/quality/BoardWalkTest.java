package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.Arrival.Way;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class BoardWalkTest {

  @Test
  void theBoardsOfAMitchellNeverWait() {
    BoardWalk walk = BoardWalk.of(Examples.mitchell(7, 0, 2));
    assertThat(walk.stands()).isEmpty();
    assertThat(walk.copies()).hasSize(7);
    assertThat(walk.arrivals()).hasSize(42).allMatch(a -> a.way() == Way.NEXT_TABLE);
  }

  /** In each segment 13 sets go round 9 tables and 4 places on a stand. */
  @Test
  void theSegmentsOfAWebKeepTheirCopies() {
    BoardWalk walk = BoardWalk.of(WebExamples.web(9, 9, 13, 13, 2));
    assertThat(walk.copies()).hasSize(26);
    for (Copy copy : walk.copies()) {
      assertThat(copy.stops().stream().map(s -> s.table() <= 9).distinct()).hasSize(1);
    }
    assertThat(walk.arrivals(Way.JUMP)).isZero();
    assertThat(walk.arrivals(Way.FIRST_FROM_STAND)).isEqualTo(8);
    assertThat(walk.arrivals(Way.OTHER_TABLE_BY_STAND)).isEqualTo(16);
    assertThat(walk.stands()).extracting(Stand::table).containsExactly(9, 18);
    assertThat(walk.stands()).allMatch(s -> s.most() == 4);
    assertThat(walk.stands().get(0).waiting().get(0))
        .extracting(Copy::set)
        .containsExactly(10, 11, 12, 13);
  }

  @Test
  void tablesThatShareACopyAreBothItsStops() {
    Movement bare = WebExamples.web(9, 9, 13, 13, 2);
    BoardWalk walk = BoardWalk.of(bare.with(bare.boards().sharedBy(1)));
    assertThat(walk.copies()).hasSize(13);
    for (Encounter e : bare.rounds().get(0).encounters()) {
      assertThat(walk.copies().get(e.set() - 1).tables(1)).contains(e.table());
    }
    assertThat(walk.copies()).anyMatch(copy -> copy.tables(1).size() == 2);
    assertThat(walk.arrivals())
        .allMatch(a -> a.from().map(f -> f.round() < a.to().round()).orElse(true));
  }

  /** Five sets at four tables: one waits between the first table and the last. */
  @Test
  void aByeStandBetweenTwoTablesIsSeen() {
    BoardWalk walk = BoardWalk.of(WebExamples.web(4, 0, 5, 5, 1));
    assertThat(walk.stands()).hasSize(1);
    assertThat(walk.stands().get(0).table()).isEqualTo(4);
    assertThat(walk.stands().get(0).most()).isEqualTo(1);
    assertThat(walk.arrivals(Way.FIRST_FROM_STAND)).isEqualTo(1);
    assertThat(walk.arrivals(Way.NEXT_TABLE_BY_STAND)).isEqualTo(3);
    assertThat(walk.arrivals(Way.NEXT_TABLE)).isEqualTo(12);
  }

  /** The clashes of section 3 of the domain, when the last two segments use one copy. */
  @Test
  void segmentsThatUseOneCopyClashInTheKnownRounds() {
    assertThat(Sharing.among(List.of(13, 14), WebExamples.web(13, 1, 12, 12, 2), 1)).isEmpty();
    Movement one = WebExamples.web(14, 1, 13, 13, 2);
    assertThat(Sharing.among(List.of(14, 15), one, 1))
        .containsExactly(new Sharing(7, 7, List.of(14, 15)));
    assertThat(one.boards().firstBoard(7)).isEqualTo(13);
    assertThat(one.boards().lastBoard(7)).isEqualTo(14);
    assertThat(Sharing.among(List.of(14, 15, 16, 17), WebExamples.web(15, 2, 13, 13, 2), 1))
        .extracting(Sharing::round)
        .containsOnly(1, 7, 13);
    assertThat(Sharing.of(one, 2)).extracting(Sharing::round).containsExactly(7);
    assertThat(Sharing.of(one, 3)).isEmpty();
  }

  @Test
  void aClashOfWholeSegmentsNamesEveryPairOfTables() {
    assertThat(Sharing.among(List.of(14, 15, 16, 17), WebExamples.web(15, 2, 13, 13, 2), 1))
        .containsExactly(
            new Sharing(1, 1, List.of(14, 16)),
            new Sharing(7, 7, List.of(14, 17)),
            new Sharing(7, 8, List.of(15, 16)),
            new Sharing(13, 1, List.of(15, 17)));
  }

  @Test
  void lessThanOneCopyIsRefused() {
    assertThatThrownBy(() -> Sharing.of(Examples.mitchell(7, 0, 2), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[0]");
  }

  @Test
  void theStockIsWhatTheWalkUsesAndAtLeastWhatIsNeeded() {
    Movement web = WebExamples.web(16, 3, 13, 13, 3);
    assertThat(Stock.of(web, BoardWalk.of(web)).lines()).containsExactly(new Stock.Line(3, 1, 26));
    // Only sets 1, 2, 7, 8 and 9 are at three tables at once.
    assertThat(Stock.least(web).lines())
        .containsExactly(
            new Stock.Line(3, 1, 4),
            new Stock.Line(2, 5, 12),
            new Stock.Line(3, 13, 18),
            new Stock.Line(2, 19, 26));
    assertThat(Stock.least(WebExamples.web(9, 9, 12, 12, 2)).lines())
        .containsExactly(new Stock.Line(2, 1, 24));
  }

  @ParameterizedTest
  @CsvSource({"9, 9, 13, 13, 2", "16, 3, 13, 12, 3", "14, 1, 13, 13, 2", "5, 0, 8, 6, 1"})
  void breaksAreTheArrivalsThatDoNotComeFromTheNextTable(
      int up, int down, int sets, int rounds, int copies) {
    agrees(WebExamples.web(up, down, sets, rounds, copies));
  }

  @Test
  void everyEncounterHasItsCopyInAnyMovement() {
    for (long seed = 1; seed <= 60; seed++) {
      agrees(RandomMovements.any(seed));
    }
  }

  private static void agrees(Movement movement) {
    BoardWalk walk = BoardWalk.of(movement);
    List<String> played = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        played.add(r + " " + e.table() + " " + e.set());
      }
    }
    assertThat(
            walk.copies().stream()
                .flatMap(
                    c -> c.stops().stream().map(s -> s.round() + " " + s.table() + " " + c.set())))
        .containsExactlyInAnyOrderElementsOf(played);
    for (Copy copy : walk.copies()) {
      assertThat(copy.stops()).isNotEmpty();
      assertThat(copy.stops().stream().map(Copy.Stop::round)).doesNotHaveDuplicates();
    }
    Circulation circulation = Circulation.of(movement);
    assertThat(walk.arrivals()).hasSize(circulation.changes());
    assertThat(
            walk.arrivals().stream()
                .filter(a -> a.way() != Way.NEXT_TABLE)
                .map(a -> new Circulation.Break(a.to().round() - 1, a.to().table(), a.copy().set()))
                .sorted(
                    Comparator.comparingInt(Circulation.Break::round)
                        .thenComparingInt(Circulation.Break::table)))
        .containsExactlyElementsOf(circulation.breaks());
  }

  /** What the judge calls a rule is how the only copy of each set goes, and where it waits. */
  @Test
  void theRuleOfTheJudgeIsThePhysicalWalk() {
    int ruled = 0;
    for (long seed = 1; seed <= 600; seed++) {
      Movement movement = RandomMovements.valid(seed);
      if (movement.boards().play() == Play.SHARED) {
        continue;
      }
      BoardWalk walk = BoardWalk.of(movement);
      WalkRule rule = WalkRule.of(movement);
      assertThat(rule.stands()).as("seed %d", seed).isEqualTo(walk.stands().size());
      assertThat(rule.sharing()).isEqualTo(Sharing.of(movement, movement.boards().copies()).size());
      List<WalkRule.Way> ways = WalkRule.of(movement).ways();
      for (Arrival arrival : walk.arrivals()) {
        if (rule.grade() != WalkGrade.ANY && arrival.from().isPresent()) {
          int from = arrival.from().get().table();
          assertThat(ways).contains(new WalkRule.Way(arrival.to().table(), from, arrival.waited()));
          ruled++;
        }
      }
    }
    assertThat(ruled).isPositive();
  }
}
