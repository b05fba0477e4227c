package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.library.files.FileFormat;

/**
 * Evenings as YAML files, described by {@code evening.schema.json} beside the schemas of models and
 * solutions. Read strictly: a file that was cut off or damaged is refused with line and key, and
 * its movement is judged again. Stateless and thread-safe.
 */
public final class EveningFile {

  private EveningFile() {}

  /**
   * @param bytes the content of a file
   * @return whether the file says that it is an evening, valid or not
   */
  public static boolean recognises(byte[] bytes) {
    return FileFormat.of(bytes).equals(Optional.of(FileFormat.EVENING));
  }

  /**
   * @param path a file, at most 5 MB
   * @return the evening in it
   * @throws FileException when it cannot be read, is damaged, has anything unknown or out of range,
   *     or its movement breaks rules
   */
  public static SavedEvening read(Path path) {
    return parse(path, FileText.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of an evening
   * @return the evening
   * @throws FileException like {@link #read}
   */
  public static SavedEvening parse(Path path, String text) {
    Document document = Document.parse(path, text);
    FileFormat.EVENING.check(document);
    return EveningFields.read(document);
  }

  /**
   * @param evening an evening
   * @return its file; {@link #parse} reads an equal evening from it
   */
  public static String text(SavedEvening evening) {
    return YamlText.of(EveningFields.of(evening));
  }

  /** The content of a file of that name: JSON where the name ends so, else YAML. */
  static String text(Path path, SavedEvening evening) {
    return YamlText.orJson(path, EveningFields.of(evening));
  }

  /**
   * @param evening an evening
   * @return the evening as JSON, with the content of its file
   */
  public static String json(SavedEvening evening) {
    return EveningFields.of(evening).toPrettyString() + "\n";
  }

  /**
   * @param path the file to write, as JSON where its name ends in .json, else as YAML; one that is
   *     there is replaced, as a whole or not at all
   * @param evening an evening
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, SavedEvening evening) {
    WholeFile.write(path, text(path, evening));
  }

  /**
   * @param path the file to create, as JSON where its name ends in .json, else as YAML
   * @param evening an evening
   * @throws FileException when it is there already or cannot be written
   */
  public static void create(Path path, SavedEvening evening) {
    WholeFile.create(path, text(path, evening));
  }

  /**
   * @param evening an evening
   * @return a name for its file with the date in it, such as {@code 2026-11-21-tuesday-pairs.yaml}:
   *     letters, digits and hyphens only
   */
  public static String name(SavedEvening evening) {
    String plain =
        evening
            .title()
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String title = plain.isEmpty() ? "evening" : plain.substring(0, Math.min(60, plain.length()));
    return evening.date() + "-" + title + ".yaml";
  }
}
