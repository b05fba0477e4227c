package org.boardwalk.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs the command lines of a file in one virtual machine, and writes their exit codes and all
 * their output to another file. Blanks separate words.
 */
public final class Several {

  private Several() {}

  /**
   * @param args the file with a command line a line, and the file for the output
   */
  public static void main(String[] args) throws Exception {
    StringBuilder said = new StringBuilder();
    for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
      Ran ran = Ran.of(List.of(line.split(" ")));
      said.append("$ ").append(line).append('\n');
      said.append(ran.code()).append('\n').append(ran.out()).append(ran.err());
    }
    Files.writeString(Path.of(args[1]), said, StandardCharsets.UTF_8);
  }
}
