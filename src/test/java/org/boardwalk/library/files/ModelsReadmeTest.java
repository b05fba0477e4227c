package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.Boardwalk;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Test;

class ModelsReadmeTest {

  private static final Path MODELS = Path.of("models");

  private static String row(Path file) {
    Wish wish = ModelFile.read(file);
    List<Formulation> all = new Boardwalk().formulations(wish);
    List<String> names = new ArrayList<>();
    all.stream().filter(f -> f.asks() == Question.WISH).map(Formulation::name).forEach(names::add);
    names.addAll(counted("directions given", all, Question.GIVEN));
    names.addAll(counted("stricter questions", all, Question.STRICTER));
    String said = names.isEmpty() ? "by rule" : String.join("; ", names);
    return "| `" + file.getFileName() + "` | " + said + " |";
  }

  private static List<String> counted(String what, List<Formulation> all, Question question) {
    long count = all.stream().filter(f -> f.asks() == question).count();
    return count == 0 ? List.of() : List.of(what + ": " + count);
  }

  @Test
  void theReadmeSaysWhichFormulationsEachModelLeadsTo() throws IOException {
    try (Stream<Path> files = Files.list(MODELS)) {
      List<String> rows =
          files
              .filter(f -> f.toString().endsWith(".yaml"))
              .sorted()
              .map(ModelsReadmeTest::row)
              .toList();
      assertThat(Files.readAllLines(MODELS.resolve("README.md")))
          .filteredOn(line -> line.startsWith("| `"))
          .isEqualTo(rows);
    }
  }
}
