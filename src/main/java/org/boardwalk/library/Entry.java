package org.boardwalk.library;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A value in a file whose form the schema has accepted.
 *
 * @param document the file
 * @param node the value; a missing node where the file has none
 * @param pointer where it stands
 */
record Entry(Document document, JsonNode node, Pointer pointer) {

  static Entry root(Document document) {
    return new Entry(document, document.root(), Pointer.ROOT);
  }

  Entry at(String key) {
    return new Entry(document, node.path(key), pointer.at(key));
  }

  boolean present() {
    return !node.isMissingNode();
  }

  int number() {
    if (!node.canConvertToExactIntegral() || !node.canConvertToInt()) {
      throw fault("must be a whole number");
    }
    return node.intValue();
  }

  int numberOr(int otherwise) {
    return present() ? number() : otherwise;
  }

  long longNumber() {
    if (!node.canConvertToExactIntegral() || !node.canConvertToLong()) {
      throw fault("must be a whole number");
    }
    return node.longValue();
  }

  String text() {
    return node.asText();
  }

  /** The constant whose name in lower case, with hyphens, is the text. */
  <E extends Enum<E>> E choice(Class<E> type) {
    return Enum.valueOf(type, text().toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  <E extends Enum<E>> E choiceOr(Class<E> type, E otherwise) {
    return present() ? choice(type) : otherwise;
  }

  List<Entry> items() {
    List<Entry> items = new ArrayList<>();
    for (int k = 0; k < node.size(); k++) {
      items.add(new Entry(document, node.get(k), pointer.at(String.valueOf(k))));
    }
    return items;
  }

  FileException fault(String what) {
    return document.fault(pointer, what);
  }

  /**
   * Makes a value from this part of the file. What it finds wrong is reported with the line of the
   * key that its message begins with, such as {@code boards sets [12] must ...}.
   */
  <T> T make(Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      Pointer at = pointer;
      JsonNode inner = node;
      for (String word : message.split("[ :]", 4)) {
        if (!inner.has(word)) {
          break;
        }
        inner = inner.path(word);
        at = at.at(word);
      }
      FileException fault = document.fault(at, message);
      fault.initCause(e);
      throw fault;
    }
  }
}
