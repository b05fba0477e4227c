package org.boardwalk.cli.evening;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.ReportOptions;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Reported;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.SeasonReport;
import org.boardwalk.publish.json.ScoreJson;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
public final class SeasonCommand implements Callable<Integer> {

  private static final BigDecimal ALL = BigDecimal.valueOf(100);

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

  @Mixin ReportOptions report = new ReportOptions();

  @Override
  public Integer call() {
    report.check();
    List<Map<String, Fraction>> nights = new ArrayList<>();
    List<ScoringMethod> methods = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (List<ScoredEvent> events : scoring.nights(files)) {
      events.forEach(e -> methods.add(e.ranking().method()));
      nights.add(night(files.get(nights.size()), events));
      String when = "Night " + nights.size();
      events.forEach(e -> notes.addAll(SeasonReport.corrections(when, e)));
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
    ScoringMethod method = methods.get(0);
    report.write(
        Reported.of(
            SeasonReport.of(season, name, method, notes),
            () -> ScoreJson.season(season, name, method)));
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
}
