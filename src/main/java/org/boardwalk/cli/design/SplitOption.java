package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for a room in two parts, one of which plays the two-handed game. */
final class SplitOption {

  private static final Pattern NAME = Pattern.compile("(.+)(\\.(?:ya?ml|json))");

  @Option(
      names = "--solo",
      paramLabel = "N",
      description =
          "How many play the two-handed game at the same time: N of the --players, or N"
              + " more people beside the pairs; without either, all who came.")
  @Nullable Integer solo;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "With --pick: write the movement to FILE; one that ends in .asc, .bws, .csv or .mov as"
              + " export writes it. With --solo: write both movements,"
              + " for FILE night.yaml to night-main.yaml and night-solo.yaml.")
  @Nullable Path out;

  /**
   * Whether a part of the room plays the two-handed game.
   *
   * @param picked whether one of the proposals is picked
   */
  boolean asked(boolean picked) {
    if (out != null && !picked) {
      throw new IllegalArgumentException(
          "--out needs --pick: which of the proposals is written"
              + "\nMaybe see the list first, without --out.");
    }
    if (solo == null) {
      AnswerFile.check(out);
    } else {
      OutEnding.check(out, OutEnding.OURS);
    }
    return solo != null;
  }

  /**
   * The people who are left for the main part; all of them, if they play the two-handed game.
   *
   * @param people the people who came; empty where only the two-handed game is asked for
   */
  People others(Optional<People> people) {
    if (solo == null) {
      return people.orElseThrow(
          () ->
              new IllegalArgumentException(
                  "somebody must come: --players, --pairs, --tables, --teams or --solo\n"
                      + "Maybe say --pairs 12."));
    }
    try {
      return people.isPresent()
          ? SplitRoom.others(people.get(), solo)
          : new People.Pairs(solo, Kind.SOLO);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--solo: " + e.getMessage(), e);
    }
  }

  /** Writes the only movement of a room, if a file for it is named. */
  void write(Proposal proposal, PrintWriter err) {
    if (out != null) {
      AnswerFile.write(out, Solution.asked(proposal.judged()), err);
    }
  }

  /** The rooms that fit the clock of proposals, in their order. */
  List<SplitRoom> rooms(List<Proposal> proposals, Function<Wish, Optional<Answer>> answered) {
    int lone = Optional.ofNullable(solo).orElse(0);
    return proposals.stream().flatMap(p -> SplitRoom.of(p, lone, answered).stream()).toList();
  }

  /** The schedules of both parts of a room; writes both movements, if a file for them is named. */
  String picked(List<SplitRoom> rooms, int pick) {
    Range.check("--pick", pick, 1, rooms.size());
    SplitRoom room = rooms.get(pick - 1);
    if (out != null) {
      SolutionFile.write(part(out, "-main"), Solution.asked(room.main().judged()));
      SolutionFile.write(part(out, "-solo"), Solution.of(Judged.of(room.solo())));
    }
    return ScheduleText.whole(room.main().movement()) + "\n" + ScheduleText.whole(room.solo());
  }

  /** The file of a part: the word comes before the ending, which is .yaml by default. */
  private static Path part(Path out, String word) {
    Matcher name = NAME.matcher(String.valueOf(out.getFileName()));
    return name.matches()
        ? out.resolveSibling(name.group(1) + word + name.group(2))
        : out.resolveSibling(out.getFileName() + word + ".yaml");
  }
}
