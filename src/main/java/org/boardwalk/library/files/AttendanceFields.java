package org.boardwalk.library.files;

import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Attendance;

/**
 * The attendance as the keys {@code late} and {@code left} of evenings, of models, and of solutions
 * without a model, written and read. Stateless and thread-safe.
 */
public final class AttendanceFields {

  /** The key of a contestant in evenings and solutions. */
  public static final String NUMBER = "number";

  /** The key of a contestant in models, which are for players. */
  static final String PLAYER = "player";

  private AttendanceFields() {}

  /**
   * @param attendance the rounds for which contestants are present
   * @param who the key of a contestant
   * @return the fields; none for full attendance
   */
  public static FieldTree of(Attendance attendance, String who) {
    return new FieldTree()
        .some("late", attendance.late(), l -> FieldTree.of(who, l.contestant(), "from", l.from()))
        .some(
            "left", attendance.left(), l -> FieldTree.of(who, l.contestant(), "after", l.after()));
  }

  /**
   * @param file a file or part of one
   * @param who the key of a contestant
   * @return the attendance in it
   */
  public static Attendance read(Entry file, String who) {
    return new Attendance(
        file.at("late").items().stream()
            .map(e -> new Attendance.Late(e.at(who).number(), e.at("from").number()))
            .toList(),
        file.at("left").items().stream()
            .map(e -> new Attendance.Left(e.at(who).number(), e.at("after").number()))
            .toList());
  }
}
