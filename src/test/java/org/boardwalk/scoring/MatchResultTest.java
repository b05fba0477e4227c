package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches whose halves are in two rounds, counted again board by board. */
class MatchResultTest {

  /** The least differences that give 1, 2, 3 IMPs and so on, as far as these scores need them. */
  private static final int[] FROM = {20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600};

  private static Movement form(String key, int teams, int rounds) {
    return NamedForms.of(key)
        .orElseThrow()
        .build(new FormSize(teams, rounds, key.equals("head-to-head") ? rounds : teams))
        .orElseThrow();
  }

  private static int at(BoardPlay play, Direction side) {
    return play.seating().at(side).get(0);
  }

  private static List<Result> random(Movement movement, long seed, Predicate<BoardPlay> played) {
    Random random = new Random(seed);
    List<Result> results = new ArrayList<>();
    for (BoardPlay play : Plays.of(movement).all()) {
      int points = 10 * (random.nextInt(61) - 30);
      if (played.test(play)) {
        results.add(new Result(play, new Score.Points(points)));
      }
    }
    Collections.shuffle(results, random);
    return results;
  }

  private static int imps(int difference) {
    int imps = 0;
    while (imps < FROM.length && Math.abs(difference) >= FROM[imps]) {
      imps++;
    }
    return difference < 0 ? -imps : imps;
  }

  /** What a match is by a look at every two plays of two teams. */
  private static void check(Movement movement, List<Result> results) {
    int teams = movement.contestants() / 2;
    Ranking ranking = Ranking.of(new Event(movement, results), ScoringMethod.VICTORY_POINTS);
    Map<String, MatchResult> known = new TreeMap<>();
    ranking.matches().forEach(m -> known.put(m.one().get(0) + "/" + m.other().get(0), m));
    List<BoardPlay> plays = Plays.of(movement).all();
    Map<Integer, Fraction> points = new TreeMap<>();
    for (int a = 1; a <= teams; a++) {
      for (int b = a + 1; b <= teams; b++) {
        int boards = 0;
        int missing = 0;
        int counted = 0;
        int won = 0;
        int lost = 0;
        for (BoardPlay home : plays) {
          if (at(home, Direction.NS) != a || at(home, Direction.EW) != teams + b) {
            continue;
          }
          int home2 = b;
          int away2 = teams + a;
          BoardPlay away =
              plays.stream()
                  .filter(p -> p.board() == home.board())
                  .filter(p -> at(p, Direction.NS) == home2 && at(p, Direction.EW) == away2)
                  .findFirst()
                  .orElseThrow();
          Optional<Integer> here = score(results, home);
          Optional<Integer> there = score(results, away);
          boards++;
          missing += (here.isPresent() ? 0 : 1) + (there.isPresent() ? 0 : 1);
          if (here.isPresent() && there.isPresent()) {
            int gain = imps(here.get() - there.get());
            counted++;
            won += Math.max(0, gain);
            lost += Math.max(0, -gain);
          }
        }
        if (boards == 0) {
          assertThat(known).doesNotContainKey(a + "/" + b);
          continue;
        }
        MatchResult match = Optional.ofNullable(known.remove(a + "/" + b)).orElseThrow();
        assertThat(match.one()).containsExactly(a, teams + a);
        assertThat(match.other()).containsExactly(b, teams + b);
        assertThat(match.boards()).isEqualTo(boards);
        assertThat(match.missing()).isEqualTo(missing);
        assertThat(match.counted()).isEqualTo(counted);
        assertThat(match.finished()).isEqualTo(missing == 0);
        assertThat(match.begun()).isEqualTo(missing < 2 * boards);
        assertThat(match.gained()).isEqualTo(Fraction.of(won));
        assertThat(match.lost()).isEqualTo(Fraction.of(lost));
        if (counted > 0) {
          VictoryPoints scale = VictoryPoints.of(counted);
          assertThat(match.points()).isEqualTo(scale.won(Fraction.of(won - lost)));
          assertThat(match.others()).isEqualTo(scale.won(Fraction.of(lost - won)));
          points.merge(a, match.points(), Fraction::plus);
          points.merge(b, match.others(), Fraction::plus);
        }
      }
    }
    assertThat(known).isEmpty();
    ranking.fields().values().stream()
        .flatMap(List::stream)
        .forEach(p -> assertThat(p.gained()).isEqualTo(points.get(p.contestant())));
  }

  private static Optional<Integer> score(List<Result> results, BoardPlay play) {
    return results.stream()
        .filter(r -> r.play().equals(play))
        .map(r -> ((Score.Points) r.ns()).ns())
        .findFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "american-whist, 5, 4",
    "american-whist, 8, 6",
    "american-whist, 9, 8",
    "head-to-head, 6, 5"
  })
  void matchesAndRankingAreThoseOfALookAtEveryBoard(String key, int teams, int rounds) {
    Movement movement = form(key, teams, rounds);
    for (int seed = 1; seed <= 20; seed++) {
      int after = seed % (rounds + 1);
      check(movement, random(movement, seed, p -> p.round() <= after));
      Random late = new Random(seed);
      check(movement, random(movement, seed, p -> late.nextInt(4) > 0));
    }
  }

  @Test
  void aCorrectedScoreAndALateOneChangeTheirMatchAlone() {
    Movement movement = form("american-whist", 7, 6);
    List<Result> results = new ArrayList<>(random(movement, 1, p -> true));
    Result late = results.remove(0);
    List<MatchResult> before = matches(movement, results);
    results.add(new Result(late.play(), new Score.Points(200)));
    List<MatchResult> after = matches(movement, results);
    List<MatchResult> corrected = new ArrayList<>(after);
    corrected.removeAll(before);
    assertThat(corrected).hasSize(1);
    assertThat(corrected.get(0).finished()).isTrue();
    assertThat(corrected.get(0).one())
        .containsAnyOf(at(late.play(), Direction.NS), at(late.play(), Direction.EW));
    results.set(results.size() - 1, new Result(late.play(), new Score.Points(-300)));
    List<MatchResult> again = new ArrayList<>(matches(movement, results));
    again.removeAll(after);
    assertThat(again).hasSize(1);
    assertThat(again.get(0).one()).isEqualTo(corrected.get(0).one());
    assertThat(again.get(0).other()).isEqualTo(corrected.get(0).other());
  }

  private static List<MatchResult> matches(Movement movement, List<Result> results) {
    return Ranking.of(new Event(movement, results), ScoringMethod.TEAMS).matches();
  }

  @Test
  void teamsAreCalledByTheirNumber() {
    Movement movement = form("american-whist", 5, 4);
    Event plain = new Event(movement, random(movement, 1, p -> true));
    Event teams = new Event(movement.numbered(Style.DIRECTION), plain.results());
    assertThat(label(plain)).isEqualTo("1 + 6 v 2 + 7");
    assertThat(label(teams)).isEqualTo("1 v 2");
    Ranking ranking = Ranking.of(teams, ScoringMethod.TEAMS);
    assertThat(ranking.fields().values().iterator().next())
        .extracting(p -> p.label(teams.roster()::label))
        .containsExactlyInAnyOrder("1", "2", "3", "4", "5");
  }

  private static String label(Event event) {
    return Ranking.of(event, ScoringMethod.TEAMS).matches().get(0).label(event.roster()::label);
  }

  @Test
  void pairsHaveNoMatches() {
    Movement mitchell = Examples.mitchell(5, 0, 2);
    Event event = new Event(mitchell, random(mitchell, 1, p -> true));
    assertThat(Ranking.of(event, ScoringMethod.MATCHPOINTS).matches()).isEmpty();
    assertThat(ScoringMethod.usual(mitchell)).isEqualTo(ScoringMethod.MATCHPOINTS);
    assertThat(ScoringMethod.usual(form("head-to-head", 4, 3))).isEqualTo(ScoringMethod.TEAMS);
  }
}
