package org.boardwalk.named;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.text.Text;

/**
 * What a movement is called.
 *
 * @param form the form
 * @param size its size
 * @param likeness how the movement is one of that form
 * @param play which tables of the form are in play when
 * @param kind pairs, or lone players who move as they do
 */
public record Recognised(
    NamedForm form, FormSize size, Likeness likeness, TablesInPlay play, Kind kind) {

  /** The same of contestants of another kind, who move so. */
  Recognised of(Kind other) {
    return new Recognised(form, size, likeness, play, other);
  }

  /**
   * @return such as: Hesitation Mitchell, arrows switched in 7 encounters
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
   * @return how to run it, and where it was published
   */
  public String explanation() {
    return Text.of("%s Source: %s.", rule(), form.text().source());
  }

  /**
   * @return how to run it, with tables and pairs by the form's numbers and what these are here
   */
  public String rule() {
    String order =
        likeness.renumbered()
            ? Text.of(
                " Tables are said in the form's order; here these are tables %s.",
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

  /** What the pairs are called here that are spoken of by other numbers; empty for none. */
  private String pairs() {
    List<Integer> spoken = form.spokenOf(size);
    List<Integer> here = spoken.stream().map(p -> likeness.pairs().get(p - 1)).toList();
    if (spoken.equals(here)) {
      return "";
    }
    return spoken.size() == 1
        ? Text.of(" Pair %d of the form is %s %s here.", spoken.get(0), contestant(), said(here))
        : Text.of(
            " Pairs are said by the form's numbers; here pairs %s are %s %s.",
            said(spoken), kind.contestants(), said(here));
  }

  private static String said(List<Integer> pairs) {
    return pairs.stream()
        .map(p -> p == 0 ? "- (missing)" : String.valueOf(p))
        .collect(Collectors.joining(", "));
  }
}
