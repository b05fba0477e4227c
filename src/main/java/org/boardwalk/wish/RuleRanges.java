package org.boardwalk.wish;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.Times;

/**
 * Refuses rules that name players, tables or rounds that a wish does not have, and rules without a
 * meaning.
 *
 * @param kind the kind of contestants
 * @param contestants number of contestants
 * @param tables number of tables
 * @param rounds number of rounds
 * @param rotation seats changing board by board
 */
record RuleRanges(Kind kind, int contestants, int tables, int rounds, Rotation rotation) {

  /** The heaviest weight of a rule; costs stay far below the greatest number. */
  private static final int HEAVIEST = 1000;

  /** Throws an IllegalArgumentException for a rule that has no meaning here. */
  void check(Rule rule) {
    within(rule, kind.contestant(), rule.counted().players(), contestants);
    within(rule, "round", rule.rounds(), rounds);
    if (rule.counted().players().isEmpty()) {
      throw fault(rule, "names no " + kind.contestants(), "give their numbers, or all");
    }
    if (rule.weight() > HEAVIEST) {
      throw fault(
          rule,
          Text.of("has a weight [%d] above %d", rule.weight(), HEAVIEST),
          "leave the weight out, so that the rule must be kept");
    }
    List<List<Integer>> spans = rule.spans(rounds);
    int longest = spans.stream().mapToInt(List::size).max().orElse(0);
    if (rule.within() > longest) {
      throw fault(
          rule,
          Text.of("is within [%d] rounds, more than the %d that count", rule.within(), longest),
          "leave within out");
    }
    often(rule, longest);
    if (rule.times().shape() == Times.Shape.EVEN && rule.within() > 0) {
      throw fault(rule, "is to be even within some rounds", "say how often instead, such as ..1");
    }
    if (rule.times().shape() == Times.Shape.ONLY && !rule.before().isEmpty()) {
      throw fault(
          rule, "counts what was before, and does not say how often", "add times, such as ..1");
    }
    rule.counted().accept(new Meaning(rule));
  }

  private void often(Rule rule, int longest) {
    int first = rule.counted().plain() instanceof Counted.Moving ? 1 : 0; // It is no move.
    long most = rule.together() ? inOneRound(rule.counted()) : 1;
    if (rule.times().least() > most * (longest - first) + rule.before().size()) {
      throw fault(
          rule,
          Text.of("asks for [%d] times in %d rounds", rule.times().least(), longest),
          "ask for fewer");
    }
    if (rule.together() && most * longest > Times.MANY) {
      throw fault(
          rule,
          Text.of("adds up to [%d] times in %d rounds", most * longest, longest),
          Text.of("name fewer of them: a total is at most %d", Times.MANY));
    }
  }

  /** The most times that something happens in a round; each player meets three others. */
  private static long inOneRound(Counted counted) {
    int subjects = counted.subjects();
    return counted.plain() instanceof Counted.Meeting meeting
        ? Math.min(subjects, 3 * meeting.players().size())
        : subjects;
  }

  /** Checks what depends on what is counted. */
  private final class Meaning implements Counted.Visitor<Boolean> {

    private final Rule rule;

    Meaning(Rule rule) {
      this.rule = rule;
    }

    @Override
    public Boolean meeting(Counted.Meeting meeting) {
      couples(meeting.between(), meeting.couples());
      boolean opposing = Set.of(Relation.OPPONENT, Relation.TABLE).containsAll(meeting.relations());
      if (kind != Kind.INDIVIDUAL && !opposing) {
        throw fault(
            rule,
            Text.of("is about partners or sides, and two %s can only oppose", kind.contestants()),
            "say meet: opponent, table or boards, or of: with sits: out, table, direction or {tables,"
                + " directions}");
      }
      if (meeting.ordered()
          && meeting.relations().size() > 1
          && rule.times().shape() == Times.Shape.ONLY) {
        throw fault(
            rule,
            "is about the player on the left beside other meetings, and does not say how often",
            "add times, such as 1.., or make two rules");
      }
      if (meeting.ordered() && rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about the player on the left, who changes board by board with a rotation",
            "leave the rotation out");
      }
      return true;
    }

    private void couples(Couples between, List<Couples.Two> all) {
      for (Couples.Two two : between.named()) {
        if (two.one() == two.other()) {
          throw fault(
              rule,
              Text.of("couples %s [%d] with themselves", kind.contestant(), two.one()),
              "correct it");
        }
      }
      if (all.isEmpty()) {
        throw fault(rule, "names no couple", Text.of("name two %s or more", kind.contestants()));
      }
    }

    @Override
    public Boolean sameBoards(Counted.SameBoards same) {
      couples(same.between(), same.couples());
      return timed("5.. or 0");
    }

    @Override
    public Boolean sitting(Counted.Sitting sitting) {
      within(rule, "table", sitting.tables(), tables);
      boolean directed =
          !sitting.directions().isEmpty() || sitting.apart() == Counted.Apart.DIRECTIONS;
      if (directed && rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about directions, which change board by board with a rotation",
            "leave the rotation out");
      }
      boolean open = sitting.tables().isEmpty() && sitting.directions().isEmpty();
      return open ? timed("even or ..2") : noBefore();
    }

    @Override
    public Boolean sittingOut(Counted.SittingOut out) {
      return timed("0 or ..1");
    }

    @Override
    public Boolean moving(Counted.Moving moving) {
      return timed("0 or ..2");
    }

    @Override
    public Boolean qualified(Counted.Qualified qualified) {
      if (kind != Kind.INDIVIDUAL) {
        throw fault(
            rule,
            "has a total, an end or a condition, which only players who change partners may have",
            "leave out together, until and if");
      }
      if (qualified.together()) {
        said("..1");
      }
      qualified.until().ifPresent(end -> ends(qualified.plain(), end));
      qualified.conditions().forEach(this::condition);
      return qualified.plain().accept(this);
    }

    private void ends(Counted plain, Counted end) {
      timed("0 or ..1");
      check(Rule.must(end, Times.ONCE));
      boolean left = end instanceof Counted.Meeting meeting && meeting.ordered();
      if (left && !(plain instanceof Counted.Meeting meeting && meeting.ordered())) {
        throw fault(
            rule,
            "ends with the player on the left, and does not say who of the two is named first",
            "say meet: left too, or until: opponent");
      }
      boolean apart =
          end instanceof Counted.Sitting sitting && sitting.apart() != Counted.Apart.NOTHING;
      if (apart || !ofOneRound(plain) || !ofOneRound(end) || ofTwo(plain) != ofTwo(end)) {
        throw fault(
            rule,
            "counts rounds before something that does not happen in a round as what it counts does",
            "end meetings with meetings, and places with {tables, directions} or out");
      }
    }

    private static boolean ofOneRound(Counted counted) {
      return !(counted instanceof Counted.Moving || counted instanceof Counted.SameBoards);
    }

    private static boolean ofTwo(Counted counted) {
      return counted instanceof Counted.Meeting
          || (counted instanceof Counted.Happening happening && !happening.ofPlayer());
    }

    private void condition(Rule condition) {
      check(condition);
      if (condition.times().shape() != Times.Shape.RANGE) {
        throw fault(
            condition, "is a condition, and does not say how often", "add times, such as 1..");
      }
      if (!condition.must()
          || (condition.counted() instanceof Counted.Qualified q && !q.conditions().isEmpty())) {
        throw fault(
            condition, "is a condition with a weight, or with conditions", "leave these out");
      }
    }

    @Override
    public Boolean happening(Counted.Happening happening) {
      couples(happening.to(), happening.counts());
      if (rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about an event of your own, for which a player has one direction in a round",
            "leave the rotation out");
      }
      return timed("0 or ..1");
    }

    private boolean timed(String such) {
      said(such);
      return noBefore();
    }

    private void said(String such) {
      if (rule.times().shape() == Times.Shape.ONLY) {
        throw fault(rule, "does not say how often", "add times, such as " + such);
      }
    }

    private boolean noBefore() {
      if (!rule.before().isEmpty()) {
        throw fault(
            rule,
            "counts earlier sessions, and not meetings over all rounds",
            "count the history of meetings only");
      }
      return true;
    }
  }

  private void within(Rule rule, String what, Collection<Integer> numbers, int most) {
    for (int number : numbers) {
      if (number < 1 || number > most) {
        throw fault(
            rule,
            Text.of("names %s [%d], which must be from 1 to %d", what, number, most),
            "correct the number");
      }
    }
  }

  private IllegalArgumentException fault(Rule rule, String what, String maybe) {
    return new IllegalArgumentException(
        Text.of("the rule [%s] %s\nMaybe %s.", RuleText.of(rule, kind), what, maybe));
  }
}
