package org.boardwalk.scoring.evening;

import java.time.Duration;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;

/**
 * How an evening is played and ranked.
 *
 * @param method the scoring method
 * @param rounding how exactly scores are reckoned
 * @param pace how long boards and moves take
 * @param start when the evening begins, if known
 * @param phones while players may enter results on their phones, the key from which the PINs of the
 *     tables are made: 32 hexadecimal digits
 * @param language the language of wall, phones and papers; empty where none was chosen
 */
public record EveningSettings(
    ScoringMethod method,
    Rounding rounding,
    Pace pace,
    Optional<LocalTime> start,
    Optional<String> phones,
    Optional<Language> language) {

  private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");

  /** Matchpoints, exact, at the usual pace. */
  public static final EveningSettings USUAL =
      new EveningSettings(ScoringMethod.MATCHPOINTS, Rounding.EXACT, Pace.USUAL, Optional.empty());

  /**
   * Checks that the evening begins on a full minute and that times are in whole seconds, as files
   * hold them.
   */
  public EveningSettings {
    whole("board", pace.perBoard());
    whole("move", pace.perMove());
    if (phones.filter(key -> !KEY.matcher(key).matches()).isPresent()) {
      throw new IllegalArgumentException("the key for phones must be 32 hexadecimal digits");
    }
    start = start.map(time -> time.truncatedTo(ChronoUnit.MINUTES));
  }

  /**
   * Settings of an evening on which players do not enter results.
   *
   * @param method the scoring method
   * @param rounding how exactly scores are reckoned
   * @param pace how long boards and moves take
   * @param start when the evening begins, if known
   */
  public EveningSettings(
      ScoringMethod method, Rounding rounding, Pace pace, Optional<LocalTime> start) {
    this(method, rounding, pace, start, Optional.empty(), Optional.empty());
  }

  /**
   * @param other another method
   * @return these settings with that method
   */
  public EveningSettings by(ScoringMethod other) {
    return new EveningSettings(other, rounding, pace, start, phones, language);
  }

  /**
   * @param key the key for the PINs of the tables; empty where players do not enter results
   * @return these settings with that key
   */
  public EveningSettings onPhones(Optional<String> key) {
    return new EveningSettings(method, rounding, pace, start, key, language);
  }

  /**
   * @param other the language of wall, phones and papers; empty for none
   * @return these settings with that language
   */
  public EveningSettings speaking(Optional<Language> other) {
    return new EveningSettings(method, rounding, pace, start, phones, other);
  }

  private static void whole(String what, Duration time) {
    if (!time.truncatedTo(ChronoUnit.SECONDS).equals(time)) {
      throw new IllegalArgumentException(
          Text.of(
              "time for a %s [%s] must be in whole seconds\nMaybe round it up: %ds.",
              what, Word.of(time), time.toSeconds() + 1));
    }
  }
}
