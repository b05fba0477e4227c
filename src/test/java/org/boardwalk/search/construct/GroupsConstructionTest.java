package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;
import static org.boardwalk.quality.rule.Couples.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
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

  /** Men 1 to n, and wives n + 1 to 2n: the rules as a model file has them. */
  @ParameterizedTest
  @CsvSource({"8, 7", "8, 6", "9, 9", "12, 11", "20, 19"})
  void aWishForMixedDoublesOfCouplesIsAnsweredWithIdealPartnersOpponentsAndSides(
      int couples, int rounds) {
    IndividualWish wish = doubles(couples, rounds, true);
    assertThat(GroupsConstruction.fits(wish)).isTrue();
    Movement built = GroupsConstruction.design(wish).built().orElseThrow();
    Scorecard card = wish.judge(built);
    assertThat(wish.accepts(built, card)).isTrue();
    assertThat(card.of(PARTNER).cost() + card.of(OPPONENT).cost() + card.of(SIDE).cost()).isZero();
  }

  @Test
  void aWishForExpertsWithNovicesIsAnswered() {
    IndividualWish wish = doubles(10, 10, false);
    Movement built = GroupsConstruction.design(wish).built().orElseThrow();
    assertThat(wish.accepts(built, wish.judge(built))).isTrue();
  }

  @Test
  void aWishForClassesIsAnswered() {
    List<Rule> rules =
        Stream.of(1, 6, 11, 16)
            .map(first -> within(IntStream.range(first, first + 5).boxed().toList()))
            .map(couples -> never(couples, Relation.TABLE))
            .toList();
    IndividualWish wish = Wishes.shared(20, 5, 5).with(Fixed.NOTHING.rules(rules));
    Movement built = GroupsConstruction.design(wish).built().orElseThrow();
    assertThat(wish.accepts(built, wish.judge(built))).isTrue();
  }

  @Test
  void rulesOfSomeRoundsOrWithAWeightBanNothing() {
    Couples couples = within(List.of(1, 2, 3, 4));
    Counted.Meeting meeting = new Counted.Meeting(couples, Set.of(Relation.TABLE));
    List<Rule> rules =
        List.of(
            new Rule(meeting, Times.between(0, 0), List.of(1), 0, List.of(), 0),
            new Rule(meeting, Times.between(0, 0), List.of(), 0, List.of(), 2),
            Rule.must(meeting, Times.between(0, 1)));
    IndividualWish wish = Wishes.shared(16, 4, 4).with(Fixed.NOTHING.rules(rules));
    assertThat(GroupsConstruction.design(wish)).isInstanceOf(Design.Unknown.class);
  }

  @Test
  void aWishWithoutRulesOrForOneTableLessDoesNotFit() {
    assertThat(GroupsConstruction.fits(Wishes.shared(16, 4, 4))).isFalse();
    List<Rule> rules = List.of(never(within(List.of(1, 2)), Relation.TABLE));
    IndividualWish wish = Wishes.shared(16, 3, 4).with(Fixed.NOTHING.rules(rules));
    assertThat(GroupsConstruction.fits(wish)).isFalse();
  }

  private static IndividualWish doubles(int n, int rounds, boolean couples) {
    List<Integer> men = IntStream.rangeClosed(1, n).boxed().toList();
    List<Integer> women = IntStream.rangeClosed(n + 1, 2 * n).boxed().toList();
    List<Two> wives = men.stream().map(i -> new Two(i, n + i)).toList();
    Couples across = new Couples(List.of(men, women), List.of());
    Rule mixed = Rule.must(new Counted.Meeting(across, Set.of(Relation.PARTNER)), Times.ONLY);
    List<Rule> rules =
        couples ? List.of(mixed, never(Couples.of(wives), Relation.TABLE)) : List.of(mixed);
    return Wishes.shared(2 * n, n / 2, rounds).with(Fixed.NOTHING.rules(rules));
  }

  private static Rule never(Couples couples, Relation relation) {
    return Rule.must(new Counted.Meeting(couples, Set.of(relation)), Times.between(0, 0));
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
