package org.boardwalk.cli;

/** Starts the program. */
public final class Main {

  private Main() {}

  /**
   * @param args the command line
   */
  public static void main(String[] args) {
    int exit = Program.run(args);
    ClassArchive.renew();
    System.exit(exit);
  }
}
