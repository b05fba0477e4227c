package org.boardwalk.search.construct.pairs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;

/**
 * Starters of Howells as text, a line for each size: length of the circle, tables and copies, then
 * either "none" or the tables, each "NS-EW@set" with * for a contestant that stays.
 *
 * @param text the lines, each ended
 */
record StarterTable(String text) {

  private static final String NONE = "none";
  private static final String STAYS = "*";

  /** The results of {@link HowellStarters#searched}, stored; a test repeats the searches. */
  static final StarterTable KEPT = new StarterTable(kept());

  private static String kept() {
    try (InputStream in = StarterTable.class.getResourceAsStream("howells.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "howells.txt").readAllBytes();
      return new String(bytes, StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The line of a size; empty where the size is not in the table. */
  Optional<String> line(HowellStarters size) {
    String key = "\n" + key(size);
    int at = ("\n" + text).indexOf(key);
    return at < 0 ? Optional.empty() : Optional.of(text.substring(at, text.indexOf('\n', at)));
  }

  /** The starter in a line; empty where the line says none. */
  static Optional<HowellStarter> starter(String line) {
    String[] words = line.split(" ", -1);
    return words[3].equals(NONE)
        ? Optional.empty()
        : Optional.of(
            new HowellStarter(
                Integer.parseInt(words[0]),
                Arrays.stream(words).skip(3).map(StarterTable::cell).toList()));
  }

  private static StarterCell cell(String word) {
    String[] parts = word.split("[-@]", -1);
    return new StarterCell(element(parts[0]), element(parts[1]), Integer.parseInt(parts[2]));
  }

  private static int element(String word) {
    return word.equals(STAYS) ? StarterCell.STATIONARY : Integer.parseInt(word);
  }

  /** The line for a size and the result of its search. */
  static String line(HowellStarters size, Optional<HowellStarter> found) {
    return key(size) + found.map(StarterTable::cells).orElse(NONE);
  }

  private static String key(HowellStarters size) {
    return Text.of("%d %d %d ", size.modulus(), size.tables(), size.copies());
  }

  private static String cells(HowellStarter starter) {
    return starter.cells().stream()
        .map(c -> Text.of("%s-%s@%d", word(c.ns()), word(c.ew()), c.set()))
        .collect(Collectors.joining(" "));
  }

  private static String word(int element) {
    return element == StarterCell.STATIONARY ? STAYS : "" + element;
  }
}
