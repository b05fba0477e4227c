package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.design.named.NamedForms;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class FormCommandsTest {

  @TempDir Path folder;

  @Test
  void aFormIsBuiltAndSaysHowToRunIt() {
    Ran ran = Ran.of("design", "form", "hesitation", "--tables", "7").exits(Exit.DONE);
    assertThat(ran.out())
        .contains("14 pairs, 7 tables, 8 rounds, 8 sets of 2 boards")
        .contains("after EW of table 7 comes NS of table 7, then EW of table 1")
        .contains("E. E. Blandon")
        .contains("No rule is broken.")
        .contains("Form: Hesitation Mitchell\n");
  }

  @Test
  void whatIsRecommendedIsNotWhatWasAskedFor() {
    assertThat(
            Ran.of("design", "form", "hesitation", "--tables", "8", "--rounds", "5")
                .exits(Exit.USAGE)
                .err())
        .contains("Maybe take 3 tables or more, as many rounds as tables or one more.");
    assertThat(
            Ran.of("design", "form", "bump", "--tables", "5", "--rounds", "2")
                .exits(Exit.USAGE)
                .err())
        .contains("3 rounds or more, but fewer than tables");
    assertThat(Ran.of("design", "form", "mitchell", "--tables", "8").exits(Exit.DONE).out())
        .contains("16 pairs, 8 tables, 4 rounds");
  }

  @Test
  void explainRecognisesWhatDesignFormWrote() {
    String file = folder.resolve("weave.yaml").toString();
    Ran.of("design", "form", "double-weave", "--tables", "8", "--out", file).exits(Exit.DONE);
    assertThat(Ran.of("explain", file).exits(Exit.DONE).out())
        .contains("Double weave (crisscross) Mitchell: NS stay.")
        .contains("Crisscross Mitchell");
    assertThat(Ran.of("check", file).exits(Exit.DONE).out())
        .contains("Form: Double weave (crisscross) Mitchell\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new-england-relay",
        "stagger",
        "thurner",
        "parallel-rows",
        "flower",
        "team-sections",
        "american-whist",
        "head-to-head"
      })
  void formsForTeamsAreRecognisedInAFile(String word) {
    String file = folder.resolve(word + ".yaml").toString();
    Ran.of("design", "form", word, "--tables", "12", "--out", file).exits(Exit.DONE);
    String name = NamedForms.of(word).orElseThrow().text().name();
    assertThat(Ran.of("explain", file).exits(Exit.DONE).out())
        .contains(name + ": Both pairs of a team");
    assertThat(Ran.of("check", file).exits(Exit.DONE).out())
        .contains("Form: " + name + "\n", "Matches: every team plays ");
  }

  @Test
  void explainSaysSoWhereNothingIsKnown() {
    assertThat(
            Ran.of(
                    "explain",
                    "solutions/individual/shared/9-players/individual-9p-11r-shared-d81c9042.yaml")
                .out())
        .isNotBlank();
  }

  @Test
  void guideCardsLeadWhereThereIsNoFormAndNoRule() {
    String file = folder.resolve("fourteen.yaml").toString();
    String design =
        "design individual --players 14 --rounds 9 --stationary 1 --effort 50ms --no-cache --out ";
    Ran.of((design + file).split(" ", -1)).exits(Exit.DONE);
    assertThat(Ran.of("explain", file).exits(Exit.DONE).out())
        .contains(
            "No form that is known here, and no rule: all who do not stay go where the guide cards"
                + " say (print --papers cards).\n\nStationary: player 1 (");
  }

  @Test
  void withoutANameAllFormsAreListed() {
    String list = Ran.of("design", "form").exits(Exit.DONE).out();
    assertThat(NamedForms.known())
        .allSatisfy(
            f ->
                assertThat(list)
                    .contains(f.text().source())
                    .containsPattern(
                        "(?m)^" + f.text().word() + " {2,}" + Pattern.quote(f.text().name())));
  }

  @Test
  void thePageOfFormsSaysHowManyThereAre() {
    assertThat(Path.of("src/docs/reference/forms.md"))
        .content()
        .contains("There are " + NamedForms.known().size() + " named forms");
  }

  @Test
  void setsAndBoardsAreTakenAsTheyAreAsked() {
    Ran ran =
        Ran.of(
                "design",
                "form",
                "bye-stand",
                "--tables",
                "9",
                "--sets",
                "13",
                "--boards-per-round",
                "3")
            .exits(Exit.DONE);
    assertThat(ran.out()).contains("9 rounds, 13 sets of 3 boards").contains("4 sets rest");
  }

  @Test
  void whatAFormDoesNotServeIsRefusedWithItsDomain() {
    Ran ran = Ran.of("design", "form", "skip", "--tables", "9").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err())
        .contains("form [skip] does not serve 9 tables", "an even number of tables");
    Ran.of("design", "form", "hop", "--tables", "9").exits(Exit.USAGE).refusedInOneMessage();
    Ran.of("design", "form", "skip").exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void anOddNumberOfPairsHasAHalfTableOrARover() {
    String[] weave = "design form double-weave --pairs 15 --missing ew".split(" ");
    assertThat(Ran.of(weave).exits(Exit.DONE).out())
        .contains("15 pairs, 8 tables, 8 rounds", "EW pair missing", "No rule is broken.");
    assertThat(Ran.of("design form rover --pairs 15".split(" ")).exits(Exit.DONE).out())
        .contains("15 pairs, 7 tables");
    assertThat(Ran.of("design form skip --pairs 16".split(" ")).exits(Exit.DONE).out())
        .contains("16 pairs, 8 tables");
    Ran none = Ran.of("design form skip --pairs 17".split(" ")).exits(Exit.USAGE);
    none.refusedInOneMessage();
    assertThat(none.err()).contains("does not serve 17 pairs, or 9 tables");
    Ran.of("design form skip --pairs 16 --tables 8".split(" "))
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @Test
  void aFormIsBuiltWithAHalfTable() {
    Ran ran =
        Ran.of("design", "form", "hesitation", "--tables", "7", "--missing", "ns").exits(Exit.DONE);
    assertThat(ran.out()).contains("13 pairs, 7 tables, 8 rounds", "NS pair missing");
    Ran.of("design", "form", "hesitation", "--tables", "7", "--missing", "north")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ns", "ew"})
  void boardsThatNobodyPlaysBreakNoWalk(String missing) {
    assertThat(
            Ran.of("design", "form", "mitchell", "--tables", "7", "--missing", missing)
                .exits(Exit.DONE)
                .out())
        .contains("13 pairs", "after every round each table gets its boards from the next table");
  }

  @Test
  void anOddFormDoesNotServeAnEvenNumberOfPairs() {
    assertThat(Ran.of("design", "form", "bump", "--pairs", "16").exits(Exit.USAGE).err())
        .contains("form [bump] does not serve 16 pairs")
        .doesNotContain("--missing");
  }

  @Test
  void aClosingIsForSizesThatNeedOne() {
    assertThat(
            Ran.of("design", "mitchell", "--tables", "9", "--rounds", "7", "--closing", "skip")
                .exits(Exit.USAGE)
                .err())
        .contains("--closing [skip] is for an even number of tables")
        .contains("not 9 tables and 7 rounds")
        .contains("Maybe leave --closing out.");
  }
}
