package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/**
 * The sets of a movement in which all tables play the same set in a round, and each set is played
 * in one round.
 */
final class SetsInTurn {

  /** The number of rounds that show the pattern. */
  private static final int SHOWN = 2;

  private final Wording wording;
  private final List<List<Integer>> rounds;
  private final boolean tables;

  SetsInTurn(Movement movement) {
    wording = new Wording(movement);
    rounds =
        movement.rounds().stream()
            .map(r -> r.encounters().stream().map(Encounter::set).distinct().toList())
            .toList();
    tables = movement.rounds().stream().anyMatch(r -> r.encounters().size() > 1);
  }

  /** Whether all rounds follow this pattern, and some round has more than one table. */
  boolean all() {
    return tables
        && rounds.stream().allMatch(sets -> sets.size() == 1)
        && rounds.stream().distinct().count() == rounds.size();
  }

  /** Such as boards 1-3 in round 1, 4-6 in round 2, and so on. */
  String words() {
    boolean ordered =
        IntStream.range(0, rounds.size()).allMatch(r -> rounds.get(r).equals(List.of(r + 1)));
    int shown = ordered ? Math.min(SHOWN, rounds.size()) : rounds.size();
    return "boards "
        + IntStream.range(0, shown)
            .mapToObj(r -> Text.of("%s in round %d", wording.boards(rounds.get(r).get(0)), r + 1))
            .collect(Collectors.joining(", "))
        + (shown < rounds.size() ? ", and so on" : "");
  }
}
