package org.boardwalk.publish;

import org.boardwalk.exchange.file.Shown;

/**
 * Makes foreign text, such as the name in a file, safe to print: characters that control a terminal
 * or change the direction of writing are shown by their number.
 */
public final class HarmlessText {

  private HarmlessText() {}

  /**
   * @param text any text
   * @return the text on one line, without characters that control a terminal or change the
   *     direction of writing
   */
  public static String of(String text) {
    return Shown.line(text).strip();
  }
}
