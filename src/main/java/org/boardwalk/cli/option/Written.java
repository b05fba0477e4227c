package org.boardwalk.cli.option;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.boardwalk.exchange.FilledDatabase;
import org.boardwalk.exchange.file.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Where the output of a command goes: to a file, whole or not at all, or to standard output.
 *
 * @param spec the command
 * @param out the file; null for standard output
 */
public record Written(CommandSpec spec, @Nullable Path out) {

  /**
   * Writes text.
   *
   * @param text the text
   */
  public void text(String text) {
    bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes bytes.
   *
   * @param text text in UTF-8
   */
  public void bytes(byte[] text) {
    if (out == null) {
      PrintWriter writer = spec.commandLine().getOut();
      writer.print(new String(text, StandardCharsets.UTF_8));
      writer.flush();
    } else {
      FilledDatabase.refuse(out);
      WholeFile.write(out, text);
    }
  }

  /** {@return the refusal of a PDF on standard output} */
  public static IllegalArgumentException needsFile() {
    return new IllegalArgumentException("--format [pdf] needs a file\nMaybe add --out FILE.pdf");
  }
}
