package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.PumpedText.Use;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every regular expression of the program looks at each character of a text a bounded number of
 * times, whatever the text: twice as long a text takes twice the effort. Where one fails, make
 * repeats possessive, such as {@code \s*+}, and let a run be entered only at its beginning: {@code
 * (?<!\s)\s++}.
 */
@Tag("thorough")
class LinearPatternsTest {

  /** A call with a pattern as text, written out or by name. */
  private static final Pattern CALL =
      Pattern.compile(
          "\\.(matches|split|replaceAll|replaceFirst)\\(\\s*+((?:\"(?:[^\"\\\\\\n]|\\\\.)*+\"(?:\\s*+\\+\\s*+)?+)++|[A-Z][A-Z_]*+)\\s*+[,)]");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*+)\"");

  private static final Pattern UNICODE = Pattern.compile("\\\\\\\\|\\\\u([0-9A-F]{4})");

  private static final Pattern FINDS =
      Pattern.compile("\\.(?:find|results|replaceAll|replaceFirst|appendReplacement)\\(");

  private static final Pattern MATCHES = Pattern.compile("\\.(?:matches|lookingAt)\\(");

  /** A pattern, how it is used, and where it stands. */
  private record Used(String where, Pattern pattern, Use use) {}

  private static List<Used> all() throws IOException, ReflectiveOperationException {
    Map<String, List<Field>> fields = new TreeMap<>();
    for (var type : OwnCode.classes()) {
      String file = type.getName().replaceAll("\\$.*", "").replace('.', '/') + ".java";
      for (var field : type.getFields()) {
        boolean text = field.getRawType().isEquivalentTo(String.class);
        if (text || field.getRawType().isEquivalentTo(Pattern.class)) {
          Field one =
              Class.forName(type.getName(), false, LinearPatternsTest.class.getClassLoader())
                  .getDeclaredField(field.getName());
          if (Modifier.isStatic(one.getModifiers())) {
            fields.computeIfAbsent(file, f -> new ArrayList<>()).add(one);
          }
        }
      }
    }
    List<Used> all = new ArrayList<>();
    for (Path path : OwnCode.files(OwnCode.MAIN)) {
      String file = OwnCode.MAIN.relativize(path).toString().replace('\\', '/');
      String source = Files.readString(path);
      List<Field> own = fields.getOrDefault(file, List.of());
      for (Field field : own) {
        if (field.getType() == Pattern.class) {
          field.setAccessible(true);
          Pattern pattern = (Pattern) field.get(null);
          uses(source, field.getName())
              .forEach(use -> all.add(new Used(file + " " + field.getName(), pattern, use)));
        }
      }
      for (MatchResult call : CALL.matcher(source).results().toList()) {
        Use use = call.group(1).equals("matches") ? Use.MATCH : Use.FIND;
        text(call.group(2), own)
            .ifPresent(text -> all.add(new Used(file, Pattern.compile(text), use)));
      }
    }
    return all;
  }

  /** The text of an argument: written out, or that of a constant of the file. */
  private static Optional<String> text(String argument, List<Field> own)
      throws ReflectiveOperationException {
    if (argument.startsWith("\"")) {
      StringBuilder text = new StringBuilder();
      LITERAL.matcher(argument).results().forEach(l -> text.append(l.group(1)));
      String plain =
          UNICODE
              .matcher(text)
              .replaceAll(
                  u ->
                      u.group(1) == null
                          ? Matcher.quoteReplacement(u.group())
                          : Character.toString(Integer.parseInt(u.group(1), 16)));
      return Optional.of(plain.translateEscapes());
    }
    for (Field field : own) {
      if (field.getName().equals(argument) && field.getType() == String.class) {
        field.setAccessible(true);
        return Optional.of((String) field.get(null));
      }
    }
    return Optional.empty();
  }

  /** How a file uses a pattern; both ways where that does not show. */
  private static Set<Use> uses(String source, String name) {
    Set<Use> uses = EnumSet.noneOf(Use.class);
    Matcher used = Pattern.compile("\\b" + name + "\\b(?!\\s*+=)").matcher(source);
    while (used.find()) {
      String after = source.substring(used.end()).stripLeading();
      if (after.startsWith(".split")) {
        uses.add(Use.FIND);
      } else if (after.startsWith(".pattern") || !after.startsWith(".")) {
        if (source.substring(0, used.start()).stripTrailing().endsWith("this::")
            || after.startsWith("::")) {
          uses.addAll(EnumSet.allOf(Use.class));
        }
      } else {
        uses.addAll(uses(source, used.start(), after));
      }
    }
    return uses.isEmpty() ? EnumSet.allOf(Use.class) : uses;
  }

  /** How a matcher is used, directly or by the name that it gets. */
  private static Set<Use> uses(String source, int at, String after) {
    String line = source.substring(0, at);
    Matcher named =
        Pattern.compile("Matcher (\\w++) =\\s*+$")
            .matcher(line.substring(Math.max(0, line.length() - 80)));
    String calls;
    if (named.find()) {
      StringBuilder all = new StringBuilder();
      Pattern.compile("\\b" + named.group(1) + "(\\.\\w++\\()")
          .matcher(source)
          .results()
          .forEach(c -> all.append(c.group(1)));
      calls = all.toString();
    } else {
      calls = after.substring(0, Math.min(after.length(), Math.max(0, after.indexOf(';'))));
    }
    Set<Use> uses = EnumSet.noneOf(Use.class);
    if (FINDS.matcher(calls).find()) {
      uses.add(Use.FIND);
    }
    if (MATCHES.matcher(calls).find()) {
      uses.add(Use.MATCH);
    }
    return uses.isEmpty() ? EnumSet.allOf(Use.class) : uses;
  }

  @Test
  void everyPatternOfTheProgramTakesEffortInProportionToTheText() throws Exception {
    List<Used> all = all();
    assertThat(all).hasSizeGreaterThan(150);
    Set<String> seen = new TreeSet<>();
    List<String> found = new ArrayList<>();
    for (Used used : all) {
      if (seen.add(used.use() + " " + used.pattern().flags() + " " + used.pattern())) {
        PumpedText.of(used.pattern(), used.use())
            .ifPresent(
                text ->
                    found.add(
                        used.where() + ": " + used.use() + " " + used.pattern() + " on " + text));
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void patternsThatLookAtTextAgainAndAgainAreFound() {
    assertThat(PumpedText.of(Pattern.compile("\\s*(=|\\+|PLUS)$"), Use.FIND)).isPresent();
    assertThat(PumpedText.of(Pattern.compile("\\s*,\\s*"), Use.FIND)).isPresent();
    assertThat(PumpedText.of(Pattern.compile("(?m)(^|[{,])\\s*\"?number\\s*:"), Use.FIND))
        .isPresent();
    assertThat(PumpedText.of(Pattern.compile("[0-9]{1,3}\\s*%\\s*(.+?)[\\s,;]*"), Use.MATCH))
        .isPresent();
    assertThat(PumpedText.of(Pattern.compile("([NESW])[\\s,]*\\s*(=|[0-9])"), Use.MATCH))
        .isPresent();
    assertThat(PumpedText.of(Pattern.compile("\\{[^}]*\\}"), Use.FIND)).isPresent();
  }

  @Test
  void patternsThatEnterARunOnceAreNotFound() {
    assertThat(PumpedText.of(Pattern.compile("\\s*,\\s*"), Use.MATCH)).isEmpty();
    assertThat(PumpedText.of(Pattern.compile("(?:(?<!\\s)\\s++)?,\\s*+"), Use.FIND)).isEmpty();
    assertThat(PumpedText.of(Pattern.compile("[0-9]{1,3}(-[0-9]{1,3})*+"), Use.MATCH)).isEmpty();
  }
}
