package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.EveningText;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Enters results into the file of an evening. */
@Command(
    name = "enter",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Enters results, names or corrections into the file of an evening.",
      "If one line is wrong, nothing is entered. A result replaces an earlier one for the"
          + " same board at the same table."
    },
    footer = "boardwalk evening enter tuesday.yaml results.csv")
final class EveningEnterCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "EVENING", description = "The file of an evening.")
  Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "RESULTS",
      description = "CSV with results, as for score.")
  @Nullable Path results;

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description =
          "File of names, as for print and score; numbers that it does not name keep theirs.")
  @Nullable Path names;

  @Mixin MembersOption members = new MembersOption();

  @Option(
      names = "--corrections",
      paramLabel = "FILE",
      description = "File of corrections, as for score; they replace the earlier ones.")
  @Nullable Path corrections;

  @Override
  public Integer call() {
    if (results == null && names == null && corrections == null) {
      throw new IllegalArgumentException(
          "there is nothing to enter\nMaybe name a file of results, or add --names FILE.");
    }
    SavedEvening after = EveningStore.open(file).change(this::entered);
    spec.commandLine().getOut().print(EveningText.progress(after));
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private SavedEvening entered(SavedEvening before) {
    SavedEvening after = before;
    if (results != null) {
      ForeignResults.refuse(results);
      Map<BoardPlay, Result> all = new HashMap<>();
      before.results().forEach(r -> all.put(r.play(), r));
      ResultsCsv.results(results, FileText.readForeign(results), before.movement())
          .forEach(r -> all.merge(r.play(), r, (old, now) -> inItsForm(now, old)));
      after = after.scored(withoutTakenBack(all, before.movement()));
    }
    if (corrections != null) {
      List<Correction> read =
          CorrectionsCsv.parse(
              corrections, FileText.readForeign(corrections), before.event().roster());
      after = after.corrected(read);
    }
    if (names != null) {
      after = named(after, names);
    }
    return after.rankable();
  }

  /** The results without boards of other sets that were not played after all. */
  private static List<Result> withoutTakenBack(Map<BoardPlay, Result> all, Movement movement) {
    Set<BoardPlay> planned = Set.copyOf(Plays.of(movement).all());
    return all.values().stream()
        .filter(r -> planned.contains(r.play()) || !(r.ns() instanceof Score.NotPlayed))
        .toList();
  }

  /** The result with the form of the one that it corrects, unless it names another form. */
  private static Result inItsForm(Result now, Result before) {
    return now.form().isEmpty() ? now.in(before.form()) : now;
  }

  /**
   * The evening with the names of a list; other names stay. Handicaps replace all earlier ones, and
   * those of the members.
   */
  private SavedEvening named(SavedEvening evening, Path list) {
    Roster roster = evening.event().roster();
    NamesFile.Entries entries = NamesFile.entries(list, FileText.readForeign(list), roster);
    List<Correction> others = new ArrayList<>(evening.corrections());
    if (corrections == null && !entries.handicaps().isEmpty()) {
      others.removeIf(c -> c.purpose() == Correction.Purpose.HANDICAP);
    }
    Entrants all = new Entrants(evening.names(), others).with(roster, entries, List.of());
    SavedEvening named = evening.named(all.names(), members.list());
    return entries.handicaps().isEmpty() ? named : named.corrected(all.corrections());
  }
}
