package org.boardwalk.page.site;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.scoring.evening.SavedEvening;

/** Rooms that are started from the planner. Implementations are thread-safe. */
public interface Rooms {

  /** No rooms can be started. */
  Rooms NONE =
      new Rooms() {
        @Override
        public boolean possible() {
          return false;
        }

        @Override
        public void start(SavedEvening evening) {
          throw new IllegalArgumentException(
              "no room can be started here\nMaybe save the evening, and run boardwalk serve --room.");
        }

        @Override
        public List<Running> running() {
          return List.of();
        }

        @Override
        public void close() {
          // There are none.
        }
      };

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
   * @return whether rooms can be started
   */
  boolean possible();

  /**
   * Writes an evening to a new file and serves its room.
   *
   * @param evening the evening
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be written
   * @throws IllegalArgumentException when the room cannot be served
   */
  void start(SavedEvening evening);

  /**
   * @return the rooms that run, the latest first
   */
  List<Running> running();

  /** Ends all rooms; their evenings are in their files. */
  void close();
}
