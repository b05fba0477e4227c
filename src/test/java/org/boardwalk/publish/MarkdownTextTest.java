package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of reports as Markdown. */
class MarkdownTextTest {

  private static final ReportTable TABLE =
      new ReportTable(
          "1",
          "Field",
          List.of(ReportTable.Column.words("name"), ReportTable.Column.numbers("score")),
          List.of(List.of("A|B <b>*x*</b>\nC", "51.20"), List.of("D", "48.80")),
          "");

  @Test
  void tablesAlignNumbersAtTheRight() {
    assertThat(
            Report.markdown(
                List.of(new Report("Tuesday", "matchpoints", List.of(TABLE), List.of("a note")))))
        .isEqualTo(
            """
            # Tuesday

            matchpoints

            **Field**

            | name | score |
            | --- | ---: |
            | A\\|B \\<b\\>\\*x\\*\\</b\\> C | 51.20 |
            | D | 48.80 |

            a note
            """);
  }
}
