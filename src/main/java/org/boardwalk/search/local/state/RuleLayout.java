package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Wish;

/** The numbers of the counts of all rules of a wish, and who watches what. */
final class RuleLayout implements Counted.Visitor<RuleLayout> {

  /** One count of a rule, before the first round. */
  record Start(int rule, int group, int before, int one, int other) {}

  private final Wish wish;
  private final int tables;
  private final int players;
  private final RuleWatch[] watches;
  private final List<Start> counts = new ArrayList<>();
  private final List<List<Integer>> between;
  private final List<List<Integer>> places;
  private final List<List<Integer>> moves;
  private final List<List<Integer>> events;
  private final List<List<Integer>> boards;
  private final List<Integer> owners = new ArrayList<>();
  private int rule;

  /**
   * Numbers the counts of a wish.
   *
   * @param players its players, with those that stand for empty places
   */
  RuleLayout(Wish wish, int tables, int players, RuleWatch[] watches) {
    this.wish = wish;
    this.tables = tables;
    this.players = players;
    this.watches = watches;
    between =
        new ArrayList<>(Collections.nCopies(watches.length > 0 ? players * players : 0, null));
    places = new ArrayList<>(Collections.nCopies(players, null));
    moves = new ArrayList<>(Collections.nCopies(players, null));
    events = new ArrayList<>(Collections.nCopies(players, null));
    boards = new ArrayList<>(Collections.nCopies(players, null));
    for (rule = 0; rule < watches.length; rule++) {
      wish.rules().get(rule).counted().accept(this);
    }
  }

  /** The counts in the order of their numbers. */
  List<Start> counts() {
    return counts;
  }

  /** The player of each group that is to be even; the number of players for all together. */
  List<Integer> owners() {
    return owners;
  }

  /** See {@link RuleLedger}, as for the next four. */
  int[][] between() {
    return arrays(between);
  }

  int[][] places() {
    return arrays(places);
  }

  int[][] moves() {
    return arrays(moves);
  }

  int[][] events() {
    return arrays(events);
  }

  int[][] boards() {
    return arrays(boards);
  }

  private static int[][] arrays(List<List<Integer>> lists) {
    int[] none = {};
    return lists.stream()
        .map(l -> l == null ? none : l.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private void watch(List<List<Integer>> lists, int who, int kinds, Start each) {
    note(lists, who, List.of(rule, counts.size()));
    counts.addAll(Collections.nCopies(kinds * watches[rule].spans, each));
  }

  /** Both of two players watch, each with the other. */
  private void watch(List<List<Integer>> lists, Two two) {
    int one = two.one() - 1;
    int other = two.other() - 1;
    note(lists, other, List.of(rule, counts.size(), one));
    note(lists, one, List.of(rule, counts.size(), other));
    counts.addAll(Collections.nCopies(watches[rule].spans, start(0, one, other)));
  }

  private static void note(List<List<Integer>> lists, int who, List<Integer> numbers) {
    List<Integer> own = lists.get(who);
    if (own == null) {
      own = new ArrayList<>();
      lists.set(who, own);
    }
    own.addAll(numbers);
  }

  private Start start(int before, int one, int other) {
    return new Start(rule, watches[rule].even ? owners.size() : -1, before, one, other);
  }

  /** Ends a group of counts that are to be even. */
  private RuleLayout endOfGroup(int player) {
    if (watches[rule].even) {
      owners.add(player);
    }
    return this;
  }

  @Override
  public RuleLayout meeting(Counted.Meeting meeting) {
    Rule own = wish.rules().get(rule);
    for (Two two : own.couples(meeting, wish.contestants())) {
      int before = Collections.frequency(own.before(), two);
      int one = two.one() - 1;
      int other = two.other() - 1;
      watch(between, one * players + other, 1, start(before, one, other));
    }
    return endOfGroup(players);
  }

  @Override
  public RuleLayout sitting(Counted.Sitting sitting) {
    int kinds =
        switch (sitting.apart()) {
          case NOTHING -> 1;
          case TABLES -> tables;
          case DIRECTIONS -> 2;
        };
    for (int p : sitting.of()) {
      watch(places, p - 1, kinds, start(0, p - 1, players));
      if (sitting.apart() != Counted.Apart.NOTHING) {
        endOfGroup(p - 1);
      }
    }
    return sitting.apart() == Counted.Apart.NOTHING ? endOfGroup(players) : this;
  }

  @Override
  public RuleLayout happening(Counted.Happening happening) {
    for (Two two : happening.counts()) {
      if (happening.ofPlayer()) {
        watch(places, two.one() - 1, 1, start(0, two.one() - 1, players));
      } else {
        watch(events, two);
      }
    }
    return endOfGroup(players);
  }

  @Override
  public RuleLayout sameBoards(Counted.SameBoards same) {
    same.couples().forEach(two -> watch(boards, two));
    return endOfGroup(players);
  }

  @Override
  public RuleLayout sittingOut(Counted.SittingOut out) {
    out.of().forEach(p -> watch(places, p - 1, 1, start(0, p - 1, players)));
    return endOfGroup(players);
  }

  @Override
  public RuleLayout moving(Counted.Moving moving) {
    moving.of().forEach(p -> watch(moves, p - 1, 1, start(0, p - 1, players)));
    return endOfGroup(players);
  }
}
