package org.boardwalk.cli.option;

import org.boardwalk.movement.text.Word;
import picocli.CommandLine.Option;

/** The option that says as what a movement or an answer is printed. */
public final class OutputFormatOption {

  /** The formats. */
  public enum OutputFormat {
    /** For people. */
    TEXT,
    /** Our own files. */
    YAML,
    /** The same content as YAML. */
    JSON,
    /** A table of the schedule. */
    CSV;

    @Override
    public String toString() {
      return Word.of(this);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Format of the output: text, yaml, json or csv (default: ${DEFAULT-VALUE}).")
  OutputFormat format = OutputFormat.TEXT;

  /** {@return the format that was asked for} */
  public OutputFormat format() {
    return format;
  }
}
