package org.boardwalk.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command as a document shows it.
 *
 * @param line the number of its first line, from 1
 * @param text what stands there
 * @param words what the program is called with
 * @param into the file that standard output goes to
 * @param exit the exit code that it should end with
 */
record WrittenCommand(int line, String text, List<String> words, Optional<String> into, int exit) {

  private static final List<List<String>> PROGRAM =
      List.of(
          List.of("boardwalk"),
          List.of("java", "-jar", "target/boardwalk.jar"),
          List.of("java", "-cp", "target/boardwalk.jar:own", "org.boardwalk.cli.Main"));
  private static final Pattern COMMENT = Pattern.compile("(?:^|\\s)#\\s*(?:exit (\\d+))?.*$");
  private static final Pattern WORD =
      Pattern.compile("\\s+|((?:'[^']*'|\"[^\"$`\\\\]*\"|[^\\s'\"|;&<>$`*?~(){}\\\\])+|>)");

  /** The commands of a block. */
  static List<WrittenCommand> of(Fence fence) {
    List<WrittenCommand> commands = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int first = 0;
    for (int i = 0; i < fence.body().size(); i++) {
      String line = fence.body().get(i).strip();
      first = text.isEmpty() ? fence.line() + 1 + i : first;
      if (line.endsWith("\\")) {
        text.append(line, 0, line.length() - 1);
      } else {
        String whole = text.append(line).toString();
        text.setLength(0);
        if (!COMMENT.matcher(whole).replaceFirst("").isBlank()) {
          commands.add(of(first, whole));
        }
      }
    }
    if (!text.isEmpty()) {
      throw new IllegalArgumentException("line " + first + ": nothing follows the \\ at its end");
    }
    return commands;
  }

  /** One command, which may end with a comment. */
  static WrittenCommand of(int line, String text) {
    Matcher comment = COMMENT.matcher(text);
    boolean commented = comment.find();
    int exit = commented && comment.group(1) != null ? Integer.parseInt(comment.group(1)) : 0;
    List<String> words = words(line, commented ? text.substring(0, comment.start()) : text);
    Optional<String> into = Optional.empty();
    if (words.size() > 2 && words.get(words.size() - 2).equals(">")) {
      into = Optional.of(words.get(words.size() - 1));
      words = words.subList(0, words.size() - 2);
    }
    List<String> all = words;
    List<String> program =
        PROGRAM.stream()
            .filter(p -> all.size() >= p.size() && all.subList(0, p.size()).equals(p))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "line " + line + ": [" + text + "] does not begin with boardwalk"));
    return new WrittenCommand(
        line, text, List.copyOf(all.subList(program.size(), all.size())), into, exit);
  }

  private static List<String> words(int line, String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!word.find() || word.start() != end) {
        throw new IllegalArgumentException(
            "line " + line + ": [" + text + "] needs a shell\nMaybe use quotes and > FILE only.");
      }
      end = word.end();
      if (word.group(1) != null) {
        words.add(word.group(1).replaceAll("'([^']*)'|\"([^\"]*)\"", "$1$2"));
      }
    }
    return words;
  }
}
