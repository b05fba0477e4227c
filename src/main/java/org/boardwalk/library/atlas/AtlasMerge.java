package org.boardwalk.library.atlas;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Merging;
import org.boardwalk.library.answers.Merging.Fate;
import org.boardwalk.library.answers.Repeated;

/** Puts parts of the atlas together that were built apart: answers, and how often was searched. */
public final class AtlasMerge {

  private AtlasMerge() {}

  /**
   * @param into where everything goes: the user's own folder
   * @param folders folders of answers, which are only read
   * @param repeated the exhausted searches that were made or repeated here
   * @param notices hears of files that cannot be believed
   * @return how many files had which fate
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
        // Only the order of searches depends on the record.
        notices.accept(e);
      }
    }
    return fates;
  }
}
