package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.room.RoomSite;
import org.boardwalk.page.site.Site;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each site has a file of texts, beside the words of players. */
class MessagesTest {

  private static final Path TEMPLATES = Path.of("src/main/resources/org/boardwalk/page");
  private static final Path CODE = Path.of("src/main/java/org/boardwalk/page");
  private static final Pattern USED = Pattern.compile("\\bt\\.([A-Za-z0-9]+)");

  private static String all(Path folder, String ending, String... packages) throws IOException {
    Set<String> wanted = Set.of(packages);
    try (var files = Files.walk(folder)) {
      StringBuilder text = new StringBuilder();
      for (Path file :
          files
              .filter(f -> f.toString().endsWith(ending))
              .filter(f -> wanted.contains("" + f.getName(f.getNameCount() - 2)))
              .sorted()
              .toList()) {
        text.append(Files.readString(file));
      }
      return text.toString();
    }
  }

  private static Set<String> inTemplates(String... packages) throws IOException {
    Set<String> keys = new TreeSet<>();
    Matcher matcher = USED.matcher(all(TEMPLATES, ".html", packages));
    while (matcher.find()) {
      keys.add(matcher.group(1));
    }
    return keys;
  }

  @Test
  void everyTextOfATemplateIsThere() throws IOException {
    Set<String> site = inTemplates("http", "site");
    Set<String> room = inTemplates("http", "room");
    assertThat(site).hasSizeGreaterThan(50);
    assertThat(room).hasSizeGreaterThan(50);
    assertThat(new Messages(Site.class).all().keySet()).containsAll(site);
    assertThat(new Messages(RoomSite.class).all().keySet()).containsAll(room);
  }

  @ParameterizedTest
  @ValueSource(classes = {Site.class, RoomSite.class})
  void noTextIsLeftOver(Class<?> site) throws IOException {
    String name = site.getPackageName().replaceAll(".*\\.", "");
    String code = all(CODE, ".java", "http", name);
    Set<String> left =
        own(site).stream()
            .filter(k -> !code.contains('"' + k + '"'))
            .filter(k -> !code.contains('"' + k.replaceFirst("\\..*", ".\"")))
            .collect(Collectors.toCollection(TreeSet::new));
    left.removeAll(inTemplates("http", name));
    assertThat(left).isEmpty();
  }

  private static Set<String> own(Class<?> site) throws IOException {
    Properties properties = new Properties();
    for (Class<?> beside : List.of(Messages.class, site)) {
      try (var in = beside.getResourceAsStream("messages.properties")) {
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
    }
    return properties.stringPropertyNames();
  }

  @Test
  void noTextOfTheRoomStandsInBothFiles() throws IOException {
    assertThat(own(RoomSite.class)).doesNotContainAnyElementsOf(Language.EN.words().keySet());
  }

  @Test
  void templatesHoldNoWordsOfTheirOwn() throws IOException {
    String bare =
        all(TEMPLATES, ".html", "http", "site", "room")
            .replaceAll("(?s)\\{[%{].*?[%}]\\}", "")
            .replaceAll("(?s)<[^>]*>", "");
    assertThat(bare).doesNotContainPattern("[A-Za-z]{3}");
  }
}
