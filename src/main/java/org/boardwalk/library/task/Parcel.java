package org.boardwalk.library.task;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;

/**
 * A parcel: named texts in one JSON object, to be sent from process to process. What arrives is
 * bounded in length, and every field must have its type.
 */
final class Parcel {

  /** The longest text, in characters. Usual ones have some thousands. */
  static final int MOST_CHARACTERS = 10_000_000;

  /** The largest number, which a ledger can hold. */
  private static final long MOST = 999_999_999_999_999L;

  private static final String TASK = "task";

  /** The place named in messages, as parcels do not come from files. */
  static final Path PLACE = Path.of("task");

  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode fields;

  private Parcel(ObjectNode fields) {
    this.fields = fields;
  }

  static Parcel of(String task) {
    return new Parcel(JSON.createObjectNode()).put(TASK, task);
  }

  static Parcel parse(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw fault(Text.of("is longer than %,d characters", MOST_CHARACTERS));
    }
    try {
      if (JSON.readTree(text) instanceof ObjectNode fields) {
        return new Parcel(fields);
      }
      throw fault("is no task");
    } catch (JsonProcessingException e) {
      FileException fault = fault("is no task: " + Shown.sentence(e.getOriginalMessage()));
      fault.initCause(e);
      throw fault;
    }
  }

  /** The reply to a task of that name. */
  static Parcel reply(String task, String text) {
    Parcel reply = parse(text);
    if (!reply.get(TASK).equals(task)) {
      throw fault("answers another task");
    }
    return reply;
  }

  String task() {
    return get(TASK);
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

  /** The field of that name, if it is there and of the right type. */
  private JsonNode at(String name, Predicate<JsonNode> type) {
    JsonNode node = fields.path(name);
    if (!type.test(node)) {
      throw fault((node.isMissingNode() ? "lacks [" : "has a bad [") + name + "]");
    }
    return node;
  }

  String get(String name) {
    return at(name, JsonNode::isTextual).textValue();
  }

  /** A number from 0 on. */
  long number(String name) {
    return at(
            name,
            n ->
                n.canConvertToLong()
                    && n.isIntegralNumber()
                    && n.longValue() >= 0
                    && n.longValue() <= MOST)
        .longValue();
  }

  List<String> all(String name) {
    List<String> all = new ArrayList<>();
    for (JsonNode node : at(name, JsonNode::isArray)) {
      if (!node.isTextual()) {
        throw fault("has a bad [" + name + "]");
      }
      all.add(node.textValue());
    }
    return all;
  }

  boolean has(String name) {
    return fields.has(name);
  }

  String text() {
    return fields.toString();
  }
}
