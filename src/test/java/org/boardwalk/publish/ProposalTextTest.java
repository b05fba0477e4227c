package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.Boards;
import org.boardwalk.plan.Family;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.Factoring;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ProposalTextTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static Stream<Proposal> all(Family family, People people, int stationary) {
    Occasion evening =
        new Occasion(
            people,
            OptionalInt.empty(),
            Optional.empty(),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.empty(),
            stationary);
    return new Planner(KNOWN::known).proposals(evening).stream().filter(p -> p.family() == family);
  }

  private static Proposal first(Family family, People people, int stationary) {
    return all(family, people, stationary).findFirst().orElseThrow();
  }

  private static List<String> points(Family family, People people, int stationary) {
    return ProposalText.points(first(family, people, stationary));
  }

  /**
   * A proposal with rotation in which no player stays; the number of players depends on the stored
   * answers. Either all players ask to stay, or none.
   */
  private static Proposal rotationInWhichNobodyStays(boolean should) {
    return IntStream.rangeClosed(8, 40)
        .boxed()
        .flatMap(n -> all(Family.ROTATION, new People.Players(n), should ? n : 0))
        .filter(p -> p.seated().stay().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private static List<String> asked(People people, int boards) {
    Proposal best =
        new Planner(KNOWN::known)
            .proposals(
                new Occasion(
                    people,
                    OptionalInt.of(boards),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.empty(),
                    OptionalInt.of(1),
                    0))
            .get(0);
    List<String> lines = new ArrayList<>(ProposalText.points(best));
    lines.add(0, ProposalText.measures(best, Optional.empty()));
    return lines;
  }

  @Test
  void aSitOutLeavesFewerBoardsThanThereAre() {
    Proposal best =
        new Planner(KNOWN::known)
            .proposals(Occasion.of(new People.Players(13), OptionalInt.of(26)))
            .get(0);
    assertThat(ProposalText.measures(best, Optional.empty()))
        .contains("boards 1-26, of which everybody plays 24 boards,");
    assertThat(ProposalText.points(best))
        .contains("2 boards fewer than asked")
        .noneMatch(p -> p.contains("all play the same boards"));
    List<String> nine = asked(new People.Pairs(9), 24);
    assertThat(nine).noneMatch(p -> p.contains("all play the same boards"));
    assertThat(nine.get(0)).contains(", of which everybody plays ");
  }

  @Test
  void whereThePairOfASharingTableIsMissingNoTablesHaveToShare() {
    assertThat(points(Family.MITCHELL, new People.Pairs(15), 0))
        .filteredOn(p -> p.startsWith("known as "))
        .containsExactly(
            "known as Share and relay Mitchell, one pair missing; no tables have to share boards");
    assertThat(all(Family.MITCHELL, new People.Pairs(16), 0).map(ProposalText::points))
        .anySatisfy(
            points ->
                assertThat(points)
                    .contains("known as Share and relay Mitchell")
                    .contains("tables 1 and 8 share boards: they pass them to and fro"));
  }

  @Test
  void scoresAreFactoredOnlyWhereBoardsAreNotPlayedEquallyOften() {
    String others = "not everybody plays the same boards";
    Set<Boolean> seen = new TreeSet<>();
    for (People people :
        List.of(new People.Players(24), new People.Players(22), new People.Pairs(14))) {
      for (Proposal p :
          new Planner(KNOWN::known)
              .proposals(Occasion.of(people, OptionalInt.empty()).withCopies(OptionalInt.of(1)))) {
        Boards boards = p.movement().boards();
        List<String> points = ProposalText.points(p);
        boolean all = p.fewestBoards() == boards.sets() * boards.perSet();
        boolean even = Factoring.of(p.movement()).even();
        assertThat(points.contains(others)).isEqualTo(!all && even);
        assertThat(points.contains(others + ": scores are factored")).isEqualTo(!even);
        if (!all) {
          seen.add(even);
        }
      }
    }
    assertThat(seen).hasSize(2);
  }

  @Test
  void ofASingleTableNothingIsCompared() {
    for (int players = 4; players <= 7; players++) {
      for (Proposal p :
          new Planner(KNOWN::known)
              .proposals(Occasion.of(new People.Players(players), OptionalInt.empty()))) {
        if (p.family() != Family.SINGLE_TABLE) {
          assertThat(ProposalText.points(p))
              .anyMatch(point -> point.endsWith("nothing is compared between tables"));
        }
      }
    }
  }

  @Test
  void tablesWithACopyEachAreNotSaidToPassBoardsOn() {
    Proposal copied =
        new Planner(KNOWN::known)
            .proposals(Occasion.of(new People.Pairs(6), OptionalInt.empty())).stream()
                .filter(p -> p.family() == Family.HOWELL && p.copies() > 1)
                .findFirst()
                .orElseThrow();
    assertThat(ProposalText.points(copied))
        .contains("all tables play the same boards in a round, each from its own copy")
        .noneMatch(p -> p.contains("down one table"));
  }

  @Test
  void stayingPairsAreSaidInRanges() {
    assertThat(points(Family.WEB, People.Pairs.atTables(19), 0))
        .contains("NS stay, EW up one; pairs 1-19 stay seated");
    assertThat(points(Family.RAINBOW, new People.Players(28), 7))
        .contains("N stays, E up two, S up one, W down two; players 1-7 stay seated");
  }

  @Test
  void stationaryPlayersWhoWouldHaveToMoveAreSaidFirst() {
    assertThat(points(Family.RAINBOW, new People.Players(28), 8))
        .startsWith(
            "only players 1-7 stay seated: 1 of 8 people who cannot move would have to move, as"
                + " nobody else keeps a seat in this movement")
        .contains("N stays, E up two, S up one, W down two");
    Proposal moving = rotationInWhichNobodyStays(true);
    assertThat(ProposalText.points(moving))
        .startsWith(
            "nobody stays seated: "
                + moving.seated().needed()
                + " people who cannot move would have to move, as seats change from board to board");
    assertThat(points(Family.MITCHELL, People.Pairs.atTables(7), 8).get(0))
        .startsWith("only pairs 1-7 stay seated: 1 of 8 pairs who cannot move would have to move");
  }

  @Test
  void whereNobodyHasToStayNothingIsSaidOfIt() {
    assertThat(ProposalText.points(rotationInWhichNobodyStays(false)))
        .noneMatch(p -> p.contains("cannot move") || p.contains("seated"));
  }

  @Test
  void howTheBoardsAreCarriedIsSaidWhereTheyGoRound() {
    assertThat(points(Family.RAINBOW, new People.Players(28), 0))
        .contains("boards down one table after every round");
    assertThat(points(Family.ONE_WINNER, new People.Pairs(8), 0))
        .contains("boards follow no rule: cards say where they go");
    assertThat(points(Family.INDIVIDUAL, new People.Players(28), 0))
        .noneMatch(p -> p.startsWith("boards "));
    assertThat(points(Family.MITCHELL, People.Pairs.atTables(7), 0))
        .contains("boards down one table after every round");
    assertThat(points(Family.HOWELL, new People.Pairs(14), 0))
        .contains("boards down one table after every round, by a stand before table 7");
  }

  @Test
  void segmentsOfAWebKeepTheirBoards() {
    assertThat(points(Family.WEB, new People.Pairs(38), 0))
        .contains(
            "boards down one table after every round, tables 1-15 and tables 16-19 apart, by stands"
                + " before tables 15, 19");
  }

  @Test
  void opponentsWhoAreNotMetCountAsForPairs() {
    assertThat(points(Family.TWO_WINNERS, new People.Pairs(15), 0))
        .contains("everybody meets all or all but one of their possible opponents");
  }
}
