package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.boardwalk.exchange.Source;

/**
 * A form that was sent.
 *
 * @param fields the text of its fields by name
 * @param files the files in it by name of their fields; fields without a file are left out
 */
record FormData(Map<String, String> fields, Map<String, Upload> files) {

  /** Nothing. */
  static final FormData EMPTY = new FormData(Map.of(), Map.of());

  /** Copies the maps. */
  FormData {
    fields = Map.copyOf(fields);
    files = Map.copyOf(files);
  }

  /** The text of a field; empty when it is missing. */
  String text(String name) {
    return fields.getOrDefault(name, "");
  }

  /** The lines that were typed in a field, as a file of its name; empty for none. */
  Optional<Source> lines(String name) {
    return Optional.of(text(name)).filter(t -> !t.isBlank()).map(t -> new Source(Path.of(name), t));
  }

  Optional<Upload> file(String name) {
    return Optional.ofNullable(files.get(name));
  }

  /** The field that holds the {@link #mark} of what a page shows in another one. */
  static String shown(String lines) {
    return lines + "Shown";
  }

  /** Tells whether somebody has changed lines that a page shows; browsers write line ends anew. */
  static String mark(String text) {
    String plain = text.replace("\r", "").strip();
    return UUID.nameUUIDFromBytes(plain.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /**
   * A file in place of lines that are typed.
   *
   * @throws IllegalArgumentException when both were sent, as one of them would be lost
   */
  Optional<Upload> fileInsteadOf(String lines, String name) {
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
