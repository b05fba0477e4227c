package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The texts of the page stand in one file, and those of the room in another one. */
class MessagesTest {

  private static final Path TEMPLATES = Path.of("src/main/resources/org/boardwalk/page");
  private static final Path CODE = Path.of("src/main/java/org/boardwalk/page");
  private static final Pattern USED = Pattern.compile("\\bt\\.([A-Za-z0-9]+)");

  private static String all(Path folder, String ending) throws IOException {
    try (var files = Files.walk(folder)) {
      StringBuilder text = new StringBuilder();
      for (Path file : files.filter(f -> f.toString().endsWith(ending)).sorted().toList()) {
        text.append(Files.readString(file));
      }
      return text.toString();
    }
  }

  private static Set<String> inTemplates() throws IOException {
    Set<String> keys = new TreeSet<>();
    Matcher matcher = USED.matcher(all(TEMPLATES, ".html"));
    while (matcher.find()) {
      keys.add(matcher.group(1));
    }
    return keys;
  }

  @Test
  void everyTextOfATemplateIsThere() throws IOException {
    assertThat(inTemplates()).hasSizeGreaterThan(50);
    assertThat(new Messages().all().keySet()).containsAll(inTemplates());
  }

  @Test
  void noTextIsLeftOver() throws IOException {
    String code = all(CODE, ".java");
    Set<String> left =
        new Messages()
            .all().keySet().stream()
                .filter(k -> !code.contains('"' + k + '"'))
                .filter(k -> !code.contains('"' + k.replaceFirst("\\..*", ".\"")))
                .collect(Collectors.toCollection(TreeSet::new));
    left.removeAll(inTemplates());
    assertThat(left).isEmpty();
  }

  @Test
  void templatesHoldNoWordsOfTheirOwn() throws IOException {
    String bare =
        all(TEMPLATES, ".html")
            .replaceAll("(?s)\\{[%{].*?[%}]\\}", "")
            .replaceAll("(?s)<[^>]*>", "");
    assertThat(bare).doesNotContainPattern("[A-Za-z]{3}");
  }
}
