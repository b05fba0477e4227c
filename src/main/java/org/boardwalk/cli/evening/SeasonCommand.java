package org.boardwalk.cli.evening;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.ReportOptions;
import org.boardwalk.publish.Reported;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.SeasonReport;
import org.boardwalk.publish.json.ScoreJson;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.PointsTable;
import org.boardwalk.scoring.evening.SeasonRules;
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
      "Ranks the contestants of several nights by the mean of their nights, or by points for their"
          + " places.",
      "Each RESULTS is an evening, or a file that score reads without a movement. Contestants are the"
          + " same if their names are, or their numbers if they have no names; members of the list"
          + " that evening members remembers, if their numbers are. Names and"
          + " corrections hold for all nights; a fourth column of corrections, night, names the"
          + " night that a correction is for."
    },
    footer = "boardwalk season monday.csv tuesday.csv")
public final class SeasonCommand implements Callable<Integer> {

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
          "Count only the best K nights of each; contestants with fewer are not ranked, unless"
              + " --points are added (default: all nights that they played).")
  @Nullable Integer best;

  @Option(
      names = "--absent",
      paramLabel = "AMOUNT",
      description = "What a missed night counts, such as 45 (default: nothing).")
  @Nullable BigDecimal absent;

  @Option(
      names = "--people",
      description = "Rank each person, with the scores of all their pairs and teams.")
  boolean people;

  @Option(
      names = "--handicaps",
      paramLabel = "FILE",
      description =
          "CSV file with number,name,handicap of members, such as 1.5 or 2%%: added on every night"
              + " in place of handicaps that the nights have; of two in a pair their mean.")
  @Nullable Path handicaps;

  @Option(
      names = "--points",
      paramLabel = "FILE",
      description =
          "CSV file with place,points, such as the master points of a union: each place gets its"
              + " points, and the points of the nights are added. Places without a line get none."
              + " Columns boards, tables and from before them say from how many boards, full tables"
              + " and contestants on a line holds.")
  @Nullable Path points;

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
    MemberList members = MembersOption.list(handicaps);
    List<SeasonRules.Night> nights = new ArrayList<>();
    List<ScoringMethod> methods = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (List<ScoredEvent> night : scoring.nights(files)) {
      List<ScoredEvent> events = night.stream().map(e -> handicapped(members, e)).toList();
      events.forEach(e -> methods.add(e.ranking().method()));
      nights.add(SeasonReport.night(files.get(nights.size()), events));
      String when = "Night " + nights.size();
      events.forEach(e -> notes.addAll(SeasonReport.corrections(when, e)));
    }
    SeasonRules rules =
        new SeasonRules(
            best == null ? OptionalInt.empty() : OptionalInt.of(best),
            Optional.ofNullable(absent).map(Fraction::new),
            people,
            Optional.ofNullable(points).map(PointsTable::read),
            members);
    Season season = rules.season(nights);
    ScoringMethod method = methods.get(0);
    report.write(
        Reported.of(
            SeasonReport.of(season, name, method, notes),
            () -> ScoreJson.season(season, name, method)));
    return Exit.DONE.code();
  }

  private ScoredEvent handicapped(MemberList members, ScoredEvent event) {
    return handicaps == null
        ? event
        : new ScoredEvent(
            members.handicapped(event.ranking(), event.names()), event.names(), event.members());
  }
}
