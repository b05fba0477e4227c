package org.boardwalk.exchange.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes a tree of values as YAML for people: a map or list that holds only plain values, or lists
 * of them, is on one line, everything else on lines of its own. {@link Document} reads the same
 * tree from it.
 */
public final class YamlText {

  /** Text that needs no quotes and has no other meaning in YAML: words, times, days. */
  private static final Pattern WORD =
      Pattern.compile(
          "[a-z][a-z0-9]*([-/:.][a-z0-9]+)*|[0-9]{1,9}(ms|s|m|h)|[0-9]{4}-[0-9]{2}-[0-9]{2}");

  private static final Pattern RESERVED = Pattern.compile("true|false|null|yes|no|on|off|y|n");

  private final StringBuilder text = new StringBuilder();

  private YamlText() {}

  /**
   * @param tree a map
   * @return its lines, each ended by a line feed
   */
  public static String of(JsonNode tree) {
    YamlText yaml = new YamlText();
    yaml.map(tree, "");
    return yaml.text.toString();
  }

  /**
   * @param path a file; nothing is written
   * @param tree a map
   * @return the map as a file of that name holds it: as JSON if it ends in .json, otherwise as YAML
   */
  public static String orJson(Path path, JsonNode tree) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".json") ? tree.toPrettyString() + "\n" : of(tree);
  }

  private void map(JsonNode map, String indent) {
    for (Map.Entry<String, JsonNode> entry : map.properties()) {
      text.append(indent);
      entry(entry.getKey(), entry.getValue(), indent);
    }
  }

  private void entry(String key, JsonNode value, String indent) {
    text.append(key).append(':');
    if (value.isTextual()) {
      text.append(' ').append(alone(value.textValue())).append('\n');
    } else if (flat(value, 1)) {
      text.append(' ').append(flow(value)).append('\n');
    } else if (value.isArray()) {
      text.append('\n');
      value.forEach(item -> item(item, indent + "  "));
    } else {
      text.append('\n');
      map(value, indent + "  ");
    }
  }

  /** Writes an element of a list; the first key of a map is behind the dash. */
  private void item(JsonNode item, String indent) {
    text.append(indent).append("- ");
    if (flat(item, 1)) {
      text.append(flow(item)).append('\n');
      return;
    }
    String before = "";
    for (Map.Entry<String, JsonNode> entry : item.properties()) {
      text.append(before);
      before = indent + "  ";
      entry(entry.getKey(), entry.getValue(), indent + "  ");
    }
  }

  /**
   * Whether a value is plain, or consists of plain values in lists nested at most {@code depth}
   * deep.
   */
  private static boolean flat(JsonNode value, int depth) {
    if (value.isValueNode() || value.isEmpty()) {
      return true;
    }
    if (depth == 0 && value.isObject()) {
      return false;
    }
    for (JsonNode inner : value) {
      if (!(inner.isArray() ? flatList(inner) : flat(inner, 0))) {
        return false;
      }
    }
    return true;
  }

  private static boolean flatList(JsonNode list) {
    for (JsonNode inner : list) {
      if (!inner.isValueNode() && !(inner.isArray() && flatList(inner))) {
        return false;
      }
    }
    return true;
  }

  private static String flow(JsonNode value) {
    if (value.isObject()) {
      StringBuilder flow = new StringBuilder("{");
      for (Map.Entry<String, JsonNode> entry : value.properties()) {
        flow.append(flow.length() > 1 ? ", " : "").append(entry.getKey()).append(": ");
        flow.append(flow(entry.getValue()));
      }
      return flow.append('}').toString();
    }
    if (value.isArray()) {
      StringBuilder flow = new StringBuilder("[");
      for (JsonNode item : value) {
        flow.append(flow.length() > 1 ? ", " : "").append(flow(item));
      }
      return flow.append(']').toString();
    }
    return value.isTextual() ? plain(value.textValue()) : scalar(value);
  }

  /** Writes a plain value; decimal numbers have at least one decimal and no trailing zeros. */
  private static String scalar(JsonNode value) {
    if (!value.isBigDecimal() && !value.isFloatingPointNumber()) {
      return value.asText();
    }
    BigDecimal shortest = value.decimalValue().stripTrailingZeros();
    return (shortest.scale() < 1 ? shortest.setScale(1) : shortest).toPlainString();
  }

  private static String alone(String value) {
    return word(value) ? value : QuotedText.line(value);
  }

  private static String plain(String value) {
    return word(value) ? value : QuotedText.of(value);
  }

  private static boolean word(String value) {
    return value.length() <= 80
        && WORD.matcher(value).matches()
        && !RESERVED.matcher(value).matches();
  }
}
