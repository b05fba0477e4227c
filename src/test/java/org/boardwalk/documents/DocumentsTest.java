package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documents are short, lead to each other, and say of every block what it is. */
class DocumentsTest {

  private static final int KILOBYTE = 1024;
  private static final int LONGEST_PAGE = 12 * KILOBYTE;

  /** What Maven knows this program as. */
  private static final Pattern COORDINATES =
      Pattern.compile(
          "<groupId>(org\\.boardwalk)</groupId>\\s*<artifactId>(\\w+)</artifactId>\\s*"
              + "<version>(.*?)</version>");

  private interface Rule {
    List<String> faults(MarkdownPage page) throws IOException;
  }

  private static void hold(Iterable<Path> files, Rule rule) throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : files) {
      faults.addAll(rule.faults(MarkdownPage.read(file)));
    }
    assertThat(faults).withFailMessage(() -> String.join("\n", faults)).isEmpty();
  }

  @Test
  void everyBlockSaysWhatItIs() throws IOException {
    hold(Documents.all(), DocumentRules::fences);
  }

  @Test
  void everyLinkLeadsToAFileAndToAHeadingOfIt() throws IOException {
    hold(Documents.all(), DocumentRules::links);
  }

  @Test
  void everyTypeStandsInThePackageThatAPageNames() throws IOException {
    hold(Documents.in("").toList(), DocumentRules::types);
    MarkdownPage moved = MarkdownPage.of(Path.of("moved.md"), List.of("See `wish.Judge`."));
    assertThat(DocumentRules.types(moved)).hasSize(1);
  }

  @Test
  void everyPageBeginsWithItsTitleAndListsItsSections() throws IOException {
    hold(Documents.in("").toList(), DocumentRules::order);
  }

  @ParameterizedTest
  @CsvSource({"README.md,6", "CONTRIBUTING.md,6", "CHANGELOG.md,8", "models/README.md,12"})
  void theDocumentsAtTheTopAreShort(Path file, int kilobytes) throws IOException {
    assertThat(Files.size(file)).as("%s", file).isLessThanOrEqualTo((long) kilobytes * KILOBYTE);
  }

  @Test
  void everyPageIsShort() throws IOException {
    assertThat(Documents.in(""))
        .allSatisfy(
            file -> assertThat(Files.size(file)).as("%s", file).isLessThanOrEqualTo(LONGEST_PAGE));
  }

  @Test
  void linksLeadFromTheFrontToEveryPage() throws IOException {
    Set<Path> seen = new LinkedHashSet<>(Documents.TOP);
    Deque<Path> open = new ArrayDeque<>(Documents.TOP);
    while (!open.isEmpty()) {
      for (Path target : DocumentRules.targets(MarkdownPage.read(open.pop()))) {
        if (target.toString().endsWith(".md") && Files.exists(target) && seen.add(target)) {
          open.add(target);
        }
      }
    }
    assertThat(Documents.in("")).allSatisfy(page -> assertThat(seen).contains(page));
  }

  @Test
  void everyFolderOfPagesIsRunByATest() throws IOException {
    try (Stream<Path> folders = Files.list(Documents.PAGES)) {
      assertThat(folders.filter(Files::isDirectory).map(f -> f.getFileName().toString()))
          .isSubsetOf("tutorial", "how-to", "reference", "explanation", "dev", "pictures");
    }
  }

  @Test
  void theDependencyThatDocumentsAdviseIsThisVersion() throws IOException {
    String here = coordinates(Path.of("pom.xml")).get(0);
    List<String> advised = new ArrayList<>();
    for (Path file : Documents.all()) {
      advised.addAll(coordinates(file));
    }
    assertThat(advised).isNotEmpty().containsOnly(here);
  }

  private static List<String> coordinates(Path file) throws IOException {
    return COORDINATES
        .matcher(Files.readString(file))
        .results()
        .map(DocumentsTest::joined)
        .toList();
  }

  private static String joined(MatchResult found) {
    return found.group(1) + ":" + found.group(2) + ":" + found.group(3);
  }
}
