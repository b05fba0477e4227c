package org.boardwalk.model.notation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;

/** What the sizes of a model and its indices are called in MiniZinc. */
final class SizeNames {

  private static final Map<String, String> NAMES =
      Map.of("r", "rounds", "t", "tables", "s", "sets", "c", "copies", "a", "teams");

  /** Letters for indices of one kind; what they have in common is a size. */
  private static final Map<String, List<String>> LETTERS =
      Map.of("p", List.of("p", "q", "u", "v"), "a", List.of("a", "b", "c", "d"));

  private SizeNames() {}

  /** The name of a size, such as rounds; a number where it has no name. */
  static String of(VariableArrays arrays, String kind) {
    if (!arrays.kinds().contains(kind)) {
      return String.valueOf(arrays.size(kind));
    }
    if (kind.equals("p")) {
      return arrays.ofPlayers() ? "players" : "pairs";
    }
    return NAMES.getOrDefault(kind, "size_" + kind);
  }

  /** Some indices of a kind, such as 2..rounds. */
  static String range(VariableArrays arrays, String kind, SortedSet<Integer> values) {
    int first = values.first();
    int last = values.last();
    if (last - first + 1 != values.size()) {
      return values.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }
    return first + ".." + (last == arrays.size(kind) ? of(arrays, kind) : String.valueOf(last));
  }

  /** A letter for an index that is not in use. */
  static String letter(String kind, Set<String> used) {
    List<String> letters = LETTERS.getOrDefault(kind, List.of(kind.length() == 1 ? kind : "i"));
    for (String letter : letters) {
      if (!used.contains(letter)) {
        return letter;
      }
    }
    int number = 2;
    while (used.contains(letters.get(0) + number)) {
      number++;
    }
    return Text.of("%s%d", letters.get(0), number);
  }
}
