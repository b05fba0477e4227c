package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.WalkRule.Way;
import org.junit.jupiter.api.Test;

class WalkRuleTest {

  /** Sets by rounds and tables; 0 where a table is not in play. Who sits there does not matter. */
  private static Movement carrying(int copies, int[]... rounds) {
    List<Round> list = new ArrayList<>();
    int sets = 1;
    for (int[] round : rounds) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < round.length; t++) {
        if (round[t] > 0) {
          encounters.add(
              new Encounter(
                  t + 1, Examples.four(4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4), round[t]));
          sets = Math.max(sets, round[t]);
        }
      }
      list.add(new Round(encounters));
    }
    int tables = rounds[0].length;
    Boards boards = new Boards(sets, 2, Play.CIRCULATING, copies);
    return new Movement(
        "boards", Kind.INDIVIDUAL, 4 * tables, tables, boards, Rotation.NONE, 1, list);
  }

  private static int[] row(int... sets) {
    return sets;
  }

  private static List<Object> figures(Movement movement) {
    WalkRule rule = WalkRule.of(movement);
    return List.of(rule.grade(), rule.breaks(), rule.stands(), rule.sharing());
  }

  @Test
  void theBoardsOfAMitchellGoDownOneTable() {
    assertThat(figures(Examples.mitchell(7, 0, 2))).containsExactly(WalkGrade.DOWN_ONE, 0, 0, 0);
  }

  /** The three tables of the EBU manual's page 180 would be so: a shift is left out. */
  @Test
  void aStandBetweenTablesIsNoBreakHere() {
    Movement movement = carrying(1, row(1, 2, 4), row(2, 3, 5), row(3, 4, 1), row(4, 5, 2));
    assertThat(figures(movement)).containsExactly(WalkGrade.DOWN_ONE, 0, 2, 0);
    assertThat(WalkRule.of(movement).ways())
        .containsExactly(new Way(1, 2, 0), new Way(2, 3, 1), new Way(3, 1, 1));
    assertThat(Circulation.of(movement).breaks()).isNotEmpty();
  }

  @Test
  void aTableWithoutBoardsIsPassed() {
    Movement movement = carrying(1, row(1, 2, 3, 0), row(2, 3, 1, 0), row(3, 1, 2, 0));
    assertThat(figures(movement)).containsExactly(WalkGrade.DOWN_ONE, 0, 0, 0);
    assertThat(WalkRule.of(movement).ways()).contains(new Way(3, 1, 0));
  }

  @Test
  void boardsThatGoUpOneTableFollowARule() {
    Movement movement = carrying(1, row(4, 3, 2, 1), row(1, 4, 3, 2), row(2, 1, 4, 3));
    assertThat(figures(movement)).containsExactly(WalkGrade.RULE, 0, 0, 0);
    assertThat(WalkRule.of(movement).ways()).contains(new Way(2, 1, 0));
  }

  @Test
  void aSetThatJumpsIsABreak() {
    Movement movement = carrying(1, row(1, 2, 3), row(2, 3, 1), row(1, 2, 3));
    WalkRule rule = WalkRule.of(movement);
    assertThat(rule.grade()).isEqualTo(WalkGrade.ANY);
    assertThat(rule.breaks()).isPositive();
    assertThat(WalkRule.of(movement).ways()).isEmpty();
  }

  @Test
  void twoCopiesGoRoundOneAfterTheOther() {
    assertThat(figures(carrying(2, row(1, 2, 1, 2), row(2, 3, 2, 3), row(3, 1, 3, 1))))
        .containsExactly(WalkGrade.DOWN_ONE, 0, 2, 0);
  }

  @Test
  void tablesWithTooFewCopiesShare() {
    assertThat(WalkRule.of(carrying(1, row(1, 1, 2), row(2, 2, 3))).sharing()).isEqualTo(2);
    assertThat(WalkRule.of(carrying(2, row(1, 1, 2), row(2, 2, 3))).sharing()).isZero();
  }

  @Test
  void onlyIndividualsInCirculatingPlayHaveARuleOnTheirScorecard() {
    assertThat(Judge.judge(Examples.eightPlayers()).walkRule()).isEmpty();
    assertThat(Judge.judge(Examples.mitchell(7, 0, 2)).walkRule()).isEmpty();
    assertThat(Judge.judge(carrying(1, row(1, 2), row(2, 1))).walkRule()).isPresent();
  }

  /** Random walks of one copy, of which many follow a rule. */
  @Test
  void theGradeIsThatOfANaiveWalk() {
    Set<WalkGrade> seen = EnumSet.noneOf(WalkGrade.class);
    for (long seed = 1; seed <= 2000; seed++) {
      Movement movement = random(new Random(seed));
      WalkRule rule = WalkRule.of(movement);
      assertThat(rule.grade()).as("seed %d", seed).isEqualTo(naive(movement));
      assertThat(rule.breaks() == 0).isEqualTo(rule.grade() != WalkGrade.ANY);
      seen.add(rule.grade());
    }
    assertThat(seen).containsExactlyInAnyOrder(WalkGrade.values());
  }

  /** Sets go round in a circle of places, a few of which are tables; now and then two change. */
  private static Movement random(Random random) {
    int tables = 2 + random.nextInt(4);
    int sets = tables + random.nextInt(4);
    int rounds = 2 + random.nextInt(6);
    List<Integer> places = new ArrayList<>();
    for (int s = 0; s < sets; s++) {
      places.add(s);
    }
    Collections.shuffle(places, random);
    List<Integer> stands = new ArrayList<>(places.subList(0, tables));
    if (random.nextBoolean()) {
      Collections.sort(stands);
    }
    int[][] rows = new int[rounds][tables];
    for (int r = 0; r < rounds; r++) {
      for (int t = 0; t < tables; t++) {
        rows[r][t] = (stands.get(t) + r) % sets + 1;
      }
    }
    if (random.nextInt(3) == 0) {
      int[] row = rows[random.nextInt(rounds)];
      int a = random.nextInt(tables);
      int b = random.nextInt(tables);
      int set = row[a];
      row[a] = row[b];
      row[b] = set;
    }
    return carrying(1, rows);
  }

  /** Where the only copy comes from, each time, compared with the first time. */
  private static WalkGrade naive(Movement movement) {
    boolean down = true;
    List<Optional<List<Integer>>> ways = new ArrayList<>();
    for (int t = 0; t <= movement.tables(); t++) {
      ways.add(Optional.empty());
    }
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (int q = r - 1; q >= 1; q--) {
          Optional<Encounter> before =
              movement.rounds().get(q - 1).encounters().stream()
                  .filter(x -> x.set() == e.set())
                  .findFirst();
          if (before.isPresent()) {
            List<Integer> way = List.of(before.get().table(), r - q);
            if (!ways.get(e.table()).orElse(way).equals(way)) {
              return WalkGrade.ANY;
            }
            ways.set(e.table(), Optional.of(way));
            down &= before.get().table() == e.table() % movement.tables() + 1;
            break;
          }
        }
      }
    }
    return down ? WalkGrade.DOWN_ONE : WalkGrade.RULE;
  }
}
