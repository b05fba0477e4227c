package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;

/** A solution as the tree of fields of its file; {@link SolutionReader} is the reverse. */
final class SolutionFields {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Solution solution;
  private final ObjectNode fields = NODES.objectNode();

  private SolutionFields(Solution solution) {
    this.solution = solution;
  }

  static ObjectNode of(Solution solution) {
    SolutionFields fields = new SolutionFields(solution);
    fields.fields.put("format", FileFormat.SOLUTION.id());
    solution.movement().ifPresentOrElse(fields::movement, fields::impossible);
    solution.quality().ifPresent(q -> fields.fields.set("quality", quality(q)));
    solution.claim().ifPresent(c -> fields.fields.set("proof", proof(c)));
    solution
        .model()
        .ifPresentOrElse(
            m -> fields.fields.set("model", WishFields.file(m)),
            () -> AttendanceFields.write(solution.attendance(), fields.fields));
    solution.origin().ifPresent(o -> fields.fields.set("origin", origin(o)));
    fields.fields.put("checksum", Checksum.of(solution));
    return fields.fields;
  }

  private void movement(Movement m) {
    fields.put("name", m.name());
    fields.put("kind", Word.of(m.kind()));
    fields.put("contestants", m.contestants());
    fields.put("tables", m.tables());
    fields.put("rounds", m.rounds().size());
    fields.set("boards", WishFields.boards(m.boards()));
    fields.put("rotation", Word.of(m.rotation()));
    fields.put("winners", m.winners());
    fields.set("schedule", WishFields.rounds(m.rounds()));
  }

  /** Writes the sizes of the wish, where there is no movement. */
  private void impossible() {
    Wish wish = solution.model().orElseThrow();
    fields.put("name", wish.name());
    fields.put("kind", Word.of(wish.kind()));
    fields.put("contestants", wish.contestants());
    fields.put("tables", wish.tables());
    fields.put("rounds", wish.rounds());
    fields.set("boards", WishFields.boards(wish.boards()));
    fields.put("rotation", Word.of(wish.rotation()));
    fields.put("winners", wish.winners());
  }

  private static ObjectNode quality(Quality quality) {
    ObjectNode fields = NODES.objectNode();
    fields.set("cost", figures(quality.cost()));
    fields.set("bound", figures(quality.bound()));
    quality.calibre().ifPresent(c -> fields.put("calibre", c));
    quality.walk().ifPresent(w -> fields.set("walk", walk(w)));
    quality.carried().ifPresent(c -> fields.set("walk", carried(c)));
    return fields;
  }

  /** The judge's figures by which movements are compared. */
  static ObjectNode counted(Judged judged) {
    ObjectNode fields = NODES.objectNode();
    fields.set("cost", figures(Figures.of(judged.card(), judged.weights())));
    Quality.calibre(judged.card().calibre()).ifPresent(c -> fields.put("calibre", c));
    fields.set("walk", walk(judged.card().walk()));
    return fields;
  }

  private static ObjectNode figures(Figures figures) {
    ObjectNode fields = NODES.objectNode().put("total", figures.total());
    fields.setAll(WishFields.each(c -> NODES.numberNode(figures.of(c))));
    return fields;
  }

  private static ObjectNode walk(Walk walk) {
    return NODES
        .objectNode()
        .put("copies", walk.copies())
        .put("breaks", walk.breaks())
        .put("moves", walk.moves());
  }

  private static ObjectNode carried(WalkFigures carried) {
    return NODES
        .objectNode()
        .put("breaks", carried.breaks())
        .put("stands", carried.stands())
        .put("sharing", carried.sharing());
  }

  private static ObjectNode proof(Claim claim) {
    ObjectNode fields = NODES.objectNode().put("status", Word.of(claim.said()));
    fields.put("by", claim.by());
    if (!claim.theorems().isEmpty()) {
      ArrayNode theorems = fields.putArray("theorems");
      claim.theorems().forEach(t -> theorems.add(theorem(t)));
    }
    claim.certificate().ifPresent(c -> fields.set("certificate", certificate(c)));
    return fields;
  }

  private static ObjectNode theorem(TheoremCase theorem) {
    ObjectNode fields = NODES.objectNode().put("name", Word.of(theorem.theorem()));
    Map<String, Integer> sorted = new TreeMap<>(theorem.parameters());
    sorted.forEach(fields::put);
    return fields;
  }

  private static ObjectNode certificate(Certificate certificate) {
    ObjectNode fields = NODES.objectNode();
    ArrayNode models = fields.putArray("models");
    certificate.models().forEach(m -> models.add(model(m)));
    fields.put("seconds", BigDecimal.valueOf(certificate.took().toMillis(), 3));
    return fields.put("repeat", "boardwalk atlas verify --proofs");
  }

  private static ObjectNode model(Exhaustion model) {
    return NODES
        .objectNode()
        .put("formulation", model.formulation())
        .put("digest", model.digest())
        .put("size", model.size())
        .put("engine", model.engine())
        .put("version", model.version());
  }

  private static ObjectNode origin(Origin origin) {
    return NODES
        .objectNode()
        .put("engine", origin.finder().engine())
        .put("version", origin.finder().version())
        .put("method", origin.finder().method())
        .put("seed", origin.seed())
        .put("seconds", BigDecimal.valueOf(origin.took().toMillis(), 3))
        .put("date", origin.date().toString());
  }
}
