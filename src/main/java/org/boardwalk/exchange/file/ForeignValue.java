package org.boardwalk.exchange.file;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * A value in a YAML or JSON file without a schema of ours. Values that are not of the requested
 * type cause a {@link FileException} with line and key. Immutable.
 */
public final class ForeignValue {

  private final Entry entry;

  private ForeignValue(Entry entry) {
    this.entry = entry;
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text YAML or JSON
   * @return the whole file
   * @throws FileException when it is malformed, or has anchors, tags or duplicate keys
   */
  public static ForeignValue parse(Path path, String text) {
    return new ForeignValue(Entry.root(Document.parse(path, text)));
  }

  /** {@return whether this is a map that has it} */
  public boolean has(String key) {
    return entry.at(key).present();
  }

  /**
   * @param key a key
   * @return its value
   * @throws FileException when it is missing
   */
  public ForeignValue at(String key) {
    if (!has(key)) {
      throw entry.fault(Text.of("lacks [%s]\nMaybe it was not written to the end.", key));
    }
    return new ForeignValue(entry.at(key));
  }

  /**
   * @param least the least allowed value
   * @param most the greatest allowed value
   * @return this whole number
   * @throws FileException when it is not a whole number, or out of range
   */
  public int number(int least, int most) {
    int number = entry.number();
    if (number < least || number > most) {
      throw entry.fault(Text.of("[%d] must be from %d to %d", number, least, most));
    }
    return number;
  }

  /**
   * @return this text
   * @throws FileException when it is not text
   */
  public String text() {
    if (!entry.node().isTextual()) {
      throw entry.fault("must be text");
    }
    return entry.text();
  }

  /**
   * @param <E> the enum
   * @param type the enum
   * @return the constant with this {@linkplain Word name}, written with blanks or hyphens
   * @throws FileException when there is no such constant
   */
  public <E extends Enum<E>> E choice(Class<E> type) {
    return Word.parse(type, text().replace(' ', '-'))
        .orElseThrow(
            () -> entry.fault(Text.of("[%s] must be one of %s", Shown.of(text()), Word.all(type))));
  }

  /**
   * @return the values of this list
   * @throws FileException when it is not a list
   */
  public List<ForeignValue> items() {
    if (!entry.node().isArray()) {
      throw entry.fault("must be a list");
    }
    return entry.items().stream().map(ForeignValue::new).toList();
  }

  /**
   * @param what the fault
   * @return a fault that names the file, the line and the key
   */
  public FileException fault(String what) {
    return entry.fault(what);
  }

  /** {@return its line, from 1; 0 if unknown} */
  public int line() {
    return entry.document().line(entry.pointer());
  }

  /**
   * @param <T> the type of the result
   * @param value makes the result from this part of the file
   * @return the result
   * @throws FileException instead of an IllegalArgumentException
   */
  public <T> T make(Supplier<T> value) {
    return entry.make(value);
  }
}
