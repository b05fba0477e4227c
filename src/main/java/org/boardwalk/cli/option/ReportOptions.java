package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportPdf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options that say as what a report is written, and where. */
public final class ReportOptions {

  /** The command that has these options. */
  @Spec(Spec.Target.MIXEE)
  CommandSpec command = CommandSpec.create();

  /** The formats of a report. */
  enum Shape {
    TEXT,
    CSV,
    HTML,
    PDF,
    JSON
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "Format of the output: text, csv, html, json, or pdf (with --out) (default:"
              + " ${DEFAULT-VALUE}).")
  Shape format = Shape.TEXT;

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
    if (out == null && format == Shape.PDF) {
      throw Written.needsFile();
    }
    OutEnding.check(
        out,
        switch (format) {
          case TEXT -> List.of("txt");
          case HTML -> List.of("html", "htm");
          case CSV, JSON, PDF -> List.of(Word.of(format));
        });
  }

  /**
   * Writes a report in the format and to the place that were asked for.
   *
   * @param report the report
   * @param json supplies the report as JSON
   */
  public void write(Report report, Supplier<String> json) {
    Written written = new Written(command, out);
    switch (format) {
      case TEXT -> written.text(Report.text(List.of(report)));
      case CSV -> written.text(report.csv());
      case HTML -> written.text(Report.html(List.of(report)));
      case JSON -> written.text(json.get());
      case PDF -> written.pdf(ReportPdf.of(List.of(report), size));
    }
  }
}
