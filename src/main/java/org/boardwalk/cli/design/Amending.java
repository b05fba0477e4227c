package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.AmendmentText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.search.local.amend.Amendment;
import org.boardwalk.search.local.amend.Amendments;
import org.boardwalk.search.local.amend.ContinuationWay;
import org.boardwalk.search.local.amend.Disruption;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * Continues a session by changing its rest, without a wish; shows the possible ways side by side.
 */
final class Amending {

  private static final Set<String> OPTIONS =
      Set.of(
          "--played",
          "--leaves",
          "--arrives",
          "--really",
          "--way",
          "--seed",
          "--rounds",
          "--out",
          "--format",
          "--quiet",
          "--boards-per-round");

  @Option(
      names = "--really",
      paramLabel = "FILE",
      description =
          "What was really played in the last of these rounds: a schedule of that round,"
              + " such as CSV with the columns round,table,ns,ew,set, without the tables where"
              + " a set was played again.")
  @Nullable Path really;

  @Option(
      names = "--way",
      paramLabel = "WAY",
      description =
          "For pairs, for several winners and with --really, the way to continue:"
              + " planned, sharing, exchanged, rover, repair or anew, one of those that are offered"
              + " (default: the first).")
  @Nullable ContinuationWay way;

  /** Refuses {@code --way} where the rest is designed anew, as there is only one way then. */
  void refuseWay() {
    if (way != null) {
      throw new IllegalArgumentException(
          Text.of(
              "--way [%s] is not for players who come alone, whose rest is always designed anew"
                  + "\nMaybe leave it out.",
              Word.of(way)));
    }
  }

  /** The reason for the change: people have come or left, or the last round was played wrongly. */
  Disruption disruption(
      CommandSpec spec,
      Movement movement,
      int played,
      List<Integer> leaves,
      int arrives,
      MovementFiles files) {
    if (really == null) {
      return new Disruption(movement, played, leaves, arrives);
    }
    if (!leaves.isEmpty() || arrives > 0) {
      throw new IllegalArgumentException(
          "--really goes without --leaves and --arrives\nMaybe go on in two steps, with --out.");
    }
    Range.check("played", played, 1, movement.wholeRounds() - 1);
    List<Round> round = files.round(really, played, movement.boards().parts());
    Disruption disruption = Disruption.wronglyPlayed(movement, played, round);
    AmendmentText.notices(
            movement.kind(),
            Disruption.broken(movement, played, round),
            Disruption.missing(movement, played, round))
        .forEach(notice -> spec.commandLine().getErr().println(really + ": " + notice));
    return disruption;
  }

  /**
   * Shows the ways to go on and writes the chosen one; contestants who were absent before stay
   * absent.
   */
  int run(
      CommandSpec spec,
      Disruption disruption,
      Attendance before,
      long seed,
      ResultOptions result,
      AnswerOutput keeping) {
    refuseOthers(spec);
    AnswerFile.check(result.out);
    PrintWriter out = spec.commandLine().getOut();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      List<Amendment> all = Amendments.of(disruption, seed, interrupt.cancelled()::get);
      Amendment chosen = chosen(all);
      Judged judged = Judged.of(chosen.movement(), before.and(chosen.attendance()));
      switch (result.output.format()) {
        case TEXT -> out.print(text(all, judged, chosen.way()));
        case YAML -> out.print(SolutionFile.text(Solution.of(judged)));
        case JSON -> out.print(SolutionFile.json(Solution.of(judged)));
        case CSV -> out.print(Exchange.text(chosen.movement(), MovementFormat.CSV));
      }
      if (result.out != null) {
        keeping.write(result.out, judged, Solution.of(judged), spec.commandLine().getErr());
      }
      out.flush();
      return (interrupt.cancelled().get() ? Exit.INTERRUPTED : Exit.DONE).code();
    }
  }

  private static void refuseOthers(CommandSpec spec) {
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
      if (!OPTIONS.contains(option.longestName())) {
        throw new ParameterException(
            spec.commandLine(),
            Text.of(
                "option [%s] is for players who come alone, whose rest is designed\nMaybe leave it out.",
                option.longestName()));
      }
    }
  }

  private Amendment chosen(List<Amendment> all) {
    ContinuationWay wanted = way;
    if (wanted == null) {
      return all.get(0);
    }
    return all.stream()
        .filter(amendment -> amendment.way() == wanted)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "way [%s] is not offered here\nMaybe take one of %s.",
                        Word.of(wanted),
                        all.stream().map(amendment -> Word.of(amendment.way())).toList())));
  }

  private static AmendmentText.Choice choice(Amendment way) {
    return new AmendmentText.Choice(
        Word.of(way.way()),
        AmendmentText.withShared(
            AmendmentText.withNewcomers(way.way().sentence(), way.attendance(), way.movement()),
            way.movement()),
        way.detour());
  }

  private static String text(List<Amendment> all, Judged chosen, ContinuationWay way) {
    Movement movement = chosen.movement();
    List<AmendmentText.Choice> choices = all.stream().map(Amending::choice).toList();
    return String.join(
        "\n",
        ScheduleText.heading(movement),
        AmendmentText.of(movement.kind(), choices),
        Word.of(way) + ":\n" + ScheduleText.byRound(movement, chosen.attendance()));
  }
}
