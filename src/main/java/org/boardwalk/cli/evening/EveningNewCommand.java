package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.BrokenMovement;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.LanguageOption;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.plan.Pace;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the file of an evening. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Starts the file of an evening from a movement that can be scored, and prints its" + " name.",
      "A file that exists is never replaced."
    },
    footer = "boardwalk evening new movement.yaml --names names.txt --title Monday")
final class EveningNewCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin LanguageOption language = new LanguageOption();

  @Mixin MovementFiles movements = new MovementFiles();

  @Parameters(paramLabel = "MOVEMENT", description = MovementFiles.FORMATS)
  Path movement = Path.of("");

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description = "File of names, as for print and score.")
  @Nullable Path names;

  @Mixin MembersOption members = new MembersOption();

  @Option(names = "--title", paramLabel = "TITLE", description = "Title of the evening.")
  @Nullable String title;

  @Option(names = "--club", paramLabel = "NAME", description = "Name of the club.")
  String club = "";

  @Option(
      names = "--club-id",
      paramLabel = "ID",
      description = "Number of the club with its union, for USEBIO.")
  String clubId = "";

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description = "Date of the evening (default: today).")
  @Nullable LocalDate date;

  @Option(names = "--start", paramLabel = "HH:MM", description = "When play begins.")
  @Nullable LocalTime start;

  @Mixin PairNumbersOption pairNumbers = new PairNumbersOption();

  @Option(
      names = "--per-board",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "7m",
      description = "Time for a board (default: ${DEFAULT-VALUE}).")
  Duration perBoard = Pace.USUAL.perBoard();

  @Option(
      names = "--per-move",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "2m",
      description = "Time for each move (default: ${DEFAULT-VALUE}).")
  Duration perMove = Pace.USUAL.perMove();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      converter = WordConverter.ScoredBy.class,
      completionCandidates = WordConverter.ScoredBy.class,
      description = "Method of scoring, as for score (default: matchpoints; teams for teams).")
  @Nullable ScoringMethod method;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "File to write (default: date and title, in this folder).")
  @Nullable Path out;

  @Override
  public Integer call() {
    OutEnding.check(out, OutEnding.OURS);
    SavedEvening evening = evening();
    Path file = out == null ? Path.of(EveningFile.name(evening)) : out;
    EveningFile.create(file, evening);
    spec.commandLine().getOut().println(file);
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private SavedEvening evening() {
    Judged judged = pairNumbers.on(movements.judged(movement));
    BrokenMovement.refuseUnscorable(movement, judged, "");
    JudgedLine.remarks(judged)
        .forEach(remark -> spec.commandLine().getErr().println(movement + ": " + remark));
    NamesFile.Entries known =
        names == null
            ? NamesFile.Entries.NONE
            : NamesFile.entries(names, FileText.readForeign(names), Roster.of(judged.movement()));
    LocalDate day = date == null ? LocalDate.now(ZoneId.systemDefault()) : date;
    SavedEvening plain =
        SavedEvening.of(judged, day, Map.of())
            .signedUp(new Entrants(known.names(), known.handicaps()), members.list());
    return (title == null ? plain : plain.titled(title))
        .on(new Members(club.strip(), clubId.strip(), plain.members().people()), day)
        .with(
            new EveningSettings(
                    method == null ? ScoringMethod.usual(judged.movement()) : method,
                    Rounding.EXACT,
                    new Pace(perBoard, perMove),
                    Optional.ofNullable(start))
                .speaking(language.chosen()))
        .rankable();
  }
}
