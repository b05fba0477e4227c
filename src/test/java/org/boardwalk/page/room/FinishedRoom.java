package org.boardwalk.page.room;

import java.nio.file.Path;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;

/** A room after the last round, all of whose boards were passed out, and its director. */
abstract class FinishedRoom extends RoomOverHttp {

  /** The director's cookie. */
  String cookie = "";

  @Override
  Path evening() {
    Path path = super.evening();
    SavedEvening evening = EveningFile.read(path);
    for (BoardPlay play : evening.event().foreseen()) {
      evening = evening.with(ScoreEntry.read(play, "pass", ""));
    }
    EveningFile.write(path, evening);
    return path;
  }

  @BeforeEach
  void signIn() throws Exception {
    cookie = director();
  }
}
