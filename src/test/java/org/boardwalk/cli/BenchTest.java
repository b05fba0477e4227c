package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.search.Rate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Short runs of the benchmarks. */
@Tag("time")
class BenchTest {

  @TempDir Path temp = Path.of("");

  private static final class Run {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final int code;

    Run(String... args) {
      CommandLine line = Program.commandLine(args);
      line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
      code = line.execute(args);
    }

    List<String> lines(Exit exit) {
      assertThat(code).as("%s%n%s", out, err).isEqualTo(exit.code());
      return out.toString().lines().toList();
    }
  }

  @Test
  void aloneItListsTheBenchmarks() {
    assertThat(new Run("bench").lines(Exit.DONE))
        .anyMatch(l -> l.startsWith("bench complete "))
        .anyMatch(l -> l.startsWith("bench judge "))
        .anyMatch(l -> l.startsWith("bench annealing "))
        .anyMatch(l -> l.startsWith("bench golfers "))
        .anyMatch(l -> l.startsWith("bench methods "))
        .anyMatch(l -> l.startsWith("bench effort "))
        .anyMatch(l -> l.startsWith("bench calibrate "))
        .anyMatch(l -> l.startsWith("bench engines "))
        .anyMatch(l -> l.startsWith("bench models "))
        .anyMatch(l -> l.startsWith("bench overrun "))
        .anyMatch(l -> l.startsWith("bench print "))
        .anyMatch(l -> l.startsWith("bench crossover "))
        .anyMatch(l -> l.startsWith("bench switches "))
        .anyMatch(l -> l.startsWith("bench score "))
        .anyMatch(l -> l.startsWith("bench webs "))
        .anyMatch(l -> l.startsWith("bench page "))
        .anyMatch(l -> l.startsWith("bench published "))
        .anyMatch(l -> l.startsWith("bench teams "))
        .anyMatch(l -> l.startsWith("bench fresh "))
        .anyMatch(l -> l.startsWith("bench evenings "))
        .anyMatch(l -> l.startsWith("bench cluster "))
        .anyMatch(l -> l.startsWith("bench room "))
        .hasSize(25);
  }

  @Test
  void theRatesOfEffortAreAllInTheTableAndThoseOfTheWorksThatWereDoneAreMeasured() {
    List<String> lines =
        new Run("bench", "calibrate", "--works", "of a ring", "--effort", "5ms").lines(Exit.DONE);
    String heading = "work +in use +measured +unit +ratio +reason";
    int table = (int) lines.stream().takeWhile(l -> !l.matches(heading)).count();
    assertThat(lines.subList(0, table)).singleElement(STRING).contains("first round of a ring");
    assertThat(lines).hasSize(table + 1 + Rate.values().length);
    Iterator<String> rows = lines.listIterator(table + 1);
    for (Rate rate : Rate.values()) {
      String name = rate.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      String measured = rate == Rate.RING_STEP ? "[\\d,.]+" : "-";
      assertThat(rows.next())
          .matches(name + " +[\\d,.]+ +" + measured + " .*" + Pattern.quote(rate.reason()));
    }
  }

  @Test
  void theEveningsThatAreNamedHaveAVerdict() {
    assertThat(evenings("--only", "13 players"))
        .matches("By principles: [1-9]\\d* evenings: .*, 0 refused, .*");
    Ran.of("bench", "evenings", "--only", "no such evening")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @Test
  @Tag("slow")
  void ofAllEveningsThreeAreRefusedAtMost() {
    assertThat(evenings()).matches("67 evenings: .*, [0-3] refused, .*");
  }

  /** The last line: how many evenings, and the verdicts on them. */
  private static String evenings(String... options) {
    List<String> words = new ArrayList<>(List.of("bench", "evenings"));
    words.addAll(List.of(options));
    return Ran.of(words).exits(Exit.DONE).out().lines().reduce("", (before, line) -> line);
  }

  @Test
  void switchesStandBesideTheKnownCalibres() {
    List<String> lines =
        new Run("bench", "switches", "--tables", "7,13", "--flips", "200000").lines(Exit.DONE);
    assertThat(lines.get(1)).contains(" 7 ", "46.15", "90.46   1", "90.46  1*");
    assertThat(lines.get(2)).contains("13 ", "48.00", "92.53   2", "92.53  2*");
    assertThat(new Run("bench", "switches", "--tables", "8").code).isEqualTo(Exit.USAGE.code());
  }

  @Test
  @Tag("slow")
  void ofTwoModelsThatOfOneSetIsTheSmaller() {
    List<String> lines =
        new Run("bench", "models", "--most-players", "12", "--time", "1s", "--seeds", "1")
            .lines(Exit.DONE);
    assertThat(lines).hasSize(6);
    assertThat(lines.get(2)).contains("12 x 11, least cost", "cpsat", " 6,265 ", " 688 ");
    assertThat(lines.get(4)).contains("12 x 11, 1 copy, least cost", " 65,677 ", " 888 ");
  }

  @Test
  @Tag("slow")
  void neighbourhoodsLoseNothingOfWhatTheyBeginWith() {
    List<String> lines =
        new Run("bench", "neighbourhoods", "--cells", "1", "--time", "2s").lines(Exit.DONE);
    assertThat(lines).hasSize(3);
    Matcher breaks =
        Pattern.compile("13 tables, 11 rounds +(\\d+) +(\\d+) +(\\d+) +(\\d+)")
            .matcher(lines.get(1));
    assertThat(breaks.matches()).isTrue();
    int start = Integer.parseInt(breaks.group(1));
    for (int k = 2; k <= 4; k++) {
      assertThat(Integer.parseInt(breaks.group(k))).isLessThanOrEqualTo(start);
    }
    assertThat(new Run("bench", "neighbourhoods", "--cells", "11").code)
        .isEqualTo(Exit.USAGE.code());
  }

  @Test
  void publishedMovementsStandBesideOurs() throws IOException {
    Path csv = temp.resolve("published.csv");
    List<String> lines =
        new Run("bench", "published", "--only", "[M178]", "--time", "5s", "--csv", csv.toString())
            .lines(Exit.DONE);
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1)).contains(" 9 ", "shared", "equal", "[M178]");
    assertThat(lines.get(2)).contains("1 rows; ours better 0, equal 1, worse 0, none found 0");
    assertThat(Files.readAllLines(csv)).hasSize(2);
    new Run("bench", "published", "--only", "no such row").lines(Exit.USAGE);
  }

  @Test
  void aFreshSearchStandsBesideKnownAnswersThatAreNotSettled() {
    List<String> lines =
        new Run("bench fresh --answers 2 --only individual-9p --effort 20ms".split(" "))
            .lines(Exit.DONE);
    assertThat(lines).hasSize(4);
    assertThat(lines.get(3)).matches("[0-2] of 2 are beaten .*");
    assertThat(new Run("bench", "fresh", "--only", "no such answer").code)
        .isEqualTo(Exit.USAGE.code());
  }

  @Test
  @Tag("slow")
  void moreRoundsThanARainbowHasStandBesideOursOfOneWinner() {
    List<String> lines =
        new Run("bench", "published", "--only", "[M185]", "--time", "1s").lines(Exit.DONE);
    assertThat(lines.get(1)).contains(" 4 ", "11980", "better");
    assertThat(lines.get(2))
        .startsWith("Four winners, more rounds than a rainbow has")
        .contains("1 rows; ours better 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "complete",
        "judge",
        "annealing",
        "golfers",
        "methods",
        "engines",
        "models",
        "overrun",
        "crossover",
        "switches",
        "score",
        "webs",
        "neighbourhoods",
        "published",
        "fresh",
        "cluster"
      })
  void everyBenchmarkHasHelp(String name) {
    assertThat(new Run("bench", name, "--help").lines(Exit.DONE).get(0))
        .startsWith("Usage: boardwalk bench " + name);
  }

  @Test
  void cellsInTheFileAreNotRunAgain() throws IOException {
    Path csv = temp.resolve("duels.csv");
    String[] args = {
      "bench",
      "annealing",
      "--players",
      "4..5",
      "--rounds",
      "3",
      "--time",
      "20ms",
      "--ours",
      "50ms",
      "--solutions",
      temp.toString(),
      "--csv",
      csv.toString()
    };
    List<String> first = new Run(args).lines(Exit.DONE);
    assertThat(first).hasSize(5);
    assertThat(Files.readAllLines(csv)).hasSize(3);
    assertThat(new Run(args).lines(Exit.DONE)).isEqualTo(first);
    assertThat(Files.readAllLines(csv)).hasSize(3);
  }

  @Test
  void golfersComeBesideTabuSearchAndThePublishedOptimum() {
    assertThat(
            new Run("bench", "golfers", "--players", "16", "--rounds", "2", "--time", "500ms")
                .lines(Exit.DONE))
        .hasSize(4)
        .anyMatch(l -> l.matches(" +ours +0"))
        .anyMatch(l -> l.matches(" +tabu search +0"))
        .anyMatch(l -> l.matches(" +published +not known here"));
  }

  @Test
  void everyMethodIsLeftOutOnce() {
    List<String> lines =
        new Run("bench", "methods", "--wishes", "8 players, 7", "--time", "50ms").lines(Exit.DONE);
    assertThat(lines.get(0)).matches("wish +methods +figures +seconds +ratio");
    assertThat(lines.get(1)).contains("8 players, 7 rounds", " all ");
    assertThat(lines)
        .anyMatch(l -> l.contains(" no seats "))
        .anyMatch(l -> l.contains(" no starters "))
        .anyMatch(l -> l.startsWith("  1 of 1: best by ") && l.contains("the law "))
        .anyMatch(l -> l.startsWith("Law: all methods within 5 % of the best subset in "))
        .noneMatch(l -> l.contains(" only "));
  }

  @Test
  void oneMethodIsLeftOutAtEqualEffort() {
    assertThat(
            new Run(
                    "bench",
                    "methods",
                    "--without",
                    "cyclotomic",
                    "--wishes",
                    "29",
                    "--time",
                    "10ms")
                .lines(Exit.DONE))
        .hasSize(4)
        .anyMatch(l -> l.matches("29 players, 29 rounds, circulating +/?[0-9/]+ .*"))
        .last(STRING)
        .isEqualTo("Without [cyclotomic]: worse in 2 of 2 wishes that have it, better in 0.");
  }

  @Test
  void methodsAreTriedAloneAndSeveralTimesOnRequest() {
    assertThat(new Run("bench", "methods", "--seeds", "0").code).isEqualTo(Exit.USAGE.code());
    String third = "bench methods --wishes 3 --time 20ms --alone --seeds 2";
    assertThat(new Run(third.split(" ")).lines(Exit.DONE))
        .anyMatch(l -> l.startsWith("9 players, 6 rounds ") && l.contains(" only annealing "));
  }

  @Test
  void ourModelsStandBesidePlainOnesAndStarters() {
    List<String> lines =
        new Run("bench", "engines", "--players", "5", "--time", "5s").lines(Exit.DONE);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .matches(" *players +CP-SAT ours +plain +ratio +Choco ours +plain +ratio +starters");
    assertThat(lines.get(1)).matches(" +5( +[0-9.]+ s +[0-9.]+ s +[0-9.]+){2} +[0-9.]+ s");
  }

  @Test
  void overrunsEndWithTheWorstOfEachEngine() {
    List<String> lines =
        new Run(
                "bench",
                "overrun",
                "--runs",
                "3",
                "--most-players",
                "9",
                "--time",
                "50ms",
                "--workers",
                "1")
            .lines(Exit.DONE);
    assertThat(lines.get(0)).matches("wish +engine +seconds +over +found by");
    assertThat(lines.subList(1, 4)).allMatch(l -> l.startsWith("9 players, 6 rounds "));
    assertThat(lines.subList(4, lines.size()))
        .extracting(l -> l.replaceAll(":.*", ""))
        .containsExactly("Worst of auto", "Worst of cpsat", "Worst of choco");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "complete --players 10|--players [10] must be 4 or more",
        "annealing --players 3|--players [3] must be from 4 to 200",
        "annealing --players 9..8|[9..8] runs backwards",
        "annealing --players x|[x] is not a range such as 4..40 or 7,9,11",
        "annealing --rounds 7,|[7,] is not a range such as 4..40 or 7,9,11",
        "annealing --rounds 0|--rounds [0] must be from 1 to 200",
        "annealing --players 8 --time 0s|must be more than 0",
        "annealing --players 8 --ours 0s|must be more than 0",
        "annealing --players 8 --workers 0|workers [0] must be from 1 to 64",
        "golfers --players 30|players [30] must be a multiple of 4",
        "golfers --rounds 0|rounds [0] must be from 1 to 200",
        "golfers --time 0s|must be more than 0",
        "methods --most-players 7|--most-players [7] leave no wish",
        "methods --wishes 99|--wishes [99] and",
        "models --most-players 4|--most-players [4]: the smallest wish is for 12",
        "engines --players 10|--players [10] must be 4 or more",
        "engines --players 12 --criteria all|--players [12] must be ≡ 1 (mod 4) for all criteria",
        "overrun --runs 0|--runs [0] and",
        "overrun --time 0s|must be more than 0",
        "methods --time 0s|must be more than 0",
        "xyzzy|xyzzy"
      })
  void aWrongValueGetsOneClearMessage(String options, String message) {
    Run run = new Run(("bench " + options).split(" "));
    assertThat(run.lines(Exit.USAGE)).isEmpty();
    assertThat(run.err.toString()).contains(message).contains("Maybe").doesNotContain("\tat ");
  }

  @Test
  void aBrokenFileIsBadInput() throws IOException {
    Path csv = Files.writeString(temp.resolve("duels.csv"), "mine\n");
    Run run =
        new Run(
            "bench",
            "annealing",
            "--players",
            "8",
            "--solutions",
            temp.toString(),
            "--csv",
            csv.toString());
    assertThat(run.lines(Exit.BAD_INPUT)).isEmpty();
    assertThat(run.err.toString()).startsWith(csv + ":1: ");
  }

  @Test
  @Tag("slow")
  void thePageIsTimedBesideAFixedOne() {
    List<String> lines = new Run("bench", "page").lines(Exit.DONE);
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .matches("First page from a cold start [0-9]+ ms; .* cached [0-9.]+ ms; a fixed page .*");
    assertThat(lines.get(1)).matches(".* beside 200 half-open connections and 16 stalled .* ms[.]");
    assertThat(lines.get(2)).matches("The program then keeps [0-9]+ MB resident, .*");
  }
}
