package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.cli.CommandPages;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The pages about commands say what the help of these says. */
@Tag("thorough")
class CommandsPageTest {

  private static final Path REFERENCE = Documents.PAGES.resolve("reference");

  @TestFactory
  Stream<DynamicTest> everyPageOfACommandIsCurrent() {
    return CommandPages.all().entrySet().stream()
        .map(page -> DynamicTest.dynamicTest(page.getKey(), () -> isCurrent(page)));
  }

  private static void isCurrent(Map.Entry<String, String> page) throws IOException {
    Generated.isCurrent(REFERENCE.resolve(page.getKey()), page.getValue(), CommandsPageTest.class);
  }

  @Test
  void noPageIsLeftOfACommandThatIsGone() throws IOException {
    Set<String> current = CommandPages.all().keySet();
    assertThat(Documents.in("reference/commands").map(page -> "commands/" + page.getFileName()))
        .isSubsetOf(current);
  }
}
