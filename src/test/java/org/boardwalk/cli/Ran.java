package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.boardwalk.cli.option.Exit;
import picocli.CommandLine;

/**
 * The result of a command that ran without a process of its own.
 *
 * @param code its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
public record Ran(int code, String out, String err) {

  public static Ran of(List<String> args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = args.toArray(String[]::new);
    CommandLine line = Program.commandLine(words);
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return new Ran(line.execute(words), out.toString(), err.toString());
  }

  public static Ran of(String... args) {
    return of(List.of(args));
  }

  /** The program as picocli sees it, with the commands that a command line needs. */
  public static CommandLine line(String... args) {
    return Program.commandLine(args);
  }

  public Ran exits(Exit exit) {
    assertThat(code).as("%s%n%s", out, err).isEqualTo(exit.code());
    return this;
  }

  /**
   * Asserts that there is one line that says what is wrong and one that advises, and no other
   * output.
   */
  public void refusedInOneMessage() {
    assertThat(out).isEmpty();
    assertThat(err).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(err.lines().toList()).as(err).hasSizeLessThanOrEqualTo(2);
    assertThat(err).containsAnyOf("Maybe", "Did you mean", "Possible solutions");
  }
}
