package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupsConstructionTest {

  @ParameterizedTest
  @CsvSource({"8, 7", "8, 3", "9, 9", "10, 9", "12, 11", "15, 15", "20, 19"})
  void couplesInAnyNumberingPlayMixedDoublesAndNeverMeet(int couples, int rounds) {
    List<Integer> number = shuffled(2 * couples);
    Bans bans = new Bans(2 * couples);
    for (int i = 0; i < couples; i++) {
      for (int j = 0; j < i; j++) {
        bans.neverPartner(number.get(i), number.get(j));
        bans.neverPartner(number.get(couples + i), number.get(couples + j));
      }
      bans.neverPartner(number.get(i), number.get(couples + i));
      bans.neverOppose(number.get(couples + i), number.get(i));
    }
    keeps(bans, 2 * couples, rounds);
  }

  @Test
  void aBanOnPartnersWithinOneGroupAloneMakesMixedDoubles() {
    Bans bans = new Bans(20);
    IntStream.range(0, 10)
        .forEach(i -> IntStream.range(0, i).forEach(j -> bans.neverPartner(i, j)));
    keeps(bans, 20, 9);
    keeps(bans, 20, 10);
    assertThat(GroupsConstruction.made(bans, 20, 11)).isEmpty();
  }

  @Test
  void tenRoundsOfTwentyAreNotMadeForCouples() {
    Bans bans = new Bans(20);
    IntStream.range(0, 10)
        .forEach(i -> IntStream.range(0, i).forEach(j -> bans.neverPartner(i, j)));
    bans.neverOppose(3, 14);
    keeps(bans, 20, 9);
    assertThat(GroupsConstruction.made(bans, 20, 10)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"16, 4, 4", "20, 4, 5", "48, 4, 12", "28, 4, 7", "28, 7, 8", "52, 13, 16"})
  void thoseOfAClassNeverMeet(int players, int classes, int rounds) {
    List<Integer> number = shuffled(players);
    int size = players / classes;
    Bans bans = new Bans(players);
    for (int p = 0; p < players; p++) {
      for (int q = 0; q < p; q++) {
        if (p / size == q / size) {
          bans.neverPartner(number.get(p), number.get(q));
          bans.neverOppose(number.get(p), number.get(q));
        }
      }
    }
    keeps(bans, players, rounds);
  }

  @Test
  void couplesWhoMustNotMeetAndNothingElseAreOfOneClass() {
    Bans bans = new Bans(16);
    IntStream.range(0, 8)
        .forEach(
            i -> {
              bans.neverPartner(2 * i, 2 * i + 1);
              bans.neverOppose(2 * i, 2 * i + 1);
            });
    keeps(bans, 16, 4);
  }

  @Test
  void whereNothingIsBannedThereAreNoGroups() {
    assertThat(GroupsConstruction.made(new Bans(16), 16, 4)).isEmpty();
  }

  @Test
  void menWhoMustNotOpposeEachOtherAreNotServed() {
    Bans bans = new Bans(16);
    IntStream.range(0, 8).forEach(i -> IntStream.range(0, i).forEach(j -> bans.neverOppose(i, j)));
    assertThat(GroupsConstruction.made(bans, 16, 4)).isEmpty();
  }

  private static List<Integer> shuffled(int players) {
    List<Integer> number =
        IntStream.range(0, players).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(number, new Random(players));
    return number;
  }

  private static void keeps(Bans bans, int players, int rounds) {
    Optional<GroupsConstruction.Made> made = GroupsConstruction.made(bans, players, rounds);
    assertThat(made).isPresent();
    assertThat(made.get().rounds()).hasSize(rounds);
    assertThat(made.get().by()).isNotEmpty();
    for (List<int[]> round : made.get().rounds()) {
      assertThat(round).hasSize(players / 4);
      assertThat(round.stream().flatMapToInt(IntStream::of)).doesNotHaveDuplicates();
      for (int[] t : round) {
        assertThat(bans.partner(t[0], t[2]) || bans.partner(t[1], t[3])).isFalse();
        for (int seat = 0; seat < 4; seat++) {
          assertThat(bans.opponent(t[seat], t[(seat + 1) % 4])).isFalse();
        }
      }
    }
  }
}
