package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;

/**
 * A rule as a tree of named fields, with numbers in the place of groups and with the meetings of
 * its history, so that it stands by itself. {@link RuleReader} is the reverse.
 */
final class RuleFields implements Counted.Visitor<ObjectNode> {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private RuleFields() {}

  static ObjectNode of(Rule rule) {
    ObjectNode fields = rule.counted().accept(new RuleFields());
    if (rule.times().shape() != Times.Shape.ONLY) {
      fields.put("times", rule.times().toString());
    }
    if (!rule.rounds().isEmpty()) {
      fields.set("rounds", spans(rule.rounds()));
    }
    if (rule.within() > 0) {
      fields.put("within", rule.within());
    }
    if (!rule.before().isEmpty()) {
      fields.set("counting", named(rule.before()));
    }
    if (!rule.must()) {
      fields.put("weight", rule.weight());
    }
    return fields;
  }

  @Override
  public ObjectNode meeting(Counted.Meeting meeting) {
    ObjectNode fields = NODES.objectNode();
    fields.set("between", between(meeting.between()));
    ArrayNode meet = fields.putArray("meet");
    meeting.relations().stream().sorted().map(Word::of).forEach(meet::add);
    return fields;
  }

  @Override
  public ObjectNode sameBoards(Counted.SameBoards same) {
    return meeting(same.between(), RuleReader.BOARDS);
  }

  private static ObjectNode meeting(Couples between, String word) {
    ObjectNode fields = NODES.objectNode();
    fields.set("between", between(between));
    fields.putArray("meet").add(word);
    return fields;
  }

  private static JsonNode between(Couples couples) {
    if (!couples.named().isEmpty()) {
      return named(couples.named());
    }
    ArrayNode parties = NODES.arrayNode();
    couples.parties().forEach(party -> parties.add(party(party)));
    return parties;
  }

  private static ArrayNode named(List<Two> couples) {
    ArrayNode all = NODES.arrayNode();
    couples.forEach(two -> all.addArray().add(two.one()).add(two.other()));
    return all;
  }

  /** A party in one word; one of several spans has commas. */
  private static String party(Collection<Integer> numbers) {
    return NumberRanges.of(numbers).replace(" ", "");
  }

  private static ArrayNode spans(Collection<Integer> numbers) {
    ArrayNode spans = NODES.arrayNode();
    for (String span : party(numbers).split(",", -1)) {
      spans.add(span);
    }
    return spans;
  }

  @Override
  public ObjectNode sitting(Counted.Sitting sitting) {
    ObjectNode fields = NODES.objectNode();
    fields.set("of", spans(sitting.of()));
    switch (sitting.apart()) {
      case TABLES -> fields.put("sits", "table");
      case DIRECTIONS -> fields.put("sits", "direction");
      case NOTHING -> {
        ObjectNode sits = fields.putObject("sits");
        if (!sitting.tables().isEmpty()) {
          sits.set("tables", spans(sitting.tables()));
        }
        sitting.directions().stream()
            .sorted()
            .findFirst()
            .ifPresent(d -> sits.put("directions", Word.of(d)));
      }
    }
    return fields;
  }

  @Override
  public ObjectNode happening(Counted.Happening happening) {
    String word = happening.event().word();
    if (!happening.ofPlayer()) {
      return meeting(happening.to(), word);
    }
    ObjectNode fields = NODES.objectNode();
    fields.set("of", spans(happening.players()));
    return fields.put("sits", word);
  }

  @Override
  public ObjectNode sittingOut(Counted.SittingOut out) {
    ObjectNode fields = NODES.objectNode();
    fields.set("of", spans(out.of()));
    return fields.put("sits", "out");
  }

  @Override
  public ObjectNode moving(Counted.Moving moving) {
    ObjectNode fields = NODES.objectNode();
    fields.set("of", spans(moving.of()));
    return fields.put("moves", Word.of(moving.to()));
  }
}
