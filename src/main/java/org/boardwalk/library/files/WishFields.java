package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;

/**
 * A wish as a tree of named fields, with all that have a meaning. The model file is this tree as
 * YAML; the {@linkplain CanonicalModel key} under which an answer is kept and the link of a page
 * are made from it. {@link WishReader} is the reverse.
 */
final class WishFields implements Wish.Visitor<ObjectNode> {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private WishFields() {}

  /** {@return its fields in the order of a model file, without format and name first} */
  public static ObjectNode of(Wish wish) {
    ObjectNode all = NODES.objectNode();
    all.put("kind", Word.of(wish.kind()));
    all.setAll(wish.accept(new WishFields()));
    all.set("search", search(wish.search()));
    return all;
  }

  /** The whole model file. */
  static ObjectNode file(Wish wish) {
    ObjectNode file = NODES.objectNode();
    file.put("format", FileFormat.MODEL.id());
    file.put("name", wish.name());
    file.setAll(of(wish));
    return file;
  }

  @Override
  public ObjectNode individual(IndividualWish wish) {
    ObjectNode fields = sizes("players", wish);
    fields.put("rotation", Word.of(wish.rotation()));
    fields.put("movement", wish.form().word());
    if (wish.form() instanceof Rainbow rainbow) {
      fields.set("moves", moves(rainbow.moves()));
    }
    fields.setAll(
        FieldTree.of("criteria", Criterion.each(wish::demand))
            .add(objective(wish.objective()))
            .node());
    fields.set("symmetry", wish.symmetry().accept(new SymmetryNode()));
    if (!wish.fixed().nothing()) {
      ObjectNode fixed = fixed(wish.fixed());
      if (!fixed.isEmpty()) {
        fields.set("fixed", fixed);
      }
      list(fields, "rules", wish.fixed().otherRules(), RuleFields::of);
    }
    if (!wish.fixed().inTurn()) {
      fields.put("sitOuts", wish.fixed().sitOuts().word());
    }
    if (wish.walk() != WalkWish.AUTO) {
      fields.put("walk", Word.of(wish.walk()));
    }
    return fields;
  }

  @Override
  public ObjectNode pairs(PairsWish wish) {
    ObjectNode fields = sizes(wish.kind().contestants(), wish);
    fields.put("movement", wish.form().word());
    if (wish.form() instanceof PairsForm.Mitchell mitchell) {
      fields.put("closing", Word.of(mitchell.closing()));
    }
    if (wish.form() instanceof PairsForm.Web web) {
      fields.put("boarding", web.boarding().word());
      fields.put("walk", Word.of(web.walk()));
      fields.put("party", Word.of(web.party()));
    }
    if (wish.form() instanceof PairsForm.Free free && free.walk() != WalkGrade.ANY) {
      fields.put("walk", Word.of(free.walk()));
    }
    if (wish.form() instanceof PairsForm.Free free && free.stationary() > 0) {
      fields.put("stationary", free.stationary());
    }
    fields.put("switches", Word.of(wish.switching()));
    wish.missing().ifPresent(d -> fields.put("missing", Word.of(d)));
    if (!wish.rules().isEmpty()) {
      list(fields, "rules", wish.rules(), RuleFields::of);
    }
    return fields;
  }

  private static ObjectNode sizes(String contestants, Wish wish) {
    return FieldTree.of(contestants, wish.contestants())
        .put("tables", wish.tables())
        .put("rounds", wish.rounds())
        .put("boards", boards(wish.boards()))
        .node();
  }

  /** The fields of the boards; replay and shortage are written only where they occur. */
  static FieldTree boards(Boards boards) {
    return FieldTree.of("sets", boards.sets())
        .put("perSet", boards.perSet())
        .put("play", boards.play())
        .put("copies", boards.copies())
        .put("replay", Optional.of(boards.replay()).filter(r -> r != Replay.NEVER))
        .put("shortage", Optional.of(boards.shortage()).filter(s -> s != Shortage.NONE));
  }

  private static JsonNode moves(Moves moves) {
    return moves.match(
        steps ->
            steps.equals(Moves.Steps.RULE) ? NODES.textNode("rule") : FieldTree.of(steps).node(),
        () -> NODES.textNode("steps"),
        () -> NODES.textNode("cards"),
        () -> NODES.textNode("rovers"));
  }

  private static FieldTree objective(Objective objective) {
    return objective instanceof Objective.Ordered ordered
        ? FieldTree.of("order", ordered.order())
        : FieldTree.of("weights", Criterion.each(objective.weights()::of));
  }

  /** Makes the field of a symmetry. */
  private static final class SymmetryNode implements Symmetry.Visitor<JsonNode> {

    @Override
    public JsonNode none() {
      return NODES.textNode("none");
    }

    @Override
    public JsonNode auto() {
      return NODES.textNode("auto");
    }

    @Override
    public JsonNode translations(Symmetry.Translations translations) {
      return translations.cycles()
          ? FieldTree.of("cyclic", translations.order()).node()
          : FieldTree.of("translations", translations.name())
              .some("multipliers", translations.multipliers(), m -> m)
              .node();
    }

    @Override
    public JsonNode generated(Symmetry.Generated generated) {
      return new FieldTree().list("generators", generated.generators(), g -> g.toString()).node();
    }
  }

  private static ObjectNode fixed(Fixed fixed) {
    ObjectNode fields = NODES.objectNode();
    list(fields, "stationary", fixed.stationary(), NODES::numberNode);
    list(fields, "partners", fixed.partners(), WishFields::couple);
    list(fields, "apart", fixed.apart(), WishFields::couple);
    fields.setAll(AttendanceFields.of(fixed.attendance(), AttendanceFields.PLAYER).node());
    fixed.curtail().ifPresent(r -> fields.put("curtail", r));
    if (!fixed.first().isEmpty()) {
      fields.setAll(FieldTree.of("first", rounds(fixed.first())).node());
    }
    return fields;
  }

  private static <T> void list(
      ObjectNode fields, String key, Collection<T> values, Function<T, JsonNode> node) {
    if (!values.isEmpty()) {
      ArrayNode list = fields.putArray(key);
      values.forEach(v -> list.add(node.apply(v)));
    }
  }

  private static JsonNode couple(Couple couple) {
    return NODES.arrayNode().add(couple.first()).add(couple.second());
  }

  static List<FieldTree> rounds(Collection<Round> rounds) {
    List<FieldTree> list = new ArrayList<>();
    for (Round round : rounds) {
      list.add(
          FieldTree.of("round", list.size() + 1)
              .list("encounters", round.encounters(), WishFields::encounter));
    }
    return list;
  }

  private static FieldTree encounter(Encounter encounter) {
    FieldTree fields = FieldTree.of("table", encounter.table());
    SeatKey.of(encounter.seating().kind())
        .forEach(k -> fields.put(k.key(), k.contestant(encounter.seating())));
    return fields.put("set", encounter.set());
  }

  private static ObjectNode search(SearchSettings search) {
    return FieldTree.of("engine", search.engine().word())
        .put(Word.of(search.limit().gauge()), Word.of(search.time()))
        .put("seed", search.seed())
        .put("workers", search.workers())
        .node();
  }
}
