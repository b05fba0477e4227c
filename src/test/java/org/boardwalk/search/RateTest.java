package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RateTest {

  private static final Pattern USE = Pattern.compile("\\bRate\\.([A-Z_]+)\\b");

  /** A rate with a number of its own: steps a second, or nanoseconds of a step. */
  private static final Pattern ELSEWHERE =
      Pattern.compile(
          "static final .*(?:_PER_(?:MILLI)?SECOND| NANOSECONDS|_?SECONDS_OF_).* = [\\d.]");

  private static List<String> sources() throws IOException {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      for (Path file :
          all.filter(f -> f.toString().endsWith(".java"))
              .filter(f -> !f.endsWith("Rate.java"))
              .toList()) {
        sources.add(Files.readString(file));
      }
    }
    return sources;
  }

  @Test
  void everyRateIsUsed() throws IOException {
    Set<String> used = new HashSet<>();
    for (String source : sources()) {
      USE.matcher(source).results().forEach(use -> used.add(use.group(1)));
    }
    assertThat(used).containsAll(Arrays.stream(Rate.values()).map(Rate::name).toList());
  }

  @Test
  void noRateStandsAnywhereElse() throws IOException {
    assertThat(sources()).noneMatch(source -> ELSEWHERE.matcher(source).find());
    assertThat("private static final double STEPS_PER_SECOND = 7e6;").containsPattern(ELSEWHERE);
    assertThat("private static final long NANOSECONDS = 250;").containsPattern(ELSEWHERE);
  }

  @Test
  void everyRateHasAReasonOfItsOwn() {
    assertThat(Rate.values()).extracting(Rate::reason).doesNotHaveDuplicates();
    assertThat(Rate.values()).extracting(Rate::reason).allMatch(r -> r.length() >= 10);
  }

  @ParameterizedTest
  @EnumSource
  void aRateIsGivenInItsOwnUnitAlone(Rate rate) {
    assertThat(rate.value()).isPositive();
    switch (rate.unit()) {
      case NANOSECONDS -> {
        assertThat((double) rate.nanoseconds()).isEqualTo(rate.value());
        assertThat(rate.seconds()).isEqualTo(rate.value() / 1e9);
        assertThatThrownBy(rate::perSecond).hasMessageContaining("[" + rate + "]");
      }
      case PER_SECOND -> {
        assertThat(rate.perSecond()).isEqualTo(rate.value());
        assertThatThrownBy(rate::seconds).hasMessageContaining("[" + rate + "]");
      }
      case SIZE -> {
        assertThat(rate.size()).isEqualTo(rate.value());
        assertThatThrownBy(rate::perSecond).hasMessageContaining("[" + rate + "]");
      }
      case TIMES -> assertThatThrownBy(rate::size).hasMessageContaining("[" + rate + "]");
    }
  }
}
