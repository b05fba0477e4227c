package org.boardwalk.design.named;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;

/**
 * A movement recognised as a named form.
 *
 * @param form the form
 * @param size its size
 * @param likeness how the movement corresponds to that form
 * @param play the tables of the form in play in each round
 * @param kind pairs, or lone players that move like pairs
 */
public record Recognised(
    NamedForm form, FormSize size, Likeness likeness, TablesInPlay play, Kind kind) {

  /** This form, recognised for contestants of another kind. */
  Recognised of(Kind other) {
    return new Recognised(form, size, likeness, play, other);
  }

  /**
   * @return a text such as: Hesitation Mitchell, arrows switched in 7 encounters
   */
  public String name() {
    int turned = likeness.turned();
    String switched =
        turned == 0
            ? ""
            : Text.of(
                ", arrows switched in %d %s", turned, turned == 1 ? "encounter" : "encounters");
    return form.text().name()
        + (likeness.missing() ? Text.of(", one %s missing", contestant()) : "")
        + switched;
  }

  /**
   * @return how to run the movement, and its source
   */
  public String explanation() {
    return Text.of("%s Source: %s.", rule(), form.text().source());
  }

  /**
   * @return how to run the movement, with the form's tables and pairs and their numbers here
   */
  public String rule() {
    String order =
        likeness.renumbered()
            ? Text.of(
                " Tables are numbered as in the form; here these are tables %s.",
                String.join(", ", likeness.tables().stream().map(String::valueOf).toList()))
            : "";
    return Text.of(
        "%s: %s%s%s%s",
        name(),
        kind == Kind.SOLO
            ? "Each player is a pair of the form; South plays as its NS, North as its EW. "
            : "",
        likeness.way().orElseGet(() -> form.howToRun(size, play)),
        order,
        pairs());
  }

  private String contestant() {
    return kind == Kind.SOLO ? "player" : "pair";
  }

  /** The numbers here of the pairs that the text names by other numbers; empty for none. */
  private String pairs() {
    List<Integer> spoken = form.spokenOf(size);
    List<Integer> here = spoken.stream().map(p -> likeness.pairs().get(p - 1)).toList();
    if (spoken.equals(here)) {
      return "";
    }
    return spoken.size() == 1
        ? Text.of(" Pair %d of the form is %s %s here.", spoken.get(0), contestant(), said(here))
        : Text.of(
            " Pairs are numbered as in the form; here pairs %s are %s %s.",
            said(spoken), kind.contestants(), said(here));
  }

  private static String said(List<Integer> pairs) {
    return pairs.stream()
        .map(p -> p == 0 ? "- (missing)" : String.valueOf(p))
        .collect(Collectors.joining(", "));
  }
}
