package org.boardwalk.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * Reads the plain part of YAML: one document of maps, lists, text and numbers. Anchors, aliases,
 * tags, duplicate keys and deep nesting are refused; whatever is wrong is a {@link FileException}
 * with its line.
 */
final class YamlTree {

  private static final int DEEPEST = 20;
  private static final int MOST_VALUES = 300_000;
  private static final int LONGEST_TEXT = 20_000;
  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,18}");
  private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,17})\\.[0-9]{1,18}");
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .loaderOptions(options())
          .enable(YAMLParser.Feature.EMPTY_STRING_AS_NULL)
          .build();

  private final Path path;
  private final int[] text;
  private final YAMLParser parser;
  private final IdentityHashMap<JsonNode, List<Integer>> lines = new IdentityHashMap<>();
  private final ArrayDeque<String> steps = new ArrayDeque<>();
  private int values;

  YamlTree(Path path, String text) {
    this.path = path;
    this.text = text.codePoints().toArray();
    try {
      this.parser = YAML.createParser(text);
    } catch (IOException e) {
      throw new FileException(path, "cannot be read: " + e.getMessage(), e);
    }
  }

  private static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(FileText.MOST_BYTES);
    return options;
  }

  Document document() {
    try (parser) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new FileException(path, 0, "is empty\nMaybe it was not written to the end.");
      }
      JsonNode root = value(first, 0);
      if (parser.nextToken() != null) {
        throw fault("a second document begins\nMaybe remove everything from the line --- on.");
      }
      return new Document(path, root, lines);
    } catch (IOException | YAMLException e) {
      throw syntax(e);
    }
  }

  private FileException syntax(Exception e) {
    int line = e instanceof JsonProcessingException j && j.getLocation() != null ? line(j) : 0;
    String reason = e instanceof JsonProcessingException j ? j.getOriginalMessage() : "" + e;
    if (e.getCause() instanceof MarkedYAMLException marked && marked.getProblemMark() != null) {
      line = marked.getProblemMark().getLine() + 1;
      reason = marked.getProblem();
    }
    String first = String.valueOf(reason).strip().lines().findFirst().orElse("no reason given");
    FileException fault =
        new FileException(
            path,
            line,
            "is not well-formed YAML: "
                + Shown.sentence(first)
                + "\nMaybe a quote, bracket or brace is not closed, or a line is indented wrongly.");
    fault.initCause(e);
    return fault;
  }

  private static int line(JsonProcessingException e) {
    return Math.max(0, e.getLocation().getLineNr());
  }

  private JsonNode value(JsonToken token, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw fault("is nested more than " + DEEPEST + " deep\nMaybe a bracket is not closed.");
    }
    if (++values > MOST_VALUES) {
      throw fault("has more than " + MOST_VALUES + " values\nMaybe it is another kind of file.");
    }
    refuseReferences();
    return switch (token) {
      case START_OBJECT -> object(depth);
      case START_ARRAY -> array(depth);
      case VALUE_STRING -> JsonNodeFactory.instance.textNode(text(parser.getText()));
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parser.getText());
      case VALUE_TRUE -> JsonNodeFactory.instance.booleanNode(true);
      case VALUE_FALSE -> JsonNodeFactory.instance.booleanNode(false);
      case VALUE_NULL -> JsonNodeFactory.instance.nullNode();
      default -> throw fault("has something that is neither map, list, text nor number");
    };
  }

  /** Neither plain text nor a key can begin with one of these marks. */
  private void refuseReferences() throws IOException {
    int start = (int) parser.currentTokenLocation().getCharOffset();
    int mark = start >= 0 && start < text.length ? text[start] : ' ';
    if (mark == '&' || mark == '*' || parser.isCurrentAlias() || parser.getObjectId() != null) {
      throw fault(
          "has an anchor (&) or alias (*)\nMaybe write the value out, or put it in quotes.");
    }
    if (mark == '!' || parser.getTypeId() != null) {
      throw fault("has a tag (!)\nMaybe put the value in quotes.");
    }
  }

  private JsonNode object(int depth) throws IOException {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    List<Integer> places = new ArrayList<>();
    lines.put(object, places);
    for (JsonToken t = parser.nextToken(); t != JsonToken.END_OBJECT; t = parser.nextToken()) {
      if (t != JsonToken.FIELD_NAME) {
        throw fault("has a key that is not a plain word");
      }
      refuseReferences();
      String key = text(parser.currentName());
      places.add(line());
      steps.addLast(key);
      if (object.has(key)) {
        throw fault("stands here twice\nMaybe remove one of the two.");
      }
      object.set(key, value(parser.nextToken(), depth + 1));
      steps.removeLast();
    }
    return object;
  }

  private JsonNode array(int depth) throws IOException {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    List<Integer> places = new ArrayList<>();
    lines.put(array, places);
    for (JsonToken t = parser.nextToken(); t != JsonToken.END_ARRAY; t = parser.nextToken()) {
      places.add(line());
      steps.addLast(String.valueOf(array.size()));
      array.add(value(t, depth + 1));
      steps.removeLast();
    }
    return array;
  }

  private String text(String text) {
    if (text.length() > LONGEST_TEXT) {
      throw fault("has a text longer than " + LONGEST_TEXT + " characters");
    }
    return text;
  }

  private JsonNode number(String digits) {
    if (WHOLE.matcher(digits).matches()) {
      try {
        long whole = Long.parseLong(digits);
        return whole == (int) whole
            ? JsonNodeFactory.instance.numberNode((int) whole)
            : JsonNodeFactory.instance.numberNode(whole);
      } catch (NumberFormatException e) {
        throw fault("number [" + Shown.of(digits) + "] is too large");
      }
    }
    if (DECIMAL.matcher(digits).matches()) {
      return new com.fasterxml.jackson.databind.node.DecimalNode(new BigDecimal(digits));
    }
    throw fault(
        "number ["
            + Shown.of(digits)
            + "] must be written plainly, such as 13 or 92.53"
            + "\nMaybe put it in quotes if it is meant as text.");
  }

  private int line() {
    return Math.max(0, parser.currentTokenLocation().getLineNr());
  }

  private FileException fault(String what) {
    String key = new Pointer(List.copyOf(steps)).key();
    return new FileException(path, line(), (key.isEmpty() ? "" : key + ": ") + what);
  }
}
