package org.boardwalk.task;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.file.FileException;

/** A parcel: named texts in one JSON object, to be sent from process to process. */
final class Parcel {

  /** The place named in messages, as parcels do not come from files. */
  static final Path PLACE = Path.of("task");

  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode fields;

  private Parcel(ObjectNode fields) {
    this.fields = fields;
  }

  static Parcel of(String task) {
    return new Parcel(JSON.createObjectNode()).put("task", task);
  }

  static Parcel parse(String text) {
    try {
      if (JSON.readTree(text) instanceof ObjectNode fields) {
        return new Parcel(fields);
      }
      throw fault("is no task");
    } catch (JsonProcessingException e) {
      throw new FileException(PLACE, "is no task: " + e.getOriginalMessage(), e);
    }
  }

  static FileException fault(String what) {
    return new FileException(
        PLACE, 0, what + "\nMaybe the other process runs another version of the program.");
  }

  Parcel put(String name, String text) {
    fields.put(name, text);
    return this;
  }

  Parcel put(String name, long number) {
    fields.put(name, number);
    return this;
  }

  Parcel put(String name, List<String> texts) {
    texts.forEach(fields.putArray(name)::add);
    return this;
  }

  private JsonNode at(String name) {
    JsonNode node = fields.get(name);
    if (node == null) {
      throw fault("lacks [" + name + "]");
    }
    return node;
  }

  String get(String name) {
    return at(name).asText();
  }

  long number(String name) {
    return at(name).asLong();
  }

  List<String> all(String name) {
    List<String> all = new ArrayList<>();
    at(name).forEach(node -> all.add(node.asText()));
    return all;
  }

  boolean has(String name) {
    return fields.has(name);
  }

  String text() {
    return fields.toString();
  }
}
