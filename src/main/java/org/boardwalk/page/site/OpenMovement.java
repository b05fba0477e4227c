package org.boardwalk.page.site;

import java.util.Optional;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/**
 * A movement that is open on a page.
 *
 * @param judged the movement, with the boards of the evening
 * @param status its proven quality, in a line; empty when nothing is known
 * @param source its source, in a line
 * @param link the parameters that open it again
 * @param evening the evening that was saved with it; empty for a movement alone
 */
record OpenMovement(
    Judged judged, String status, String source, Parameters link, Optional<SavedEvening> evening) {

  /** Creates an open movement without an evening. */
  OpenMovement(Judged judged, String status, String source, Parameters link) {
    this(judged, status, source, link, Optional.empty());
  }

  /** This movement for an evening of the title in a form; itself where that is empty. */
  OpenMovement titled(FormData form) {
    String title = form.text("title").strip();
    if (title.isEmpty()) {
      return this;
    }
    SavedEvening titled = evening.orElseGet(() -> TypedEvening.unwritten(this)).titled(title);
    return new OpenMovement(judged.named(title), status, source, link, Optional.of(titled));
  }

  /** This movement under another link. */
  OpenMovement at(Parameters other) {
    return new OpenMovement(judged, status, source, other, evening);
  }

  /** This movement with other arrow switches, and what is then proved of it. */
  OpenMovement switched(Judged other, String otherStatus) {
    return new OpenMovement(other, otherStatus, source, link, evening);
  }

  /** Whether it was opened from the file of an evening, which fixes who sits where. */
  boolean savedAsEvening() {
    return !link.text("file").isEmpty() && evening.isPresent();
  }

  /**
   * This movement with the pair numbers of its link; where the link names none, with those that it
   * has, by section where it has several.
   *
   * @throws IllegalArgumentException when its pairs cannot be numbered so
   */
  OpenMovement numbered() {
    PairNumbering numbering = judged.movement().numbering();
    return Word.parse(PairNumbering.Style.class, link.text("numbers"))
        .or(
            () ->
                Optional.of(
                    numbering.plain() ? PairNumbering.usual(judged.movement()) : numbering.style()))
        .filter(style -> numbering.plain() || style != numbering.style())
        .map(
            style ->
                new OpenMovement(
                    judged.numbered(style),
                    status,
                    source,
                    link,
                    evening.map(e -> e.numbered(style))))
        .orElse(this);
  }

  /** The content of the fields of its page. */
  MovementFormFields typed(FormData form) {
    return evening
        .map(MovementFormFields::of)
        .orElseGet(
            () ->
                new MovementFormFields(
                    "", "", "", Word.of(ScoringMethod.usual(judged.movement())), "", "", ""))
        .over(form);
  }
}
