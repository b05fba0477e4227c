package org.boardwalk.page.room;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/** An evening for the room: a Mitchell of five tables, five rounds of two boards, with names. */
final class RoomEvening {

  private static final int TABLES = 5;

  private RoomEvening() {}

  static Path in(Path folder) {
    Path file = folder.resolve("evening.yaml");
    Map<Integer, String> names = new TreeMap<>();
    IntStream.rangeClosed(1, 2 * TABLES).forEach(n -> names.put(n, "Anna" + n + " & Bo" + n));
    EveningFile.write(
        file,
        SavedEvening.of(Judged.of(mitchell()), LocalDate.of(2026, 2, 3), names)
            .titled("Tuesday <pairs>"));
    return file;
  }

  /** Enters results into the file of an evening; a board without one is not scored. */
  static Path scored(Path file, Function<BoardPlay, Optional<Result>> results) {
    SavedEvening evening = EveningFile.read(file);
    for (BoardPlay play : evening.event().foreseen()) {
      evening = results.apply(play).map(evening::with).orElse(evening);
    }
    EveningFile.write(file, evening);
    return file;
  }

  private static Movement mitchell() {
    return new Movement(
        "Mitchell",
        Kind.PAIRS,
        2 * TABLES,
        TABLES,
        new Boards(TABLES, 2, Play.CIRCULATING, 1, Replay.NEVER),
        Rotation.NONE,
        2,
        IntStream.range(0, TABLES).mapToObj(RoomEvening::round).toList());
  }

  private static Round round(int round) {
    return new Round(
        IntStream.range(0, TABLES)
            .mapToObj(
                t ->
                    new Encounter(
                        t + 1,
                        new Seating.TwoPairs(t + 1, TABLES + 1 + Math.floorMod(t - round, TABLES)),
                        1 + (t + round) % TABLES))
            .toList());
  }
}
