package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.file.Document;
import org.boardwalk.file.FileException;
import org.boardwalk.file.FileText;
import org.junit.jupiter.api.Test;

/** Files that stand as they were written are read quickly, and only those. */
class WrittenSolutionTest {

  private static final Path SOLUTIONS = Path.of("solutions");
  private static final Path COMPLETE = shipped("individual-13p-13r-shared").get(0);

  private static List<Path> shipped(String start) {
    try (Stream<Path> files = Files.list(SOLUTIONS)) {
      return files
          .filter(f -> ("" + f.getFileName()).startsWith(start) && ("" + f).endsWith(".yaml"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Inspection strict(Path file, String text) {
    return SolutionFile.inspect(Document.parse(file, text));
  }

  @Test
  void everyShippedAnswerIsReadAsTheOtherReaderDoes() {
    List<Path> files = shipped("");
    assertThat(files).hasSizeGreaterThan(1000);
    // Judging all would take long, and the other reader much longer.
    IntStream.range(0, files.size())
        .filter(k -> k % 80 == 0)
        .mapToObj(files::get)
        .forEach(
            file -> {
              String text = FileText.read(file);
              assertThat(quick(file, text)).as("%s", file).contains(strict(file, text));
            });
  }

  @Test
  void kindsThatAreFewAreReadToo() {
    for (String kind : List.of("rainbow", "single", "solo", "pairs-8t", "individual-14p-9r")) {
      assertThat(shipped(kind))
          .isNotEmpty()
          .allSatisfy(f -> assertThat(quick(f, FileText.read(f))).as("%s", f).isPresent());
    }
  }

  @Test
  void whatIsTakenOfAnEditedFileTheOtherReaderTakesToo() {
    String text = FileText.read(COMPLETE);
    assertThat(quick(COMPLETE, text)).isPresent();
    int taken = 0;
    for (int k = 0; k < text.length(); k += 3) {
      for (String instead : List.of("", "7", "-", "\"", text.substring(k, k + 1).repeat(2))) {
        String edited = text.substring(0, k) + instead + text.substring(k + 1);
        Optional<Inspection> read = quick(COMPLETE, edited);
        if (read.isPresent()) {
          taken++;
          assertThat(strict(COMPLETE, edited)).as("%s at %d", instead, k).isEqualTo(read.get());
        }
      }
    }
    assertThat(taken).as("such as other names").isGreaterThan(10);
  }

  @Test
  void whatIsNoSuchFileIsLeftToTheOtherReader() {
    for (String text :
        List.of(
            "",
            "\n",
            "format",
            "format: [",
            "format: \"",
            "format: \"\\u12",
            "{".repeat(100_000),
            "a: " + "[".repeat(100_000),
            "a:\n - b: c\n",
            "format: boardwalk/solution/1\nname: x y\n")) {
      assertThat(quick(COMPLETE, text)).isEmpty();
    }
  }

  /** Empty also where the parser refuses the text, as it does for either reader. */
  private static Optional<Inspection> quick(Path file, String text) {
    try {
      return WrittenSolution.inspect(Document.parse(file, text), text);
    } catch (FileException e) {
      return Optional.empty();
    }
  }
}
