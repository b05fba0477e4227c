package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The style sheets of the pages: colours and sizes stand once, as variables at the beginning. */
class StyleSheetTest {

  private static final Path PAGES = Path.of("src/main/resources/org/boardwalk/page");

  private static final Pattern COLOUR =
      Pattern.compile(
          "#[0-9a-fA-F]{3,8}\\b|\\b(?:rgb|hsl)a?\\(|: *(?:white|black|red|green|gray)\\b");

  private static String css(String name) throws IOException {
    return Files.readString(PAGES.resolve(name));
  }

  private static List<String> found(String pattern, String css) {
    return Pattern.compile(pattern).matcher(css).results().map(MatchResult::group).toList();
  }

  /** The sheet without the blocks of its variables. */
  private static String rules(String css) {
    return css.replaceAll("(?m)^ *--.*$", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http/page.css", "room/room.css", "room/wall.css"})
  void noRuleHasAColourOrARadiusOfItsOwn(String sheet) throws Exception {
    String rules = rules(css(sheet));
    assertThat(COLOUR.matcher(rules).results().map(MatchResult::group)).isEmpty();
    assertThat(found("border-radius: (?!var)[^;]*", rules)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"http/page.css", "room/room.css", "room/wall.css"})
  void spacesAreOnesOfTheScale(String sheet) throws Exception {
    assertThat(found("(?:margin|padding|gap)[a-z-]*: [^;}]*[0-9](?:rem|px)", css(sheet))).isEmpty();
  }

  /** On the wall, type depends on the size of the screen. */
  @Test
  void typeHasOneScale() throws Exception {
    for (String sheet : List.of("http/page.css", "room/room.css")) {
      assertThat(found("font-size: (?!var\\()[^;]*", rules(css(sheet)))).as(sheet).isEmpty();
    }
    assertThat(found("font-size: (?!var\\()[^;]*(?<![0-9]v[hw]|\\))(?=;)", css("room/wall.css")))
        .isEmpty();
  }

  @Test
  void everyColourHasADarkTwin() throws Exception {
    String css = css("http/page.css");
    int dark = css.indexOf("prefers-color-scheme: dark");
    String colour = "--[a-z-]+(?=: #)";
    assertThat(found(colour, css.substring(dark)))
        .hasSizeGreaterThan(10)
        .containsExactlyInAnyOrderElementsOf(found(colour, css.substring(0, dark)));
  }

  @Test
  void everyVariableIsKnownAndUsed() throws Exception {
    String all = css("http/page.css") + css("room/room.css") + css("room/wall.css");
    TreeSet<String> known = new TreeSet<>(found("--[a-z0-9-]+(?=:)", all));
    known.addAll(List.of("--rows", "--wide"));
    assertThat(new TreeSet<>(found("(?<=var\\()--[a-z0-9-]+", all))).isEqualTo(known);
  }
}
