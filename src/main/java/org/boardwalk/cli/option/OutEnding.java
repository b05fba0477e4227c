package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * The endings of file names after {@code --out}. The ending of another kind of file is refused, as
 * no other program could open the file. A name with an ending that we do not know is accepted.
 */
public final class OutEnding {

  /** The endings of our own movements and evenings, as YAML or JSON. */
  public static final List<String> OURS = List.of("yaml", "yml", "json");

  private static final Set<String> KINDS =
      Set.of(
          "asc", "bws", "csv", "gif", "htm", "html", "jpeg", "jpg", "json", "md", "mov", "pbn",
          "pdf", "png", "svg", "xml", "yaml", "yml");

  private OutEnding() {}

  /**
   * @param out the file; null where none is written
   * @param endings the allowed endings, the usual one first
   * @throws IllegalArgumentException when it has the ending of another kind of file
   */
  public static void check(@Nullable Path out, List<String> endings) {
    String name = out == null ? "" : String.valueOf(out.getFileName());
    int dot = name.lastIndexOf('.');
    String ending = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    if (dot > 0 && KINDS.contains(ending) && !endings.contains(ending)) {
      throw new IllegalArgumentException(
          Text.of(
              "--out [%s] must end in %s\nMaybe %s",
              out,
              endings.stream().map(e -> "." + e).collect(Collectors.joining(" or ")),
              name.substring(0, dot + 1) + endings.get(0)));
    }
  }
}
