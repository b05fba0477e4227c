package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Evenings in rounds of two sets of two boards that go on otherwise than planned. */
@Tag("thorough")
class PartedEveningTest {

  @TempDir Path temp = Path.of("");

  private String evening(Movement movement) {
    Path file = temp.resolve("evening.yaml");
    EveningFile.write(
        file, SavedEvening.of(Judged.of(movement), LocalDate.of(2026, 2, 3), Map.of()));
    return "" + file;
  }

  private SavedEvening saved() {
    return EveningFile.read(temp.resolve("evening.yaml"));
  }

  private static Ran done(String... words) {
    return Ran.of(words).exits(Exit.DONE);
  }

  private static List<BoardPlay> plays(Movement movement, int from, int to) {
    return Plays.of(movement).all().stream()
        .filter(play -> play.round() >= from && play.round() <= to)
        .toList();
  }

  /** Enters NS +110 on every board of these rounds. */
  private void enter(String evening, int from, int to) throws IOException {
    String lines =
        plays(saved().movement(), from, to).stream()
            .map(play -> Text.of("%d,%d,%d,110\n", play.round(), play.table(), play.board()))
            .collect(Collectors.joining("", "round,table,board,score\n", ""));
    Path results = Files.writeString(temp.resolve("results.csv"), lines);
    done("evening", "enter", evening, "" + results);
  }

  private static boolean plays(BoardPlay play, int pair) {
    return play.seating().seats().containsValue(pair);
  }

  /** In rounds 4 and 5 pairs 4 and 5 would have met pair 6. */
  @Test
  void afterAPairHasLeftItsOpponentsWaitAndTheOthersArePlayedAndRanked() throws IOException {
    String evening = evening(PartedExamples.sixPairs());
    enter(evening, 1, 3);
    done("continue", evening, "--played", "3", "--leaves", "6", "--out", evening);
    assertThat(saved().attendance().left()).containsExactly(new Attendance.Left(6, 3));
    assertThat(saved().results()).hasSize(3 * 3 * 4);
    assertThat(plays(saved().movement(), 4, 5)).hasSize(2 * 2 * 4).noneMatch(p -> plays(p, 6));
    assertThat(done("evening", "show", evening).out()).contains("Pair 6 leaves after round 3");
    assertThat(done("show", evening).out()).containsPattern("(?m)^ +4 .* 4 +6$");
    enter(evening, 4, 5);
    assertThat(done("score", evening, "--sheets", "ranking").out())
        .containsPattern("(?m)^ +=1 +1 +20 ")
        .containsPattern("(?m)^ +=1 +4 +16 ")
        .containsPattern("(?m)^ +=1 +6 +12 ")
        .doesNotContain("Not entered");
    Path papers = temp.resolve("papers.html");
    done("print", evening, "--format", "html", "--out", "" + papers);
    assertThat(Files.readString(papers)).contains("Absent", "then 11-12");
  }

  @Test
  void aSixthPairPlaysAllBoardsOfTheRoundsThatAreLeft() throws IOException {
    String evening = evening(PartedExamples.fivePairs());
    enter(evening, 1, 1);
    done("continue", evening, "--played", "1", "--arrives", "--out", evening);
    assertThat(saved().attendance().late()).containsExactly(new Attendance.Late(6, 2));
    assertThat(saved().results()).hasSize(2 * 4);
    List<BoardPlay> sixth =
        plays(saved().movement(), 2, 5).stream().filter(p -> plays(p, 6)).toList();
    assertThat(sixth).hasSize(16).extracting(BoardPlay::board).doesNotHaveDuplicates();
    enter(evening, 2, 5);
    assertThat(done("score", evening, "--sheets", "ranking").out())
        .containsPattern("(?m)^ +=1 +6 +16 ")
        .containsPattern("(?m)^ +=1 +2 +20 ");
  }

  @Test
  void anEveningEndsAfterFewerRounds() throws IOException {
    String evening = evening(PartedExamples.sixPairs());
    String[] shorter = {"continue", evening, "--played", "2", "--leaves", "6", "--rounds"};
    assertThat(done(with(shorter, "2", "--out", evening)).out()).contains("4 rounds of 2 sets");
    assertThat(saved().movement().wholeRounds()).isEqualTo(4);
    assertThat(Ran.of(with(shorter, "3")).exits(Exit.USAGE).err())
        .contains("rounds [3] must be from 1 to 2");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  /** Pairs 1 and 3 had sat in each other's seats; every table has a line for each of its sets. */
  @Test
  void aRoundThatWasReallyPlayedHasALineForEachSet() throws IOException {
    String evening = evening(PartedExamples.sixPairs());
    enter(evening, 1, 1);
    Path really =
        Files.writeString(
            temp.resolve("really.csv"),
            """
            round,table,ns,ew,set
            1,1,6,3,1
            1,1,6,3,2
            1,2,4,1,3
            1,2,4,1,9
            1,3,2,5,6
            1,3,2,5,8
            """);
    String[] mended = {
      "continue", evening, "--played", "1", "--really", "" + really, "--out", evening
    };
    assertThat(done(mended).out()).contains("Recommended: ");
    assertThat(saved().results().get(0).play().seating().at(Direction.EW)).containsExactly(3);
    assertThat(saved().results()).hasSize(3 * 4);
  }
}
