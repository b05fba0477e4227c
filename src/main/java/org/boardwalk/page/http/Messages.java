package org.boardwalk.page.http;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The texts of a site, by key, from {@code messages.properties} in its package, and those that all
 * sites share from the file of that name beside this class.
 */
public final class Messages {

  private static final String FILE = "messages.properties";

  private final Map<String, String> texts;

  /**
   * @param site a class in whose package the texts are
   */
  public Messages(Class<?> site) {
    Map<String, String> read = new TreeMap<>();
    load(Messages.class, read);
    load(site, read);
    texts = Map.copyOf(read);
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

  Map<String, String> all() {
    return texts;
  }

  /**
   * @param key a key of the file; another one is a bug
   * @param values the values for its %s
   */
  public String of(String key, Object... values) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no text [" + key + "]");
    }
    return values.length == 0 ? text : String.format(Locale.ROOT, text, values);
  }
}
