package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;

/** A rule in words, for readers who have not seen its file. */
public final class RuleText implements Counted.Visitor<String> {

  private static final int FEW = 4;

  private final Rule rule;
  private final Kind kind;

  private RuleText(Rule rule, Kind kind) {
    this.rule = rule;
    this.kind = kind;
  }

  /**
   * @param rule a rule
   * @param kind the kind of contestants that it is about
   * @return a sentence without its full stop, such as "Players 1-8 never partner each other"
   */
  public static String of(Rule rule, Kind kind) {
    RuleText text = new RuleText(rule, kind);
    String what = rule.counted().plain().accept(text);
    String when = rule.rounds().isEmpty() ? "" : " in " + rounds(rule.rounds());
    String within =
        switch (rule.within()) {
          case 0 -> "";
          case 1 -> rule.rounds().isEmpty() ? " in each round" : ", in each of them";
          default -> Text.of(" in any %d rounds in a row", rule.within());
        };
    String before =
        rule.before().isEmpty()
            ? ""
            : Text.of(", counting %s from before", Text.count(rule.before().size(), "meeting"));
    String weight = rule.must() ? "" : Text.of(" (weight %d)", rule.weight());
    return what + when + within + qualification(rule, kind) + before + weight;
  }

  /** What qualifies a rule, in words behind its sentence; empty where nothing does. */
  private static String qualification(Rule rule, Kind kind) {
    if (!(rule.counted() instanceof Counted.Qualified qualified)) {
      return "";
    }
    String until =
        qualified
            .until()
            .map(end -> " before the first round in which " + end.accept(new EndText(kind)))
            .orElse("");
    String conditions =
        qualified.conditions().stream()
            .map(condition -> of(condition, kind))
            .map(words -> Character.toLowerCase(words.charAt(0)) + words.substring(1))
            .collect(Collectors.joining(" and if "));
    return until
        + (qualified.together() ? ", counted together" : "")
        + (conditions.isEmpty() ? "" : ", if " + conditions);
  }

  private static String rounds(List<Integer> rounds) {
    return (rounds.size() == 1 ? "round " : "rounds ") + NumberRanges.of(rounds);
  }

  @Override
  public String meeting(Counted.Meeting meeting) {
    String who = who(meeting.between());
    String ways = ways(meeting);
    if (meeting.ordered()) {
      return who + ": " + ways + adverb();
    }
    return switch (rule.times().shape()) {
      case ONLY -> who + " " + ways + " only each other";
      case EVEN -> who + " " + ways + " each other equally often";
      case RANGE ->
          rule.times().most() == 0
              ? who + " never " + ways + " each other"
              : who + " " + ways + " each other" + adverb();
    };
  }

  private static String ways(Counted.Meeting meeting) {
    return meeting.relations().stream()
        .sorted(Comparator.naturalOrder())
        .map(meeting.ordered() ? RuleText::clause : RuleText::verb)
        .collect(Collectors.joining(" or "));
  }

  private static String verb(Counted.Relation relation) {
    return switch (relation) {
      case PARTNER -> "partner";
      case OPPONENT -> "oppose";
      case LEFT -> "have on the left";
      case TABLE -> "meet";
    };
  }

  /** A way of meeting where it matters which of the two is named first. */
  private static String clause(Counted.Relation relation) {
    return relation == Counted.Relation.LEFT
        ? "the second sits on the left of the first"
        : "they " + verb(relation);
  }

  private String who(Couples couples) {
    if (couples.named().isEmpty()) {
      return couples.parties().stream()
          .map(this::named)
          .collect(Collectors.collectingAndThen(Collectors.joining(" and "), RuleText::capital));
    }
    List<String> named =
        couples.named().stream().limit(FEW).map(c -> c.one() + " and " + c.other()).toList();
    String more =
        couples.named().size() <= FEW
            ? ""
            : Text.of(" and %d couples more", couples.named().size() - FEW);
    return String.join(", ", named) + more;
  }

  private String named(List<Integer> party) {
    String word = party.size() == 1 ? kind.contestant() : kind.contestants();
    return word + " " + NumberRanges.of(party);
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  @Override
  public String sameBoards(Counted.SameBoards same) {
    String sets =
        switch (rule.times().shape()) {
          case ONLY -> "sets";
          case EVEN -> "equally many sets";
          case RANGE ->
              rule.times().most() == 0 ? "no set" : range(n -> Text.count(n, "set"), "sets");
        };
    return Text.of("%s have %s of boards in common", who(same.between()), sets);
  }

  @Override
  public String sitting(Counted.Sitting sitting) {
    String place = place(sitting, kind);
    String sits =
        switch (sitting.apart()) {
          case NOTHING -> rule.times().shape() == Times.Shape.ONLY ? " sits only" : " sits";
          case TABLES -> " sits at each table";
          case DIRECTIONS -> " sits in each direction";
        };
    return each(sitting.of()) + never(sits + place);
  }

  private static String place(Counted.Sitting sitting, Kind kind) {
    List<String> where = new ArrayList<>();
    if (!sitting.tables().isEmpty()) {
      where.add(
          (sitting.tables().size() == 1 ? "table " : "tables ")
              + NumberRanges.of(sitting.tables()));
    }
    sitting.directions().stream().sorted().map(kind::side).forEach(where::add);
    return where.isEmpty() ? "" : " at " + String.join(" ", where);
  }

  @Override
  public String sittingOut(Counted.SittingOut out) {
    return each(out.of()) + never(" sits out");
  }

  @Override
  public String moving(Counted.Moving moving) {
    String what = moving.to() == Counted.MoveTo.TABLE ? " changes tables" : " changes seats";
    return each(moving.of()) + never(what);
  }

  @Override
  public String happening(Counted.Happening happening) {
    String words = " " + happening.event().words();
    return happening.ofPlayer()
        ? each(List.copyOf(happening.players())) + never(words)
        : who(happening.to()) + never(words);
  }

  private String never(String what) {
    return rule.times().most() == 0 && rule.times().shape() == Times.Shape.RANGE
        ? " never" + what
        : what + adverb();
  }

  private String each(List<Integer> of) {
    return of.size() == 1
        ? capital(named(of))
        : (rule.together() ? "Any of " : "Each of ") + named(of);
  }

  private String adverb() {
    return switch (rule.times().shape()) {
      case ONLY -> "";
      case EVEN -> " equally often";
      case RANGE -> " " + often();
    };
  }

  private String often() {
    return rule.times().most() == 0 ? "never" : range(RuleText::often, "times");
  }

  private String range(IntFunction<String> number, String several) {
    Times times = rule.times();
    if (times.least() == times.most()) {
      return number.apply(times.least());
    }
    if (times.most() == Times.MANY) {
      if (times.least() == 0) {
        return "any number of " + several;
      }
      return "at least " + number.apply(times.least());
    }
    return times.least() == 0
        ? "at most " + number.apply(times.most())
        : Text.of("%d to %d %s", times.least(), times.most(), several);
  }

  /**
   * @param times a number of times, at least 1
   * @return in words, such as once or 3 times
   */
  static String often(int times) {
    return times == 1 ? "once" : times == 2 ? "twice" : times + " times";
  }

  @Override
  public String qualified(Counted.Qualified qualified) {
    return qualified.plain().accept(this);
  }

  /** What ends the rounds that count, in words. */
  private record EndText(Kind kind) implements Counted.Visitor<String> {

    @Override
    public String meeting(Counted.Meeting meeting) {
      return (meeting.ordered() ? "" : "the two ") + ways(meeting);
    }

    @Override
    public String sitting(Counted.Sitting sitting) {
      return one() + " sits" + place(sitting, kind);
    }

    @Override
    public String sittingOut(Counted.SittingOut out) {
      return one() + " sits out";
    }

    @Override
    public String happening(Counted.Happening happening) {
      return (happening.ofPlayer() ? one() : "the two") + " " + happening.event().words();
    }

    @Override
    public String sameBoards(Counted.SameBoards same) {
      return "the two play the same boards";
    }

    @Override
    public String moving(Counted.Moving moving) {
      return one() + " moves";
    }

    @Override
    public String qualified(Counted.Qualified qualified) {
      return qualified.plain().accept(this);
    }

    private String one() {
      return "the " + kind.contestant();
    }
  }
}
