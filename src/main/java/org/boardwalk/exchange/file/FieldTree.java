package org.boardwalk.exchange.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.boardwalk.movement.text.Word;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a file, in the order in which they are written. A value is a number, a truth value,
 * a constant, other fields, a collection, a map, or a record, whose components are its fields;
 * everything else, such as a day, is written as text. An optional value that is empty is left out;
 * in a list it is null.
 */
public final class FieldTree {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final ObjectNode fields = NODES.objectNode();

  /**
   * @param values a record, or a map
   * @return its fields
   */
  public static FieldTree of(Object values) {
    return new FieldTree().add(values);
  }

  /**
   * @param key the key of the first field
   * @param value its value
   * @param more keys and values of the others, in turn
   * @return the fields
   */
  public static FieldTree of(String key, Object value, Object... more) {
    FieldTree tree = new FieldTree().put(key, value);
    for (int k = 0; k < more.length; k += 2) {
      tree.put((String) more[k], more[k + 1]);
    }
    return tree;
  }

  /**
   * @param key the key of a field
   * @param value its value, which replaces the one it had
   * @return these fields
   */
  public FieldTree put(String key, Object value) {
    Object there = there(value);
    if (there != null) {
      fields.set(key, node(there));
    }
    return this;
  }

  /**
   * @param <T> the type of the items
   * @param key the key of a list
   * @param items the items
   * @param value makes the value of each
   * @return these fields
   */
  public <T> FieldTree list(String key, Collection<T> items, Function<T, ?> value) {
    return put(key, items.stream().map(value).toList());
  }

  /**
   * @param <T> the type of the items
   * @param key the key of a list that is left out where it is empty
   * @param items the items
   * @param value makes the value of each
   * @return these fields
   */
  public <T> FieldTree some(String key, Collection<T> items, Function<T, ?> value) {
    return items.isEmpty() ? this : list(key, items, value);
  }

  /**
   * @param key the key of a text that is left out where it is empty
   * @param text the text
   * @return these fields
   */
  public FieldTree some(String key, String text) {
    return text.isEmpty() ? this : put(key, text);
  }

  /**
   * @param values more fields: a record, a map, the fields of another tree, or one of them as an
   *     optional value
   * @return these fields, with the others behind them
   */
  public FieldTree add(Object values) {
    if (values instanceof Optional<?> some) {
      some.ifPresent(this::add);
    } else if (values instanceof FieldTree tree) {
      fields.setAll(tree.fields);
    } else if (values instanceof Map<?, ?> map) {
      map.forEach((key, value) -> put(node(key).asText(), value));
    } else {
      for (RecordComponent component : values.getClass().getRecordComponents()) {
        put(component.getName(), value(component.getAccessor(), values));
      }
    }
    return this;
  }

  /**
   * @return these fields as a tree of nodes, which shares all later changes
   */
  public ObjectNode node() {
    return fields;
  }

  /**
   * @return these fields as JSON, with a line feed at the end
   */
  public String json() {
    return fields.toPrettyString() + "\n";
  }

  private static Object value(Method component, Object values) {
    try {
      component.setAccessible(true); // The record may be private.
      return component.invoke(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Object there(@Nullable Object value) {
    if (value instanceof OptionalInt some) {
      return some.isPresent() ? some.getAsInt() : null;
    }
    if (value instanceof OptionalLong some) {
      return some.isPresent() ? some.getAsLong() : null;
    }
    if (value instanceof OptionalDouble some) {
      return some.isPresent() ? some.getAsDouble() : null;
    }
    return value instanceof Optional<?> some ? some.orElse(null) : value;
  }

  private static JsonNode node(@Nullable Object value) {
    if (value instanceof Integer number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Double number) {
      return NODES.numberNode(number);
    }
    if (value instanceof BigDecimal number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Long number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Boolean truth) {
      return NODES.booleanNode(truth);
    }
    if (value instanceof Enum<?> constant) {
      return NODES.textNode(Word.of(constant));
    }
    if (value instanceof Iterable<?> items && !(value instanceof JsonNode)) {
      ArrayNode list = NODES.arrayNode();
      items.forEach(item -> list.add(node(there(item))));
      return list;
    }
    if (value instanceof FieldTree || value instanceof Map || value instanceof Record) {
      return of(value).fields;
    }
    return value instanceof JsonNode node
        ? node
        : value == null ? NODES.nullNode() : NODES.textNode(value.toString());
  }
}
