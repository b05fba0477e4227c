package org.boardwalk.quality.rule;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;

/**
 * How small and how great the counts of a rule can be over some rounds where they are added up over
 * all its couples or players, by counting: each player has a known number of meetings, each round a
 * known number of seats. O(players²).
 *
 * @param sizes the sizes of the movement
 * @param must the rules that must be kept
 * @param rule the rule
 * @param span the rounds
 */
record TotalBound(RuleCounting sizes, List<Rule> must, Rule rule, List<Integer> span)
    implements Counted.Visitor<TotalBound.Total> {

  /**
   * Counts of which each rises by at most {@code each} from what was before, and all of them by so
   * many together.
   */
  record Total(int counts, int before, int each, int least, int most) {

    private static Total one(long least, long most) {
      int top = (int) Math.min(most, Integer.MAX_VALUE / 2);
      return new Total(1, 0, top, (int) Math.min(least, top), top);
    }

    private Total after(int before) {
      return new Total(counts, before, each, least, most);
    }
  }

  private int length() {
    return span.size();
  }

  /** The meetings of each player, less those with others than the rule names; each counts twice. */
  @Override
  public Total meeting(Counted.Meeting meeting) {
    Set<Relation> ways = meeting.relations();
    List<Two> couples = meeting.couples();
    if (meeting.ordered() || (ways.size() > 1 && !RuleCounting.anywhere(meeting))) {
      return Total.one(0, (long) couples.size() * length()).after(before(couples));
    }
    Relation way = RuleCounting.anywhere(meeting) ? Relation.TABLE : ways.iterator().next();
    Set<Two> own = new HashSet<>(couples);
    RuleCounting.Span counts = sizes.new Span(length() == sizes.rounds() ? List.of() : span, must);
    long least = 0;
    long most = 0;
    for (int p = 0; p < sizes.players(); p++) {
      long ownLeast = 0;
      long ownMost = 0;
      long otherLeast = 0;
      long otherMost = 0;
      for (int q = 0; q < sizes.players(); q++) {
        if (own.contains(new Two(p + 1, q + 1).sorted())) {
          ownLeast += counts.least(way, p, q);
          ownMost += counts.most(way, p, q);
        } else if (p != q) {
          otherLeast += counts.least(way, p, q);
          otherMost += counts.most(way, p, q);
        }
      }
      least += Math.max(ownLeast, counts.fewest(way) - otherMost);
      most += Math.max(0, Math.min(ownMost, counts.greatest(way) - otherLeast));
    }
    return Total.one((least + 1) / 2, most / 2).after(before(couples));
  }

  private int before(List<Two> couples) {
    return couples.stream().mapToInt(two -> Collections.frequency(rule.before(), two)).sum();
  }

  /** In each round, all but those without one of the places must have one of them. */
  @Override
  public Total sitting(Counted.Sitting sitting) {
    int of = sitting.of().size();
    int tables = sitting.tables().isEmpty() ? sizes.tables() : sitting.tables().size();
    int atTable = sizes.perTable() / (sitting.directions().size() == 1 ? 2 : 1);
    int seats = tables * atTable;
    int least = Math.max(0, of - (sizes.players() - seats)) * length();
    int most = Math.min(of, seats) * length();
    return switch (sitting.apart()) {
      case NOTHING -> new Total(1, 0, most, least, most);
      case TABLES -> new Total(tables, 0, Math.min(of, atTable) * length(), least, most);
      case DIRECTIONS -> {
        int directions = Direction.values().length;
        yield new Total(directions, 0, Math.min(of, seats / directions) * length(), least, most);
      }
    };
  }

  @Override
  public Total sittingOut(Counted.SittingOut out) {
    int of = out.of().size();
    int all = sizes.players() - sizes.perTable() * sizes.tables();
    int least = Math.max(0, of - (sizes.players() - all)) * length();
    return Total.one(least, (long) Math.min(of, all) * length());
  }

  @Override
  public Total moving(Counted.Moving moving) {
    int most = Math.max(0, Math.min(length(), sizes.most()) - 1);
    return Total.one(0, (long) moving.of().size() * most);
  }

  @Override
  public Total sameBoards(Counted.SameBoards same) {
    long couples = same.subjects();
    return Total.one(
        couples * sizes.fewestInCommon(length()), couples * sizes.mostInCommon(length()));
  }

  @Override
  public Total happening(Counted.Happening happening) {
    return Total.one(0, (long) happening.subjects() * length());
  }

  @Override
  public Total qualified(Counted.Qualified qualified) {
    return qualified.plain().accept(this);
  }
}
