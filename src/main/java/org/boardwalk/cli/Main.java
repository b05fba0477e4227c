package org.boardwalk.cli;

import org.boardwalk.cli.option.HomeOption;

/** Starts the program. */
public final class Main {

  private Main() {}

  /**
   * @param args the command line
   */
  public static void main(String[] args) {
    int exit = Program.run(line(args));
    ClassArchive.renew();
    System.exit(exit);
  }

  /**
   * A double click gives neither arguments nor a terminal to print help to: the page is meant. The
   * application's launcher asks for the console that is null without a terminal, in any Java.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static String[] line(String... args) {
    return HomeOption.application() && args.length == 0 && System.console() == null
        ? new String[] {"serve", "--open"}
        : args;
  }
}
