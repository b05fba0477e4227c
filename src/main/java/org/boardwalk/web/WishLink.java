package org.boardwalk.web;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.Form;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Moves;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.PairsWish.Switching;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.UsualPairs;
import org.boardwalk.problem.UsualWish;
import org.boardwalk.problem.Wish;

/**
 * A wish as the parameters of a link, and back. It has words for every wish that is proposed; not
 * for others, such as those with weights of their own.
 */
final class WishLink {

  private static final PairsForm.Web FREE_WEB =
      new PairsForm.Web(Boarding.FREE, PairsForm.Walk.UP_ONE, PairsForm.Party.NONE);

  private WishLink() {}

  /**
   * @param wish a wish that is proposed
   * @param perRound boards in a round this evening
   * @return parameters from which {@link #wish} makes the same wish again
   */
  static Parameters of(Wish wish, int perRound) {
    Map<String, String> link = new LinkedHashMap<>();
    Boards boards;
    if (wish instanceof IndividualWish individual) {
      link.put("form", form(individual));
      link.put("players", "" + individual.players());
      link.put("tables", "" + individual.tables());
      link.put("rounds", "" + individual.rounds());
      boards = individual.boards();
      link.put("rotation", word(individual.rotation()));
    } else {
      PairsWish pairs = (PairsWish) wish;
      link.put("form", form(pairs.form()));
      link.put("kind", word(pairs.kind()));
      link.put("tables", "" + pairs.tables());
      link.put("rounds", "" + pairs.rounds());
      boards = pairs.boards();
      link.put("switching", word(pairs.switching()));
      pairs.missing().ifPresent(d -> link.put("missing", word(d)));
    }
    link.put("sets", "" + boards.sets());
    link.put("perSet", "" + boards.perSet());
    link.put("play", word(boards.play()));
    link.put("copies", "" + boards.copies());
    link.put("perRound", "" + perRound);
    return new Parameters(link);
  }

  /**
   * @throws IllegalArgumentException when they name no wish
   */
  static Wish wish(Parameters link) {
    return switch (link.text("form")) {
      case "usual" -> usual(link);
      case "complete" -> UsualWish.complete(link.needed("players"));
      case "four" -> UsualWish.singleTable(link.needed("perSet"));
      case "rainbow" -> rainbow(link, Moves.Steps.RULE);
      case "rainbow-cards" -> rainbow(link, Moves.GUIDE_CARDS);
      case "howell" -> pairs(link, new PairsForm.Howell());
      case "mitchell" -> pairs(link, new PairsForm.Mitchell(PairsForm.Closing.AUTO));
      case "web" -> pairs(link, UsualPairs.WEB);
      case "web-free" -> pairs(link, FREE_WEB);
      case "single" -> pairs(link, new PairsForm.SingleTable());
      case "free" -> pairs(link, new PairsForm.Free());
      default ->
          throw new IllegalArgumentException(
              "form [%s] is not known\nMaybe open the movement anew from the first page."
                  .formatted(shortened(link.text("form"))));
    };
  }

  /** Boards in a round this evening. */
  static int perRound(Parameters link) {
    return link.number("perRound").orElse(link.needed("perSet"));
  }

  private static String form(IndividualWish wish) {
    if (wish.form() instanceof Rainbow rainbow) {
      return rainbow.moves().equals(Moves.GUIDE_CARDS) ? "rainbow-cards" : "rainbow";
    }
    if (wish.form() == Form.SINGLE_TABLE) {
      return "four";
    }
    return wish.form() == Form.FREE && wish.objective() instanceof Objective.Ordered
        ? "complete"
        : "usual";
  }

  private static String form(PairsForm form) {
    if (form instanceof PairsForm.Web web) {
      return web.boarding().equals(Boarding.FREE) ? "web-free" : "web";
    }
    if (form instanceof PairsForm.Howell) {
      return "howell";
    }
    if (form instanceof PairsForm.SingleTable) {
      return "single";
    }
    return form instanceof PairsForm.Mitchell ? "mitchell" : "free";
  }

  private static IndividualWish usual(Parameters link) {
    return UsualWish.of(
        link.needed("players"),
        link.needed("tables"),
        link.needed("rounds"),
        boards(link, Replay.NEVER),
        named(link, "rotation", Rotation.values(), Rotation.NONE));
  }

  private static IndividualWish rainbow(Parameters link, Moves moves) {
    return usual(link)
        .named(
            "Rainbow, %d tables, %d rounds".formatted(link.needed("tables"), link.needed("rounds")))
        .demanding(Map.of())
        .with(new Rainbow(moves));
  }

  private static PairsWish pairs(Parameters link, PairsForm form) {
    int tables = link.needed("tables");
    Optional<Direction> missing =
        link.text("missing").isEmpty()
            ? Optional.empty()
            : Optional.of(named(link, "missing", Direction.values(), Direction.EW));
    Replay replay = form instanceof PairsForm.SingleTable ? Replay.OTHER_CARDS : Replay.NEVER;
    Kind kind = named(link, "kind", Kind.values(), Kind.PAIRS);
    return UsualPairs.of(kind, form, tables, link.needed("rounds"), missing)
        .with(boards(link, replay))
        .with(named(link, "switching", Switching.values(), Switching.NONE));
  }

  private static Boards boards(Parameters link, Replay replay) {
    return new Boards(
        link.needed("sets"),
        link.needed("perSet"),
        named(link, "play", Play.values(), Play.SHARED),
        link.needed("copies"),
        replay);
  }

  private static <E extends Enum<E>> E named(
      Parameters link, String name, E[] values, E whenUnsaid) {
    String text = link.text(name);
    return text.isEmpty()
        ? whenUnsaid
        : Arrays.stream(values)
            .filter(v -> word(v).equals(text))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "%s [%s] is not known".formatted(name, shortened(text))));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }
}
