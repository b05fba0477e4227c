package org.boardwalk.cli;

import picocli.CommandLine.Option;

/** The option that says whether figures are printed for people or for programs. */
final class TextOrJsonOption {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Format of the output: text or json (default: ${DEFAULT-VALUE}).")
  TextOrJson format = TextOrJson.TEXT;

  boolean json() {
    return format == TextOrJson.JSON;
  }
}
