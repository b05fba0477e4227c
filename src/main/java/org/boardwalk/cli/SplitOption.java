package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Range;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A room in two parts, one of which plays the two-handed game. */
final class SplitOption {

  @Option(
      names = "--solo",
      paramLabel = "N",
      description =
          "So many play the two-handed game, on the same clock: N of the --players, or N people"
              + " beside the pairs.")
  @Nullable Integer solo;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "With --pick: write the movement to FILE, for print; with --solo both movements, to"
              + " FILE-main.yaml and FILE-solo.yaml.")
  @Nullable Path out;

  /**
   * Whether there is such a part.
   *
   * @param picked whether one of the proposals is picked
   */
  boolean asked(boolean picked) {
    if (out != null && !picked) {
      throw new IllegalArgumentException(
          "--out needs --pick: which of the proposals is written"
              + "\nMaybe see the list first, without --out.");
    }
    return solo != null;
  }

  /** Who is left for the main part. */
  People others(People people) {
    return solo == null ? people : SplitRoom.others(people, solo);
  }

  /** Writes the only movement of a room where that is asked. */
  void write(Proposal proposal) {
    write(Solution.asked(proposal.judged()), "");
  }

  /** The rooms that fit the clock of proposals, in their order. */
  List<SplitRoom> rooms(List<Proposal> proposals, Function<Wish, Optional<Answer>> answered) {
    int lone = Optional.ofNullable(solo).orElse(0);
    return proposals.stream().flatMap(p -> SplitRoom.of(p, lone, answered).stream()).toList();
  }

  /** The schedules of a room, both written to files where that is asked. */
  String picked(List<SplitRoom> rooms, int pick) {
    Range.check("--pick", pick, 1, rooms.size());
    SplitRoom room = rooms.get(pick - 1);
    write(Solution.asked(room.main().judged()), "-main.yaml");
    write(Solution.of(Judged.of(room.solo())), "-solo.yaml");
    return ScheduleText.whole(room.main().movement()) + "\n" + ScheduleText.whole(room.solo());
  }

  private void write(Solution solution, String end) {
    if (out != null) {
      SolutionFile.write(out.resolveSibling(out.getFileName() + end), solution);
    }
  }
}
