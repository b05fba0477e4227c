package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTextTest {

  private static final Path FILE = Path.of("some.csv");

  /** Characters that mean something to a file, a spreadsheet or the library. */
  private static final String HARD = "='+-@#\"\\,;\t\r\n 0.5aé\u0001\uFEFF\uFF1D\uD83C\uDCA1";

  @Test
  void numbersAndPlainTextStandAsTheyAre() {
    assertThat(CsvText.line(List.of(-300, "-50.00", 1.5, "nine.yaml", "")))
        .isEqualTo("-300,-50.00,1.5,nine.yaml,\n");
  }

  @Test
  void quotesStandWhereTheyMust() {
    assertThat(CsvText.line(List.of("a,b", "say \"pass\"", "two\nlines", " spaces ")))
        .isEqualTo("\"a,b\",\"say \"\"pass\"\"\",\"two\nlines\",\" spaces \"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1", "+1", "-1+2", "-", "@sum", "\tx", "\rx", "\nx", " =1", "\uFF1D1", "'=1", "-1e5",
        "'-1"
      })
  void whatSpreadsheetsCalculateGetsAnApostrophe(String cell) {
    String line = CsvText.line(List.of(1, cell));
    assertThat(line).matches("(?s)1,\"?'.*\n").contains("'" + cell);
    assertThat(CsvText.read(FILE, "number,name\n" + line).get(1).cell(1)).isEqualTo(cell);
  }

  @Test
  void apostrophesOfOthersStay() {
    assertThat(CsvText.line(List.of("d'Artagnan", "'t Hooft"))).isEqualTo("d'Artagnan,'t Hooft\n");
    assertThat(CsvText.read(FILE, "d'Artagnan,'t Hooft").get(0).cells())
        .containsExactly("d'Artagnan", "'t Hooft");
  }

  @Test
  void whateverIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 2_000; seed++) {
      Random random = new Random(seed);
      List<List<String>> rows = new ArrayList<>(List.of(List.of("name", "remark", "number")));
      StringBuilder csv = new StringBuilder(CsvText.line(rows.get(0)));
      for (int k = random.nextInt(5); k >= 0; k--) {
        // A line without any value is left out, so there is a number in each.
        List<String> row = List.of(text(random), text(random), "" + random.nextInt(100));
        rows.add(row);
        csv.append(CsvText.line(row));
      }
      assertThat(CsvText.read(FILE, csv.toString()))
          .as("seed %d", seed)
          .extracting(CsvText.Line::cells)
          .isEqualTo(rows);
    }
  }

  private static String text(Random random) {
    int[] hard = HARD.codePoints().toArray();
    return IntStream.generate(() -> hard[random.nextInt(hard.length)])
        .limit(random.nextInt(6))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  @Test
  void everyLineKnowsItsNumber() {
    List<CsvText.Line> lines = CsvText.read(FILE, "# seen\na;b\n\n;\n\"x\ny\";2\r\n 3 ; 4");
    assertThat(lines)
        .containsExactly(
            new CsvText.Line(2, List.of("a", "b")),
            new CsvText.Line(6, List.of("x\ny", "2")),
            new CsvText.Line(7, List.of("3", "4")));
    assertThat(lines.get(0).cell(2)).isEmpty();
  }

  @Test
  void anOpenQuoteIsNamedWithItsLine() {
    assertThatThrownBy(() -> CsvText.read(FILE, "a,b\n1,\"2\n"))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("some.csv:2: quotes")
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void emptyLinesAndCommentsCountWhereALineIsNamed() {
    for (String before : List.of("A\n\n", "A\n# seen\n", "A\r\n\r\n", "# seen\n\n")) {
      assertThatThrownBy(() -> CsvText.read(FILE, before + "\"Q\" x\n\"open\n"))
          .hasMessageStartingWith("some.csv:3: quotes");
    }
    assertThatThrownBy(() -> CsvText.read(FILE, "a\n\n\n1,\"2\n3\n4"))
        .hasMessageStartingWith("some.csv:4: quotes");
  }
}
