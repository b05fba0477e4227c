package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;

class MatchesTest {

  private static final int MOVEMENTS = 1_000;

  /** Whole matches in any rounds, at any tables; laws may be broken. */
  private static Movement random(long seed) {
    Random random = new Random(seed);
    int teams = 3 + random.nextInt(8);
    int rounds = 2 + random.nextInt(6);
    int sets = rounds + random.nextInt(4);
    List<List<Encounter>> encounters = new ArrayList<>();
    IntStream.range(0, rounds).forEach(r -> encounters.add(new ArrayList<>()));
    for (int match = 0; match < rounds * teams / 2; match++) {
      List<Integer> all = new ArrayList<>(IntStream.rangeClosed(1, teams).boxed().toList());
      Collections.shuffle(all, random);
      int set = 1 + random.nextInt(sets);
      for (List<Integer> half : List.of(all.subList(0, 2), List.of(all.get(1), all.get(0)))) {
        Seating seating = new Seating.TwoPairs(half.get(0), teams + half.get(1));
        encounters
            .get(random.nextInt(rounds))
            .add(new Encounter(1 + random.nextInt(teams), seating, set));
      }
    }
    return movement(teams, sets, encounters.stream().map(Round::new).toList());
  }

  private static Movement movement(int teams, int sets, List<Round> rounds) {
    Boards boards = new Boards(sets, 2, Play.CIRCULATING, teams);
    return new Movement("teams", Kind.PAIRS, 2 * teams, teams, boards, Rotation.NONE, 2, rounds);
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0);
  }

  /** The rounds in which two teams play a set against each other, at either table. */
  private static List<Integer> rounds(Movement movement, int a, int b, int set) {
    int teams = movement.contestants() / 2;
    List<Integer> rounds = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        int ns = at(e, Direction.NS);
        int ew = at(e, Direction.EW) - teams;
        if (e.set() == set && ((ns == a && ew == b) || (ns == b && ew == a))) {
          rounds.add(r + 1);
        }
      }
    }
    return rounds;
  }

  @Test
  void figuresOfMatchesAreThoseOfALookAtEveryTwoTeamsAndSet() {
    for (long seed = 1; seed <= MOVEMENTS; seed++) {
      Movement movement = random(seed);
      int teams = movement.contestants() / 2;
      int whole = 0;
      int met = 0;
      int most = 0;
      int together = 0;
      long delays = 0;
      int latest = 0;
      Set<Integer> breaks = new TreeSet<>();
      IntStream.range(1, movement.rounds().size()).forEach(breaks::add);
      List<Set<Integer>> sets = new ArrayList<>();
      IntStream.rangeClosed(0, teams).forEach(t -> sets.add(new HashSet<>()));
      for (int a = 1; a <= teams; a++) {
        for (int b = a + 1; b <= teams; b++) {
          int times = 0;
          for (int set = 1; set <= movement.boards().sets(); set++) {
            List<Integer> rounds = rounds(movement, a, b, set);
            if (rounds.isEmpty()) {
              continue;
            }
            int first = Collections.min(rounds);
            int last = Collections.max(rounds);
            times++;
            whole++;
            together += first == last ? 1 : 0;
            delays += last - first;
            latest = Math.max(latest, last - first);
            breaks.removeIf(q -> first <= q && q < last);
            sets.get(a).add(set);
            sets.get(b).add(set);
          }
          met += times > 0 ? 1 : 0;
          most = Math.max(most, times);
        }
      }
      Matches matches = Judge.judge(movement).matches().orElseThrow();
      assertThat(matches.whole()).as("seed %d", seed).isEqualTo(whole);
      assertThat(matches.met()).isEqualTo(met);
      assertThat(matches.most()).isEqualTo(most);
      assertThat(matches.together()).isEqualTo(together);
      assertThat(matches.delays()).isEqualTo(delays);
      assertThat(matches.mostDelay()).isEqualTo(latest);
      assertThat(matches.scoreBreaks()).isEqualTo(List.copyOf(breaks));
      assertThat(matches.leastSets())
          .isEqualTo(sets.subList(1, teams + 1).stream().mapToInt(Set::size).min().orElseThrow());
      assertThat(matches.sameSets()).isEqualTo(Set.copyOf(sets.subList(1, teams + 1)).size() == 1);
      assertThat(matches.complete()).isEqualTo(met == teams * (teams - 1) / 2);
    }
  }

  @Test
  void aMatchWithoutItsOtherHalfIsNoMovementOfTeams() {
    Movement whole = random(1);
    List<Round> cut = new ArrayList<>(whole.rounds());
    Round first = cut.stream().filter(r -> !r.encounters().isEmpty()).findFirst().orElseThrow();
    List<Encounter> rest = first.encounters().subList(1, first.encounters().size());
    cut.set(cut.indexOf(first), new Round(rest));
    assertThat(Judge.judge(whole).matches()).isPresent();
    assertThat(Judge.judge(whole.with(cut)).matches()).isEmpty();
  }

  /** Three teams: EW go round, the sets too. */
  @Test
  void movesAreUnevenOnlyWhereTablesDiffer() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 2; r++) {
      List<Encounter> tables = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        tables.add(
            new Encounter(
                t + 1, new Seating.TwoPairs(t + 1, 4 + (t + r) % 3), (t + 2 * r) % 3 + 1));
      }
      rounds.add(new Round(tables));
    }
    assertThat(Matches.of(movement(3, 3, rounds)).orElseThrow().uneven()).isZero();
    List<Encounter> first = rounds.get(0).encounters();
    Round swapped =
        new Round(
            List.of(
                new Encounter(2, first.get(0).seating(), first.get(0).set()),
                new Encounter(1, first.get(1).seating(), first.get(1).set()),
                first.get(2)));
    assertThat(Matches.of(movement(3, 3, List.of(swapped, rounds.get(1)))).orElseThrow().uneven())
        .isEqualTo(1);
  }
}
