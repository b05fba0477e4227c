package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.LanguageOption;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.cli.option.ReportOptions;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.Reported;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ResultsPage;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.publish.UsebioText;
import org.boardwalk.publish.json.ScoreJson;
import org.boardwalk.publish.paper.ReportFormat;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.entry.MemberList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Scores a finished event. */
@Command(
    name = "score",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Scores a finished session, and ranks each field of winners on its own.",
      "RESULTS is a CSV file, a Bridgemate database that devices have filled, an ACBLscore game"
          + " file (.AC1 and the like), USEBIO (XML), or PBN with tables of scores.",
      "The first line of a CSV file names its columns: board; what tells a play from"
          + " others (one or more of round, table, ns, ew, north, south, east, west); then"
          + " score, or contract, declarer, result or tricks, and lead. The column form says in"
          + " which form a fouled board was played, such as a or b. Without MOVEMENT the file"
          + " needs ns and ew, or the four players, and may have section.",
      "A score is points for NS (420, -50), a contract (4S N +1, 4Sx N -1, 3NT E =),"
          + " pass, an average (A+, A, A-, 55%%, A6040), several results with their weights"
          + " (60%% 420 40%% -50) or NP; two with / between are for NS and for EW, both as NS"
          + " see them. Boards without a score are reported and do not count.",
      "--format json writes the ranking, --format usebio all boards as USEBIO 1.2, for unions and"
          + " websites, and --format html without --sheets a page of all results, to be put on a"
          + " website."
    },
    footer = "boardwalk score movement.yaml results.csv --names names.txt")
public final class ScoreCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin MovementFiles files = new MovementFiles();

  @Parameters(
      paramLabel = "[MOVEMENT] RESULTS",
      arity = "1..2",
      description = {
        "What was scored, after the movement that was played, if there is a file of it.",
        MovementFiles.FORMATS
      })
  List<Path> named = List.of();

  @Mixin ScoringOptions scoring = new ScoringOptions();

  @Mixin PairNumbersOption pairNumbers = new PairNumbersOption();

  @Mixin SheetOptions sheets = new SheetOptions();

  @Mixin LanguageOption language = new LanguageOption();

  @Mixin ReportOptions report = new ReportOptions();

  @Option(
      names = "--strict",
      description =
          "Exit code 5 where the points, totals or places that a USEBIO, PBN or ACBLscore file"
              + " states differ from ours; the sheet says where and why.")
  boolean strict;

  @Override
  public Integer call() {
    report.check();
    scoring.speaking(language);
    List<ScoredEvent> events =
        sheets.numbered(
            named.size() == 1
                ? scoring.open(pairNumbers, named.get(0))
                : List.of(scoring.played(files, pairNumbers, named.get(0), named.get(1))));
    report.write(new Sheets(events, sheets));
    if (report.format() == ReportFormat.USEBIO) {
      events.forEach(this::sayWhatUsebioLacks);
    }
    return (strict && scoring.differing() ? Exit.BROKEN_RULES : Exit.DONE).code();
  }

  private void sayWhatUsebioLacks(ScoredEvent event) {
    if (BoardForms.fouled(event.ranking().event())) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(
          "USEBIO has no place for forms of a fouled board: the matchpoints are right there, but a"
              + " program that scores again compares all forms.");
      err.flush();
    }
  }

  /** The sheets of scored events. */
  private record Sheets(List<ScoredEvent> events, SheetOptions options) implements Reported {

    @Override
    public List<Report> reports() {
      return ResultSheet.reports(
          events,
          options.sheets.isEmpty()
              ? List.of(ResultSheet.RANKING, ResultSheet.MATCHES)
              : options.sheets);
    }

    @Override
    public String csv() {
      if (options.sheets.size() > 1) {
        throw new IllegalArgumentException(
            "--format [csv] holds one sheet\nMaybe choose one: --sheets travellers");
      }
      return (options.sheets.isEmpty() ? ResultSheet.RANKING : options.sheets.get(0)).csv(events);
    }

    @Override
    public String json() {
      return ScoreJson.of(events);
    }

    @Override
    public String usebio() {
      return UsebioText.of(events, options.heading());
    }

    @Override
    public String html() {
      return options.sheets.isEmpty()
          ? ResultsPage.of(events, options.heading(), options.hands())
          : Report.html(reports(), events.get(0).language());
    }
  }

  /** Options that say which sheets of results are written, with what heading. */
  private static final class SheetOptions {

    @Option(
        names = "--sheets",
        paramLabel = "SHEET",
        split = ",",
        description =
            "ranking; matches of teams; travellers: each board with all its scores; personal: the"
                + " boards of each contestant (default: ranking and matches; of csv ranking).")
    List<ResultSheet> sheets = List.of();

    @Option(
        names = "--club",
        paramLabel = "NAME",
        description = "Name of the club, for USEBIO and HTML (default: that of the results).")
    String club = "";

    @Option(
        names = "--club-id",
        paramLabel = "ID",
        description =
            "Number of the club with its union, for USEBIO (default: that of the results).")
    String clubId = "";

    @Option(
        names = "--date",
        paramLabel = "YYYY-MM-DD",
        description =
            "Date of play, for USEBIO and HTML (default: that of an evening; USEBIO has today for"
                + " others).")
    @Nullable LocalDate date;

    @Option(
        names = "--charge-code",
        paramLabel = "N",
        description =
            "Code by which the English Bridge Union charges the session, for USEBIO, such as 10.")
    String charge = "";

    @Option(
        names = "--members",
        paramLabel = "FILE",
        description =
            "CSV file with number,name of members, whose numbers USEBIO gets (default: the list that"
                + " evening members remembers, if any).")
    @Nullable Path members;

    @Option(
        names = "--hands",
        paramLabel = "FILE",
        description = "PBN file of the deals, whose hands HTML shows beside the scores.")
    @Nullable Path pbn;

    UsebioText.Heading heading() {
      return new UsebioText.Heading(club, clubId, Optional.ofNullable(date), charge);
    }

    ShownDeals hands() {
      return pbn == null ? ShownDeals.NONE : ShownDeals.read(pbn, FileText.readForeign(pbn));
    }

    /** The events, with the numbers of the people who are members. */
    List<ScoredEvent> numbered(List<ScoredEvent> events) {
      MemberList list = MembersOption.list(members);
      return events.stream().map(e -> e.with(list.numbered(e.members(), e.names()))).toList();
    }
  }
}
