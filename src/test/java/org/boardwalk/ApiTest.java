package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages that versions cover stand on one page, and are enough to write a program. */
class ApiTest {

  private static final Path PAGE = Path.of("src/docs/reference/library.md");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\| `(org\\.boardwalk[a-z.]*)` \\|");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(org\\.boardwalk[a-z.]*)\\.[A-Z]");

  private static Set<String> api() throws IOException {
    return PACKAGE
        .matcher(Files.readString(PAGE))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void thePagesProgramsImportNothingElse() throws IOException {
    Set<String> imported = new TreeSet<>();
    try (Stream<Path> pages = Files.walk(Path.of("src/docs"))) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
        IMPORT
            .matcher(Files.readString(page))
            .results()
            .map((MatchResult found) -> found.group(1))
            .forEach(imported::add);
      }
    }
    assertThat(imported).isNotEmpty();
    assertThat(api()).containsAll(imported);
  }

  /** What the packages of the API take and return is in them too, but for what the page names. */
  @Test
  void itNamesThePackagesThatItsMethodsNeedAndVersionsDoNotCover() throws IOException {
    Set<String> api = api();
    Set<String> outside =
        OwnCode.classes().stream()
            .filter(type -> api.contains(type.getPackageName()) && isPublic(type))
            .flatMap(type -> type.getCodeUnits().stream())
            .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
            .flatMap(ApiTest::named)
            .map(JavaClass::getPackageName)
            .filter(name -> name.startsWith(OwnCode.ROOT) && !api.contains(name))
            .collect(Collectors.toCollection(TreeSet::new));
    String page = Files.readString(PAGE);
    assertThat(outside)
        .containsExactly(
            "org.boardwalk.design",
            "org.boardwalk.library.atlas",
            "org.boardwalk.library.task",
            "org.boardwalk.movement.text");
    assertThat(outside).allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
  }

  /** dependencyManagement does not reach those who depend on the library. */
  @Test
  void thePomManagesNoVersionsAndHasWhatMavenCentralAsks() throws IOException {
    assertThat(Files.readString(Path.of("pom.xml")))
        .doesNotContain("<dependencyManagement>", "<parent>")
        .contains("<name>", "<description>", "<licenses>", "<developers>");
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(ApiTest::isPublic).orElse(true);
  }

  private static Stream<JavaClass> named(JavaCodeUnit unit) {
    return unit.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType);
  }
}
