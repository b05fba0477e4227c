package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Attendance;

/**
 * Reads and writes the attendance as the keys {@code late} and {@code left} of evenings and of
 * solutions without a wish; with a wish its model has them. Stateless and thread-safe.
 */
public final class AttendanceFields {

  private AttendanceFields() {}

  /**
   * @param attendance the rounds for which contestants are present
   * @param fields the fields to add to; none are added for full attendance
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
   * @return the attendance in it
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
