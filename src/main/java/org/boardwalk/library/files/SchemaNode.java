package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The part of a schema around a broken rule, from which messages take known keys, the other end of
 * a range, and examples.
 *
 * @param node that part of the schema
 */
record SchemaNode(JsonNode node) {

  static SchemaNode around(Error error) {
    return steps(error, 1);
  }

  /** The choices of a broken rule, where it is one of several choices. */
  static Optional<SchemaNode> choice(Error error) {
    return Optional.of(steps(error, 2)).filter(n -> n.node.path("type").isArray());
  }

  /** The part of the schema a number of steps above the rule itself. */
  private static SchemaNode steps(Error error, int up) {
    String location = error.getSchemaLocation().toString();
    int hash = location.indexOf('#');
    String file = location.substring(location.lastIndexOf('/', hash) + 1, hash);
    String pointer = location.substring(hash + 1);
    for (int k = 0; k < up; k++) {
      pointer = pointer.substring(0, pointer.lastIndexOf('/'));
    }
    try (InputStream in = SchemaNode.class.getResourceAsStream(file)) {
      JsonNode schema = new ObjectMapper().readTree(Objects.requireNonNull(in));
      return new SchemaNode(schema.at(pointer));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<String> keys() {
    List<String> keys = new ArrayList<>();
    node.path("properties").fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  String range() {
    String least = node.path("minimum").asText();
    String most = node.path("maximum").asText();
    return most.isEmpty() ? "at least " + least : "from " + least + " to " + most;
  }

  String items() {
    String least = node.path("minItems").asText("0");
    String most = node.path("maxItems").asText();
    return least.equals(most) ? least : least + " to " + most;
  }

  /** The possible choices, for the second line of a message. */
  String choices() {
    return "Maybe choose: " + node.path("description").asText();
  }

  String examples() {
    List<String> examples = new ArrayList<>();
    node.path("examples").forEach(e -> examples.add(e.asText()));
    return String.join(" or ", examples);
  }

  /**
   * The description of a missing key, for the second line of a message; empty where the schema has
   * none.
   */
  static String described(SchemaNode around, Error missing) {
    String text =
        around.node.path("properties").path(missing.getProperty()).path("description").asText();
    return text.isEmpty() ? "" : "\nMaybe add it: " + text;
  }
}
