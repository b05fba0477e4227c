package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;

/**
 * Counts what rules are about, from the movement alone. Exact; O(rounds) for each couple or player
 * of a rule.
 */
public final class RuleCounts {

  /** The words for those whose counts are added up. */
  private static final String TOGETHER = "all together";

  private final Movement movement;
  private final Attendance attendance;

  /** met[r][p][q]: the relations of two players in a round, from 1, as bits. */
  private final int[][][] met;

  /** table[r][p]: the table of a player, from 1; 0 for none. */
  private final int[][] table;

  /** set[r][p]: the set that a player plays, from 1; 0 for none. */
  private final int[][] set;

  private final Direction[][] direction;

  private final Seat[][] seats;

  private RuleCounts(Movement movement, Attendance attendance) {
    this.movement = movement;
    this.attendance = attendance;
    int size = movement.contestants() + 1;
    int rounds = movement.rounds().size();
    met = new int[rounds + 1][size][size];
    table = new int[rounds + 1][size];
    set = new int[rounds + 1][size];
    direction = new Direction[rounds + 1][size];
    seats = new Seat[rounds + 1][size];
    for (int r = 1; r <= rounds; r++) {
      Round round = movement.rounds().get(r - 1);
      for (Encounter encounter : round.encounters()) {
        sit(r, encounter);
      }
    }
  }

  /**
   * @param movement a movement, valid or not
   * @param attendance the rounds for which contestants are present
   * @param rules some rules, which name its contestants
   * @return the score of each rule, in their order
   */
  public static List<RuleScore> scores(Movement movement, Attendance attendance, List<Rule> rules) {
    if (rules.isEmpty()) {
      return List.of();
    }
    RuleCounts counts = new RuleCounts(movement, attendance);
    return rules.stream().map(counts::score).toList();
  }

  private void sit(int r, Encounter encounter) {
    encounter
        .seating()
        .seats()
        .forEach(
            (seat, p) -> {
              table[r][p] = encounter.table();
              set[r][p] = encounter.set();
              direction[r][p] = seat.direction(movement.kind());
              seats[r][p] = seat;
            });
    if (movement.kind() != Kind.INDIVIDUAL) {
      int ns = encounter.seating().at(Direction.NS).get(0);
      int ew = encounter.seating().at(Direction.EW).get(0);
      meet(r, ns, ew, Relation.OPPONENT);
      meet(r, ew, ns, Relation.OPPONENT);
      return;
    }
    int boards = movement.rotation() == Rotation.NONE ? 1 : movement.rotation().period();
    for (int b = 0; b < boards; b++) {
      FourPlayers four = (FourPlayers) movement.seating(encounter, b);
      List<Integer> clockwise = List.of(four.north(), four.east(), four.south(), four.west());
      for (int k = 0; k < Seat.values().length; k++) {
        int p = clockwise.get(k);
        meet(r, p, clockwise.get((k + 1) % 4), Relation.LEFT);
        meet(r, p, clockwise.get((k + 1) % 4), Relation.OPPONENT);
        meet(r, p, clockwise.get((k + 3) % 4), Relation.OPPONENT);
        meet(r, p, clockwise.get((k + 2) % 4), Relation.PARTNER);
      }
    }
  }

  private void meet(int r, int p, int q, Relation relation) {
    met[r][p][q] |= relation.bit() | Relation.TABLE.bit();
  }

  private RuleScore score(Rule rule) {
    RuleTally tally = new RuleTally(rule);
    rule.counted().accept(new EventTally(rule, tally));
    return tally.score();
  }

  /** Counts what a rule is about, and hands each count to the tally. */
  private final class EventTally implements Counted.Visitor<RuleTally> {

    private final Rule rule;
    private final RuleTally tally;
    private final List<List<Integer>> spans;

    /** What ends the rounds that count of a couple, or of a player named twice. */
    private Function<Two, IntPredicate> until = two -> r -> false;

    EventTally(Rule rule, RuleTally tally) {
      this.rule = rule;
      this.tally = tally;
      spans = spans();
    }

    /** Where a condition is not kept, nothing is asked and nothing counted. */
    @Override
    public RuleTally qualified(Counted.Qualified qualified) {
      if (!qualified.conditions().stream().map(RuleCounts.this::score).allMatch(RuleScore::kept)) {
        return tally;
      }
      qualified.until().ifPresent(end -> until = two -> end.accept(new InRound(two)));
      return qualified.plain().accept(this);
    }

    @Override
    public RuleTally meeting(Counted.Meeting meeting) {
      boolean only = rule.times().shape() == Times.Shape.ONLY;
      for (Two two : all(meeting.ordered())) {
        boolean named = named(meeting, two);
        if (only ? !named && concerned(meeting, two) : named) {
          int before = Collections.frequency(rule.before(), two);
          tally.next();
          count(
              () -> players(two.one(), two.other()), two, before, meeting.accept(new InRound(two)));
        }
      }
      return tally.endOfGroup();
    }

    private List<Two> all(boolean ordered) {
      List<Two> all = new ArrayList<>();
      for (int p = 1; p <= movement.contestants(); p++) {
        for (int q = ordered ? 1 : p + 1; q <= movement.contestants(); q++) {
          if (p != q) {
            all.add(new Two(p, q));
          }
        }
      }
      return all;
    }

    /** Whether a rule names two players, read from it without the help that models have. */
    private static boolean named(Counted.Meeting meeting, Two two) {
      boolean asNamed = inOrder(meeting.between(), two.one(), two.other());
      boolean within = meeting.between().parties().size() == 1;
      return asNamed
          || ((within || !meeting.ordered()) && inOrder(meeting.between(), two.other(), two.one()));
    }

    /** The couples that a rule names, read from it without the help that models have. */
    private List<Two> named(Couples couples) {
      return all(false).stream()
          .filter(
              two ->
                  inOrder(couples, two.one(), two.other())
                      || inOrder(couples, two.other(), two.one()))
          .toList();
    }

    private static boolean inOrder(Couples couples, int first, int second) {
      List<List<Integer>> parties = couples.parties();
      boolean across =
          IntStream.range(0, parties.size())
              .filter(a -> parties.get(a).contains(first))
              .anyMatch(
                  a ->
                      parties.size() == 1
                          ? parties.get(a).contains(second)
                          : parties.subList(a + 1, parties.size()).stream()
                              .anyMatch(later -> later.contains(second)));
      return across || couples.named().contains(new Two(first, second));
    }

    private static boolean concerned(Counted.Meeting meeting, Two two) {
      return Stream.concat(
              meeting.between().parties().stream().flatMap(List::stream),
              meeting.between().named().stream().flatMap(c -> Stream.of(c.one(), c.other())))
          .anyMatch(p -> p == two.one() || p == two.other());
    }

    /** The rounds of each count: all that count, or every so many of them in a row. */
    private List<List<Integer>> spans() {
      List<Integer> counted = new ArrayList<>();
      for (int r = 1; r <= movement.rounds().size(); r++) {
        if (rule.rounds().isEmpty() || rule.rounds().contains(r)) {
          counted.add(r);
        }
      }
      int length = rule.within() == 0 ? counted.size() : Math.min(rule.within(), counted.size());
      List<List<Integer>> spans = new ArrayList<>();
      for (int last = length; last <= counted.size(); last++) {
        spans.add(counted.subList(last - length, last));
      }
      return spans;
    }

    @Override
    public RuleTally sameBoards(Counted.SameBoards same) {
      for (Two two : named(same.between())) {
        tally.next();
        for (List<Integer> span : spans) {
          Set<Integer> both = sets(span, two.one());
          both.retainAll(sets(span, two.other()));
          tally.add(
              () -> players(two.one(), two.other()) + " playing the same boards",
              both.size(),
              "set",
              List.copyOf(both));
        }
      }
      return tally.endOfGroup();
    }

    private Set<Integer> sets(List<Integer> span, int p) {
      Set<Integer> sets = new TreeSet<>();
      span.stream().filter(r -> set[r][p] > 0).forEach(r -> sets.add(set[r][p]));
      return sets;
    }

    @Override
    public RuleTally sitting(Counted.Sitting sitting) {
      for (int p : sitting.of()) {
        Two self = new Two(p, p);
        tally.next();
        switch (sitting.apart()) {
          case NOTHING -> {
            boolean only = rule.times().shape() == Times.Shape.ONLY;
            count(() -> player(p), self, 0, r -> table[r][p] > 0 && only != has(sitting, r, p));
          }
          case TABLES -> {
            for (int t : tables(sitting)) {
              count(
                  () -> Text.of("%s at table %d", player(p), t),
                  self,
                  0,
                  r -> table[r][p] == t && has(sitting, r, p));
            }
            tally.endOfGroup();
          }
          case DIRECTIONS -> {
            for (Direction d : Direction.values()) {
              count(
                  () -> player(p) + " sitting " + d,
                  self,
                  0,
                  r -> direction[r][p] == d && has(sitting, r, p));
            }
            tally.endOfGroup();
          }
        }
      }
      return tally.endOfGroup();
    }

    private List<Integer> tables(Counted.Sitting sitting) {
      return sitting.tables().isEmpty()
          ? IntStream.rangeClosed(1, movement.tables()).boxed().toList()
          : sitting.tables();
    }

    @Override
    public RuleTally sittingOut(Counted.SittingOut out) {
      for (int p : out.of()) {
        Two self = new Two(p, p);
        tally.next();
        count(() -> player(p) + " sitting out", self, 0, out.accept(new InRound(self)));
      }
      return tally.endOfGroup();
    }

    @Override
    public RuleTally moving(Counted.Moving moving) {
      for (int p : moving.of()) {
        tally.next();
        for (List<Integer> span : spans) {
          List<Integer> when = new ArrayList<>();
          int before = 0;
          for (int r : span) {
            if (table[r][p] > 0) {
              boolean there =
                  table[r][p] == table[before][p]
                      && (moving.to() == Counted.MoveTo.TABLE || seats[r][p] == seats[before][p]);
              if (before > 0 && !there) {
                when.add(r);
              }
              before = r;
            }
          }
          tally.add(() -> player(p) + " moving", when.size(), "round", when);
        }
      }
      return tally.endOfGroup();
    }

    @Override
    public RuleTally happening(Counted.Happening happening) {
      List<Two> all =
          happening.ofPlayer()
              ? happening.to().players().stream().map(p -> new Two(p, p)).toList()
              : named(happening.to());
      for (Two two : all) {
        tally.next();
        count(
            () -> happening.ofPlayer() ? player(two.one()) : players(two.one(), two.other()),
            two,
            0,
            happening.accept(new InRound(two)));
      }
      return tally.endOfGroup();
    }

    private String player(int p) {
      return rule.together() ? TOGETHER : movement.kind().contestant() + " " + p;
    }

    private String players(int one, int other) {
      return rule.together()
          ? TOGETHER
          : Text.of("%s %d and %d", movement.kind().contestants(), one, other);
    }

    /** The words for the counted are asked for only where they are the worst. */
    private void count(Supplier<String> who, Two two, int before, IntPredicate happens) {
      IntPredicate ends = until.apply(two);
      // Rounds before the first that ends them.
      int open =
          (int)
              IntStream.rangeClosed(1, movement.rounds().size())
                  .takeWhile(r -> !ends.test(r))
                  .count();
      for (List<Integer> span : spans) {
        List<Integer> when = span.stream().filter(r -> r <= open).filter(happens::test).toList();
        tally.add(who, before + when.size(), "round", when);
      }
    }
  }

  private boolean has(Counted.Sitting sitting, int r, int p) {
    return (sitting.tables().isEmpty() || sitting.tables().contains(table[r][p]))
        && (sitting.directions().isEmpty() || sitting.directions().contains(direction[r][p]));
  }

  /** Whether something happens in a round to a couple, or to one player who is named twice. */
  private final class InRound implements Counted.RoundVisitor<IntPredicate> {

    private final int one;
    private final int other;

    InRound(Two two) {
      one = two.one();
      other = two.other();
    }

    @Override
    public IntPredicate meeting(Counted.Meeting meeting) {
      return r ->
          meeting.relations().stream().anyMatch(way -> (met[r][one][other] & way.bit()) > 0);
    }

    @Override
    public IntPredicate sitting(Counted.Sitting sitting) {
      return r -> table[r][one] > 0 && has(sitting, r, one);
    }

    @Override
    public IntPredicate sittingOut(Counted.SittingOut out) {
      return r -> table[r][one] == 0 && attendance.present(one, r);
    }

    @Override
    public IntPredicate happening(Counted.Happening happening) {
      return r ->
          table[r][one] > 0
              && table[r][other] > 0
              && (happening.happens(place(r, one), place(r, other))
                  || happening.happens(place(r, other), place(r, one)));
    }

    private OwnEvent.TableSide place(int r, int p) {
      return new OwnEvent.TableSide(r, table[r][p], direction[r][p]);
    }
  }
}
