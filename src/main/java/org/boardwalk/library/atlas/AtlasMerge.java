package org.boardwalk.library.atlas;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Merging;
import org.boardwalk.library.answers.Merging.Fate;
import org.boardwalk.library.answers.Repeated;

/** Merges parts of the atlas that were built separately: answers and records of searches. */
public final class AtlasMerge {

  private AtlasMerge() {}

  /**
   * @param into the library to merge into: the user's own folder
   * @param folders folders of answers, which are only read
   * @param repeated the exhausted searches made or repeated by this installation
   * @param notices receives files that fail verification
   * @return the number of files of each fate
   * @throws FileException when a folder cannot be read or written to
   */
  public static Map<Fate, Integer> run(
      Library into, List<Path> folders, Repeated repeated, Consumer<FileException> notices) {
    Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
    Merging merging = new Merging(into, repeated, notices);
    for (Path folder : folders) {
      merging.take(folder).forEach((fate, count) -> fates.merge(fate, count, Integer::sum));
      try {
        Attempts.in(into).merge(Library.alone(folder, repeated));
      } catch (FileException e) {
        // The record only affects the order of searches.
        notices.accept(e);
      }
    }
    return fates;
  }
}
