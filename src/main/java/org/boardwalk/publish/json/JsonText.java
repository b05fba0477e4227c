package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Objects to be filled, and their text, which ends with a line feed. */
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
