package org.boardwalk.page.site;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.FlatWish;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.SetOrder;
import org.boardwalk.wish.Wish;

/** A wish as the parameters of a link, and back: the fields of its model file. */
final class WishLink {

  /**
   * The parameters for the times of an evening (minutes per board, minutes per move, start), with
   * their defaults.
   */
  private static final Map<String, String> TIMES =
      Map.of(
          "perBoard", "" + Pace.USUAL.perBoard().toMinutes(),
          "perMove", "" + Pace.USUAL.perMove().toMinutes(),
          "start", "");

  /**
   * The parameters of a link that do not belong to the wish: boards and arrow switches this
   * evening, search settings, file.
   */
  private static final Set<String> OTHERS =
      Set.of(
          "perRound",
          "shared",
          "sets",
          ArrowChoice.FIELD,
          "seed",
          "version",
          "file",
          "perBoard",
          "perMove",
          "start");

  private WishLink() {}

  /**
   * @param wish a wish
   * @param perRound boards in a round this evening
   * @return parameters from which {@link #wish} makes the same wish again
   */
  static Parameters of(Wish wish, int perRound) {
    return new Parameters(FlatWish.of(wish)).with("perRound", perRound);
  }

  /**
   * @throws IllegalArgumentException when they name no wish
   */
  static Wish wish(Parameters link) {
    Map<String, String> fields = new LinkedHashMap<>(link.values());
    fields.keySet().removeAll(OTHERS);
    try {
      return FlatWish.wish(fields);
    } catch (FileException e) {
      throw new IllegalArgumentException(
          Text.of(
              "the link names no movement: %s\nMaybe open the movement again from the first page.",
              e.what().lines().findFirst().orElse("")),
          e);
    }
  }

  /** The link with the sets of its movement in another order. */
  static Parameters ordered(Parameters link, SetOrder order) {
    return order.plain()
        ? link
        : link.with(
            "sets", order.sets().stream().map(String::valueOf).collect(Collectors.joining("-")));
  }

  /**
   * The order of the sets of a link; empty where they keep their numbers.
   *
   * @throws IllegalArgumentException when the order cannot be read
   */
  static Optional<SetOrder> order(Parameters link) {
    String text = link.text("sets");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (!text.matches("[0-9]{1,3}(-[0-9]{1,3}){0,199}")) {
      throw new IllegalArgumentException(
          "the order of the sets in the link cannot be read"
              + "\nMaybe open the movement again from the first page.");
    }
    return Optional.of(
        new SetOrder(Pattern.compile("-").splitAsStream(text).map(Integer::valueOf).toList()));
  }

  /** The link with the times of an evening, as far as they differ from the defaults. */
  static Parameters timed(Parameters link, Parameters evening) {
    Map<String, String> timed = new LinkedHashMap<>(link.values());
    new TreeMap<>(TIMES)
        .forEach(
            (name, usual) -> {
              String said = evening.text(name);
              if (!said.isEmpty() && !said.equals(usual)) {
                timed.put(name, said);
              }
            });
    return new Parameters(timed);
  }

  /** The link with the number of copies that tables share this evening. */
  static Parameters shared(Parameters link, int copies) {
    return link.with("shared", copies);
  }

  /** The copies that tables share this evening; the maximum where tables do not share. */
  static int copies(Parameters link) {
    int copies = link.number("shared").orElse(Boards.MOST);
    Range.check("shared", copies, 1, Boards.MOST);
    return copies;
  }

  /** The number of boards in a round this evening. */
  static int perRound(Parameters link) {
    return link.number("perRound").orElseGet(() -> link.needed("boards.perSet"));
  }
}
