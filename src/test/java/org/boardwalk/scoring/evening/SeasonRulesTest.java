package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.boardwalk.scoring.Terms;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.PointsTable;
import org.boardwalk.scoring.entry.ResultsFile;
import org.junit.jupiter.api.Test;

/** Two nights of four pairs, most of them with other partners on the second; computed by hand. */
class SeasonRulesTest {

  private static final Map<Integer, String> FIRST_NAMES =
      Map.of(1, "Ann & Bo", 2, "Cy & Di", 3, "Ed & Flo", 4, "Gus & Hal");

  /** Pairs 1 and 4 have 75 %, 2 and 3 have 25 %. */
  private static final Ranking FIRST = ranking("1,1,2,420\n1,3,4,-50\n2,1,3,100\n2,2,4,100\n");

  /** Pairs 2 and 3 have 100 %, 1 and 4 nothing. */
  private static final Ranking SECOND = ranking("1,1,2,-50\n1,3,4,420\n");

  private static final List<SeasonRules.Night> NIGHTS =
      List.of(
          night("first.csv", FIRST, FIRST_NAMES, Members.NONE),
          night(
              "second.csv",
              SECOND,
              Map.of(1, "bo and  ANN", 2, "Cy & Gus", 3, "Di & Flo", 4, "Ed & Hal"),
              Members.NONE));

  private static final PointsTable POINTS =
      PointsTable.parse(Path.of("points.csv"), "place,points\n1,10\n2,6\n3,2\n");

  private static Ranking ranking(String lines) {
    Source source = new Source(Path.of("night.csv"), "board,ns,ew,score\n" + lines);
    ResultsFile.Reading reading = new ResultsFile.Reading(Optional.of(1), false, Optional.empty());
    return Ranking.of(
        ResultsFile.read(source, reading).get(0).event(),
        ScoringMethod.MATCHPOINTS,
        new Terms(
            List.of(
                new Correction(
                    4, Correction.Purpose.PENALTY, Fraction.ZERO, Correction.Unit.PERCENT)),
            Rounding.EXACT,
            List.of()));
  }

  private static SeasonRules.Night night(
      String file, Ranking ranking, Map<Integer, String> names, Members people) {
    return new SeasonRules.Night(
        Path.of(file), List.of(new SeasonRules.RankedEvent(ranking, names, people)));
  }

  private static SeasonRules rules(boolean singly, Optional<PointsTable> points, int best) {
    return new SeasonRules(
        best == 0 ? OptionalInt.empty() : OptionalInt.of(best),
        Optional.empty(),
        singly,
        points,
        MemberList.NONE);
  }

  /** Rank, name, nights and score of each line; a shared rank has a sign. */
  private static List<String> lines(Season season) {
    return season.lines().stream()
        .map(
            l ->
                (l.sharing() > 1 ? "=" : "")
                    + l.rank()
                    + " "
                    + l.name()
                    + " "
                    + l.played()
                    + " "
                    + l.score().rounded(2))
        .toList();
  }

  @Test
  void aPairIsTheSameInEitherOrderAndInAnyLetters() {
    assertThat(lines(rules(false, Optional.empty(), 0).season(NIGHTS)))
        .contains("4 Ann & Bo 2 37.50", "3 Gus & Hal 1 75.00", "=1 Cy & Gus 1 100.00")
        .hasSize(7);
  }

  @Test
  void peopleHaveTheScoresOfAllTheirPairs() {
    assertThat(lines(rules(true, Optional.empty(), 0).season(NIGHTS)))
        .containsExactly(
            "1 Gus 2 87.50",
            "=2 Cy 2 62.50",
            "=2 Di 2 62.50",
            "=2 Flo 2 62.50",
            "=5 Ann 2 37.50",
            "=5 Bo 2 37.50",
            "=5 Hal 2 37.50",
            "8 Ed 2 12.50");
  }

  /** Both nights have two tables; on the first one all play two boards, on the second one board. */
  @Test
  void aNightHasThePointsOfItsBoardsAndTables() {
    PointsTable points =
        PointsTable.parse(
            Path.of("points.csv"), "boards,tables,place,points\n1,2,1,10\n2,2,1,30\n1,3,1,99\n");
    assertThat(lines(rules(false, Optional.of(points), 0).season(NIGHTS)))
        .contains("=1 Ann & Bo 2 15.00", "=1 Gus & Hal 1 15.00", "=3 Cy & Gus 1 5.00");
  }

  /** The first night gives 8, 1, 1 and 8 to pairs 1 to 4, the second one 1, 8, 8 and 1. */
  @Test
  void pointsForPlacesAreAddedAndFewNightsAreRankedToo() {
    assertThat(lines(rules(true, Optional.of(POINTS), 0).season(NIGHTS)))
        .containsExactly(
            "1 Gus 2 16.00",
            "=2 Ann 2 9.00",
            "=2 Bo 2 9.00",
            "=2 Cy 2 9.00",
            "=2 Di 2 9.00",
            "=2 Flo 2 9.00",
            "=2 Hal 2 9.00",
            "8 Ed 2 2.00");
    assertThat(lines(rules(true, Optional.of(POINTS), 1).season(NIGHTS)))
        .contains("=1 Gus 2 8.00", "8 Ed 2 1.00");
    assertThat(lines(rules(false, Optional.of(POINTS), 2).season(NIGHTS)))
        .contains("1 Ann & Bo 2 9.00", "=2 Gus & Hal 1 8.00", "=5 Cy & Di 1 1.00");
  }

  @Test
  void handicapsOfMembersReplaceThoseOfTheNight() {
    MemberList members =
        MemberList.parse(Path.of("members.csv"), "number,name,handicap\n1,Ann,4%\n2,Bo,\n");
    Terms own =
        new Terms(
            List.of(
                new Correction(
                    1, Correction.Purpose.HANDICAP, Fraction.of(10), Correction.Unit.PERCENT),
                new Correction(
                    1, Correction.Purpose.BONUS, Fraction.of(1), Correction.Unit.PERCENT)),
            Rounding.EXACT,
            List.of());
    Ranking night = Ranking.of(FIRST.event(), FIRST.method(), own);
    Season before =
        rules(false, Optional.empty(), 0)
            .season(List.of(night("a.csv", night, FIRST_NAMES, Members.NONE)));
    Season after =
        rules(false, Optional.empty(), 0)
            .season(
                List.of(
                    night(
                        "a.csv",
                        members.handicapped(night, FIRST_NAMES),
                        FIRST_NAMES,
                        Members.NONE)));
    // 75 + 10 + 1; 75 + 4 / 2 + 1.
    assertThat(lines(before)).contains("1 Ann & Bo 1 86.00", "2 Gus & Hal 1 75.00");
    assertThat(lines(after)).contains("1 Ann & Bo 1 78.00", "2 Gus & Hal 1 75.00");
  }

  @Test
  void membersAreKnownByTheirNumbers() {
    MemberList members = MemberList.parse(Path.of("members.csv"), "7,Gustav Ash\n8,Hal\n");
    Members people = new Members("", "", Map.of(4, List.of(new Member("Gus", "", "7"))));
    SeasonRules rules =
        new SeasonRules(OptionalInt.empty(), Optional.empty(), true, Optional.empty(), members);
    Season season =
        rules.season(
            List.of(
                night("a.csv", FIRST, FIRST_NAMES, people),
                night("b.csv", SECOND, Map.of(2, "gustav ash & HAL"), Members.NONE)));
    assertThat(lines(season)).contains("=2 Gustav Ash 2 87.50", "=2 Hal 2 87.50");
    assertThat(season.lines().stream().map(Season.Line::name).collect(Collectors.toSet()))
        .doesNotContain("Gus");
  }

  @Test
  void aNameThatTwoHaveOnANightIsRefused() {
    List<SeasonRules.Night> twice =
        List.of(night("twice.csv", FIRST, Map.of(1, "Ann & Bo", 2, "Cy & ann"), Members.NONE));
    rules(false, Optional.empty(), 0).season(twice);
    assertThatThrownBy(() -> rules(true, Optional.empty(), 0).season(twice))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("twice.csv: has two contestants called [Ann]")
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void nightsOfDifferentMethodsAreComparedByPlacesAlone() {
    Ranking imps = Ranking.of(SECOND.event(), ScoringMethod.CROSS_IMPS);
    List<SeasonRules.Night> nights =
        List.of(
            night("a.csv", FIRST, FIRST_NAMES, Members.NONE),
            night("b.csv", imps, FIRST_NAMES, Members.NONE));
    assertThatThrownBy(() -> rules(false, Optional.empty(), 0).season(nights))
        .hasMessageContaining("scored by different methods\nMaybe ");
    assertThat(lines(rules(false, Optional.of(POINTS), 0).season(nights)))
        .containsExactly(
            "=1 Ann & Bo 2 9.00", "=1 Cy & Di 2 9.00", "=1 Ed & Flo 2 9.00", "=1 Gus & Hal 2 9.00");
  }
}
