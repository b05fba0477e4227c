package org.boardwalk.cli.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands print and picture. */
@Tag("thorough")
class PrintCommandTest {

  private static final String EIGHT = "individual-8p-7r-shared";

  @TempDir Path temp = Path.of("");

  private static String file() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions"))) {
      return files
          .map(Path::toString)
          .filter(f -> f.contains(EIGHT))
          .sorted()
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void oneFileOrOneForEachPaperAreListed() throws IOException {
    Path one = temp.resolve("all.pdf");
    Ran ran = Ran.of("print", file(), "--out", one.toString()).exits(Exit.DONE);
    assertThat(ran.out()).isEqualTo(one + System.lineSeparator());
    assertThat(new String(Files.readAllBytes(one), 0, 5, StandardCharsets.US_ASCII))
        .isEqualTo("%PDF-");
    Path directory = temp.resolve("papers");
    Ran.of(
            "print",
            file(),
            "--papers",
            "cards,seating",
            "--format",
            "html",
            "--out",
            directory.toString())
        .exits(Exit.DONE);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(p -> p.getFileName().toString()))
          .containsExactlyInAnyOrder("cards.html", "seating.html");
    }
  }

  @Test
  void tonightsSetIsPrintedUnlessAskedOtherwiseAndItsPagesAreToldBefore() throws IOException {
    Ran ran = Ran.of("print", file(), "--out", temp.toString()).exits(Exit.DONE);
    assertThat(ran.out().lines().map(l -> Path.of(l).getFileName().toString()))
        .containsExactly("cards.pdf", "director.pdf", "seating.pdf");
    assertThat(ran.err()).matches("\\d+ pages: cards \\d+, director \\d+, seating \\d+\\R");
    assertThat(temp.resolve("slips.pdf")).doesNotExist();
  }

  @Test
  void aPdfIsNoMovement() throws IOException {
    Path pdf = temp.resolve("set.pdf");
    Ran.of("print", file(), "--papers", "seating", "--out", pdf.toString()).exits(Exit.DONE);
    Ran ran = Ran.of("check", pdf.toString()).exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("is a PDF");
  }

  @Test
  void aFolderThatIsNotThereIsNamed() throws IOException {
    Path nowhere = temp.resolve("nowhere").resolve("x.pdf");
    Ran ran = Ran.of("print", file(), "--quiet", "--out", nowhere.toString());
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("nowhere");
  }

  @Test
  void namesStandInPlaceOfNumbers() throws IOException {
    Path names = temp.resolve("NAMES.csv");
    Files.write(names, List.of("1,Anna", "8,Zoe"));
    Path page = temp.resolve("cards.html");
    Ran.of(
            "print",
            file(),
            "--papers",
            "cards",
            "--names",
            names.toString(),
            "--format",
            "html",
            "--out",
            page.toString())
        .exits(Exit.DONE);
    assertThat(Files.readString(page)).contains("Anna").contains("Zoe");
    Files.write(names, List.of("9,Nobody"));
    Ran.of("print", file(), "--names", names.toString(), "--out", temp.toString())
        .exits(Exit.BAD_INPUT)
        .refusedInOneMessage();
  }

  @Test
  void aFileOfAnotherKindIsNotTakenForAFolder() throws IOException {
    Path word = temp.resolve("cards.docx");
    Ran run = Ran.of("print", file(), "--out", word.toString());
    assertThat(run.exits(Exit.USAGE).err())
        .contains("must end in .pdf")
        .contains("Maybe cards.pdf");
    assertThat(word).doesNotExist();
  }

  @Test
  void wrongWordsAreRefused() throws IOException {
    Ran.of("print", file(), "--papers", "crads", "--out", temp.toString())
        .exits(Exit.USAGE)
        .refusedInOneMessage();
    Ran.of("print", file(), "--per-page", "3", "--out", temp.toString())
        .exits(Exit.USAGE)
        .refusedInOneMessage();
    Ran.of("print", file(), "--papers", "scores", "--out", temp.toString()).exits(Exit.USAGE);
    Ran.of("picture", file(), "--round", "8", "--out", temp.resolve("a.svg").toString())
        .exits(Exit.USAGE);
  }

  @Test
  void picturesAreWritten() throws IOException {
    for (String of : List.of("room", "meetings", "directions")) {
      Path svg = temp.resolve(of + ".svg");
      Ran.of("picture", file(), "--of", of, "--out", svg.toString()).exits(Exit.DONE);
      assertThat(Files.readString(svg)).startsWith("<svg xmlns=").contains("</svg>");
    }
  }

  @Test
  void brokenRulesAreToldBeforeAnythingIsPrinted() throws IOException {
    Path replay = temp.resolve("replay.csv");
    Files.writeString(
        replay, "round,table,ns,ew,set\n1,1,1,2,1\n1,2,3,4,2\n2,1,1,3,1\n2,2,2,4,2\n");
    Path set = temp.resolve("set.pdf");
    Ran ran =
        Ran.of("print", replay.toString(), "--papers", "seating", "--out", set.toString())
            .exits(Exit.DONE);
    assertThat(ran.err())
        .startsWith(replay + ": breaks rules: 2 (")
        .contains("Maybe mend it first, see: boardwalk check " + replay);
    assertThat(set).exists();
  }
}
