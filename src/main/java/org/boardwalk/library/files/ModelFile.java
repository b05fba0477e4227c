package org.boardwalk.library.files;

import java.nio.file.Path;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.wish.Wish;

/**
 * Models: YAML files of wishes, described by {@code model.schema.json} beside this class. Reading
 * is strict: unknown or impossible content is refused. Stateless and thread-safe.
 */
public final class ModelFile {

  private ModelFile() {}

  /**
   * @param path a model file, at most 5 MB
   * @return the wish in it
   * @throws FileException when it cannot be read or has unknown or impossible content
   */
  public static Wish read(Path path) {
    return wish(Document.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a model
   * @return the wish in it
   * @throws FileException when it has unknown or impossible content
   */
  public static Wish parse(Path path, String text) {
    return wish(Document.parse(path, text));
  }

  static Wish wish(Document document) {
    FileFormat.MODEL.check(document);
    return WishReader.read(Entry.root(document));
  }

  /**
   * @param wish a wish
   * @return the model as YAML, with all keys; the time limit in milliseconds rounded up
   */
  public static String text(Wish wish) {
    return YamlText.of(WishFields.file(wish));
  }

  /**
   * @param path the file to write; an existing one is replaced, as a whole or not at all
   * @param wish a wish
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, Wish wish) {
    WholeFile.write(path, text(wish));
  }
}
