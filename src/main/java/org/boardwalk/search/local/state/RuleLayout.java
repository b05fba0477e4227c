package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.Wish;

/** The numbers of the counts of all rules of a wish, and who watches what. */
final class RuleLayout {

  /** One count of a rule, before the first round; it rises by so much at most. */
  record Start(int watch, int group, int before, int rise, int one, int other) {

    /** The same count with more before the first round. */
    Start after(int more) {
      return new Start(watch, group, before + more, rise, one, other);
    }
  }

  /**
   * Counts that end with the first round of something else. Both are first counted round by round:
   * what is counted from {@code cells} on, so many kinds of it, and what ends it from {@code ends}.
   *
   * @param counts the first of the counts of the open rounds
   * @param watch their rule
   */
  record Ending(int cells, int kinds, int ends, int counts, int watch) {}

  private static final int NONE = -1;

  private final Wish wish;
  private final int tables;
  private final int players;
  private final int bits;
  private final List<RuleWatch> watches = new ArrayList<>();
  private final List<Start> counts = new ArrayList<>();
  private final List<Ending> endings = new ArrayList<>();
  private final List<List<Integer>> between;
  private final List<List<Integer>> places;
  private final List<List<Integer>> moves;
  private final List<List<Integer>> events;
  private final List<List<Integer>> boards;
  private final List<Integer> owners = new ArrayList<>();

  /**
   * Numbers the counts of a wish with rules.
   *
   * @param players its players, with those that stand for empty places
   * @param bits the bits of a place that tell the seats of a table apart
   */
  RuleLayout(Wish wish, int tables, int players, int bits) {
    this.wish = wish;
    this.tables = tables;
    this.players = players;
    this.bits = bits;
    boolean ruled = !wish.rules().isEmpty();
    between = new ArrayList<>(Collections.nCopies(ruled ? players * players : 0, null));
    places = new ArrayList<>(Collections.nCopies(players, null));
    moves = new ArrayList<>(Collections.nCopies(players, null));
    events = new ArrayList<>(Collections.nCopies(players, null));
    boards = new ArrayList<>(Collections.nCopies(players, null));
    wish.rules().forEach(rule -> add(rule, NONE));
  }

  private void add(Rule rule, int conditionOf) {
    int number = watch(rule, conditionOf);
    if (rule.counted() instanceof Counted.Qualified qualified) {
      qualified.conditions().forEach(condition -> add(condition, number));
    }
    rule.counted().accept(new OfRule(rule, number));
  }

  private int watch(Rule of, int conditionOf) {
    watches.add(new RuleWatch(of, wish.rounds(), tables, bits, conditionOf));
    return watches.size() - 1;
  }

  /** Watches something round by round, without asking anything. */
  private int watchRounds(Counted counted) {
    Times any = Times.between(0, Times.MANY);
    return watch(new Rule(counted, any, List.of(), 1, List.of(), 0), NONE);
  }

  /** What is watched, in the order of the numbers. */
  RuleWatch[] watches() {
    return watches.toArray(RuleWatch[]::new);
  }

  /** The counts in the order of their numbers. */
  List<Start> counts() {
    return counts;
  }

  /** What ends the rounds of each count of a single round; the others have none. */
  Map<Integer, Ending> endings() {
    Map<Integer, Ending> each = new HashMap<>();
    for (Ending ending : endings) {
      for (int c = ending.cells(); c < ending.ends() + wish.rounds(); c++) {
        each.put(c, ending);
      }
    }
    return each;
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

  private static void note(List<List<Integer>> lists, int one, int other, List<Integer> numbers) {
    note(lists, other, numbers);
    note(lists, other, List.of(one));
    note(lists, one, numbers);
    note(lists, one, List.of(other));
  }

  private static void note(List<List<Integer>> lists, int who, List<Integer> numbers) {
    List<Integer> own = lists.get(who);
    if (own == null) {
      own = new ArrayList<>();
      lists.set(who, own);
    }
    own.addAll(numbers);
  }

  /** Numbers the counts of one rule. */
  private final class OfRule implements Counted.Visitor<OfRule> {

    private final Rule rule;
    private final int watch;

    /** What ends the rounds that count, and the watches of single rounds of it and of the rule. */
    private Optional<Counted> until = Optional.empty();

    private int ofEnds = NONE;
    private int ofCells = NONE;

    /** The first of the counts that all share where they are added up. */
    private int shared = NONE;

    OfRule(Rule rule, int watch) {
      this.rule = rule;
      this.watch = watch;
    }

    /** A player watches their own places or moves. */
    private void watch(List<List<Integer>> lists, int kinds, int p) {
      note(lists, p, number(kinds, 0, p, players));
    }

    /** Both of two players watch, each with the other. */
    private void watch(List<List<Integer>> lists, Two two) {
      int one = two.one() - 1;
      int other = two.other() - 1;
      note(lists, one, other, number(1, 0, one, other));
    }

    /** Numbers the counts of two players, or of one; tells what watches them, and the first. */
    private List<Integer> number(int kinds, int before, int one, int other) {
      int each = kinds * watches.get(watch).spans;
      if (shared < 0 || !rule.together()) {
        shared = add(each, watch, before, one, other);
      } else {
        for (int c = shared; c < shared + each; c++) {
          counts.set(c, counts.get(c).after(before));
        }
      }
      if (until.isEmpty()) {
        return List.of(watch, shared);
      }
      int cells = add(kinds * wish.rounds(), ofCells, 0, one, other);
      int ends = add(wish.rounds(), ofEnds, 0, one, other);
      endings.add(new Ending(cells, kinds, ends, shared, watch));
      until.get().accept(new EndNotes(List.of(ofEnds, ends), one, other));
      return List.of(ofCells, cells);
    }

    /** Adds counts that are alike, and tells the number of the first. */
    private int add(int alike, int of, int before, int one, int other) {
      int first = counts.size();
      boolean own = of == watch;
      int group = own && watches.get(of).even ? owners.size() : -1;
      boolean ofAll = own && (rule.together() || conditional());
      int rise = wish.rounds() * (own && rule.together() ? rule.counted().subjects() : 1);
      Start start =
          new Start(of, group, before, rise, ofAll ? players : one, ofAll ? players : other);
      counts.addAll(Collections.nCopies(alike, start));
      return first;
    }

    /** Whether others than the players of a count may change what it costs. */
    private boolean conditional() {
      return rule.counted() instanceof Counted.Qualified qualified
          && !qualified.conditions().isEmpty();
    }

    /** Ends a group of counts that are to be even; counts that are added up are one group. */
    private OfRule endOfGroup(int player) {
      if (watches.get(watch).even && !rule.together()) {
        owners.add(conditional() ? players : player);
      }
      return this;
    }

    @Override
    public OfRule qualified(Counted.Qualified qualified) {
      until = qualified.until();
      if (until.isPresent()) {
        ofCells = watchRounds(qualified.plain());
        ofEnds = watchRounds(until.get());
      }
      qualified.plain().accept(this);
      if (watches.get(watch).even && rule.together()) {
        owners.add(players);
      }
      return this;
    }

    @Override
    public OfRule meeting(Counted.Meeting meeting) {
      for (Two two : rule.couples(meeting, wish.contestants())) {
        int before = Collections.frequency(rule.before(), two);
        int one = two.one() - 1;
        int other = two.other() - 1;
        note(between, one * players + other, number(1, before, one, other));
      }
      return endOfGroup(players);
    }

    @Override
    public OfRule sitting(Counted.Sitting sitting) {
      int kinds =
          switch (sitting.apart()) {
            case NOTHING -> 1;
            case TABLES -> tables;
            case DIRECTIONS -> 2;
          };
      for (int p : sitting.of()) {
        watch(places, kinds, p - 1);
        if (sitting.apart() != Counted.Apart.NOTHING) {
          endOfGroup(p - 1);
        }
      }
      return sitting.apart() == Counted.Apart.NOTHING ? endOfGroup(players) : this;
    }

    @Override
    public OfRule happening(Counted.Happening happening) {
      for (Two two : happening.counts()) {
        if (happening.ofPlayer()) {
          watch(places, 1, two.one() - 1);
        } else {
          watch(events, two);
        }
      }
      return endOfGroup(players);
    }

    @Override
    public OfRule sameBoards(Counted.SameBoards same) {
      same.couples().forEach(two -> watch(boards, two));
      return endOfGroup(players);
    }

    @Override
    public OfRule sittingOut(Counted.SittingOut out) {
      out.of().forEach(p -> watch(places, 1, p - 1));
      return endOfGroup(players);
    }

    @Override
    public OfRule moving(Counted.Moving moving) {
      moving.of().forEach(p -> watch(moves, 1, p - 1));
      return endOfGroup(players);
    }
  }

  /** Notes what ends the rounds of two players, or of one, among what they watch. */
  private final class EndNotes implements Counted.RoundVisitor<RuleLayout> {

    private final List<Integer> numbers;
    private final int one;
    private final int other;

    EndNotes(List<Integer> numbers, int one, int other) {
      this.numbers = numbers;
      this.one = one;
      this.other = other;
    }

    @Override
    public RuleLayout meeting(Counted.Meeting meeting) {
      note(between, one * players + other, numbers);
      return RuleLayout.this;
    }

    @Override
    public RuleLayout sitting(Counted.Sitting sitting) {
      note(places, one, numbers);
      return RuleLayout.this;
    }

    @Override
    public RuleLayout sittingOut(Counted.SittingOut out) {
      note(places, one, numbers);
      return RuleLayout.this;
    }

    @Override
    public RuleLayout happening(Counted.Happening happening) {
      if (happening.ofPlayer()) {
        note(places, one, numbers);
      } else {
        note(events, one, other, numbers);
      }
      return RuleLayout.this;
    }
  }
}
