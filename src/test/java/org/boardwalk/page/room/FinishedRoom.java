package org.boardwalk.page.room;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.BeforeEach;

/** A room after the last round, all of whose boards were passed out, and its director. */
abstract class FinishedRoom extends RoomOverHttp {

  /** The director's cookie. */
  String cookie = "";

  @Override
  Path evening() {
    return RoomEvening.scored(
        super.evening(), play -> Optional.of(ScoreEntry.read(play, "pass", "")));
  }

  @BeforeEach
  void signIn() throws Exception {
    cookie = director();
  }
}
