package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Wishes on the command line, and sessions that go on with other players. */
@Tag("thorough")
class WishCommandTest {

  @TempDir Path temp;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--no-cache", "--workers", "1"));
    CommandLine line = Ran.line();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return line.execute(all.toArray(String[]::new));
  }

  private Fixed fixed(String name) {
    return ((IndividualWish) solution(name).model().orElseThrow()).fixed();
  }

  private Solution solution(String name) {
    return SolutionFile.read(temp.resolve(name)).solution();
  }

  private String file(String name) {
    return temp.resolve(name).toString();
  }

  private void designed(String... more) {
    List<String> args = new ArrayList<>(List.of("design", "individual", "--players", "14"));
    args.addAll(List.of("--rounds", "6", "--effort", "200ms", "--out", file("begun.yaml")));
    args.addAll(List.of(more));
    assertThat(run(args.toArray(String[]::new))).as("%s", err).isZero();
  }

  @Test
  void wishesAreKeptAndStoredAndTheBeginningsAreShown() {
    designed("--stationary", "1", "--apart", "3-4,5-6", "--partners", "1-2", "--curtail", "4");

    Movement movement = solution("begun.yaml").movement().orElseThrow();
    Fixed fixed = fixed("begun.yaml");
    assertThat(fixed.stationary()).containsExactly(1);
    assertThat(fixed.apart()).hasSize(2);
    assertThat(fixed.curtail()).hasValue(4);
    assertThat(movement.rounds().stream().flatMap(r -> r.encounters().stream()))
        .filteredOn(e -> e.seating().seats().containsValue(1))
        .hasSize(6)
        .extracting(e -> e.table())
        .containsOnly(1);
    assertThat(out.toString()).contains("Stationary: player 1 (N1)", "Stopped after round");
  }

  /** Players 1 to 4 can partner the other four in four rounds, not five. */
  @Test
  void whatCountingRefutesIsStoredAndCheckedAgain() {
    Ran run =
        Ran.of(
            "design",
            "individual",
            "--players=8",
            "--rounds=5",
            "--require=partner",
            "--group=men=1-4",
            "--group=women=5-8",
            "--rule=between: [men, women], meet: partner",
            "--solutions=" + temp);
    assertThat(run.exits(Exit.IMPOSSIBLE).out())
        .startsWith("Impossible: the rules [")
        .contains("[criterion partner is required]");
    assertThat(run.err()).doesNotContain("Not stored");
    String stored =
        run.err().lines().filter(l -> l.startsWith("Stored in ")).findFirst().orElseThrow();
    assertThat(Ran.of("check", stored.substring("Stored in ".length())).exits(Exit.DONE).out())
        .startsWith("Impossible: ");
  }

  @Test
  void theSessionGoesOnWhenSomebodyLeavesAndAnotherComes() {
    designed();
    Movement begun = solution("begun.yaml").movement().orElseThrow();

    int code =
        run(
            "continue",
            file("begun.yaml"),
            "--played",
            "2",
            "--leaves",
            "14",
            "--effort",
            "50ms",
            "--out",
            file("on.yaml"));

    assertThat(code).as("%s", err).isZero();
    Movement on = solution("on.yaml").movement().orElseThrow();
    assertThat(on.rounds().subList(0, 2)).isEqualTo(begun.rounds().subList(0, 2));
    assertThat(on.rounds()).hasSize(6);
    assertThat(Judge.judge(on).cost(Criterion.PARTNER)).isZero();
    assertThat(out.toString()).contains("Absent");

    code =
        run(
            "continue",
            file("on.yaml"),
            "--played",
            "4",
            "--rounds",
            "3",
            "--effort",
            "50ms",
            "--out",
            file("more.yaml"),
            "--arrives");

    assertThat(code).as("%s", err).isZero();
    Movement more = solution("more.yaml").movement().orElseThrow();
    assertThat(more.rounds().subList(0, 4)).isEqualTo(on.rounds().subList(0, 4));
    assertThat(more.contestants()).isEqualTo(15);
    assertThat(fixed("more.yaml").attendance())
        .isEqualTo(
            new Attendance(
                List.of(new Attendance.Late(15, 5)), List.of(new Attendance.Left(14, 2))));
  }

  @Test
  void whatCannotBeIsNamed() {
    designed();
    assertThat(run("continue", file("begun.yaml"), "--played", "7", "--rounds", "1"))
        .isEqualTo(Exit.USAGE.code());
    assertThat(run("continue", file("begun.yaml"), "--played", "2", "--leaves", "15"))
        .isEqualTo(Exit.USAGE.code());
    assertThat(run("design", "individual", "--players", "8", "--apart", "3"))
        .isEqualTo(Exit.USAGE.code());
    assertThat(err.toString())
        .contains(
            "played [7] must be from 1 to 6", "player [15]", "no pair of players such as 3-4");
  }
}
