package org.boardwalk.documents;

import java.util.List;
import java.util.Optional;

/**
 * A fenced block of a document.
 *
 * @param line the number of its first line, that of the fence itself, from 1
 * @param info what stands behind the opening fence, such as {@code yaml five.yaml}
 * @param body the lines between the fences
 * @param directly whether only blank lines stand between it and the fenced block before it
 */
record Fence(int line, String info, List<String> body, boolean directly) {

  /** Begins the info string of commands that are not run; the reason follows. */
  private static final String NOT_RUN = "sh not-run:";

  /** Files of these languages can be written by a block. */
  private static final List<String> FILES =
      List.of("yaml", "csv", "text", "json", "xml", "html", "python", "java");

  /** The first word of the info string. */
  String language() {
    return info.split(" ", 2)[0];
  }

  /** The name of the file that the block is written to. */
  Optional<String> file() {
    return FILES.contains(language()) && info.contains(" ")
        ? Optional.of(info.split(" ", 2)[1].strip())
        : Optional.empty();
  }

  /** Whether the block holds commands that are run. */
  boolean commands() {
    return info.equals("sh");
  }

  /** Whether the block shows what the block before it prints. */
  boolean output() {
    return info.equals("text") && directly;
  }

  /** Whether the block is a Java program with a method {@code main}. */
  boolean program() {
    return info.equals("java") && text().contains("static void main(");
  }

  /** Whether the block is a Java class that is compiled into the folder of its file. */
  boolean service() {
    return language().equals("java") && file().isPresent();
  }

  String text() {
    return String.join("\n", body) + "\n";
  }

  /** What is wrong with the info string. */
  Optional<String> fault() {
    if (info.startsWith(NOT_RUN)) {
      return info.substring(NOT_RUN.length()).isBlank()
          ? Optional.of("[" + info + "] lacks the reason\nMaybe: ```sh not-run: takes minutes")
          : Optional.empty();
    }
    boolean known =
        commands()
            || info.equals("java")
            || info.equals("mermaid")
            || FILES.contains(info)
            || file().filter(name -> name.matches("[\\w-][\\w./-]*\\.\\w+")).isPresent();
    return known
        ? Optional.empty()
        : Optional.of(
            "info string ["
                + info
                + "] is not known\n"
                + "Maybe: ```sh, ```sh not-run: REASON, ```text, ```java, ```yaml NAME.yaml");
  }
}
