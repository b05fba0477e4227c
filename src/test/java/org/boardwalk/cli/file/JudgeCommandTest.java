package org.boardwalk.cli.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.boardwalk.cli.JsonOutputTest;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.reader.ParseFormatException;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/** Sat4j answers the clauses for five players, each of whom partners every other in five rounds. */
class JudgeCommandTest {

  private static final String MODEL = "src/test/resources/org/boardwalk/cli/five-players.yaml";

  @TempDir Path temp = Path.of("");

  private Path answer = Path.of("");

  @BeforeEach
  void solve() throws IOException, ParseFormatException, ContradictionException, TimeoutException {
    String clauses = temp.resolve("five.cnf").toString();
    Ran.of("model", MODEL, "--format", "dimacs", "--out", clauses).exits(Exit.DONE);
    int[] literals =
        new DimacsReader(SolverFactory.newDefault()).parseInstance(clauses).findModel();
    answer = temp.resolve("answer.txt");
    Files.writeString(
        answer,
        Arrays.stream(literals)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" ", "s SATISFIABLE\nv ", " 0\n")));
  }

  @Test
  void theAnswerOfAnotherSolverIsMadeAMovementAndJudged() {
    Ran run = Ran.of("judge", "--model", MODEL, "--assignment", answer.toString());
    assertThat(run.exits(Exit.DONE).out())
        .contains("5 players", "    5  17-20")
        .containsPattern("partner +0 ");
  }

  @Test
  void coloursOfATerminalArePassedOver() throws IOException {
    String text = Files.readString(answer);
    Files.writeString(answer, text.replaceAll("(?m)^(.*)$", "\u001B[1m$1\u001B[0m"));
    Ran.of("judge", "--model", MODEL, "--assignment", answer.toString()).exits(Exit.DONE);
  }

  @Test
  void theFiguresAreJson() throws IOException {
    String[] asked = {"--model", MODEL, "--assignment", answer.toString()};
    assertThat(JsonOutputTest.json("judge", "check", Exit.DONE, asked).at("/movements/0/cost"))
        .hasToString("{\"partner\":0,\"opponent\":0,\"side\":0,\"direction\":0}");
  }

  @Test
  void anAnswerThatBreaksAConstraintIsRefused() throws IOException {
    String text = Files.readString(answer);
    Files.writeString(answer, text.replaceAll("(?<= )-(?=\\d)", ""));
    assertThat(
            Ran.of("judge", "--model", MODEL, "--assignment", answer.toString())
                .exits(Exit.BAD_INPUT)
                .err())
        .contains("answer.txt: the answer breaks constraint [");
  }
}
