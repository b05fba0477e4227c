package org.boardwalk.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.ResultPages;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.SeasonCsv;
import org.boardwalk.publish.SeasonTable;
import org.boardwalk.publish.json.SeasonJson;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ResultsPdf;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Ranks a match of several nights. */
@Command(
    name = "season",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Ranks the contestants of several nights by the mean of their nights.",
      "Each RESULTS is an evening, or a file that score reads without a movement. Contestants are the"
          + " same if their names are, or their numbers if they have no names. Names and"
          + " corrections hold for all nights; a fourth column of corrections, night, names the"
          + " night that a correction is for."
    },
    footer = "boardwalk season monday.csv tuesday.csv")
final class SeasonCommand implements Callable<Integer> {

  /** The formats of the ranking. */
  enum Shape {
    TEXT,
    CSV,
    HTML,
    PDF,
    JSON
  }

  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "RESULTS",
      description = "An evening or a results file for each night, in the order of the nights.")
  List<Path> files = List.of();

  @Mixin ScoringOptions scoring = new ScoringOptions();

  @Option(
      names = "--best",
      paramLabel = "K",
      description =
          "Count only the best K nights of each; contestants with fewer are not ranked"
              + " (default: all nights that they played).")
  @Nullable Integer best;

  @Option(
      names = "--absent",
      paramLabel = "AMOUNT",
      description = "What a missed night counts, such as 45 (default: nothing).")
  @Nullable BigDecimal absent;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "Match",
      description = "Name of the match (default: ${DEFAULT-VALUE}).")
  String name = "Match";

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

  @Override
  public Integer call() {
    OutEnding.check(out, endings());
    List<Map<String, Fraction>> nights = new ArrayList<>();
    List<ScoringMethod> methods = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (List<ScoredEvent> events : scoring.nights(files)) {
      events.forEach(e -> methods.add(e.ranking().method()));
      nights.add(night(files.get(nights.size()), events));
      String when = "Night " + nights.size();
      events.forEach(e -> notes.addAll(SeasonTable.corrections(when, e)));
    }
    if (methods.stream().distinct().count() > 1) {
      throw new IllegalArgumentException(
          "the nights are scored by different methods\nMaybe choose one: --method matchpoints");
    }
    refuseAbsent(methods.get(0));
    Season season =
        new Season(
            nights,
            best == null ? OptionalInt.empty() : OptionalInt.of(best),
            Optional.ofNullable(absent).map(Fraction::new));
    ResultPages.Part part = SeasonTable.of(season, name, methods.get(0), notes);
    switch (format) {
      case TEXT -> write(ResultPages.text(List.of(part)));
      case CSV -> write(SeasonCsv.of(season, methods.get(0)));
      case HTML -> write(ResultPages.html(List.of(part)));
      case JSON -> write(SeasonJson.of(season, name, methods.get(0)));
      case PDF -> WholeFile.write(pdfFile(), ResultsPdf.of(List.of(part), size));
    }
    return Exit.DONE.code();
  }

  private static Map<String, Fraction> night(Path file, List<ScoredEvent> events) {
    Map<String, Fraction> night = new HashMap<>();
    for (ScoredEvent event : events) {
      for (List<Placing> field : event.ranking().fields().values()) {
        for (Placing placing : field) {
          String label = placing.label(event.ranking().event().roster()::fullLabel);
          String who = placing.name(event.names());
          String key = who.isEmpty() ? label : who;
          if (night.put(key, placing.mean()) != null) {
            throw new FileException(
                file,
                0,
                Text.of("has two contestants called [%s]", key)
                    + "\nMaybe give their names, or rank sections with --across.");
          }
        }
      }
    }
    return night;
  }

  private void refuseAbsent(ScoringMethod method) {
    boolean share = absent == null || (absent.signum() >= 0 && absent.compareTo(ALL) <= 0);
    if (method.byShare() && !share) {
      throw new IllegalArgumentException(
          Text.of(
              "--absent [%s] must be from 0 to 100, as the nights are in percent\nMaybe --absent 45",
              absent));
    }
  }

  private List<String> endings() {
    return switch (format) {
      case TEXT -> List.of("txt");
      case HTML -> List.of("html", "htm");
      case CSV, JSON, PDF -> List.of(Word.of(format));
    };
  }

  private Path pdfFile() {
    if (out == null) {
      throw new IllegalArgumentException("--format [pdf] needs a file\nMaybe add --out FILE.pdf");
    }
    return out;
  }

  private void write(String text) {
    if (out == null) {
      PrintWriter writer = spec.commandLine().getOut();
      writer.print(text);
      writer.flush();
    } else {
      WholeFile.write(out, text);
    }
  }
}
