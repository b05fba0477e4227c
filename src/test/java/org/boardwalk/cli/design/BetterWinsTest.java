package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.cli.Desk;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A file makes a false claim, and a search finds a better movement: the judged movement wins and is
 * printed, and the file is set aside with a message that names it.
 */
@Tag("thorough")
class BetterWinsTest {

  private static final Certificate INVENTED =
      new Certificate(
          List.of(
              new Exhaustion(
                  "seats",
                  "sha256:" + "0".repeat(64),
                  "1 variables, 1 constraints",
                  "cpsat",
                  "9.15")),
          Duration.ofSeconds(1));

  @TempDir Path temp = Path.of("");
  private Path file = Path.of("");
  private Optional<Solution> ideal = Optional.empty();

  /** A forged file where the program looks for the answer for 9 players. */
  enum Stored {
    /** A poor movement with its cost as the bound, and a claimed search. */
    RAISED_BOUND {
      @Override
      String text(BetterWinsTest test) {
        String poor = SolutionFile.text(test.poor(Optional.empty()));
        Matcher cost = Pattern.compile("  cost: (\\{.*\\})").matcher(poor);
        assertThat(cost.find()).isTrue();
        return poor.replaceFirst("  bound: \\{.*\\}", "  bound: " + cost.group(1))
            .replaceFirst("status: feasible", "status: optimal")
            .replaceFirst("by: \".*\"", "by: \"exhausted search\"");
      }
    },
    /** A poor movement with the certificate of a search that was never made. */
    CERTIFICATE {
      @Override
      String text(BetterWinsTest test) {
        return SolutionFile.text(test.poor(Optional.of(INVENTED)));
      }
    },
    /**
     * The claim that there is no movement, with the certificate of a search that was never made.
     */
    IMPOSSIBLE {
      @Override
      String text(BetterWinsTest test) {
        return SolutionFile.text(
            Solution.of(test.answer(new Outcome.Impossible(Proof.of(INVENTED)))));
      }
    },
    /** The claim that there is no movement, without a certificate. */
    IMPOSSIBLE_BY_WORD {
      @Override
      String text(BetterWinsTest test) {
        return IMPOSSIBLE
            .text(test)
            .replaceFirst("(?s)  certificate:\n.*?\nmodel:", "model:")
            .replaceFirst("by: \".*\"", "by: \"because the moon is full\"");
      }
    };

    abstract String text(BetterWinsTest test);
  }

  @BeforeEach
  void findTheIdealOne() throws IOException {
    Desk desk = new Desk(temp.resolve("kept"));
    desk.design("--players", "9").exits(Exit.DONE);
    file = desk.stored();
    ideal = Optional.of(SolutionFile.read(file).solution());
  }

  private Wish wish() {
    return ideal.flatMap(Solution::model).orElseThrow();
  }

  private Answer answer(Outcome outcome) {
    Origin origin = ideal.flatMap(Solution::origin).orElseThrow();
    return new Answer(wish(), outcome, origin, List.of());
  }

  /** The ideal movement, spoilt: at one table, two players have changed places in a round. */
  private Solution poor(Optional<Certificate> certificate) {
    Movement movement = ideal.flatMap(Solution::movement).orElseThrow();
    List<Round> rounds = new ArrayList<>(movement.rounds());
    List<Encounter> first = rounds.get(0).encounters();
    rounds.set(0, new Round(List.of(first.get(0), turned(first.get(1)))));
    Judged judged = Judged.of(movement.with(rounds), wish());
    assertThat(judged.answers()).isTrue();
    assertThat(judged.cost()).isPositive();
    Standing standing =
        certificate.map(c -> Standing.claimed(judged, c)).orElseGet(() -> Standing.of(judged));
    return Solution.of(answer(new Outcome.Found(judged, standing)));
  }

  private static Encounter turned(Encounter e) {
    List<Integer> four = List.copyOf(new TreeMap<>(e.seating().seats()).values());
    return new Encounter(
        e.table(),
        new Seating.FourPlayers(four.get(1), four.get(0), four.get(2), four.get(3)),
        e.set());
  }

  private Ran design(String... more) {
    List<String> args = new ArrayList<>(List.of("design", "individual", "--players", "9"));
    args.addAll(List.of("--solutions", temp.resolve("kept").toString(), "--workers", "1"));
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  @ParameterizedTest
  @EnumSource(Stored.class)
  void theBetterMovementIsPrintedAndTheFileNamed(Stored stored) throws IOException {
    String claim = stored.text(this);
    Files.writeString(file, claim);

    Ran ran = design("--improve").exits(Exit.DONE);

    assertThat(ran.out()).startsWith("9 players").contains("ideal: ").doesNotContain("optimal");
    assertThat(ran.err())
        .contains(file.toString(), "It is set aside as " + file.getFileName() + ".aside")
        .doesNotContain("bug");
    assertThat(file.resolveSibling(file.getFileName() + ".aside")).content().isEqualTo(claim);
    assertThat(SolutionFile.read(file).judged().orElseThrow().cost()).isZero();
    assertThat(design().exits(Exit.DONE).err()).contains("Known in ").doesNotContain("aside");
  }

  @ParameterizedTest
  @EnumSource(value = Stored.class, mode = EnumSource.Mode.EXCLUDE, names = "CERTIFICATE")
  void whatCannotBeBelievedIsSearchedAnewWithoutAsking(Stored stored) throws IOException {
    Files.writeString(file, stored.text(this));
    Ran ran = design().exits(Exit.DONE);
    assertThat(ran.out()).contains("ideal: ");
    assertThat(ran.err()).contains(file.toString(), ".aside");
  }

  @Test
  void aCertificateAloneIsOnlyTold() throws IOException {
    Files.writeString(file, Stored.CERTIFICATE.text(this));
    for (Ran ran : List.of(design(), Ran.of("check", file.toString()))) {
      assertThat(ran.exits(Exit.DONE).out())
          .contains(
              "feasible: cost ", "said to be best possible with sit-outs in turn; not repeated")
          .doesNotContain("optimal");
    }
  }
}
