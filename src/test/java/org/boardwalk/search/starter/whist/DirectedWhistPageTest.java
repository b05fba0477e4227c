package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.documents.Generated;
import org.boardwalk.search.SearchEffort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page has a row for every number of players, and all that we make are counted again. */
@Tag("thorough")
class DirectedWhistPageTest {

  private static final int MOST = 201;
  private static final Path PAGES = Path.of("src/docs");
  private static final Path PAGE = PAGES.resolve("explanation/directed-whist.md");
  private static final Pattern FOUND =
      Pattern.compile("(?m)^\\| (\\d+) \\| [\\d,]+ \\| ([^|]+) \\|");
  private static final Pattern TABLE =
      Pattern.compile("(?s)(<!-- generated: sizes -->\n).*?(<!-- end -->)");

  /** From memory: X. Zhang (1996) and the Handbook of Combinatorial Designs. */
  private static final Set<Integer> OPEN =
      IntStream.of(
              20, 36, 44, 48, 52, 68, 84, 88, 92, 96, 104, 108, 124, 132, 148, 152, 172, 184, 188)
          .boxed()
          .collect(Collectors.toSet());

  /** The numbers of players in the table of what the library has, and how they were found. */
  private static Map<Integer, String> library() throws IOException {
    Map<Integer, String> found = new TreeMap<>();
    Matcher rows = FOUND.matcher(Files.readString(PAGES.resolve("explanation/findings.md")));
    while (rows.find()) {
      found.put(Integer.parseInt(rows.group(1)), rows.group(2));
    }
    return found;
  }

  private static String how(int players, Map<Integer, String> library) {
    return DirectedWhists.of(players, SearchEffort.UNCOUNTED)
        .map(
            whist -> {
              DirectedWhistsTest.directed(whist);
              return Whists.FieldWhist.of(players).isPresent()
                  ? "powers in the field of so many elements"
                  : whist.by();
            })
        .orElseGet(() -> notMade(players, library));
  }

  private static String notMade(int players, Map<Integer, String> library) {
    if (players % 4 == 1) {
      return "by the literature (X. Zhang), not made here";
    }
    if (players <= 12) {
      return "none";
    }
    String ours = library.get(players);
    if (ours != null) {
      return "in the library: " + ours;
    }
    return OPEN.contains(players) ? "not settled here" : "by the literature, not made here";
  }

  @Test
  void everyNumberOfPlayersHasARow() throws IOException {
    Map<Integer, String> library = library();
    assertThat(library).containsKeys(16, 28, 76);
    Map<String, String> players = new LinkedHashMap<>();
    for (int v = 4; v <= MOST; v += v % 4 == 0 ? 1 : 3) {
      players.merge(how(v, library), String.valueOf(v), (a, b) -> a + ", " + b);
    }
    StringBuilder table = new StringBuilder("\n| players | how |\n|---|---|\n");
    players.forEach((how, which) -> table.append("| " + which + " | " + how + " |\n"));
    Matcher marks = TABLE.matcher(Files.readString(PAGE));
    assertThat(marks.find()).isTrue();
    Generated.isCurrent(
        PAGE,
        marks.replaceFirst(
            Matcher.quoteReplacement(marks.group(1) + table + "\n" + marks.group(2))),
        DirectedWhistPageTest.class);
  }
}
