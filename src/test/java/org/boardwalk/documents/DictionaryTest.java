package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The dictionary has a line for the last word of each public type. */
class DictionaryTest {

  private static final Path FIELD = Documents.PAGES.resolve("dev/dictionary.md");
  private static final Path CODE = Documents.PAGES.resolve("dev/dictionary-code.md");
  private static final String PLAIN = "## Plain words";

  private static final Pattern PUBLIC =
      Pattern.compile("(?m)^public (?:[a-z-]+ )*(?:class|record|enum|@?interface) (\\w+)");

  private static final Pattern BETWEEN_WORDS =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

  private static List<String> types() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      List<Path> files = all.filter(f -> f.toString().endsWith(".java")).toList();
      Set<String> types = new TreeSet<>();
      for (Path file : files) {
        PUBLIC.matcher(Files.readString(file)).results().forEach(t -> types.add(t.group(1)));
      }
      return List.copyOf(types);
    }
  }

  /** The terms in the first column of all tables but those of words to avoid. */
  private static Set<String> terms(Path page) throws IOException {
    return Files.readAllLines(page).stream()
        .takeWhile(line -> !line.startsWith("## One word for each thing"))
        .filter(line -> line.startsWith("| "))
        .flatMap(line -> Arrays.stream(line.split("\\|", -1)[1].split(",", -1)))
        .map(DictionaryTest::term)
        .filter(term -> !term.equals("word"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String term(String text) {
    return text.strip().toLowerCase(Locale.ROOT).replace('-', ' ');
  }

  private static Set<String> plain() throws IOException {
    String page = Files.readString(CODE);
    String list = page.substring(page.indexOf(':', page.indexOf(PLAIN)) + 1);
    return Arrays.stream(list.replaceAll("[.\\s]+", " ").split(","))
        .map(DictionaryTest::term)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The last word of a name, the last two, and so on; in the singular too. */
  private static Stream<String> ends(String type) {
    String[] words = BETWEEN_WORDS.split(type);
    return IntStream.range(0, words.length)
        .mapToObj(i -> String.join(" ", Arrays.asList(words).subList(i, words.length)))
        .map(DictionaryTest::term)
        .flatMap(DictionaryTest::andSingular);
  }

  private static Stream<String> andSingular(String term) {
    return Stream.of(
            term,
            term.replaceAll("s$", ""),
            term.replaceAll("(?<=[xhs])es$", ""),
            term.replaceAll("ies$", "y"))
        .distinct();
  }

  @Test
  void everyPublicTypeEndsWithAWordOfTheDictionary() throws IOException {
    Set<String> known = terms(FIELD);
    known.addAll(terms(CODE));
    known.addAll(plain());
    assertThat(types()).hasSizeGreaterThan(300);
    assertThat(types().stream().filter(type -> ends(type).noneMatch(known::contains))).isEmpty();
  }

  @Test
  void theWordsOfTheCodeAreThoseOfItsTypesAndNoneIsExplainedTwice() throws IOException {
    Set<String> used = types().stream().flatMap(DictionaryTest::ends).collect(Collectors.toSet());
    Set<String> ours = terms(CODE);
    assertThat(used).containsAll(ours).containsAll(plain());
    assertThat(ours).doesNotContainAnyElementsOf(terms(FIELD));
    assertThat(plain()).doesNotContainAnyElementsOf(ours).doesNotContainAnyElementsOf(terms(FIELD));
  }

  @Test
  void namesEndWithTheirLastWords() {
    assertThat(ends("SitOuts")).containsExactly("sit outs", "sit out", "outs", "out");
    assertThat(ends("XmlText")).containsExactly("xml text", "text");
    assertThat(ends("PDFPages")).contains("page");
    assertThat(ends("Sha256")).containsExactly("sha256");
  }
}
