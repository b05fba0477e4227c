package org.boardwalk.cli.option;

import java.util.Arrays;
import java.util.Optional;

/**
 * Names with letters that the language setting of this process cannot hold: Java reads such letters
 * as others, and would read and write files in unintended places.
 */
public final class Illegible {

  private static final String ADVICE = "\nMaybe set LC_ALL=C.UTF-8, or use names of plain letters.";
  private static final char REPLACEMENT = '\uFFFD';

  private Illegible() {}

  /**
   * The message for such letters in a command line, or in the name of the folder in which it was
   * typed; empty when there are none.
   */
  public static Optional<String> fault(String... args) {
    if (Arrays.stream(args).anyMatch(Illegible::is)) {
      return Optional.of(
          "The command line has characters that this language setting cannot hold" + ADVICE);
    }
    if (is(System.getProperty("user.dir", ""))) {
      return Optional.of(
          "The name of this folder has characters that this language setting cannot hold" + ADVICE);
    }
    return Optional.empty();
  }

  /**
   * @param what says what the name is for
   * @param name the name of a folder
   * @return the name
   * @throws IllegalArgumentException when the name has such letters
   */
  static String checked(String what, String name) {
    if (is(name)) {
      throw new IllegalArgumentException(
          what + " has characters that this language setting cannot hold" + ADVICE);
    }
    return name;
  }

  private static boolean is(String name) {
    return name.indexOf(REPLACEMENT) >= 0;
  }
}
