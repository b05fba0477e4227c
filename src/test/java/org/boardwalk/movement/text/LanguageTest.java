package org.boardwalk.movement.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LanguageTest {

  private static final Path MAIN = Path.of("src/main");
  private static final Path WORDS =
      MAIN.resolve("resources/org/boardwalk/movement/text/words.properties");
  private static final Pattern SHOWN = Pattern.compile("\\bt\\.([A-Za-z0-9]+)");
  private static final Pattern PLACE = Pattern.compile("\\{([0-9])(,choice)?");
  private static final LocalDate DAY = LocalDate.of(2026, 2, 3);

  private static Map<String, String> bundle(Language language) throws IOException {
    String name =
        language == Language.EN ? "words.properties" : "words_" + language.code() + ".properties";
    Properties read = new Properties();
    try (var in = Files.newBufferedReader(WORDS.resolveSibling(name), StandardCharsets.UTF_8)) {
      read.load(in);
    }
    Map<String, String> words = new TreeMap<>();
    read.stringPropertyNames().forEach(key -> words.put(key, read.getProperty(key)));
    return words;
  }

  /** The places of a text; those that only choose between words apart from the others. */
  private static Set<String> places(String text, boolean choosing) {
    Set<String> shown = new TreeSet<>();
    Set<String> all = new TreeSet<>();
    Matcher matcher = PLACE.matcher(text);
    while (matcher.find()) {
      all.add(matcher.group(1));
      if (matcher.group(2) == null) {
        shown.add(matcher.group(1));
      }
    }
    return choosing ? all : shown;
  }

  @ParameterizedTest
  @EnumSource
  void noLanguageLacksAWordOrHasOneTooMany(Language language) throws IOException {
    assertThat(bundle(language).keySet()).isEqualTo(bundle(Language.EN).keySet());
    assertThat(bundle(language).values()).noneMatch(String::isBlank);
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageShowsTheSameValues(Language language) throws IOException {
    Map<String, String> english = bundle(Language.EN);
    bundle(language)
        .forEach(
            (key, text) -> {
              String other = english.getOrDefault(key, "");
              assertThat(places(text, true)).as(key).containsAll(places(other, false));
              // A word may depend on a number that English need not show, such as a plural.
              int most = places(other, true).stream().mapToInt(Integer::parseInt).max().orElse(-1);
              assertThat(places(text, true)).as(key).allMatch(p -> Integer.parseInt(p) <= most);
            });
  }

  @ParameterizedTest
  @EnumSource
  void everyTextIsAWholePatternInWhichNoApostropheHidesAPlace(Language language)
      throws IOException {
    Object[] values = Stream.of(1, 2, 3, 4, 5, 6, 7).toArray();
    for (Map.Entry<String, String> entry : bundle(language).entrySet()) {
      assertThat(entry.getValue().replace("''", "")).as(entry.getKey()).doesNotContain("'");
      if (!entry.getKey().equals("day")) {
        assertThat(language.say(entry.getKey(), values))
            .as(entry.getKey())
            .doesNotContain("{", "}", "|", "choice");
      }
    }
  }

  @Test
  void everyWordIsSaidSomewhere() throws IOException {
    StringBuilder program = new StringBuilder();
    try (var files = Files.walk(MAIN)) {
      for (Path file : files.filter(f -> f.toString().matches(".*[.](java|html)")).toList()) {
        program.append(Files.readString(file));
      }
    }
    String all = program.toString();
    Set<String> shown = new TreeSet<>();
    Matcher templates = SHOWN.matcher(all);
    while (templates.find()) {
      shown.add(templates.group(1));
    }
    List<String> silent =
        bundle(Language.EN).keySet().stream()
            .filter(key -> !all.contains('"' + key + '"'))
            .filter(key -> !all.contains('"' + key.replaceFirst("\\..*", ".\"")))
            .filter(key -> !shown.contains(key))
            .collect(Collectors.toList());
    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theSeatsOfALanguageDiffer(Language language) {
    assertThat(Stream.of("N", "E", "S", "W", "NS", "EW").map(language::seat))
        .doesNotHaveDuplicates();
    assertThat(Stream.of("N", "E", "S", "W").map(language::seat)).allMatch(s -> s.length() == 1);
    assertThat(language.seat("NS")).isEqualTo(language.seat("N") + language.seat("S"));
    assertThat(language.seat("EW")).isEqualTo(language.seat("E") + language.seat("W"));
  }

  @ParameterizedTest
  @CsvSource({
    "EN, 3 February 2026, 54.17, N E S W",
    "FR, 3 février 2026, '54,17', N E S O",
    "DE, 3. Februar 2026, '54,17', N O S W",
    "NL, 3 februari 2026, '54,17', N O Z W",
    "ES, 3 de febrero de 2026, '54,17', N E S O",
    "IT, 3 febbraio 2026, '54,17', N E S O",
    "PL, 3 lutego 2026, '54,17', N E S W",
    "SV, 3 februari 2026, '54,17', N Ö S V"
  })
  void datesDecimalsAndSeatsAreThoseOfTheLanguage(
      Language language, String day, String share, String seats) {
    assertThat(language.day(DAY)).isEqualTo(day);
    assertThat(language.decimal("54.17")).isEqualTo(share);
    assertThat(Stream.of("N", "E", "S", "W").map(language::seat).collect(Collectors.joining(" ")))
        .isEqualTo(seats);
  }

  @Test
  void onlyNumbersChangeTheirDecimalSign() {
    assertThat(Language.DE.decimal("-3.50")).isEqualTo("-3,50");
    assertThat(Language.DE.decimal("=2")).isEqualTo("=2");
    assertThat(Language.DE.decimal("A. Archer")).isEqualTo("A. Archer");
    assertThat(Language.DE.decimal("")).isEmpty();
  }

  @Test
  void largeNumbersHaveNoSeparators() {
    assertThat(Language.EN.say("boardNumber", 1234)).isEqualTo("Board 1234");
    assertThat(Language.DE.say("boardNumber", 1234)).isEqualTo("Board 1234");
  }

  @ParameterizedTest
  @EnumSource
  void aLabelThatIsTypedAsItIsShownIsUnderstood(Language language) {
    for (String label : List.of("7", "A3", "EW 3", "NS 12", "A NS 3", "Team 3 EW")) {
      assertThat(language.typed(language.label(label))).isEqualTo(label);
    }
    assertThat(language.typed("Otto Owen")).isEqualTo("Otto Owen");
  }

  @Test
  void directionsMayBeTypedInSmallLettersAndWithoutASpace() {
    assertThat(Language.SV.typed("öv3")).isEqualTo("EW3");
    assertThat(Language.DE.typed("ow 3")).isEqualTo("EW 3");
  }

  @ParameterizedTest
  @CsvSource({
    "'de-AT,de;q=0.9,en;q=0.8', DE",
    "'ja,en;q=0.5,sv;q=0.7', SV",
    "'pl', PL",
    "'en-GB', EN",
    "'fr;q=0,nl;q=0.1', NL"
  })
  void theLanguageThatABrowserLikesBestIsTaken(String asked, Language language) {
    assertThat(Language.preferred(asked)).contains(language);
  }

  @ParameterizedTest
  @CsvSource({"''", "ja", "'*'", "'de;q=x'", "xx-yy"})
  void aBrowserThatAsksForNoneOfTheLanguagesGetsNone(String asked) {
    assertThat(Language.preferred(asked)).isEmpty();
  }

  @Test
  void languagesAreFoundByTheirCode() {
    assertThat(Language.of("SV")).contains(Language.SV);
    assertThat(Language.of("swedish")).isEmpty();
    assertThat(Language.codes()).isEqualTo("en, fr, de, nl, es, it, pl, sv");
  }

  @Test
  void aSentenceBeginsWithACapital() {
    assertThat(Language.EN.sentence("standBefore", 3)).isEqualTo("Stand before 3");
    assertThat(Language.SV.capital("ökat")).isEqualTo("Ökat");
  }
}
