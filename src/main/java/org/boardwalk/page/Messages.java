package org.boardwalk.page;

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
 * The texts of the page, by key, from {@code messages.properties} beside this class, and those of
 * the room from {@code room.properties}.
 */
final class Messages {

  private final Map<String, String> texts;

  Messages() {
    Map<String, String> read = new TreeMap<>();
    load("messages.properties", read);
    load("room.properties", read);
    texts = Map.copyOf(read);
  }

  private static void load(String file, Map<String, String> texts) {
    Properties properties = new Properties();
    try (var in =
        new InputStreamReader(
            Objects.requireNonNull(Messages.class.getResourceAsStream(file), file),
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
  String of(String key, Object... values) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no text [" + key + "]");
    }
    return values.length == 0 ? text : String.format(Locale.ROOT, text, values);
  }
}
