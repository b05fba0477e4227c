package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Creates JSON objects, and writes them as text that ends with a line feed. */
final class JsonText {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private JsonText() {}

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static String of(ObjectNode object) {
    return object.toPrettyString() + "\n";
  }
}
