package org.boardwalk.exchange.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads the plain part of YAML: one document of maps, lists, text and numbers. Anchors, aliases,
 * tags, duplicate keys and deep nesting are refused; each fault is a {@link FileException} with its
 * line. Uses the events of the parser below Jackson directly: Jackson's own reader loads twice as
 * many classes, which delays a command that reads one file, and hides tags.
 */
final class YamlTree {

  private static final int DEEPEST = 20;
  private static final int MOST_VALUES = 300_000;
  private static final int MOST_KEYS = 10_000;
  private static final int LONGEST_TEXT = 20_000;
  private static final int LONGEST_LINE = 200_000;
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Path path;
  private final ParserImpl parser;
  private final IdentityHashMap<JsonNode, List<Integer>> items = new IdentityHashMap<>();
  private final IdentityHashMap<JsonNode, Map<String, Integer>> keys = new IdentityHashMap<>();
  private final ArrayDeque<String> steps = new ArrayDeque<>();
  private int values;
  private int line = 1;
  private final boolean json;

  YamlTree(Path path, String text) {
    this.path = path;
    json =
        path.toString().toLowerCase(Locale.ROOT).endsWith(".json")
            || text.stripLeading().startsWith("{");
    refuseLong(text);
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(FileText.MOST_BYTES);
    this.parser = new ParserImpl(new StreamReader(text), options);
  }

  /** Refuses a line whose parts the parser would copy many times while it looks for their ends. */
  private void refuseLong(String text) {
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int next = end < 0 ? text.length() : end;
      if (next - from > LONGEST_LINE) {
        refuseLong(text, from, next);
      }
      line++;
      from = next + 1;
    }
    line = 1;
  }

  private void refuseLong(String text, int from, int to) {
    int length = 0;
    for (int k = from; k < to; k++) {
      char c = text.charAt(k);
      length = c == '\r' || (json && c == '"') ? 0 : length + 1;
      if (length > LONGEST_LINE) {
        throw fault(
            Text.of("has a line longer than %d characters\n", LONGEST_LINE)
                + "Maybe it is another kind of file.");
      }
    }
  }

  Document document() {
    try {
      next();
      if (next() instanceof StreamEndEvent) {
        throw new FileException(path, 0, "is empty\nMaybe it was not written to the end.");
      }
      JsonNode root = value(next(), 0);
      next();
      if (!(next() instanceof StreamEndEvent)) {
        throw fault("a second document begins\nMaybe remove everything from the line --- on.");
      }
      return new Document(path, root, items, keys);
    } catch (YAMLException e) {
      throw syntax(e);
    }
  }

  /** The text under a key at the top; the rest of the file is not read. */
  Optional<String> top(String key) {
    try {
      next();
      if (next() instanceof StreamEndEvent || !(next() instanceof MappingStartEvent)) {
        return Optional.empty();
      }
      for (Event e = next(); !(e instanceof MappingEndEvent); e = next()) {
        skip(e);
        boolean found = e instanceof ScalarEvent name && name.getValue().equals(key);
        Event value = next();
        if (found) {
          return value instanceof ScalarEvent v ? Optional.of(v.getValue()) : Optional.empty();
        }
        skip(value);
      }
      return Optional.empty();
    } catch (YAMLException e) {
      return Optional.empty();
    }
  }

  /** Skips to the end of a value that has begun. */
  private void skip(Event value) {
    int open = value instanceof CollectionStartEvent ? 1 : 0;
    while (open > 0) {
      Event event = next();
      open += event instanceof CollectionStartEvent ? 1 : 0;
      open -= event instanceof CollectionEndEvent ? 1 : 0;
    }
  }

  /**
   * The next event. The parser has no message for an escape that is not a character, so one is
   * given here.
   */
  private Event next() {
    try {
      Event event = parser.getEvent();
      line = event.getStartMark().getLine() + 1;
      return event;
    } catch (IllegalArgumentException e) {
      throw new YAMLException("escape of what is no character", e);
    }
  }

  private FileException syntax(YAMLException e) {
    boolean marked = e instanceof MarkedYAMLException m && m.getProblemMark() != null;
    String reason = e instanceof MarkedYAMLException m ? m.getProblem() : e.getMessage();
    String first = String.valueOf(reason).strip().lines().findFirst().orElse("no reason given");
    FileException fault =
        new FileException(
            path,
            marked ? ((MarkedYAMLException) e).getProblemMark().getLine() + 1 : 0,
            Text.of("is not well-formed %s: ", json ? "JSON" : "YAML")
                + Shown.sentence(first)
                + "\nMaybe a quote, bracket or brace is not closed, or "
                + (json ? "one is too many." : "a line is indented wrongly."));
    fault.initCause(e);
    return fault;
  }

  private JsonNode value(Event event, int depth) {
    if (depth > DEEPEST) {
      throw fault("is nested more than " + DEEPEST + " deep\nMaybe a bracket is not closed.");
    }
    if (++values > MOST_VALUES) {
      throw fault("has more than " + MOST_VALUES + " values\nMaybe it is another kind of file.");
    }
    refuseReferences(event);
    if (event instanceof MappingStartEvent) {
      return object(depth);
    }
    return event instanceof ScalarEvent scalar ? scalar(scalar) : array(depth);
  }

  private void refuseReferences(Event event) {
    if (event instanceof AliasEvent || (event instanceof NodeEvent n && n.getAnchor() != null)) {
      throw fault(
          "has an anchor (&) or alias (*)\nMaybe write the value out, or put it in quotes.");
    }
    boolean tagged =
        (event instanceof ScalarEvent s && s.getTag() != null)
            || (event instanceof CollectionStartEvent c && c.getTag() != null);
    if (tagged) {
      throw fault("has a tag (!)\nMaybe put the value in quotes.");
    }
  }

  private JsonNode object(int depth) {
    ObjectNode object = NODES.objectNode();
    Map<String, Integer> places = new HashMap<>();
    keys.put(object, places);
    for (Event e = next(); !(e instanceof MappingEndEvent); e = next()) {
      refuseReferences(e);
      if (!(e instanceof ScalarEvent name)) {
        throw fault("has a key that is not a plain word");
      }
      String key = text(name.getValue());
      steps.addLast(key);
      if (places.size() == MOST_KEYS) {
        throw fault(
            "is one of more than " + MOST_KEYS + " keys\nMaybe it is another kind of file.");
      }
      if (places.put(key, line) != null) {
        throw fault("stands here twice\nMaybe remove one of the two.");
      }
      object.set(key, value(next(), depth + 1));
      steps.removeLast();
    }
    return object;
  }

  private JsonNode array(int depth) {
    ArrayNode array = NODES.arrayNode();
    List<Integer> places = new ArrayList<>();
    items.put(array, places);
    for (Event e = next(); !(e instanceof SequenceEndEvent); e = next()) {
      places.add(line);
      steps.addLast(String.valueOf(array.size()));
      array.add(value(e, depth + 1));
      steps.removeLast();
    }
    return array;
  }

  private JsonNode scalar(ScalarEvent scalar) {
    String text = text(scalar.getValue());
    try {
      return scalar.isPlain() ? PlainScalar.of(text) : NODES.textNode(text);
    } catch (NumberFormatException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  private String text(String text) {
    if (text.length() > LONGEST_TEXT) {
      throw fault("has a text longer than " + LONGEST_TEXT + " characters");
    }
    return text;
  }

  private FileException fault(String what) {
    String key = new Pointer(List.copyOf(steps)).key();
    return new FileException(path, line, (key.isEmpty() ? "" : key + ": ") + what);
  }

  /**
   * The meaning of a YAML word without quotes: null, true, false, a number or text. Numbers are
   * those of JSON without an exponent; other spellings of decimal numbers are refused, as programs
   * read them differently.
   */
  private static final class PlainScalar {

    private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,18}");
    private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,17})\\.[0-9]{1,18}");

    /**
     * Refused numbers: with underscores, signs, exponents, leading zeros, a point at an end, or not
     * finite.
     */
    private static final Pattern OTHER =
        Pattern.compile(
            "[-+]?\\.?[0-9][0-9_]*(\\.[0-9_]*)?([eE][-+]?[0-9]+)?|(?i)[-+]?\\.(inf|nan)");

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private PlainScalar() {}

    /**
     * @param text a word without quotes
     * @return its value
     * @throws NumberFormatException when it is a number that is too large or in a refused spelling;
     *     the message says which
     */
    static JsonNode of(String text) {
      return switch (text) {
        case "", "~", "null", "Null", "NULL" -> NODES.nullNode();
        case "true", "True", "TRUE" -> NODES.booleanNode(true);
        case "false", "False", "FALSE" -> NODES.booleanNode(false);
        default ->
            "+-.0123456789".indexOf(text.charAt(0)) < 0 ? NODES.textNode(text) : number(text);
      };
    }

    private static JsonNode number(String text) {
      if (WHOLE.matcher(text).matches()) {
        return whole(text);
      }
      if (DECIMAL.matcher(text).matches()) {
        return new com.fasterxml.jackson.databind.node.DecimalNode(new BigDecimal(text));
      }
      if (OTHER.matcher(text).matches()) {
        throw new NumberFormatException(
            "number ["
                + Shown.of(text)
                + "] must be written plainly, such as 13 or 92.53"
                + "\nMaybe put it in quotes if it is meant as text.");
      }
      return NODES.textNode(text);
    }

    private static JsonNode whole(String digits) {
      try {
        long whole = Long.parseLong(digits);
        return whole == (int) whole ? NODES.numberNode((int) whole) : NODES.numberNode(whole);
      } catch (NumberFormatException e) {
        throw new NumberFormatException("number [" + Shown.of(digits) + "] is too large");
      }
    }
  }
}
