package org.boardwalk.page.http;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;

/**
 * The parameters of a link, in their order; if a name occurs twice, the first value counts.
 *
 * @param values text by name
 */
public record Parameters(Map<String, String> values) {

  /** The longest accepted query; no page writes longer ones. */
  private static final int LONGEST = 4000;

  /** The most names in a link or a form; the largest form of the page has 20. */
  static final int MOST = 200;

  /** Copies the values. */
  public Parameters {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Reads {@code a=1&b=2}, percent-encoded. */
  public static Parameters parse(String query) {
    if (query.length() > LONGEST) {
      throw new IllegalArgumentException(
          Text.of(
              "link [%d characters] is longer than %d\nMaybe start again from the first page.",
              query.length(), LONGEST));
    }
    return new Parameters(pairs(query));
  }

  /**
   * The names and values of a query, or of a form in the same encoding.
   *
   * @throws IllegalArgumentException when there are more than {@value #MOST}
   */
  static Map<String, String> pairs(String query) {
    Map<String, String> values = new LinkedHashMap<>();
    StringTokenizer parts = new StringTokenizer(query, "&");
    for (int count = 0; parts.hasMoreTokens(); count++) {
      if (count == MOST) {
        throw new IllegalArgumentException(
            Text.of(
                "a form or a link has more than %d fields\nMaybe use the forms of the page.",
                MOST));
      }
      String part = parts.nextToken();
      int equals = part.indexOf('=');
      String name = equals < 0 ? part : part.substring(0, equals);
      values.putIfAbsent(decoded(name), equals < 0 ? "" : decoded(part.substring(equals + 1)));
    }
    return values;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          Text.of(
              "[%s] has a %% that stands for no character"
                  + "\nMaybe the link was cut short: start again from the first page.",
              Shown.of(text)),
          e);
    }
  }

  /** A value without the spaces around it; empty when it is missing. */
  public String text(String name) {
    return values.getOrDefault(name, "").strip();
  }

  /** A whole number; empty when it is missing. */
  public OptionalInt number(String name) {
    String text = text(name);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    if (!text.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException(
          Text.of(
              "%s [%s] is not a whole number\nMaybe use digits only.",
              name, text.length() > 40 ? text.substring(0, 40) + "…" : text));
    }
    return OptionalInt.of(Integer.parseInt(text));
  }

  /** A required whole number. */
  public int needed(String name) {
    return number(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "%s is missing in the link\nMaybe it was cut short: open the movement again.",
                        name)));
  }

  /** These parameters with another value for a name. */
  public Parameters with(String name, Object value) {
    Map<String, String> more = new LinkedHashMap<>(values);
    more.put(name, String.valueOf(value));
    return new Parameters(more);
  }

  /** These parameters without a name. */
  public Parameters without(String name) {
    Map<String, String> fewer = new LinkedHashMap<>(values);
    fewer.remove(name);
    return new Parameters(fewer);
  }

  /** The parameters as the query of a link. */
  public String query() {
    return values.entrySet().stream()
        .map(e -> encoded(e.getKey()) + "=" + encoded(e.getValue()))
        .collect(Collectors.joining("&"));
  }

  /**
   * @param text any text
   * @return the text as the value of a link
   */
  public static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
