package org.boardwalk.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/**
 * Reads YAML that is laid out as this package writes it: a value or a block on every line, blocks
 * indented by two, braces and brackets on one line. It guesses where it does not understand, so
 * that what it reads must be compared with what would be written.
 */
final class WrittenYaml {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int DEEPEST = 20;

  private final String text;
  private int at;
  private int depth;

  private WrittenYaml(String text) {
    this.text = text;
  }

  /**
   * @throws IllegalArgumentException when it is laid out otherwise
   */
  static JsonNode tree(String text) {
    WrittenYaml yaml = new WrittenYaml(text);
    JsonNode root = yaml.map(0);
    if (yaml.at < text.length()) {
      throw yaml.otherwise();
    }
    return root;
  }

  /** A map that begins here, its other keys on lines indented by so much. */
  private ObjectNode map(int indent) {
    ObjectNode map = NODES.objectNode();
    deeper();
    do {
      String key = key();
      if (next('\n')) {
        map.set(key, block());
      } else {
        expect(' ');
        map.set(key, value("\n"));
        expect('\n');
      }
    } while (line(indent, false));
    depth--;
    return map;
  }

  private void deeper() {
    if (++depth > DEEPEST) {
      throw otherwise();
    }
  }

  private JsonNode block() {
    int indent = 0;
    while (next(' ')) {
      indent++;
    }
    if (indent == 0 || !text.startsWith("- ", at)) {
      return indent == 0 ? NODES.missingNode() : map(indent);
    }
    ArrayNode list = NODES.arrayNode();
    do {
      at += "- ".length();
      if (text.startsWith("{", at)) {
        list.add(value("\n"));
        expect('\n');
      } else {
        list.add(map(indent + 2));
      }
    } while (line(indent, true));
    return list;
  }

  /** Goes behind the indent of the next line if it has this one, and an item or a key there. */
  private boolean line(int indent, boolean item) {
    int start = at + indent;
    if (start >= text.length() || text.charAt(start) == ' ') {
      return false;
    }
    for (int k = at; k < start; k++) {
      if (text.charAt(k) != ' ') {
        return false;
      }
    }
    if (text.startsWith("- ", start) != item) {
      return false;
    }
    at = start;
    return true;
  }

  private String key() {
    int end = text.indexOf(':', at);
    if (end < 0) {
      throw otherwise();
    }
    String key = text.substring(at, end);
    at = end + 1;
    return key;
  }

  /** A value on this line, up to one of these marks. */
  private JsonNode value(String ends) {
    if (next('"')) {
      return NODES.textNode(quoted());
    }
    deeper();
    JsonNode value = next('{') ? flowMap() : next('[') ? flowList() : plain(ends);
    depth--;
    return value;
  }

  private ObjectNode flowMap() {
    ObjectNode map = NODES.objectNode();
    while (!next('}')) {
      String key = key();
      expect(' ');
      map.set(key, value(",}"));
      skipComma();
    }
    return map;
  }

  private ArrayNode flowList() {
    ArrayNode list = NODES.arrayNode();
    while (!next(']')) {
      list.add(value(",]"));
      skipComma();
    }
    return list;
  }

  private void skipComma() {
    if (next(',')) {
      expect(' ');
    }
  }

  private JsonNode plain(String ends) {
    int start = at;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    if (word.isEmpty()) {
      throw otherwise();
    }
    if (word.length() > 18) {
      return NODES.textNode(word);
    }
    int first = word.charAt(0) == '-' ? 1 : 0;
    int digits = first;
    while (digits < word.length() && Character.digit(word.charAt(digits), 10) >= 0) {
      digits++;
    }
    if (digits == first) {
      return NODES.textNode(word);
    }
    return digits == word.length() ? whole(Long.parseLong(word)) : perhapsDecimal(word, digits);
  }

  private static JsonNode whole(long number) {
    return number == (int) number ? NODES.numberNode((int) number) : NODES.numberNode(number);
  }

  private static JsonNode perhapsDecimal(String word, int point) {
    boolean decimal =
        word.charAt(point) == '.'
            && word.length() > point + 1
            && word.chars().skip(point + 1L).allMatch(c -> c >= '0' && c <= '9');
    return decimal ? new DecimalNode(new BigDecimal(word)) : NODES.textNode(word);
  }

  /** What stands between quotes, the first of which is read. */
  private String quoted() {
    StringBuilder said = new StringBuilder();
    while (!next('"')) {
      if (!next('\\')) {
        said.append(here());
        at++;
      } else if (next('u')) {
        said.append((char) number(4));
      } else if (next('U')) {
        said.appendCodePoint(number(8));
      } else {
        said.append(here());
        at++;
      }
    }
    return said.toString();
  }

  private int number(int digits) {
    if (at + digits > text.length()) {
      throw otherwise();
    }
    at += digits;
    return Integer.parseInt(text, at - digits, at, 16);
  }

  private char here() {
    if (at >= text.length()) {
      throw otherwise();
    }
    return text.charAt(at);
  }

  private boolean next(char c) {
    boolean there = at < text.length() && text.charAt(at) == c;
    at += there ? 1 : 0;
    return there;
  }

  private void expect(char c) {
    if (!next(c)) {
      throw otherwise();
    }
  }

  private IllegalArgumentException otherwise() {
    return new IllegalArgumentException("layout differs at character [" + at + "]");
  }
}
