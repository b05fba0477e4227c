package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;

/**
 * A rule as a tree of named fields, with numbers in the place of groups and with the meetings of
 * its history, so that it stands by itself. {@link RuleReader} is the reverse.
 */
final class RuleFields implements Counted.Visitor<FieldTree> {

  private RuleFields() {}

  static ObjectNode of(Rule rule) {
    boolean counts = rule.times().shape() != Times.Shape.ONLY;
    String times = rule.times().toString();
    return rule.counted()
        .accept(new RuleFields())
        .put(rule.together() ? "together" : "times", Optional.of(times).filter(t -> counts))
        .some("rounds", spans(rule.rounds()), span -> span)
        .put("within", Optional.of(rule.within()).filter(w -> w > 0))
        .some("counting", rule.before(), RuleFields::couple)
        .put("weight", Optional.of(rule.weight()).filter(w -> !rule.must()))
        .some("if", conditions(rule), RuleFields::of)
        .node();
  }

  private static List<Rule> conditions(Rule rule) {
    return rule.counted() instanceof Counted.Qualified qualified
        ? qualified.conditions()
        : List.of();
  }

  /** What ends the rounds has the words of what is counted: of a meeting or of a place. */
  @Override
  public FieldTree qualified(Counted.Qualified qualified) {
    FieldTree fields = qualified.plain().accept(this);
    qualified
        .until()
        .map(end -> end.accept(this).node())
        .ifPresent(end -> fields.put("until", end.has("meet") ? end.get("meet") : end.get("sits")));
    return fields;
  }

  @Override
  public FieldTree meeting(Counted.Meeting meeting) {
    return between(meeting.between(), meeting.relations().stream().sorted().toList());
  }

  @Override
  public FieldTree sameBoards(Counted.SameBoards same) {
    return between(same.between(), List.of(RuleReader.BOARDS));
  }

  private static FieldTree between(Couples couples, List<?> meet) {
    FieldTree fields =
        couples.named().isEmpty()
            ? new FieldTree().list("between", couples.parties(), RuleFields::party)
            : new FieldTree().list("between", couples.named(), RuleFields::couple);
    return fields.put("meet", meet);
  }

  private static List<Integer> couple(Two two) {
    return List.of(two.one(), two.other());
  }

  /** A party in one word; one of several spans has commas. */
  private static String party(Collection<Integer> numbers) {
    return NumberRanges.of(numbers).replace(" ", "");
  }

  private static List<String> spans(Collection<Integer> numbers) {
    return numbers.isEmpty() ? List.of() : List.of(party(numbers).split(",", -1));
  }

  private static FieldTree of(Collection<Integer> players) {
    return FieldTree.of("of", spans(players));
  }

  @Override
  public FieldTree sitting(Counted.Sitting sitting) {
    return of(sitting.of())
        .put(
            "sits",
            switch (sitting.apart()) {
              case TABLES -> "table";
              case DIRECTIONS -> "direction";
              case NOTHING ->
                  new FieldTree()
                      .some("tables", spans(sitting.tables()), span -> span)
                      .put("directions", sitting.directions().stream().sorted().findFirst());
            });
  }

  @Override
  public FieldTree happening(Counted.Happening happening) {
    String word = happening.event().word();
    return happening.ofPlayer()
        ? of(happening.players()).put("sits", word)
        : between(happening.to(), List.of(word));
  }

  @Override
  public FieldTree sittingOut(Counted.SittingOut out) {
    return of(out.of()).put("sits", "out");
  }

  @Override
  public FieldTree moving(Counted.Moving moving) {
    return of(moving.of()).put("moves", moving.to());
  }
}
