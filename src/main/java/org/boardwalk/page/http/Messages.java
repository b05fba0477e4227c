package org.boardwalk.page.http;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.movement.text.Language;

/**
 * The texts of a site, by key: those of directors and planners from {@code messages.properties} in
 * its package and beside this class, and those of players in a {@link Language}. Thread-safe.
 */
public final class Messages {

  private static final String FILE = "messages.properties";

  private final Map<String, String> texts;
  private final Language language;
  private final Map<Language, Map<String, String>> all;

  /**
   * Texts with the words of players in English.
   *
   * @param site a class in whose package the texts are
   */
  public Messages(Class<?> site) {
    Map<String, String> read = new TreeMap<>();
    load(Messages.class, read);
    load(site, read);
    texts = Map.copyOf(read);
    language = Language.EN;
    all = new ConcurrentHashMap<>();
  }

  private Messages(Messages same, Language language) {
    texts = same.texts;
    this.language = language;
    all = same.all;
  }

  /**
   * @param other another language
   * @return these texts with the words of players in that language
   */
  public Messages in(Language other) {
    return new Messages(this, other);
  }

  /** {@return the language of the words of players} */
  public Language language() {
    return language;
  }

  private static void load(Class<?> beside, Map<String, String> texts) {
    Properties properties = new Properties();
    try (var in =
        new InputStreamReader(
            Objects.requireNonNull(beside.getResourceAsStream(FILE), FILE),
            StandardCharsets.UTF_8)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    properties.stringPropertyNames().forEach(k -> texts.put(k, properties.getProperty(k)));
  }

  /** {@return all texts, for templates} */
  public Map<String, String> all() {
    return all.computeIfAbsent(
        language,
        l -> {
          Map<String, String> both = new HashMap<>(l.words());
          both.putAll(texts);
          return Map.copyOf(both);
        });
  }

  /**
   * @param key a key of a file of texts or of the words of players; another one is a bug
   * @param values the values for its places
   */
  public String of(String key, Object... values) {
    String text = texts.get(key);
    if (text == null) {
      return language.say(key, values);
    }
    return values.length == 0 ? text : String.format(Locale.ROOT, text, values);
  }
}
