package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Matches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Forms for teams of four, over the whole domain that each states. */
class TeamFormsTest {

  private static final int MOST_TEAMS = 31;

  /** Round robins head to head take a while to build: longer domains are tried at few sizes. */
  private static final int MOST_OFTEN = 16;

  /** Whether a form says that it serves so many teams, rounds and sets. */
  private interface Domain {
    boolean has(int teams, int rounds, int sets);
  }

  /**
   * What a form says of its movements.
   *
   * @param together the matches whose halves are at once
   * @param delay the most rounds between the halves of a match
   */
  private record Facts(int copies, int together, int delay) {}

  private interface Figures {
    Facts of(int teams, int rounds, int sets);
  }

  private static boolean whist(int n, int r) {
    return r % 2 == 0 && (n % 2 == 1 ? n >= 3 && r >= 2 && r < n : n >= 4 && r >= 4 && r < n - 1);
  }

  private static boolean even(int n, int least) {
    return n % 2 == 0 && n >= least;
  }

  private static boolean halfOrAll(int n, int r, int s) {
    return n % 2 == 0 && s == (r <= n / 2 ? n / 2 : n);
  }

  /** The greatest delay of a New England Relay, by the lengths of its two parts. */
  private static int relay(int n, int r) {
    int left = (n - 1 - r) / 2;
    return Math.max(n / 2 - 1 - 2 * (left / 2), n / 2 - 2 * ((left + 1) / 2)) - 1;
  }

  static Stream<Arguments> domains() {
    return Stream.of(
        domain("american-whist", (n, r, s) -> whist(n, r) && s == n, (n, r, s) -> at(1, 0, r - 1)),
        domain(
            "triple",
            (n, r, s) -> n == 3 && r % 2 == 0 && 2 * s == 3 * r,
            (n, r, s) -> at(1, 0, 1)),
        domain(
            "new-england-relay",
            (n, r, s) -> even(n, 4) && r % 2 == 1 && r >= 3 && r < n && s == n,
            (n, r, s) -> at(2, n / 2, relay(n, r))),
        domain(
            "stagger",
            (n, r, s) ->
                n >= 5 && r >= 3 && r < n && ((r % 2 == 0 && s == n) || halfOrAll(n, r, s)),
            (n, r, s) -> at(r % 2 == 0 && s == n ? 1 : 2, r % 2 == 0 ? 0 : n / 2, 1)),
        domain(
            "parallel-rows",
            (n, r, s) ->
                even(n, 6)
                    && r >= 2
                    && ((n % 8 == 4 && r == n / 2) ? s == n / 2 + 2 : r <= n / 2 && s == n / 2),
            (n, r, s) -> at(2, n * r / 2, 0)),
        domain(
            "team-sections",
            (n, r, s) -> r >= 4 && whist((n + 1) / 2, r) && whist(n / 2, r) && s == (n + 1) / 2,
            (n, r, s) -> at(2, 0, r - 1)),
        domain(
            "flower",
            (n, r, s) -> even(n, 4) && r >= 2 && r < n && s == r,
            (n, r, s) -> at(n, n * r / 2, 0)));
  }

  private static Arguments domain(String word, Domain domain, Figures figures) {
    return arguments(word, domain, figures);
  }

  private static Facts at(int copies, int together, int delay) {
    return new Facts(copies, together, delay);
  }

  private static NamedForm form(String word) {
    return NamedForms.of(word).orElseThrow();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("domains")
  void allOfTheDomainIsBuiltAndWholeAndNothingElse(String word, Domain domain, Figures figures) {
    int built = 0;
    for (int n = 2; n <= MOST_TEAMS; n++) {
      for (int r = 1; r <= Math.max(n, 8); r++) {
        for (int s :
            IntStream.of(n / 2, (n + 1) / 2, n / 2 + 2, n - 1, n, r, 3 * r / 2)
                .filter(sets -> sets > 0)
                .distinct()
                .toArray()) {
          FormSize size = new FormSize(n, r, s);
          var movement = form(word).build(size);
          boolean served = domain.has(n, r, s);
          // With more sets than it needs, a row is a Mitchell with bye stands.
          boolean stands = word.equals("parallel-rows") && s > n / 2;
          assertThat(movement.isPresent() || (stands && !served))
              .as(size.toString())
              .isEqualTo(served || stands);
          if (served) {
            holds(movement.orElseThrow(), figures.of(n, r, s), !word.equals("triple"));
            built++;
          }
        }
      }
    }
    assertThat(built).isGreaterThan(2);
  }

  @ParameterizedTest
  @CsvSource({"6, 40"})
  void aThurnerHasAllTeamsPlayAllBoardsInTwoCopies(int least, int most) {
    for (int n = 4; n <= most + 2; n++) {
      var movement = form("thurner").build(new FormSize(n, n - 1, n - 1));
      boolean served = n >= least && n <= most && n % 2 == 0;
      assertThat(movement.isPresent()).as(n + " teams").isEqualTo(served);
      if (served) {
        Matches matches = Matches.of(movement.orElseThrow()).orElseThrow();
        holds(movement.orElseThrow(), at(2, n - 1, matches.mostDelay()), true);
        assertThat(matches.complete() && matches.sameSets()).isTrue();
        assertThat(matches.mostDelay()).isBetween(1, n - 2);
        assertThat(matches.stationary()).isEqualTo(n);
      }
    }
  }

  @Test
  void aRoundRobinHeadToHeadIsForUpToFortyTeams() {
    for (int n = 4; n <= 42; n += 2) {
      for (int r : n <= MOST_OFTEN ? IntStream.rangeClosed(1, n).toArray() : new int[] {4, n - 1}) {
        var movement = form("head-to-head").build(new FormSize(n, r, n - 1));
        boolean served = n <= 40 && r >= Math.min(4, n - 1) && r < n;
        assertThat(movement.isPresent()).as(n + " teams, " + r + " rounds").isEqualTo(served);
        if (served) {
          holds(movement.orElseThrow(), at(n < 8 ? n : 2, n * r / 2, 0), true);
        }
      }
    }
  }

  /** Two copies, but four where two tables of the Howell have the same set. */
  @Test
  void fewerSetsAreAThreeQuarterHowellOfTeams() {
    for (int n = 4; n <= 40; n += 2) {
      for (int sets = n / 2; sets < n - 1; sets++) {
        var movement = form("head-to-head").build(new FormSize(n, sets, sets));
        boolean served = n >= 8 && sets > n / 2;
        assertThat(movement.isPresent()).as(n + " teams, " + sets + " sets").isEqualTo(served);
        if (served) {
          boolean twice = (n % 4 == 0 && sets == n / 2 + 1) || (n <= 10 && sets == n - 2);
          holds(movement.orElseThrow(), at(twice ? 4 : 2, n * sets / 2, 0), true);
        }
      }
    }
  }

  /** Counts both halves of all matches anew, beside the judge. */
  private static void holds(Movement movement, Facts facts, boolean once) {
    String name = movement.name();
    int teams = movement.tables();
    int halves = teams * movement.rounds().size();
    assertThat(Judge.violations(movement)).as(name).isEmpty();
    assertThat(movement.boards().copies()).as(name).isEqualTo(facts.copies());
    Map<List<Integer>, Integer> played = new HashMap<>();
    movement.rounds().stream()
        .flatMap(round -> round.encounters().stream())
        .forEach(e -> played.merge(List.of(ns(e), ew(e) - teams, e.set()), 1, Integer::sum));
    assertThat(played.values()).as(name).hasSize(halves).containsOnly(1);
    assertThat(played.keySet())
        .as(name)
        .allMatch(half -> played.containsKey(List.of(half.get(1), half.get(0), half.get(2))));
    Matches matches = Matches.of(movement).orElseThrow();
    assertThat(matches.whole()).as(name).isEqualTo(halves / 2);
    assertThat(matches.met()).as(name).isEqualTo(once ? halves / 2 : teams);
    assertThat(new Facts(facts.copies(), matches.together(), matches.mostDelay()))
        .as(name)
        .isEqualTo(facts);
  }

  private static int ns(Encounter encounter) {
    return encounter.seating().at(Direction.NS).get(0);
  }

  private static int ew(Encounter encounter) {
    return encounter.seating().at(Direction.EW).get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "american-whist, 31, 30",
    "new-england-relay, 20, 19",
    "stagger, 12, 11",
    "stagger, 11, 10",
    "thurner, 28, 27",
    "flower, 34, 33",
    "head-to-head, 34, 33",
    "triple, 3, 2"
  })
  void withoutNumberOfRoundsEveryTeamMeetsEveryOther(String word, int teams, int rounds) {
    Movement movement = usual(word, teams, OptionalInt.empty());
    assertThat(movement.rounds()).hasSize(rounds);
    assertThat(Matches.of(movement).orElseThrow().complete()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"6, 3", "8, 4", "10, 5", "12, 6", "16, 8"})
  void parallelRowsMeetAllTeamsOfTheOtherRow(int teams, int rounds) {
    Movement movement = usual("parallel-rows", teams, OptionalInt.empty());
    assertThat(movement.rounds()).hasSize(rounds);
    assertThat(movement.rounds().stream().flatMap(r -> r.encounters().stream()))
        .allMatch(e -> ns(e) <= teams / 2 ^ ew(e) - teams <= teams / 2);
  }

  @ParameterizedTest
  @CsvSource({"19, 10", "30, 15", "32, 16"})
  void teamsOfOneSectionMeetOnlyEachOther(int teams, int first) {
    Movement movement = usual("team-sections", teams, OptionalInt.empty());
    assertThat(movement.rounds().stream().flatMap(r -> r.encounters().stream()))
        .allMatch(e -> ns(e) <= first == ew(e) - teams <= first);
  }

  /** Sessions of a stagger end where no match is open. */
  @ParameterizedTest
  @CsvSource({"6, 1 3", "8, 1 3 5", "9, 2 4 6", "12, 1 3 5 7 9"})
  void aStaggerCanBeCutIntoSessions(int teams, String ends) {
    Movement movement = usual("stagger", teams, OptionalInt.empty());
    assertThat(Matches.of(movement).orElseThrow().scoreBreaks())
        .isEqualTo(Stream.of(ends.split(" ")).map(Integer::valueOf).toList());
  }

  @Test
  void asManyTeamsStayHeadToHeadAsThereAreMoreThanSets() {
    NamedForm form = form("head-to-head");
    assertThat(form.howToRun(new FormSize(12, 8, 8))).contains("4 teams stay");
    assertThat(form.howToRun(new FormSize(12, 8, 11))).contains("One team stays");
    Movement movement = form.build(new FormSize(12, 8, 8)).orElseThrow();
    assertThat(Matches.of(movement).orElseThrow().stationary()).isEqualTo(2 * 4);
  }

  @Test
  void theTextOfANewEnglandRelaySaysHowItMoves() {
    NamedForm relay = form("new-england-relay");
    assertThat(relay.howToRun(new FormSize(8, 7, 8)))
        .contains(
            "Tables 1 and 5, 2 and 6", "EW begin 2 tables below", "After round 3 EW move down 3");
    Movement movement = relay.build(new FormSize(8, 5, 8)).orElseThrow();
    assertThat(relay.howToRun(new FormSize(8, 5, 8)))
        .contains("EW begin 2 tables below", "After round 3 EW move down 5");
    assertThat(tableOfEw(movement, 1, 1)).isEqualTo(7);
    assertThat(tableOfEw(movement, 3, 1)).isEqualTo(3);
    assertThat(tableOfEw(movement, 4, 1)).isEqualTo(6);
  }

  /** The table of the EW pair of a team, which goes down: from table 3 by five to table 6 of 8. */
  private static int tableOfEw(Movement movement, int round, int team) {
    return movement.rounds().get(round - 1).encounters().stream()
        .filter(e -> ew(e) == movement.tables() + team)
        .findFirst()
        .orElseThrow()
        .table();
  }

  private static Movement usual(String word, int teams, OptionalInt rounds) {
    NamedForm form = form(word);
    return form.build(form.usual(teams, rounds)).orElseThrow();
  }
}
