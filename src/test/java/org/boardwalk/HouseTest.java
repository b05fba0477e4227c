package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the code must not hold: the same lines twice, one name for two things, long files. */
@Tag("thorough")
class HouseTest {

  private static final Path MAIN = Path.of("src/main");

  /** A package that is no part of the program. */
  private static final String BENCHMARKS = "bench";

  /** So many lines may stand twice, and no more. */
  private static final int MOST_ALIKE = 12;

  /** A line that does not count: blank, punctuation only, of a package or an import. */
  private static final Pattern THIN =
      Pattern.compile("|[\\p{Punct}]+|(package|import) .*|end[a-z]*;?");

  /** A type inside another one that others can see. */
  private static final Pattern INNER =
      Pattern.compile(
          "^ +(?!private)(?:[a-z-]+ )*(?:class|record|enum|interface) (\\w+)", Pattern.MULTILINE);

  /** The line that declares a public type outside all others. */
  private static final Pattern PUBLIC =
      Pattern.compile("^public .*\\b(?:class|record|enum|interface) ");

  /** A line and where it stands. */
  private record Line(String file, int number, String text) {

    @Override
    public String toString() {
      return file + ":" + number;
    }
  }

  private static List<Line> lines(String file, List<String> text) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < text.size(); i++) {
      String line = text.get(i).strip();
      if (!THIN.matcher(line).matches()) {
        lines.add(new Line(file, i + 1, line));
      }
    }
    return lines;
  }

  /** Where more lines than are allowed stand again. */
  private static Set<String> alike(Map<String, List<String>> files) {
    Map<List<String>, Line> first = new HashMap<>();
    Set<String> found = new LinkedHashSet<>();
    new TreeMap<>(files)
        .forEach(
            (name, text) -> {
              List<Line> lines = lines(name, text);
              for (int i = 0; i + MOST_ALIKE < lines.size(); i++) {
                List<String> block =
                    lines.subList(i, i + MOST_ALIKE + 1).stream().map(Line::text).toList();
                Line before = first.putIfAbsent(block, lines.get(i));
                if (before != null) {
                  found.add(before + " ~ " + lines.get(i));
                }
              }
            });
    return found;
  }

  private static Map<String, List<String>> files(String... endings) throws IOException {
    Map<String, List<String>> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(MAIN)) {
      for (Path file :
          all.filter(f -> Stream.of(endings).anyMatch(f.toString()::endsWith)).toList()) {
        files.put(MAIN.relativize(file).toString(), Files.readAllLines(file));
      }
    }
    return files;
  }

  @Test
  void noBlockOfMoreThanTwelveLinesStandsTwice() throws IOException {
    Map<String, List<String>> files = files(".java", ".html", ".svg", ".css", ".js", ".peb");
    assertThat(files).hasSizeGreaterThan(400);
    assertThat(alike(files)).isEmpty();
  }

  private static List<String> numbered(String what, int lines) {
    return Stream.iterate(1, i -> i + 1).limit(lines).map(i -> what + i + ";").toList();
  }

  @Test
  void aBlockThatStandsTwiceIsFound() {
    List<String> block = numbered("  call", MOST_ALIKE + 1);
    List<String> here = new ArrayList<>(List.of("package a;", "class A {"));
    here.addAll(block);
    here.add("}");
    List<String> there = new ArrayList<>(List.of("class B {", "", "  void b() {"));
    block.forEach(line -> there.addAll(List.of("  " + line, "", "}")));
    assertThat(alike(Map.of("A", here, "B", there))).containsExactly("A:3 ~ B:4");
    List<String> twice = new ArrayList<>(block);
    twice.addAll(block);
    assertThat(alike(Map.of("A", twice))).containsExactly("A:1 ~ A:14");
  }

  @Test
  void fewerLinesOrOthersAreNotFound() {
    List<String> few = numbered("call", MOST_ALIKE);
    assertThat(alike(Map.of("A", few, "B", few))).isEmpty();
    List<String> thin = new ArrayList<>(few);
    thin.addAll(List.of("", "  }", "*/", "import java.util.List;"));
    assertThat(alike(Map.of("A", thin, "B", thin))).isEmpty();
    assertThat(alike(Map.of("A", numbered("a", 40), "B", numbered("b", 40)))).isEmpty();
  }

  private static boolean isPublic(List<String> text) {
    return text.stream().anyMatch(PUBLIC.asPredicate());
  }

  /** Names by which several files name a public type. */
  private static Set<String> again(Map<String, List<String>> files) {
    Set<String> seen = new TreeSet<>();
    Set<String> again = new TreeSet<>();
    files.forEach(
        (file, text) -> {
          String name = file.replaceAll(".*/", "");
          if (isPublic(text) && !seen.add(name)) {
            again.add(name);
          }
        });
    return again;
  }

  @Test
  void noNameStandsForTwoPublicTypes() throws IOException {
    Map<String, List<String>> files = files(".java");
    assertThat(files).hasSizeGreaterThan(300);
    assertThat(again(files)).isEmpty();
  }

  @Test
  void typesOfOnePackageMayShareTheirNameWithOthersAndPublicOnesMayNot() {
    List<String> row = List.of("package a;", "final class Row {}");
    List<String> seat = List.of("package a;", "public enum Seat {}");
    assertThat(again(Map.of("a/Row.java", row, "b/Row.java", row))).isEmpty();
    assertThat(again(Map.of("a/Seat.java", seat, "b/Seat.java", seat)))
        .containsExactly("Seat.java");
  }

  @Test
  void noFileHasMoreThanFiveHundredLines() throws IOException {
    for (Path file : OwnCode.files(OwnCode.MAIN, OwnCode.BENCH)) {
      assertThat(Files.readAllLines(file)).as("%s", file).hasSizeLessThanOrEqualTo(500);
    }
  }

  /** Names of types inside others that also name a public type in a file of its own. */
  private static Set<String> twice(Map<String, List<String>> files) {
    Set<String> top = new TreeSet<>();
    files.forEach(
        (file, text) -> {
          if (isPublic(text)) {
            top.add(file.replaceAll(".*/|\\.java", ""));
          }
        });
    Set<String> twice = new TreeSet<>();
    files.forEach(
        (file, text) -> {
          Matcher inner = INNER.matcher(String.join("\n", text));
          while (inner.find()) {
            if (top.contains(inner.group(1))) {
              twice.add(file + ": " + inner.group(1));
            }
          }
        });
    return twice;
  }

  @Test
  void noTypeInsideAnotherIsNamedLikeAPublicOneOfItsOwnFile() throws IOException {
    assertThat(twice(files(".java"))).isEmpty();
  }

  @Test
  void aNameForTwoThingsIsFound() {
    assertThat(
            twice(
                Map.of(
                    "a/Seat.java",
                    List.of("public enum Seat {", "  private record Row() {}", "}"),
                    "b/Row.java",
                    List.of("final class Row {", "  public static final class Seat {}", "}"))))
        .containsExactly("b/Row.java: Seat");
  }

  /** The packages of the program in the map of architecture.md, in its order. */
  private static List<String> explained() throws IOException {
    return Files.readAllLines(Path.of("src/docs/dev/architecture.md")).stream()
        .filter(line -> line.matches("\\| `.*"))
        .map(line -> line.split("\\|", -1)[1])
        .flatMap(names -> Stream.of(names.replace("`", "").split(",")))
        .map(String::strip)
        .filter(name -> !name.equals(BENCHMARKS))
        .toList();
  }

  @Test
  void theArchitecturePageListsEveryPackageInTheOrderOfTheArrows() throws IOException {
    assertThat(explained())
        .containsExactlyElementsOf(
            Layers.all()
                .map(layer -> layer.name().replaceFirst("org\\.boardwalk\\.", ""))
                .filter(name -> !name.equals(BENCHMARKS))
                .toList());
  }
}
