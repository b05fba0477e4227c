package org.boardwalk.exchange.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;

/**
 * A value in a file, with its place. Values that are not of the requested type cause a {@link
 * FileException} that names file, line and key; no other exceptions are thrown.
 *
 * @param document the file
 * @param node the value; a missing node where the file has none
 * @param pointer its place
 */
public record Entry(Document document, JsonNode node, Pointer pointer) {

  /**
   * @param document a file
   * @return the whole file
   */
  public static Entry root(Document document) {
    return new Entry(document, document.root(), Pointer.ROOT);
  }

  /** {@return its value, present or not} */
  public Entry at(String key) {
    return new Entry(document, node.path(key), pointer.at(key));
  }

  /** {@return whether the file has it} */
  public boolean present() {
    return !node.isMissingNode();
  }

  /**
   * @param <T> the type of the result
   * @param read makes the result from this value
   * @return the result; empty where the file has no value here
   */
  public <T> Optional<T> map(Function<Entry, T> read) {
    return present() ? Optional.of(read.apply(this)) : Optional.empty();
  }

  /** {@return this whole number} */
  public int number() {
    if (!node.canConvertToExactIntegral() || !node.canConvertToInt()) {
      throw fault("must be a whole number");
    }
    return node.intValue();
  }

  /**
   * @param otherwise the default where the file has no value here
   * @return this whole number
   */
  public int numberOr(int otherwise) {
    return present() ? number() : otherwise;
  }

  /** {@return this whole number} */
  public long longNumber() {
    if (!node.canConvertToExactIntegral() || !node.canConvertToLong()) {
      throw fault("must be a whole number");
    }
    return node.longValue();
  }

  /** {@return this number} */
  public BigDecimal decimal() {
    if (!node.isNumber()) {
      throw fault("must be a number");
    }
    return node.decimalValue();
  }

  /** {@return this value as text; empty where the file has none} */
  public String text() {
    return node.asText();
  }

  /**
   * @param <E> the enum
   * @param type the enum
   * @return the constant with this {@linkplain Word name}
   */
  public <E extends Enum<E>> E choice(Class<E> type) {
    return Word.parse(type, text())
        .orElseThrow(
            () ->
                fault(
                    Text.of(
                        "[%s] must be one of %s",
                        Shown.of(text()), String.join(", ", Word.all(type)))));
  }

  /**
   * @param <E> the enum
   * @param type the enum
   * @param otherwise the default where the file has no value here
   * @return the constant with this name
   */
  public <E extends Enum<E>> E choiceOr(Class<E> type, E otherwise) {
    return present() ? choice(type) : otherwise;
  }

  /** {@return the values of this list; none where it is not a list} */
  public List<Entry> items() {
    List<Entry> items = new ArrayList<>();
    for (int k = 0; k < node.size() && node.isArray(); k++) {
      items.add(new Entry(document, node.get(k), pointer.at(String.valueOf(k))));
    }
    return items;
  }

  /**
   * @param what the fault
   * @return a fault that names the file, the line and the key
   */
  public FileException fault(String what) {
    return document.fault(pointer, what);
  }

  private Entry inside(List<String> key) {
    boolean deeper = !key.isEmpty() && at(key.get(0)).present();
    return deeper ? at(key.get(0)).inside(key.subList(1, key.size())) : this;
  }

  /**
   * Makes a value from this part of the file. An IllegalArgumentException is reported at this part,
   * a {@link WrongValue} at as much of its key as the file has.
   *
   * @param <T> the type of the result
   * @param value makes it
   * @return the made value
   */
  public <T> T make(Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      Entry at = e instanceof WrongValue wrong ? inside(wrong.key()) : this;
      throw (FileException) at.fault(String.valueOf(e.getMessage())).initCause(e);
    }
  }
}
