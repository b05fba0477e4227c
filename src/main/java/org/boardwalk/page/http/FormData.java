package org.boardwalk.page.http;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.boardwalk.exchange.Source;

/**
 * A submitted form.
 *
 * @param fields the text of its fields by name
 * @param files the files by the names of their fields; fields without a file are left out
 */
public record FormData(Map<String, String> fields, Map<String, Upload> files) {

  /** The empty form. */
  public static final FormData EMPTY = new FormData(Map.of(), Map.of());

  /** Copies the maps. {@link Map#copyOf} would be slow where the hashes of names collide. */
  public FormData {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
  }

  /** The text of a field; empty when it is missing. */
  public String text(String name) {
    return fields.getOrDefault(name, "");
  }

  /** The typed lines of a field, as a file with its name; empty for none. */
  public Optional<Source> lines(String name) {
    return Optional.of(text(name)).filter(t -> !t.isBlank()).map(t -> new Source(Path.of(name), t));
  }

  /**
   * @param name the name of a field
   * @return the file that was sent in it; empty for none
   */
  public Optional<Upload> file(String name) {
    return Optional.ofNullable(files.get(name));
  }

  /**
   * The name of the field with the {@link #mark} of the lines that a page shows in another field.
   */
  public static String shown(String lines) {
    return lines + "Shown";
  }

  /**
   * A digest that tells whether the user changed the lines that a page shows; line ends do not
   * count, because browsers rewrite them.
   */
  public static String mark(String text) {
    String plain = text.replace("\r", "").strip();
    return UUID.nameUUIDFromBytes(plain.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /**
   * The file that was sent instead of typed lines.
   *
   * @throws IllegalArgumentException when both were sent, as one of them would be lost
   */
  public Optional<Upload> fileInsteadOf(String lines, String name) {
    Optional<Upload> file = file(name);
    boolean typed = !text(lines).isBlank() && !mark(text(lines)).equals(text(shown(lines)));
    if (file.isPresent() && typed) {
      throw new IllegalArgumentException(
          "there are lines in the field beside the file ["
              + file.get().name()
              + "]\nMaybe empty the field, or send the lines without the file.");
    }
    return file;
  }
}
