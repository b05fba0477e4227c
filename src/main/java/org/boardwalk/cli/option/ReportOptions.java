package org.boardwalk.cli.option;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.boardwalk.publish.Reported;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options that say as what a report is written, and where. */
public final class ReportOptions {

  /** The command that has these options. */
  @Spec(Spec.Target.MIXEE)
  CommandSpec command = CommandSpec.create();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "Format of the output: text, csv, html, markdown, json, or pdf (with --out) (default:"
              + " ${DEFAULT-VALUE}).")
  ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "Paper: a4 or letter (default: ${DEFAULT-VALUE}).")
  PageSize size = PageSize.A4;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to FILE in place of standard output.")
  @Nullable Path out;

  /**
   * Refuses a file that does not go with the format, before any work.
   *
   * @throws IllegalArgumentException when it does not
   */
  public void check() {
    if (out == null && format == ReportFormat.PDF) {
      throw Written.needsFile();
    }
    OutEnding.check(out, format.endings());
  }

  /** {@return where further sentences go: standard output, unless a program reads that} */
  public PrintWriter besides() {
    return format == ReportFormat.TEXT
        ? command.commandLine().getOut()
        : command.commandLine().getErr();
  }

  /** {@return the format that was asked for} */
  public ReportFormat format() {
    return format;
  }

  /**
   * Writes a report in the format and to the place that were asked for.
   *
   * @param report the report
   */
  public void write(Reported report) {
    new Written(command, out).bytes(format.write(report, size));
  }
}
