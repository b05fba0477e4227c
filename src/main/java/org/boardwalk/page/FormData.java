package org.boardwalk.page;

import java.util.Map;
import java.util.Optional;

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

  Optional<Upload> file(String name) {
    return Optional.ofNullable(files.get(name));
  }

  /**
   * A file in place of lines that are typed.
   *
   * @throws IllegalArgumentException when both were sent, as one of them would be lost
   */
  Optional<Upload> fileInsteadOf(String lines, String name) {
    Optional<Upload> file = file(name);
    if (file.isPresent() && !text(lines).isBlank()) {
      throw new IllegalArgumentException(
          "there are lines in the field beside the file ["
              + file.get().name()
              + "]\nMaybe empty the field, or send the lines without the file.");
    }
    return file;
  }
}
