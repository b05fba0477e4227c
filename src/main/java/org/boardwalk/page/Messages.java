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

/** The texts of the page, by key, from {@code messages.properties} beside this class. */
final class Messages {

  private final Map<String, String> texts;

  Messages() {
    Properties properties = new Properties();
    try (var in =
        new InputStreamReader(
            Objects.requireNonNull(Messages.class.getResourceAsStream("messages.properties")),
            StandardCharsets.UTF_8)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> read = new TreeMap<>();
    properties.stringPropertyNames().forEach(k -> read.put(k, properties.getProperty(k)));
    texts = Map.copyOf(read);
  }

  Map<String, String> all() {
    return texts;
  }

  /**
   * @param key a key of the file; another one is a bug
   * @param values what stands for its %s
   */
  String of(String key, Object... values) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no text [" + key + "]");
    }
    return values.length == 0 ? text : String.format(Locale.ROOT, text, values);
  }
}
