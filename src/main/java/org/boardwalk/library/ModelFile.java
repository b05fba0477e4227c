package org.boardwalk.library;

import java.nio.file.Path;
import org.boardwalk.problem.Wish;

/**
 * Models: YAML files that say what is wanted, described by {@code model.schema.json} beside this
 * class. Read strictly: nothing is half-read. Stateless and thread-safe.
 */
public final class ModelFile {

  private ModelFile() {}

  /**
   * @param path a model file, at most 5 MB
   * @return the wish in it
   * @throws FileException when it cannot be read or anything in it is unknown or impossible
   */
  public static Wish read(Path path) {
    return problem(Document.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a model
   * @return the wish in it
   * @throws FileException when anything in it is unknown or impossible
   */
  public static Wish parse(Path path, String text) {
    return problem(Document.parse(path, text));
  }

  private static Wish problem(Document document) {
    Format.MODEL.refuseOtherFormat(document);
    Format.MODEL.check(document);
    return ModelReader.read(Entry.root(document));
  }

  /**
   * @param problem a wish
   * @return the model as YAML, every key written out; the time limit in milliseconds rounded up
   */
  public static String text(Wish problem) {
    return String.join("\n", ModelText.lines(problem)) + "\n";
  }

  /**
   * @param path the file to write; one that is there is replaced, as a whole or not at all
   * @param problem a wish
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, Wish problem) {
    WholeFile.write(path, text(problem));
  }
}
