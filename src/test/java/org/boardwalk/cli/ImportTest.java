package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.answer.Origin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Movements made elsewhere are kept, and are where searches begin. */
@Tag("thorough")
class ImportTest {

  /** All four pairs meet, each direction as evenly as can be. */
  private static final String FOUR_PAIRS =
      """
      round,table,ns,ew,set
      1,1,4,1,1
      1,2,2,3,1
      2,1,4,2,2
      2,2,3,1,2
      3,1,4,3,3
      3,2,1,2,3
      """;

  @TempDir Path temp;

  private Path written(String name, String text) throws IOException {
    return Files.writeString(temp.resolve(name), text);
  }

  private String solutions() {
    return temp.resolve("sol").toString();
  }

  private Ran keep(Path file, String source) {
    return Ran.of(
        "check", file.toString(), "--keep", "--source", source, "--solutions", solutions());
  }

  private List<Path> kept() throws IOException {
    if (!Files.exists(temp.resolve("sol"))) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(temp.resolve("sol"))) {
      return files.filter(f -> f.toString().endsWith(".yaml")).toList();
    }
  }

  /** North-South of two tables stay, so that directions are uneven. */
  private static String uneven() {
    return FOUR_PAIRS.replace("2,2,3,1,2", "2,2,1,3,2").replace("1,2,2,3,1", "1,2,3,2,1");
  }

  @Test
  void movementMadeElsewhereBecomesTheKnownAnswer() throws IOException {
    Path file = written("four.csv", FOUR_PAIRS);
    assertThat(keep(file, "a club's cards").exits(Exit.DONE).out())
        .contains("Kept as answer to [Pairs, 2 tables, 3 rounds] in ")
        .contains("2 copies, calibre 100.00");
    assertThat(kept()).anyMatch(f -> f.toString().contains("free"));
    Origin origin = SolutionFile.read(kept().get(0)).solution().origin().orElseThrow();
    assertThat(origin.finder().engine()).isEqualTo("imported");
    assertThat(origin.finder().method()).isEqualTo("a club's cards");
    assertThat(keep(file, "the same again").exits(Exit.DONE).out())
        .contains("Not kept as answer to [Pairs, 2 tables, 3 rounds]")
        .contains("known is 2 copies, calibre 100.00");
    assertThat(Ran.of("check", kept().get(0).toString()).exits(Exit.DONE).out())
        .contains("No rule is broken");
  }

  @Test
  void keptMovementIsProposed() throws IOException {
    Path whist = temp.resolve("whist.csv");
    String design = "design individual --players 13 --no-cache --effort 1s --out " + whist;
    Ran.of(design.split(" ")).exits(Exit.DONE);
    String plan = "plan --players 13 --copies 3 --solutions " + solutions();
    String complete = "everybody partners everybody once";
    assertThat(Ran.of(plan.split(" ")).exits(Exit.DONE).out()).doesNotContain(complete);
    keep(whist, "a book on whist").exits(Exit.DONE);
    assertThat(Ran.of(plan.split(" ")).exits(Exit.DONE).out()).contains(complete);
  }

  @Test
  void onlyABetterMovementTakesThePlaceOfAKnownOne() throws IOException {
    keep(written("uneven.csv", uneven()), "uneven").exits(Exit.DONE);
    assertThat(keep(written("four.csv", FOUR_PAIRS), "even").exits(Exit.DONE).out())
        .contains("calibre 100.00; known was 2 copies, calibre 27.27");
    assertThat(keep(written("uneven.csv", uneven()), "uneven").exits(Exit.DONE).out())
        .contains("calibre 27.27; known is 2 copies, calibre 100.00");
  }

  @Test
  void movementWithBrokenRulesIsNotKept() throws IOException {
    Path broken = written("broken.csv", FOUR_PAIRS.replace("3,2,1,2,3", "3,2,1,4,3"));
    assertThat(keep(broken, "typed").exits(Exit.BROKEN_RULES).out())
        .contains("Not kept: it is not sound.");
    assertThat(kept()).isEmpty();
  }

  @Test
  void searchBeginsWithAMovementAndSaysWhatItGained() throws IOException {
    Path start = written("uneven.csv", uneven());
    String line = "design pairs --pairs 4 --rounds 3 --copies 2 --sets 3 --no-cache --effort 1s";
    assertThat(Ran.of((line + " --start " + start).split(" ")).exits(Exit.DONE).err())
        .contains("uneven.csv")
        .contains("Start: 2 copies, calibre 27.27; now: 2 copies, calibre 100.00.");
  }

  @Test
  void startOfAnotherSizeIsRefused() throws IOException {
    Path start = written("four.csv", FOUR_PAIRS);
    String line = "design pairs --pairs 6 --rounds 5 --no-cache --start " + start;
    assertThat(Ran.of(line.split(" ")).exits(Exit.USAGE).err())
        .contains("has 4 pairs and 3 rounds, wanted are 6 pairs and 5 rounds");
  }
}
