package org.boardwalk.cli;

import java.nio.file.Path;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.SplitText;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A room in two parts, one of which plays the two-handed game. */
final class SplitOption {

  private static final int MOST = 40;

  @Option(
      names = "--solo",
      paramLabel = "N",
      description =
          "So many play the two-handed game, on the same clock: N of the --players, or N people"
              + " beside the pairs.")
  @Nullable Integer solo;

  @Option(
      names = "--out",
      paramLabel = "PREFIX",
      description =
          "With --solo and --pick: write both movements to PREFIX-main.yaml and PREFIX-solo.yaml,"
              + " for print.")
  @Nullable Path out;

  boolean asked() {
    if (out != null && solo == null) {
      throw new IllegalArgumentException(
          "--out is for --solo\nMaybe print the schedule with --pick and design the movement.");
    }
    return solo != null;
  }

  /** Who is left for the main part. */
  People others(People people) {
    if (solo == null) {
      return people;
    }
    Range.check("--solo", solo, 2, MOST);
    return people instanceof People.Players players
        ? new People.Players(players.count() - solo)
        : people;
  }

  /** The rooms that fit, or the schedules of one of them; empty where none does. */
  Optional<String> shown(
      List<Proposal> proposals,
      Function<Wish, Optional<Answer>> answered,
      Optional<LocalTime> start,
      @Nullable Integer pick) {
    int lone = Optional.ofNullable(solo).orElse(0);
    List<SplitRoom> rooms =
        proposals.stream().flatMap(p -> SplitRoom.of(p, lone, answered).stream()).toList();
    if (rooms.isEmpty()) {
      return Optional.empty();
    }
    if (pick == null) {
      return Optional.of(
          SplitText.of(rooms, start)
              + "\nMaybe add --pick with a number, and --out PREFIX, for both movements.\n");
    }
    Range.check("--pick", pick, 1, rooms.size());
    SplitRoom room = rooms.get(pick - 1);
    write(room.main().movement(), "main");
    write(room.solo(), "solo");
    return Optional.of(
        ScheduleText.whole(room.main().movement()) + "\n" + ScheduleText.whole(room.solo()));
  }

  private void write(Movement movement, String part) {
    if (out != null) {
      Path file = out.resolveSibling(out.getFileName() + "-" + part + ".yaml");
      SolutionFile.write(file, Solution.of(Judged.of(movement)));
    }
  }
}
