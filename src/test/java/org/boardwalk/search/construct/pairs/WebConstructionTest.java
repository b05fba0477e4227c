package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.search.construct.pairs.PairsWishes.built;
import static org.boardwalk.search.construct.pairs.PairsWishes.copies;
import static org.boardwalk.search.construct.pairs.PairsWishes.open;
import static org.boardwalk.search.construct.pairs.PairsWishes.refusal;
import static org.boardwalk.search.construct.pairs.PairsWishes.sets;
import static org.boardwalk.search.construct.pairs.PairsWishes.valid;
import static org.boardwalk.search.construct.pairs.PairsWishes.wish;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.Seating.TwoPlayers;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Segments;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WebConstructionTest {

  /** The sets of round 1 by tables, and from which table on they go down. */
  private record Print(int sets, List<Integer> first, int down, int skipAfter) {

    int set(int table, int round) {
      int change = table < down ? round - 1 : 1 - round;
      return Math.floorMod(first.get(table - 1) - 1 + change, sets) + 1;
    }

    /** Where the EW pair at a table began. */
    int home(int table, int round) {
      int moved = round - 1 + (skipAfter > 0 && round > skipAfter ? 1 : 0);
      return Math.floorMod(table - 1 - moved, first.size()) + 1;
    }
  }

  private static final Print EVEN_ODD =
      new Print(13, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1, 13), 10, 0);
  private static final Print EVEN_EVEN =
      new Print(12, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1, 12), 10, 6);
  private static final Print MITCHELL_WEB =
      new Print(13, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 2, 1, 13), 17, 0);
  private static final Print THREE_SEGMENTS =
      new Print(12, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 2, 1, 12), 16, 6);

  private static PairsWish web(int tables, int rounds, int sets, int copies, String segments) {
    Boarding boarding = new Boarding.Given(Segments.of(segments));
    return wish(
        tables, rounds, sets(sets, copies), new PairsForm.Web(boarding, EwWalk.RULE, Party.NONE));
  }

  private static PairsWish rule(int tables, int rounds, int sets, int copies, Party party) {
    return wish(
        tables, rounds, sets(sets, copies), new PairsForm.Web(Boarding.RULE, EwWalk.RULE, party));
  }

  private static void equal(Movement movement, Print print) {
    int tables = print.first().size();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (int t = 1; t <= tables; t++) {
        assertThat(movement.rounds().get(r - 1).encounters().get(t - 1))
            .as("round %d, table %d", r, t)
            .isEqualTo(
                new Encounter(t, new TwoPairs(t, tables + print.home(t, r)), print.set(t, r)));
      }
    }
  }

  @Test
  void eighteenTablesThirteenRoundsNineUpNineDown() {
    Movement movement = valid(rule(18, 13, 13, 2, Party.NONE));
    equal(movement, EVEN_ODD);
    assertThat(copies(movement)).isEqualTo(2);
    assertThat(movement.winners()).isEqualTo(2);
    assertThat(built(rule(18, 13, 13, 2, Party.NONE)).explanation())
        .isEqualTo(
            "Web 9-up-9-down starting with sets [1, 13], NS stay, EW up 1, sets down 1 inside a"
                + " segment");
  }

  @Test
  void eighteenTablesTwelveRoundsSkipAfterSix() {
    Movement movement = valid(rule(18, 12, 12, 2, Party.NONE));
    equal(movement, EVEN_EVEN);
    assertThat(copies(movement)).isEqualTo(2);
  }

  @Test
  void nineteenTablesThirteenRoundsMitchellAndWeb() {
    Movement movement = valid(rule(19, 13, 13, 3, Party.NONE));
    equal(movement, MITCHELL_WEB);
    assertThat(copies(movement)).isEqualTo(3);
    equal(valid(web(19, 13, 13, 3, "13-up-3-up-3-down")), MITCHELL_WEB);
  }

  @Test
  void nineteenTablesCurtailedToTwelveRounds() {
    Movement movement = valid(rule(19, 12, 13, 3, Party.NONE));
    equal(movement, MITCHELL_WEB);
    assertThat(copies(movement)).isEqualTo(3);
    Map<Integer, Integer> played = new TreeMap<>();
    movement.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .forEach(e -> played.merge(e.set(), 1, Integer::sum));
    // Two boards in a set: 18 boards 18 times, four 17 and four 16 times.
    assertThat(played.values().stream().sorted())
        .containsExactly(16, 16, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18);
  }

  @Test
  void eighteenTablesInThreeSegmentsWithRoverAndPartyTable() {
    List<Integer> visits = List.of(2, 4, 6, 8, 11, 14, 16, 3, 1, 7, 17);
    List<Integer> firstBoards = List.of(1, 5, 11, 17, 23, 7, 15, 13, 21, 19, 9, 3);
    Movement movement = valid(rule(19, 12, 12, 4, Party.EW_ROVER));
    assertThat(copies(movement)).isEqualTo(4);
    for (int r = 1; r <= 12; r++) {
      int visited = r == 1 ? 19 : visits.get(r - 2);
      int party = (firstBoards.get(r - 1) + 1) / 2;
      for (int t = 1; t <= 18; t++) {
        int ew = t == visited ? 38 : 19 + THREE_SEGMENTS.home(t, r);
        assertThat(movement.rounds().get(r - 1).encounters().get(t - 1))
            .as("round %d, table %d", r, t)
            .isEqualTo(new Encounter(t, new TwoPairs(t, ew), THREE_SEGMENTS.set(t, r)));
      }
      int bumped = r == 1 ? 38 : 19 + THREE_SEGMENTS.home(visited, r);
      assertThat(movement.rounds().get(r - 1).encounters().get(18))
          .isEqualTo(new Encounter(19, new TwoPairs(19, bumped), party));
    }
  }

  @Test
  void aRoverCanSitInEitherDirection() {
    Movement movement = valid(rule(19, 12, 12, 4, Party.NS_ROVER));
    assertThat(movement.rounds().get(1).encounters().get(1).seating().seats().values())
        .contains(19);
    assertThat(movement.rounds().get(1).encounters().get(18).seating())
        .isEqualTo(new TwoPairs(2, 38));
  }

  @Test
  void givenSegmentsWithARoverThatDoNotServeAreRefusedInWords() {
    PairsForm halves =
        new PairsForm.Web(
            new Boarding.Given(Segments.of("8-up-8-down")), EwWalk.RULE, Party.EW_ROVER);
    PairsWish two = wish(17, 12, sets(13, 2), halves);
    assertThat(PairsConstruction.design(two))
        .isInstanceOfSatisfying(
            Design.Unknown.class,
            unknown -> assertThat(unknown.why()).endsWith("no route for a rover was found"));
  }

  @Test
  void withoutAPartnerAtThePartyTableTheBumpedPairSitsOut() {
    Movement movement =
        valid(
            wish(
                Kind.PAIRS,
                19,
                12,
                sets(12, 4),
                new PairsForm.Web(Boarding.RULE, EwWalk.RULE, Party.EW_ROVER),
                Optional.of(Direction.NS)));
    assertThat(movement.rounds().get(0).sittingOut(37)).containsExactly(37);
    assertThat(movement.rounds().stream().map(r -> r.sittingOut(37).get(0)))
        .doesNotHaveDuplicates();
  }

  @Test
  void tenTablesEightSetsInTwoWays() {
    assertThat(copies(valid(rule(10, 8, 8, 2, Party.NONE)))).isEqualTo(2);
    assertThat(copies(valid(web(10, 8, 8, 2, "5-up-5-down")))).isEqualTo(2);
    assertThat(copies(valid(web(10, 8, 8, 2, "8-up-1-up-1-down")))).isEqualTo(2);
    equal(valid(web(18, 12, 12, 3, "12-up-3-up-3-down")), THREE_SEGMENTS);
  }

  /** With as many copies as it takes, whatever fits below tables and sets. */
  private static void domain(int tables, int sets) {
    boolean rule = tables % 2 == 1 ? sets % 2 == 1 && sets <= tables : tables > sets - sets % 2;
    if (rule && (tables % 2 == 1 || tables >= sets + (sets + 1) % 2)) {
      valid(rule(tables, sets, sets, tables, Party.NONE));
      valid(rule(tables, sets - 1, sets, tables, Party.NONE));
    }
  }

  @Test
  void everyNumberOfTablesWithSomeNumberOfSets() {
    for (int tables = 4; tables <= 45; tables++) {
      domain(tables, 4 + tables * 5 % 12);
    }
  }

  @Test
  @Tag("slow")
  void everySizeOfTheRule() {
    for (int tables = 4; tables <= 45; tables++) {
      for (int sets = 3; sets <= 15; sets++) {
        domain(tables, sets);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"13, 8, 8", "14, 9, 9", "16, 11, 11", "17, 12, 12", "20, 13, 13", "25, 12, 12"})
  void roversFindARouteForOtherSizes(int tables, int rounds, int sets) {
    assertThat(copies(valid(rule(tables, rounds, sets, 4, Party.EW_ROVER)))).isLessThanOrEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource(Direction.class)
  void halfTables(Direction missing) {
    PairsForm form = new PairsForm.Web(Boarding.RULE, EwWalk.RULE, Party.NONE);
    Movement movement = valid(wish(Kind.PAIRS, 10, 9, sets(9, 2), form, Optional.of(missing)));
    assertThat(movement.contestants()).isEqualTo(19);
    assertThat(movement.rounds()).allMatch(r -> r.sittingOut(19).size() == 1);
  }

  @Test
  void lonePlayers() {
    PairsForm form = new PairsForm.Web(Boarding.RULE, EwWalk.RULE, Party.NONE);
    Movement movement = valid(wish(Kind.SOLO, 10, 9, sets(9, 2), form, Optional.empty()));
    assertThat(movement.rounds().get(1).encounters().get(0))
        .isEqualTo(new Encounter(1, new TwoPlayers(1, 20), 2));
  }

  @Test
  void refusesNameTheClash() {
    assertThat(refusal(rule(18, 13, 13, 1, Party.NONE)))
        .isEqualTo(
            "with 9-up-9-down starting with sets [1, 13], set 1 is at 2 tables in round 1, there is"
                + " 1 copy");
    assertThat(refusal(web(18, 12, 12, 2, "18-up")))
        .startsWith("whatever sets the segments 18-up start with")
        .contains("pair");
    assertThatThrownBy(() -> web(17, 12, 12, 2, "9-up-9-down"))
        .hasMessage("boarding [9-up-9-down] must be for 17 tables, here it is for 18");
    assertThat(open(rule(19, 12, 12, 3, Party.NONE)))
        .isEqualTo(
            "no rule is known for an odd number of tables [19] and 12 sets; 13 sets, of which 12"
                + " rounds are played, have one");
  }
}
