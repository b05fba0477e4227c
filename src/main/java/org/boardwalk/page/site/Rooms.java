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
   * An evening that was begun here and whose room does not run.
   *
   * @param name the name of its file
   * @param title the title of the evening; the name where the file cannot be read
   * @param progress its day and how far it was played, or why it cannot be read
   * @param readable whether it can be resumed
   */
  record Begun(String name, String title, String progress, boolean readable) {}

  /**
   * Writes an evening to a new file and serves its room.
   *
   * @param evening the evening
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be written
   * @throws IllegalArgumentException when the room cannot be served
   */
  void start(SavedEvening evening);

  /**
   * Serves the room of an evening that was begun before, where it was left.
   *
   * @param name the name of its file, as in {@link #recent}
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be read or written
   * @throws IllegalArgumentException when there is no such evening, or the room cannot be served
   */
  void resume(String name);

  /** {@return the rooms that run, the latest first} */
  List<Running> running();

  /** {@return evenings whose rooms do not run, the latest first; the oldest are left out} */
  List<Begun> recent();

  /** {@return the PIN that each new room gets; empty where each draws its own} */
  String pin();

  /**
   * @param pin the PIN of each room from now on, from week to week; empty to draw them
   * @throws IllegalArgumentException when it is not 4 to 12 digits
   */
  void keepPin(String pin);

  /** Ends all rooms; their evenings are in their files. */
  void close();
}
