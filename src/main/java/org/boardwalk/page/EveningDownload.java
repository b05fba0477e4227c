package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.SavedEvening;

/** The download of an evening as one file: the movement with the typed names and results. */
final class EveningDownload {

  private final Opening opening;

  EveningDownload(Opening opening) {
    this.opening = opening;
  }

  Reply save(Request request) {
    SavedEvening evening = TypedEvening.of(opening.required(request), request.form()).rankable();
    return Reply.download(
        EveningFile.name(evening),
        "application/yaml",
        EveningFile.text(evening).getBytes(StandardCharsets.UTF_8));
  }
}
