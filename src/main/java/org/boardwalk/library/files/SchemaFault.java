package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.boardwalk.exchange.file.NearestKey;
import org.boardwalk.exchange.file.Pointer;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;

/**
 * A schema error in the project's own words.
 *
 * @param pointer the value, or the unknown key
 * @param what the expected value, with advice on a second line where there is any
 */
record SchemaFault(Pointer pointer, String what) {

  static SchemaFault of(Error error, JsonNode root) {
    Pointer pointer = pointer(error);
    return new SchemaFault(
        pointer,
        unknownKey(error)
            ? "is not a known key\n"
                + NearestKey.advice(error.getProperty(), SchemaNode.around(error).keys())
            : uselessKey(error) ? useless(root) : what(error, node(root, pointer)));
  }

  /**
   * Whether the error is an unknown key. These are reported first, as they may explain missing
   * keys.
   */
  static boolean unknownKey(Error error) {
    return error.getKeyword().equals("additionalProperties");
  }

  /** Whether the error is a key that is in the schema only to be refused where it is useless. */
  private static boolean uselessKey(Error error) {
    JsonNode rule = error.getSchemaNode();
    return rule != null && rule.isBoolean() && !rule.booleanValue();
  }

  static Pointer pointer(Error error) {
    List<String> steps = new ArrayList<>();
    for (int k = 0; k < error.getInstanceLocation().getNameCount(); k++) {
      steps.add(error.getInstanceLocation().getElement(k).toString());
    }
    if (unknownKey(error)) {
      steps.add(error.getProperty());
    }
    return new Pointer(steps);
  }

  private static String useless(JsonNode root) {
    JsonNode kind =
        root.path("kind").isMissingNode() ? root.path("model").path("kind") : root.path("kind");
    return Text.of("is of no use for kind [%s]\nMaybe remove it.", Shown.of(kind.asText()));
  }

  private static JsonNode node(JsonNode root, Pointer pointer) {
    JsonNode node = root;
    for (String step : pointer.steps()) {
      node = node.isArray() ? node.path(Integer.parseInt(step)) : node.path(step);
    }
    return node;
  }

  private static String what(Error error, JsonNode value) {
    JsonNode rule = error.getSchemaNode();
    SchemaNode around = SchemaNode.around(error);
    String here = shown(value);
    return switch (error.getKeyword()) {
      case "type" ->
          "must be " + type(rule) + ", here it is " + here + typeAdvice(around, rule, value);
      case "enum", "const" -> word(error, value);
      case "required" ->
          "key is missing: " + error.getProperty() + SchemaNode.described(around, error);
      case "minimum", "maximum" -> "must be " + around.range() + ", here it is " + here;
      case "pattern" -> "must look like " + around.examples() + ", here it is " + here;
      case "not" -> misplaced(rule);
      case "minItems", "maxItems" ->
          "must have " + around.items() + " elements, here it has " + value.size();
      case "uniqueItems" -> "must not name anything twice";
      case "maxLength" -> "must have at most " + rule.asText() + " characters";
      case "minProperties", "maxProperties" ->
          Text.of(
              "must have exactly one of the keys %s\n%s",
              String.join(", ", around.keys()), around.choices());
      default -> error.getMessage();
    };
  }

  private static String word(Error error, JsonNode value) {
    JsonNode rule = error.getSchemaNode();
    if (!value.isTextual() || !rule.isArray()) {
      return Text.of("must be %s, here it is %s", alternatives(rule), shown(value));
    }
    List<String> words = words(rule);
    return SchemaNode.choice(error)
        .map(
            choice ->
                Text.of(
                    "must be %s or keys and values, here it is %s\n%s",
                    String.join(", ", words),
                    shown(value),
                    NearestKey.advice(value.textValue(), words, choice.choices())))
        .orElseGet(
            () ->
                Text.of(
                    "must be %s, here it is %s\n%s",
                    alternatives(rule), shown(value), NearestKey.advice(value.textValue(), words)));
  }

  private static String misplaced(JsonNode rule) {
    List<String> keys = words(rule.path("required"));
    return keys.size() == 1
        ? "key " + keys.get(0) + " does not belong into a proof of impossibility"
        : "has both " + String.join(" and ", keys) + "\nMaybe remove one of the two.";
  }

  private static List<String> words(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static String alternatives(JsonNode rule) {
    List<String> words = rule.isArray() ? new ArrayList<>(words(rule)) : List.of(rule.asText());
    if (words.size() == 1) {
      return words.get(0);
    }
    return String.join(", ", words.subList(0, words.size() - 1))
        + " or "
        + words.get(words.size() - 1);
  }

  private static String type(JsonNode rule) {
    List<String> types = rule.isArray() ? words(rule) : List.of(rule.asText());
    return types.stream()
        .map(
            t ->
                switch (t) {
                  case "integer" -> "a whole number";
                  case "number" -> "a number";
                  case "string" -> "text";
                  case "array" -> "a list";
                  default -> "keys and values";
                })
        .collect(Collectors.joining(" or "));
  }

  private static String typeAdvice(SchemaNode around, JsonNode rule, JsonNode value) {
    if (rule.isArray()) {
      return "\n" + around.choices();
    }
    if (rule.asText().equals("string") && value.isValueNode() && !value.isNull()) {
      return "\nMaybe put it in quotes.";
    }
    return rule.asText().equals("integer") && value.isTextual()
        ? "\nMaybe write a number, without quotes and units."
        : "";
  }

  private static String shown(JsonNode value) {
    if (value.isObject()) {
      return "keys and values";
    }
    if (value.isArray()) {
      return "a list";
    }
    return value.isNull() || value.isMissingNode()
        ? "nothing"
        : "[" + Shown.of(value.asText()) + "]";
  }
}
