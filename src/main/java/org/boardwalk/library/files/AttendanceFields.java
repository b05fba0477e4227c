package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.boardwalk.file.Entry;
import org.boardwalk.movement.Attendance;

/**
 * Who came late or left, as the keys {@code late} and {@code left} of evenings and of solutions
 * that answer no wish; with a wish its model says so. Stateless and thread-safe.
 */
public final class AttendanceFields {

  private AttendanceFields() {}

  /**
   * @param attendance who is there in which rounds
   * @param fields where it is added; nothing is where everybody is always there
   */
  public static void write(Attendance attendance, ObjectNode fields) {
    if (!attendance.late().isEmpty()) {
      ArrayNode late = fields.putArray("late");
      attendance
          .late()
          .forEach(l -> late.addObject().put("number", l.contestant()).put("from", l.from()));
    }
    if (!attendance.left().isEmpty()) {
      ArrayNode left = fields.putArray("left");
      attendance
          .left()
          .forEach(l -> left.addObject().put("number", l.contestant()).put("after", l.after()));
    }
  }

  /**
   * @param file a file or part of one
   * @return who it says is there in which rounds
   */
  public static Attendance read(Entry file) {
    return new Attendance(
        file.at("late").items().stream()
            .map(e -> new Attendance.Late(e.at("number").number(), e.at("from").number()))
            .toList(),
        file.at("left").items().stream()
            .map(e -> new Attendance.Left(e.at("number").number(), e.at("after").number()))
            .toList());
  }
}
