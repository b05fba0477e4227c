package org.boardwalk.page;

/**
 * A message that something is wrong.
 *
 * @param what what is wrong, empty when nothing is
 * @param advice what to do
 */
record Wrong(String what, String advice) {

  /** From a message with its advice on the second line. */
  static Wrong of(String message) {
    int end = message.indexOf('\n');
    return end < 0
        ? new Wrong(message.strip(), "")
        : new Wrong(message.substring(0, end).strip(), message.substring(end + 1).strip());
  }
}
