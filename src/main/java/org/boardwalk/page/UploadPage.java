package org.boardwalk.page;

import org.boardwalk.exchange.Unstated;
import org.boardwalk.page.Refusal.Fault;

/** Accepts a movement file of any format and goes on to its page. */
final class UploadPage {

  private final Uploads uploads;

  UploadPage(Uploads uploads) {
    this.uploads = uploads;
  }

  Reply take(Request request) {
    Upload upload =
        request
            .form()
            .file("movement")
            .orElseThrow(
                () ->
                    new Refusal(
                        Fault.BAD_REQUEST, "No file was chosen.\nMaybe choose one, then send it."));
    int perRound =
        new Parameters(request.form().fields())
            .number("boardsPerRound")
            .orElse(Unstated.USUAL.boardsPerSet());
    Parameters link = uploads.add(upload, new Unstated(perRound));
    String page = uploads.volume(link).isPresent() ? "/movements?" : "/movement?";
    return Reply.elsewhere(page + link.query());
  }
}
