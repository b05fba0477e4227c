package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * How the name of a file after --out ends: where that says another kind of file than is written, no
 * other program could open it. A name that says no kind that we know is left alone.
 */
final class OutEnding {

  /** Of our own movements and evenings, as YAML or JSON. */
  static final List<String> OURS = List.of("yaml", "yml", "json");

  private static final Set<String> KINDS =
      Set.of(
          "asc", "bws", "csv", "gif", "htm", "html", "jpeg", "jpg", "json", "pbn", "pdf", "png",
          "svg", "xml", "yaml", "yml");

  private OutEnding() {}

  /**
   * @param out the file; null where none is written
   * @param endings how it may end, the usual one first
   * @throws IllegalArgumentException when its ending is that of another kind
   */
  static void check(@Nullable Path out, List<String> endings) {
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
