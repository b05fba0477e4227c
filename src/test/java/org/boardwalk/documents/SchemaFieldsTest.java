package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tables of fields in the reference say what the schemas say. */
class SchemaFieldsTest {

  private static final Pattern TABLE =
      Pattern.compile("(?s)(<!-- generated: fields of ([\\w. ]+?) -->\n).*?(<!-- end -->)");

  @TestFactory
  Stream<DynamicTest> everyTableOfFieldsIsCurrent() throws IOException {
    return Documents.in("reference")
        .map(page -> DynamicTest.dynamicTest(page.toString(), () -> isCurrent(page)));
  }

  @TestFactory
  Stream<DynamicTest> everyPageAboutTheJsonOfACommandIsCurrent() throws IOException {
    return FieldTable.printed().stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () ->
                        Generated.isCurrent(
                            Documents.PAGES.resolve("reference/json/" + name + ".md"),
                            FieldTable.page(name),
                            SchemaFieldsTest.class)));
  }

  private static void isCurrent(Path page) throws IOException {
    Generated.isCurrent(page, renewed(Files.readString(page)), SchemaFieldsTest.class);
  }

  private static String renewed(String page) throws IOException {
    StringBuilder text = new StringBuilder();
    Matcher table = TABLE.matcher(page);
    while (table.find()) {
      MatchResult found = table.toMatchResult();
      String fields = "\n" + FieldTable.of(found.group(2)) + "\n";
      table.appendReplacement(
          text, Matcher.quoteReplacement(found.group(1) + fields + found.group(3)));
    }
    return table.appendTail(text).toString();
  }

  @Test
  void aTableHasEveryFieldWithItsValues() throws IOException {
    assertThat(FieldTable.of("model"))
        .contains("| `format` | `boardwalk/model/1`, required | The format and its version. |\n")
        .contains("| `pairs` | whole number 2 to 200 | How many pairs; only for kind pairs. |\n")
        .contains("| `boards.perSet` | whole number 1 to 1000, required |")
        .contains("| `fixed.late[].player` | whole number 1 to 200, required |");
    assertThat(FieldTable.of("model.schema.json boards"))
        .contains("`boards.copies`")
        .doesNotContain("`pairs`");
  }

  @Test
  void onlyTextBetweenTheMarksIsRenewed() throws IOException {
    String page = "before\n<!-- generated: fields of certificate -->\nold\n<!-- end -->\nafter\n";
    assertThat(renewed(page))
        .startsWith("before\n<!-- generated: fields of certificate -->\n\n| field |")
        .endsWith("|\n\n<!-- end -->\nafter\n")
        .doesNotContain("old");
    assertThat(renewed(renewed(page))).isEqualTo(renewed(page));
  }
}
