package org.boardwalk.page.site;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.scoring.evening.SavedEvening;

/** Rooms that are started from the planner. Implementations are thread-safe. */
public interface Rooms {

  /**
   * A room that runs.
   *
   * @param title the title of its evening
   * @param address its address, for the phones
   * @param pin the director's PIN
   * @param file the file of the evening, to which every change is written
   */
  record Running(String title, String address, String pin, Path file) {}

  /**
   * Writes an evening to a new file and serves its room.
   *
   * @param evening the evening
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be written
   * @throws IllegalArgumentException when the room cannot be served
   */
  void start(SavedEvening evening);

  /** {@return the rooms that run, the latest first} */
  List<Running> running();

  /** Ends all rooms; their evenings are in their files. */
  void close();
}
