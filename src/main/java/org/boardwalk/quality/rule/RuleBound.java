package org.boardwalk.quality.rule;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;

/**
 * A lower bound on the squares of what lies outside the range of a rule, by counting: the meetings
 * of a player, or the rounds in which they play, have a known sum, and squares are least where it
 * is spread as evenly as there is room. Each couple is counted for both of its players. The bound
 * of a rule is true whatever else a movement does, as long as it keeps the rules that must be kept;
 * so the bounds of several rules add up. O(players² · rounds) for each span of rounds.
 *
 * @param sizes the sizes of the movement
 * @param must the rules that must be kept
 * @param rule the rule, with a weight or without
 */
public record RuleBound(RuleCounting sizes, List<Rule> must, Rule rule)
    implements Counted.Visitor<Long> {

  /**
   * @return no movement has less than these squares; 0 where counting tells nothing
   */
  public long squares() {
    return rule.counted().accept(this);
  }

  @Override
  public Long meeting(Counted.Meeting meeting) {
    Set<Relation> ways = meeting.relations();
    boolean table = RuleCounting.anywhere(meeting);
    if (meeting.ordered() || (ways.size() > 1 && !table)) {
      return 0L;
    }
    Relation way = table ? Relation.TABLE : ways.iterator().next();
    Set<Two> own = new HashSet<>(rule.couples(meeting, sizes.players()));
    long sum = 0;
    for (List<Integer> span : rule.spans(sizes.rounds())) {
      sum += fairest(span.size(), (least, most) -> met(span, way, own, least, most));
    }
    return Math.max(sum, sizes.again(rule));
  }

  /** The least squares of the couples of a rule over some rounds. */
  private long met(List<Integer> span, Relation way, Set<Two> own, int least, int most) {
    RuleCounting.Span counts =
        sizes.new Span(span.size() == sizes.rounds() ? List.of() : span, must);
    long twice = 0;
    for (int p = 0; p < sizes.players(); p++) {
      Spread spread = new Spread(sizes.players(), least, most);
      int fewest = counts.fewest(way);
      int greatest = counts.greatest(way);
      for (int q = 0; q < sizes.players(); q++) {
        Two two = new Two(Math.min(p, q) + 1, Math.max(p, q) + 1);
        if (p != q && own.contains(two)) {
          spread.add(Collections.frequency(rule.before(), two), counts.most(way, p, q));
        } else if (p != q) {
          fewest -= counts.most(way, p, q);
          greatest -= counts.least(way, p, q);
        }
      }
      twice += spread.squares(fewest, greatest);
    }
    return (twice + 1) / 2;
  }

  @Override
  public Long sameBoards(Counted.SameBoards same) {
    return sum(
        same.couples().size(),
        (length, least, most) ->
            Spread.squares(
                1, length, sizes.fewestInCommon(length), sizes.mostInCommon(length), least, most));
  }

  @Override
  public Long sitting(Counted.Sitting sitting) {
    boolean anywhere = sitting.tables().isEmpty() && sitting.directions().isEmpty();
    boolean open =
        halfTable() && sitting.apart() == Counted.Apart.TABLES && sitting.tables().isEmpty();
    if (rule.times().shape() == Times.Shape.ONLY || open) {
      return 0L;
    }
    int places =
        switch (sitting.apart()) {
          case NOTHING -> 1;
          case TABLES -> sitting.tables().isEmpty() ? sizes.tables() : sitting.tables().size();
          case DIRECTIONS -> Direction.values().length;
        };
    return sum(
        sitting.of().size(),
        (length, least, most) -> {
          int fewest = anywhere ? sizes.plays(length) : 0;
          return Spread.squares(places, length, fewest, length, least, most);
        });
  }

  /** Whether an odd number of pairs has a half table, which may or may not have a number. */
  private boolean halfTable() {
    return sizes.perTable() == 2 && sizes.players() % 2 == 1;
  }

  @Override
  public Long sittingOut(Counted.SittingOut out) {
    return sum(
        out.of().size(),
        (length, least, most) -> {
          int fewest = Math.max(0, length - sizes.most());
          return Spread.squares(1, length, fewest, length - sizes.plays(length), least, most);
        });
  }

  @Override
  public Long moving(Counted.Moving moving) {
    boolean oneTable = moving.to() == Counted.MoveTo.TABLE && sizes.tables() == 1 && !halfTable();
    return sum(
        moving.of().size(),
        (length, least, most) -> {
          int greatest = oneTable ? 0 : Math.max(0, Math.min(length, sizes.most()) - 1);
          return Spread.squares(1, length, 0, greatest, least, most);
        });
  }

  @Override
  public Long happening(Counted.Happening happening) {
    return 0L;
  }

  /**
   * Counting tells nothing of rounds up to an event, nor of a rule under conditions; and totals at
   * tables can always be even.
   */
  @Override
  public Long qualified(Counted.Qualified qualified) {
    boolean always = qualified.until().isEmpty() && qualified.conditions().isEmpty();
    return always && qualified.together() && rule.times().shape() == Times.Shape.RANGE
        ? rule.spans(sizes.rounds()).stream().mapToLong(span -> total(qualified, span)).sum()
        : 0L;
  }

  private long total(Counted.Qualified qualified, List<Integer> span) {
    TotalBound.Total total = qualified.plain().accept(new TotalBound(sizes, must, rule, span));
    Spread spread = new Spread(total.counts(), rule.times().least(), rule.times().most());
    for (int k = 0; k < total.counts(); k++) {
      spread.add(total.before(), total.each());
    }
    return spread.squares(total.least(), total.most());
  }

  /** So many players or couples times the least squares of one, over all spans. */
  private long sum(int alike, OfOne ofOne) {
    return alike
        * rule.spans(sizes.rounds()).stream()
            .mapToLong(
                span ->
                    fairest(span.size(), (least, most) -> ofOne.squares(span.size(), least, most)))
            .sum();
  }

  /**
   * The least squares for the range of the rule, or for the best two neighbouring counts; counts
   * may begin above 0, with what was before.
   */
  private long fairest(int length, InRange inRange) {
    Times times = rule.times();
    LongStream squares =
        times.shape() == Times.Shape.EVEN
            ? IntStream.rangeClosed(0, length + rule.before().size())
                .mapToLong(n -> inRange.squares(n, n + 1))
            : LongStream.of(inRange.squares(times.least(), times.most()));
    return squares.min().orElse(0);
  }

  /** Least squares, by the range in which counts are free. */
  private interface InRange {
    long squares(int least, int most);
  }

  /** Least squares of one count in so many rounds, by the range in which counts are free. */
  private interface OfOne {
    long squares(int length, int least, int most);
  }

  /** Counts that begin somewhere, have room above, and cost the square of what is outside. */
  private static final class Spread {

    private final int[] count;
    private final int[] room;
    private final int least;
    private final int most;
    private int size;

    Spread(int capacity, int least, int most) {
      count = new int[capacity];
      room = new int[capacity];
      this.least = least;
      this.most = most;
    }

    static long squares(int places, int each, int fewest, int greatest, int least, int most) {
      Spread spread = new Spread(places, least, most);
      IntStream.range(0, places).forEach(place -> spread.add(0, each));
      return spread.squares(fewest, greatest);
    }

    void add(int before, int free) {
      count[size] = before;
      room[size++] = free;
    }

    /** The least squares when at least so many are spread, and at most so many. */
    long squares(int fewest, int greatest) {
      long now = IntStream.range(0, size).mapToLong(k -> cost(count[k])).sum();
      for (int spread = 1; spread <= greatest; spread++) {
        int at = cheapest();
        if (at < 0 || (spread > fewest && rise(at) >= 0)) {
          break;
        }
        now += rise(at);
        count[at]++;
        room[at]--;
      }
      return now;
    }

    private int cheapest() {
      int best = -1;
      for (int k = 0; k < size; k++) {
        best = room[k] > 0 && (best < 0 || rise(k) < rise(best)) ? k : best;
      }
      return best;
    }

    private long rise(int k) {
      return cost(count[k] + 1) - cost(count[k]);
    }

    private long cost(int times) {
      long outside = Times.outside(times, least, most);
      return outside * outside;
    }
  }
}
