package org.boardwalk.movement.text;

import java.text.Format;
import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A language of the players: the words of papers, wall and phones, the letters of the seats, dates
 * and decimal signs. Files, commands and the pages of directors and planners are in English. The
 * words are in the bundle {@code words.properties} beside this type, English in the file itself and
 * each other language in one with its code; they are read on first use. Thread-safe.
 */
public enum Language {
  /** English. */
  EN("English"),
  /** French. */
  FR("Français"),
  /** German. */
  DE("Deutsch"),
  /** Dutch. */
  NL("Nederlands"),
  /** Spanish. */
  ES("Español"),
  /** Italian. */
  IT("Italiano"),
  /** Polish. */
  PL("Polski"),
  /** Swedish. */
  SV("Svenska");

  private static final String BUNDLE = "org.boardwalk.movement.text.words";

  private final String own;

  Language(String own) {
    this.own = own;
  }

  /** {@return its name in itself} */
  public String own() {
    return own;
  }

  /** {@return its code of two letters, as in ISO 639: de} */
  public String code() {
    return Word.of(this);
  }

  private Locale locale() {
    return new Locale(code());
  }

  private ResourceBundle bundle() {
    return ResourceBundle.getBundle(
        BUNDLE,
        locale(),
        Language.class.getClassLoader(),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /**
   * @param key a key of the bundle; another one is a bug
   * @param values the values of its places, in the notation of {@link MessageFormat}
   * @return the words
   */
  public String say(String key, Object... values) {
    MessageFormat words = new MessageFormat(bundle().getString(key), locale());
    Format[] formats = words.getFormatsByArgumentIndex();
    Object[] shown = values.clone();
    for (int k = 0; k < Math.min(shown.length, formats.length); k++) {
      // Numbers of tables and pairs have no separators; a choice needs the number itself.
      shown[k] = formats[k] == null ? String.valueOf(shown[k]) : shown[k];
    }
    return words.format(shown);
  }

  /**
   * @param key a key of the bundle
   * @param values the values of its places
   * @return the words as the beginning of a sentence
   */
  public String sentence(String key, Object... values) {
    return capital(say(key, values));
  }

  /**
   * @param words words, at least one letter
   * @return the words with a capital letter at the beginning
   */
  public String capital(String words) {
    int first = words.offsetByCodePoints(0, 1);
    return words.substring(0, first).toUpperCase(locale()) + words.substring(first);
  }

  /**
   * @param key a key of the bundle
   * @param values the values of its places
   * @return the words inside a sentence or over a column: with a small letter at the beginning,
   *     unless the language begins nouns with a capital
   */
  public String small(String key, Object... values) {
    String words = say(key, values);
    int first = words.offsetByCodePoints(0, 1);
    return this == DE
        ? words
        : words.substring(0, first).toLowerCase(locale()) + words.substring(first);
  }

  /**
   * @param seat a seat or direction as files have it: N, E, S, W, NS or EW
   * @return its letters in this language
   */
  public String seat(String seat) {
    return say("seat." + seat);
  }

  /**
   * @param label the label of a contestant, such as 7, A3 or EW 3
   * @return the label with the letters of its direction in this language
   */
  public String label(String label) {
    return Stream.of("NS", "EW")
        .reduce(label, (text, side) -> text.replaceFirst("\\b" + side + "\\b", seat(side)));
  }

  /**
   * @param typed what a player types: a name, or a label as {@link #label} writes it
   * @return the label as files have it; anything else is left alone
   */
  public String typed(String typed) {
    return Stream.of("NS", "EW")
        .reduce(
            typed,
            (text, side) ->
                text.replaceFirst("(?iu)^((?:[A-Z] ?)?)" + seat(side) + "(?= ?[0-9])", "$1" + side)
                    .replaceFirst("(?iu)([0-9] ?)" + seat(side) + "$", "$1" + side));
  }

  /**
   * @param rank the rank of a card as people read it in English: A, K, Q, J, 10 and so on
   * @return the rank in this language
   */
  public String rank(String rank) {
    int honour = "AKQJ".indexOf(rank);
    return honour < 0 ? rank : say("honours").split(" ", -1)[honour];
  }

  /** {@return all words whose places have no values, by their keys} */
  public Map<String, String> words() {
    return bundle().keySet().stream()
        .collect(Collectors.toUnmodifiableMap(Function.identity(), key -> say(key)));
  }

  /**
   * @param number a number with a decimal point, or any other text
   * @return the number with the decimal sign of this language; another text as it is
   */
  public String decimal(String number) {
    return number.matches("[-+=]?[0-9]+[.][0-9]+") ? number.replace(".", say("decimal")) : number;
  }

  /**
   * @param day a day
   * @return the day as it stands on a paper: 3 February 2026
   */
  public String day(LocalDate day) {
    return day("day", day);
  }

  /**
   * @param day a day
   * @return the day with that of the week: Tuesday 3 February 2026
   */
  public String weekday(LocalDate day) {
    return day("weekday", day);
  }

  private String day(String pattern, LocalDate day) {
    return DateTimeFormatter.ofPattern(say(pattern), locale()).format(day);
  }

  /**
   * @param code a code of two letters, in small letters or capitals
   * @return the language; empty when it is none of these
   */
  public static Optional<Language> of(String code) {
    return Word.parse(Language.class, code);
  }

  /** {@return the codes of all languages, apart by commas} */
  public static String codes() {
    return Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", "));
  }

  /**
   * @param asked the languages that a browser asks for, as it sends them: {@code de-AT,de;q=0.8}
   * @return the one it likes best of those that there are; empty for none
   */
  public static Optional<Language> preferred(String asked) {
    return Arrays.stream(asked.split(",", 20))
        .map(String::strip)
        .filter(one -> one.matches("[A-Za-z]{2}(-[A-Za-z0-9]+)*(;q=[01]([.][0-9]{1,3})?)?"))
        .sorted(Comparator.comparingDouble(Language::weight).reversed())
        .filter(one -> weight(one) > 0)
        .flatMap(one -> of(one.substring(0, 2)).stream())
        .findFirst();
  }

  private static double weight(String asked) {
    int at = asked.indexOf(";q=");
    return at < 0 ? 1 : Double.parseDouble(asked.substring(at + 3));
  }
}
