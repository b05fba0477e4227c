package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.ToLongFunction;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.CalibreBound;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.wish.answer.Judged;

/** A judged movement as the fields of an object: its sizes, and all findings of the judge. */
final class MovementFields {

  private MovementFields() {}

  /** The sizes, without the scorecard. */
  static void sizes(ObjectNode fields, Movement movement) {
    Boards boards = movement.boards();
    fields.put("name", movement.name());
    fields.put("kind", Word.of(movement.kind()));
    fields.put("contestants", movement.contestants());
    fields.put("tables", movement.tables());
    fields.put("rounds", movement.rounds().size());
    fields.put("sets", boards.sets());
    fields.put("boardsPerSet", boards.perSet());
    fields.put("play", Word.of(boards.play()));
    fields.put("rotation", Word.of(movement.rotation()));
    fields.put("winners", movement.winners());
  }

  /** Sizes and scorecard. */
  static void judged(ObjectNode fields, Judged judged) {
    sizes(fields, judged.movement());
    Scorecard card = judged.card();
    fields.put("valid", card.valid());
    ArrayNode broken = fields.putArray("brokenRules");
    card.violations()
        .forEach(v -> broken.addObject().put("rule", Word.of(v.rule())).put("what", v.what()));
    criteria(fields.putObject("cost"), judged.movement().kind(), card::cost);
    criteria(fields.putObject("bound"), judged.movement().kind(), judged.bounds()::of);
    if (judged.movement().kind() == Kind.INDIVIDUAL) {
      fields.put("totalCost", judged.cost());
      fields.put("totalBound", judged.bounds().total());
    }
    if (!card.rules().isEmpty()) {
      ArrayNode rules = fields.putArray("rules");
      for (int k = 0; k < card.rules().size(); k++) {
        RuleScore score = card.rules().get(k);
        rules
            .addObject()
            .put("rule", RuleText.of(score.rule(), judged.movement().kind()))
            .put("kept", score.kept())
            .put("counts", score.counts())
            .put("off", score.broken())
            .put("cost", score.cost())
            .put("bound", score.rule().weight() * judged.bounds().ofRule(k))
            .put("worst", score.worst());
      }
    }
    ArrayNode calibre = fields.putArray("calibre");
    card.calibre().fields().stream().filter(c -> !Double.isNaN(c)).forEach(calibre::add);
    if (judged.movement().kind() != Kind.INDIVIDUAL) {
      CalibreBound.of(judged.movement()).ifPresent(most -> fields.put("calibreAtMost", most));
    }
    ObjectNode met = fields.putObject("met");
    met.put("least", card.meetings().least());
    met.put("most", card.meetings().most());
    met.put("average", card.meetings().average());
    met.put("others", card.meetings().others());
    met.put("again", card.meetings().again());
    ObjectNode out = fields.putObject("satOut");
    out.put("least", card.sitOuts().least());
    out.put("most", card.sitOuts().most());
    out.put("even", card.sitOuts().even());
    ObjectNode walk = fields.putObject("walk");
    walk.put("copies", card.walk().copies());
    walk.put("breaks", card.walk().breaks());
    walk.put("moves", card.walk().moves());
    card.walkRule().ifPresent(rule -> walk.put("rule", Word.of(rule.grade())));
  }

  private static void criteria(ObjectNode fields, Kind kind, ToLongFunction<Criterion> figure) {
    for (Criterion criterion : Criterion.values()) {
      if (criterion.appliesTo(kind)) {
        fields.put(criterion.word(), figure.applyAsLong(criterion));
      }
    }
  }
}
