package org.boardwalk.cli.option;

import java.io.PrintWriter;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Word;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option that says whether figures are printed for people or for programs. */
public final class TextOrJsonOption {

  /** The command that has this option. */
  @Spec(Spec.Target.MIXEE)
  CommandSpec command = CommandSpec.create();

  /** The formats. */
  enum TextOrJson {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return Word.of(this);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Format of the output: text or json (default: ${DEFAULT-VALUE}).")
  TextOrJson format = TextOrJson.TEXT;

  /**
   * Prints a result as it was asked for.
   *
   * @param text makes the result for people
   * @param json makes the result for programs
   */
  public void print(Supplier<String> text, Supplier<String> json) {
    PrintWriter out = command.commandLine().getOut();
    out.print(json() ? json.get() : text.get());
    out.flush();
  }

  /** {@return whether the result is for programs} */
  public boolean json() {
    return format == TextOrJson.JSON;
  }
}
