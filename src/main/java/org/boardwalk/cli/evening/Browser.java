package org.boardwalk.cli.evening;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/** The browser of the user, opened by the system's own command. */
final class Browser {

  private Browser() {}

  /**
   * Opens a page, and does not wait for it.
   *
   * @param system the name of the system, as Java has it
   * @return whether the command is there
   */
  static boolean opens(URI page, String system) {
    try {
      new ProcessBuilder(command(page, system))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start()
          .getOutputStream()
          .close();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The command of a system; that of Linux is of the XDG Utilities. */
  static List<String> command(URI page, String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", page.toString());
    }
    return List.of(name.startsWith("mac") ? "open" : "xdg-open", page.toString());
  }
}
