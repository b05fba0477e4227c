package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.rule.Rule;
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
final class WishFields implements Wish.Visitor<FieldTree> {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The kind, and the key of the number of teams. */
  static final String TEAMS = "teams";

  private WishFields() {}

  /** {@return its fields in the order of a model file, without format and name first} */
  public static ObjectNode of(Wish wish) {
    return FieldTree.of("kind", kind(wish))
        .add(wish.accept(new WishFields()))
        .put("search", search(wish.search()))
        .node();
  }

  /** The kind; a wish for teams has a word of its own. */
  private static String kind(Wish wish) {
    return teams(wish) ? TEAMS : Word.of(wish.kind());
  }

  static boolean teams(Wish wish) {
    return wish instanceof PairsWish pairs && pairs.form() instanceof PairsForm.FreeTeams;
  }

  /** Rounds with the numbers of teams for their EW pairs, too. */
  static List<Round> byTeam(List<Round> rounds, int teams) {
    return rounds.stream()
        .map(r -> new Round(r.encounters().stream().map(e -> byTeam(e, teams)).toList()))
        .toList();
  }

  private static Encounter byTeam(Encounter e, int teams) {
    return new Encounter(
        e.table(), e.seating().takenBy(pair -> pair > teams ? pair - teams : pair), e.set());
  }

  /** The whole model file. */
  static ObjectNode file(Wish wish) {
    ObjectNode file = FieldTree.of("format", FileFormat.MODEL.id(), "name", wish.name()).node();
    return file.setAll(of(wish));
  }

  @Override
  public FieldTree individual(IndividualWish wish) {
    FieldTree fields =
        sizes("players", wish).put("rotation", wish.rotation()).put("movement", wish.form().word());
    if (wish.form() instanceof Rainbow rainbow) {
      fields.put("moves", moves(rainbow.moves()));
    }
    fields
        .put("criteria", Criterion.each(wish::demand))
        .add(objective(wish.objective()))
        .put("symmetry", wish.symmetry().accept(new SymmetryNode()));
    if (!wish.fixed().nothing()) {
      fields.put("fixed", Optional.of(fixed(wish.fixed()).node()).filter(f -> !f.isEmpty()));
      boolean first = keysFirst(wish.fixed());
      List<Rule> rules = first ? wish.fixed().otherRules() : wish.fixed().allRules();
      fields.some("rules", rules, RuleFields::of);
    }
    if (!wish.fixed().inTurn()) {
      fields.put("sitOuts", wish.fixed().sitOuts().word());
    }
    return fields.put("walk", Optional.of(wish.walk()).filter(w -> w != WalkWish.AUTO));
  }

  @Override
  public FieldTree pairs(PairsWish wish) {
    if (wish.form() instanceof PairsForm.FreeTeams teams) {
      return FieldTree.of(TEAMS, wish.tables())
          .put("rounds", wish.rounds())
          .put("boards", boards(wish.boards()))
          .put("halves", halves(teams.within()))
          .some("scoreBreak", teams.scoreBreaks(), q -> q);
    }
    FieldTree fields = sizes(wish.kind().contestants(), wish).put("movement", wish.form().word());
    if (wish.form() instanceof PairsForm.Mitchell mitchell) {
      fields.put("closing", mitchell.closing());
    }
    if (wish.form() instanceof PairsForm.Web web) {
      fields
          .put("boarding", web.boarding().word())
          .put("walk", web.walk())
          .put("party", web.party());
    }
    if (wish.form() instanceof PairsForm.Free free) {
      fields
          .put("walk", Optional.of(free.walk()).filter(w -> w != WalkGrade.ANY))
          .put("stationary", Optional.of(free.stationary()).filter(n -> n > 0));
    }
    return fields
        .put("switches", wish.switching())
        .put("missing", wish.missing())
        .put(
            "otherResults",
            Optional.of(wish.otherResults()).filter(n -> n != PairsWish.USUAL_OTHERS))
        .some("rules", wish.rules(), RuleFields::of);
  }

  private static Object halves(int within) {
    return switch (within) {
      case 0 -> "together";
      case PairsForm.FreeTeams.ANY -> "any";
      default -> FieldTree.of("within", within);
    };
  }

  private static FieldTree sizes(String contestants, Wish wish) {
    return FieldTree.of(contestants, wish.contestants())
        .put("tables", wish.tables())
        .put("rounds", wish.rounds() / wish.boards().parts())
        .put("boards", boards(wish.boards()));
  }

  /** The fields of the boards; replay, shortage and parts are written only where they occur. */
  static FieldTree boards(Boards boards) {
    return FieldTree.of("sets", boards.sets())
        .put("perSet", boards.perSet())
        .put("play", boards.play())
        .put("copies", boards.copies())
        .put("replay", Optional.of(boards.replay()).filter(r -> r != Replay.NEVER))
        .put("shortage", Optional.of(boards.shortage()).filter(s -> s != Shortage.NONE))
        .put("parts", Optional.of(boards.parts()).filter(p -> p > 1));
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

  /** Whether the rules with keys of their own come first, as those keys are read. */
  private static boolean keysFirst(Fixed fixed) {
    return fixed.inOrder().equals(fixed);
  }

  private static FieldTree fixed(Fixed fixed) {
    FieldTree fields = new FieldTree();
    if (keysFirst(fixed)) {
      fields
          .some("stationary", fixed.stationary(), player -> player)
          .some("partners", fixed.partners(), WishFields::couple)
          .some("apart", fixed.apart(), WishFields::couple);
    }
    return fields
        .add(AttendanceFields.of(fixed.attendance(), AttendanceFields.PLAYER))
        .put("curtail", fixed.curtail())
        .some("first", rounds(fixed.first(), 1), round -> round);
  }

  private static List<Integer> couple(Couple couple) {
    return List.of(couple.first(), couple.second());
  }

  /** The rounds, each of which has so many parts, one after the other. */
  static List<FieldTree> rounds(Collection<Round> rounds, int parts) {
    List<FieldTree> list = new ArrayList<>();
    for (Round round : rounds) {
      list.add(
          FieldTree.of("round", list.size() / parts + 1)
              .put("part", Optional.of(list.size() % parts + 1).filter(part -> parts > 1))
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

  private static FieldTree search(SearchSettings search) {
    return FieldTree.of("engine", search.engine().word())
        .put(Word.of(search.limit().gauge()), Word.of(search.time()))
        .put("seed", search.seed())
        .put("workers", search.workers());
  }
}
