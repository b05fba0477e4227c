package org.boardwalk.cli;

import java.util.Arrays;
import java.util.Optional;

/**
 * Names with letters that the language setting of this process cannot hold: Java reads them as
 * something else, and would look for files, and write them, in places that nobody meant.
 */
final class Illegible {

  private static final String ADVICE = "\nMaybe set LC_ALL=C.UTF-8, or use names of plain letters.";
  private static final char REPLACEMENT = '\uFFFD';

  private Illegible() {}

  /**
   * What is wrong with a command line, or with the folder in which it was typed; empty when all is
   * well.
   */
  static Optional<String> fault(String... args) {
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
   * @return the same
   * @throws IllegalArgumentException when Java could not make sense of it
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
