package org.boardwalk.page.site;

import java.util.Map;
import java.util.Optional;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.ScoringMethod;

/** The fields of a form for the datum of Butler scores. */
final class DatumFields {

  private DatumFields() {}

  /** The fields as they were sent, for the form that shows them again. */
  static Map<String, String> of(FormData form) {
    return Map.of(
        "drop", form.text("datumDrop"),
        "from", form.text("datumFrom"),
        "round", form.text("datumRound"));
  }

  /**
   * The rule that was chosen; the usual one where the fields are empty.
   *
   * @throws IllegalArgumentException when they are no rule, or the method has no datum
   */
  static Datum rule(FormData form, ScoringMethod method) {
    Optional<Datum> chosen =
        Datum.chosen(
            "datum: ",
            said(form, "datumDrop"),
            new Parameters(form.fields()).number("datumFrom"),
            said(form, "datumRound"));
    if (chosen.isPresent() && method != ScoringMethod.IMPS) {
      throw new IllegalArgumentException(
          "the datum is for IMPs against the mean (Butler)"
              + "\nMaybe choose that method, or leave the datum empty.");
    }
    return chosen.orElse(Datum.USUAL);
  }

  private static Optional<String> said(FormData form, String field) {
    return Optional.of(form.text(field).strip()).filter(text -> !text.isEmpty());
  }
}
