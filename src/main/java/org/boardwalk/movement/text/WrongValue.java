package org.boardwalk.movement.text;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The exception for a value that is out of range or contradicts another one. It carries the key of
 * the value, by which a reader of files finds the line.
 */
public final class WrongValue extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> key;

  /**
   * @param key the key, from the outside in, with blanks between its steps: {@code boards sets}
   * @param fault the fault, as a format of {@link java.util.Formatter}; the message is the key and
   *     the fault
   * @param values the values to fill in
   */
  @FormatMethod
  public WrongValue(String key, @FormatString String fault, @Nullable Object... values) {
    super(key + (fault.startsWith(":") ? "" : " ") + Text.of(fault, values));
    this.key = List.of(key.split(" ", -1));
  }

  /**
   * @return the steps of the key, from the outside in; a file may have fewer of them
   */
  public List<String> key() {
    return key;
  }
}
