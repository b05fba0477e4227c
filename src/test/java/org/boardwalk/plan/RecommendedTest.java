package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Fixed;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Evenings for which a director would have refused the first proposal, and what comes first. */
@Tag("thorough")
class RecommendedTest {

  /** Rounds, boards in each, and the boards that the contestants play at least. */
  @ParameterizedTest
  @CsvSource({
    "pairs, 9, , , , HOWELL, 8, 3, 21",
    "pairs, 9, , 27, , HOWELL, 9, 3, 24",
    "pairs, 10, , , , HOWELL, 8, 3, 24",
    "pairs, 13, , 24, , MITCHELL, 7, 3, 18",
    "pairs, 14, , 24, , HESITATION, 8, 3, 24",
    "pairs, 15, , 26, , HOWELL, 13, 2, 24",
    "pairs, 17, , , , MITCHELL, 8, 3, 21",
    "pairs, 18, , , , MITCHELL, 8, 3, 24",
    "pairs, 20, , , , MITCHELL, 8, 3, 24",
    "pairs, 22, , 24, , MITCHELL, 8, 3, 24",
    "pairs, 23, , , , MITCHELL, 11, 2, 20",
    "pairs, 23, , 24, , MITCHELL, 8, 3, 21",
    "pairs, 24, , 24, , MITCHELL, 12, 2, 24",
    "pairs, 25, , , , MITCHELL, 11, 2, 20",
    "pairs, 27, , , , MITCHELL, 11, 2, 20",
    "players, 8, , , , INDIVIDUAL, 7, 3, 21",
    "players, 9, , , , INDIVIDUAL, 8, 3, 21",
    "players, 22, 150, , , CIRCULATING, 9, 2, 16",
    "players, 22, 150, , 1, CIRCULATING, 9, 2, 16",
  })
  void whatADirectorWouldRunComesFirst(
      String who,
      int count,
      @Nullable Integer minutes,
      @Nullable Integer boards,
      @Nullable Integer copies,
      Family family,
      int rounds,
      int perRound,
      int fewest) {
    Proposal first = first(who, count, minutes, boards, copies);
    assertThat(first.family()).isEqualTo(family);
    assertThat(first.movement().rounds()).hasSize(rounds);
    assertThat(first.movement().boards().perSet()).isEqualTo(perRound);
    assertThat(first.fewestBoards()).isEqualTo(fewest);
    assertThat(first.mostBoards() - fewest).isLessThanOrEqualTo(perRound);
    assertThat(first.copies()).isLessThanOrEqualTo(first.movement().tables() == 2 ? 2 : 1);
    assertThat(first.walk()).isNotEqualTo(WalkGrade.ANY);
    assertThat(first.card().sitOuts().most()).isLessThanOrEqualTo(1);
    assertThat(first.worth().unfair()).isZero();
  }

  /** Before: seven rounds with three copies, where guide cards send everybody about. */
  @ParameterizedTest
  @CsvSource({"13, 165"})
  void boardsByARuleComeBeforeASearchedSchedule(int players, int minutes) {
    Proposal first = first("players", players, minutes, null, null);
    assertThat(first.walk()).isEqualTo(WalkGrade.DOWN_ONE);
    assertThat(first.copies()).isEqualTo(1);
    assertThat(first.met().partner().lastKey()).isEqualTo(1);
  }

  /** Sections of 8 and 7, of 9 and 8, of 10 and 10, and of 13, 13, 13, 12, 12 and 12 tables. */
  @ParameterizedTest
  @CsvSource({
    "29, , 15, 2",
    "30, , 15, 2",
    "34, , 17, 2",
    "33, , 17, 2",
    "38, 2, 19, 2",
    "40, , 20, 2",
    "150, , 75, 6"
  })
  void manyTablesPlayInSectionsWithTheSameBoardsAsOneEvent(
      int pairs, @Nullable Integer copies, int tables, int sections) {
    Proposal first = first("pairs", pairs, 180, null, copies);
    assertThat(first.family()).isEqualTo(Family.SECTIONS);
    assertThat(first.movement().tables()).isEqualTo(tables);
    assertThat(first.movement().winners()).as("NS and EW of all sections").isEqualTo(2);
    assertThat(first.copies()).isEqualTo(sections);
    assertThat(first.worth().unlike()).isZero();
    assertThat(first.judged().card().valid()).isTrue();
    for (Round round : first.movement().rounds()) {
      assertThat(round.tablesBySet().values()).allMatch(at -> at <= sections);
    }
  }

  /** With the last two rounds switched the calibre would be 67. */
  @Test
  void ofTwelveRoundsOnlyTheLastIsSwitchedWhereThatBalancesBetterThanTheLastTwo() {
    FurtherWishes one = new FurtherWishes(OptionalInt.empty(), OptionalInt.of(1), Fixed.NOTHING);
    Proposal first =
        ShippedProposals.of(with(Occasion.of(new People.Pairs(26), OptionalInt.of(24)), one))
            .get(0);
    assertThat(first.movement().rounds()).hasSize(12);
    assertThat(RoundSwitches.of(first.movement()).orElseThrow().rounds()).containsExactly(12);
    assertThat(first.card().calibre().worst()).isBetween(72.0, 73.0);
  }

  @Test
  void sixPairsPlay24BoardsInSixRoundsOfTwoSetsWithOneCopy() {
    Proposal first = first("pairs", 6, null, 24, null);
    assertThat(first.movement().wholeRounds()).isEqualTo(6);
    assertThat(first.movement().boards().parts()).isEqualTo(2);
    assertThat(first.boards()).isEqualTo(24);
    assertThat(first.copies()).isEqualTo(1);
    assertThat(first.shared()).isFalse();
    assertThat(first.card().others().hit()).as("boards without other results").isEmpty();
  }

  @Test
  void fourPairsMayMeetTwiceInSixRoundsOfThreeBoards() {
    assertThat(ShippedProposals.of(Occasion.of(new People.Pairs(4), OptionalInt.of(18))))
        .filteredOn(p -> p.movement().wholeRounds() == 6)
        .singleElement()
        .satisfies(
            p -> {
              assertThat(p.boards()).isEqualTo(18);
              assertThat(p.copies()).isEqualTo(1);
              assertThat(p.worth().unfair()).isZero();
              assertThat(p.card().calibre().worst()).isEqualTo(100);
            });
  }

  @Test
  void withOneSetOfBoardsOnlyEqualSectionsShareIt() {
    Proposal equal = first("pairs", 36, null, null, 1);
    assertThat(equal.family()).isEqualTo(Family.SECTIONS);
    assertThat(equal.shared()).isTrue();
    assertThat(equal.copies()).isEqualTo(1);
    Occasion unequal =
        Occasion.of(new People.Pairs(34), OptionalInt.empty()).withCopies(OptionalInt.of(1));
    assertThat(ShippedProposals.of(unequal))
        .isNotEmpty()
        .noneMatch(p -> p.family() == Family.SECTIONS);
  }

  @ParameterizedTest
  @CsvSource({"11, 22", "11.5, 23", "'11,5', 23", "11½, 23", "1.50, 3"})
  void aHalfTableIsOnePairMore(String tables, int pairs) {
    assertThat(People.Pairs.atTables(tables)).isEqualTo(new People.Pairs(pairs));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "11.25", "-3", "0"})
  void otherNumbersOfTablesAreRefused(String tables) {
    assertThatThrownBy(() -> People.Pairs.atTables(tables))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tables [");
  }

  @Test
  void oneOrTwoWinnersAreAsAsked() {
    Occasion evening = Occasion.of(new People.Pairs(22), OptionalInt.empty());
    for (int winners = 1; winners <= 2; winners++) {
      FurtherWishes asked =
          new FurtherWishes(OptionalInt.empty(), OptionalInt.of(winners), Fixed.NOTHING);
      int number = winners;
      assertThat(ShippedProposals.of(with(evening, asked)))
          .isNotEmpty()
          .allMatch(p -> p.movement().winners() == number)
          .first()
          .extracting(Proposal::family)
          .isEqualTo(winners == 1 ? Family.SWITCHED_MITCHELL : Family.MITCHELL);
    }
    Occasion alone = Occasion.of(new People.Players(22), OptionalInt.empty());
    FurtherWishes two = new FurtherWishes(OptionalInt.empty(), OptionalInt.of(2), Fixed.NOTHING);
    assertThatThrownBy(() -> with(alone, two)).hasMessageStartingWith("winners [2] are for pairs");
  }

  @Test
  void whereAllPlayTheTwoHandedGameThereIsNoOtherPart() {
    People all = SplitRoom.others(new People.Players(10), 10);
    assertThat(all).isEqualTo(new People.Pairs(10, Kind.SOLO));
    assertThat(all.count()).isEqualTo(10);
    assertThat(ShippedProposals.of(Occasion.of(all, OptionalInt.empty())))
        .isNotEmpty()
        .allMatch(p -> p.movement().kind() == Kind.SOLO && p.movement().contestants() == 10);
  }

  private static Occasion with(Occasion o, FurtherWishes further) {
    return new Occasion(
        o.people(), o.boards(), o.time(), o.pace(), o.stock(), o.copies(), 0, further);
  }

  private static Proposal first(
      String who,
      int count,
      @Nullable Integer minutes,
      @Nullable Integer boards,
      @Nullable Integer copies) {
    People people = who.equals("pairs") ? new People.Pairs(count) : new People.Players(count);
    return ShippedProposals.of(
            new Occasion(
                people,
                number(boards),
                Optional.ofNullable(minutes).map(Duration::ofMinutes),
                Pace.USUAL,
                OptionalInt.empty(),
                number(copies),
                0))
        .get(0);
  }

  private static OptionalInt number(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
