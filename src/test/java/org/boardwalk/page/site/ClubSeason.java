package org.boardwalk.page.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/**
 * A club with two evenings of three tables, and a file that is none. On the first evening all pairs
 * have 50 %. On the second Ann & Bo have 100 %, the other pairs that sit NS 25 %, those that sit EW
 * 50 %: 0 against Ann & Bo, 75 % in the two other rounds.
 */
final class ClubSeason {

  static final String FIRST = "2026-02-03-first.yaml";
  static final String SECOND = "2026-02-10-second.yaml";
  static final String BROKEN = "broken.yaml";

  private ClubSeason() {}

  static ClubFolder in(Path folder) throws IOException {
    MemberList members =
        MemberList.parse(
            Path.of("members.csv"), "number,name,handicap\n12,Ann,8%\n13,Bo,\n14,Cy,\n");
    ClubFolder club = new ClubFolder(folder, members);
    Files.createDirectories(club.evenings());
    SavedEvening first = evening("First", LocalDate.of(2026, 2, 3), "Ann & Bo");
    SavedEvening second = evening("Second", LocalDate.of(2026, 2, 10), "Bo & Ann");
    for (BoardPlay play : first.event().foreseen()) {
      boolean best = play.seating().at(Direction.NS).contains(1);
      first = first.with(ScoreEntry.read(play, "pass", ""));
      second = second.with(ScoreEntry.read(play, best ? "4SN=" : "pass", ""));
    }
    EveningFile.create(club.evenings().resolve(FIRST), first);
    EveningFile.create(club.evenings().resolve(SECOND), second);
    Files.writeString(club.evenings().resolve(BROKEN), "results: none\n");
    return club;
  }

  /** An evening with a result. */
  static SavedEvening played() {
    SavedEvening first = evening("First", LocalDate.of(2026, 2, 3), "Ann & Bo");
    return first.with(ScoreEntry.read(first.event().foreseen().get(0), "pass", ""));
  }

  private static SavedEvening evening(String title, LocalDate day, String best) {
    Map<Integer, String> names = new TreeMap<>(Map.of(1, best, 2, "Cy & Di", 3, "Ed & Flo"));
    names.putAll(Map.of(4, "Gus & Hal", 5, "Ina & Jo", 6, "Kim & Lou"));
    return SavedEvening.of(Judged.of(Examples.mitchell(3, 0, 2)), day, names).titled(title);
  }
}
