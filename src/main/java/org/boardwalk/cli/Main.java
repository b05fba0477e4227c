package org.boardwalk.cli;

import org.boardwalk.cli.option.HomeOption;

/** Starts the program. */
public final class Main {

  private Main() {}

  /**
   * @param args the command line
   */
  public static void main(String[] args) {
    int exit = Program.run(line(System.console() != null, args));
    ClassArchive.renew();
    System.exit(exit);
  }

  /** A double click gives neither arguments nor a terminal to print help to: the page is meant. */
  private static String[] line(boolean terminal, String... args) {
    return HomeOption.application() && !terminal && args.length == 0
        ? new String[] {"serve", "--open"}
        : args;
  }
}
