package org.boardwalk.page.site;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.ScoringMethod;

/** The fields of a form for the scoring method, and for the datum of Butler scores. */
final class ScoringFields {

  private ScoringFields() {}

  /** The scoring methods, as choices of the form. */
  static List<Choice> methods(Messages messages) {
    return Arrays.stream(ScoringMethod.values())
        .map(m -> new Choice(Word.of(m), messages.of("method." + Word.of(m))))
        .toList();
  }

  /** The method of that word; matchpoints where there is none. */
  static ScoringMethod method(String word) {
    return Word.parse(ScoringMethod.class, word).orElse(ScoringMethod.MATCHPOINTS);
  }

  /** The fields of the datum as they were sent, for the form that shows them again. */
  static Map<String, String> datum(FormData form) {
    return Map.of(
        "drop", form.text("datumDrop"),
        "from", form.text("datumFrom"),
        "round", form.text("datumRound"));
  }

  /**
   * The rule of the datum that was chosen; the usual one where the fields are empty.
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
