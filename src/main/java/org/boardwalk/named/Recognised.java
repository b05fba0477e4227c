package org.boardwalk.named;

import org.boardwalk.text.Text;

/**
 * What a movement is called.
 *
 * @param form the form
 * @param size its size
 * @param likeness how the movement is one of that form
 * @param play which tables of the form are in play when
 */
public record Recognised(NamedForm form, FormSize size, Likeness likeness, TablesInPlay play) {

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
    return form.text().name() + (likeness.missing() ? ", one pair missing" : "") + switched;
  }

  /**
   * @return how to run it, with the tables in the order of the form, and where it was published
   */
  public String explanation() {
    String order =
        likeness.renumbered()
            ? Text.of(
                " Tables are said in the form's order; here these are tables %s.",
                String.join(", ", likeness.tables().stream().map(String::valueOf).toList()))
            : "";
    return Text.of(
        "%s: %s%s Source: %s.", name(), form.howToRun(size, play), order, form.text().source());
  }
}
