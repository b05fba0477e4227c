package org.boardwalk.library.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Answer;

/**
 * Renumbers a movement so that given couples partner each other in it, or never do. The judge's
 * counts do not change. Players keep their own numbers where they can. Heuristic: after {@value
 * #MOST_STEPS} trials it gives up.
 */
final class CouplesNumbered {

  private static final int MOST_STEPS = 100_000;

  private final Fixed fixed;
  private final List<Integer> named;
  private final boolean[][] partners;

  /** The number that each player takes, from 1; 0 while it is open. */
  private final int[] numbers;

  private int steps;

  private CouplesNumbered(Fixed fixed, Movement movement) {
    this.fixed = fixed;
    named =
        Stream.concat(fixed.partners().stream(), fixed.apart().stream())
            .flatMap(c -> Stream.of(c.first(), c.second()))
            .distinct()
            .toList();
    numbers = new int[movement.contestants() + 1];
    partners = new boolean[numbers.length][numbers.length];
    int boards = movement.rotation() == Rotation.NONE ? 1 : movement.rotation().period();
    for (Round round : movement.rounds()) {
      for (Encounter encounter : round.encounters()) {
        for (int board = 0; board < boards; board++) {
          for (Direction direction : Direction.values()) {
            met(movement.seating(encounter, board).at(direction));
          }
        }
      }
    }
  }

  private void met(List<Integer> side) {
    for (int a : side) {
      for (int b : side) {
        partners[a][b] = a != b;
      }
    }
  }

  /**
   * @param wish a wish with couples
   * @param plain an answer to it without them
   * @return the movement with other numbers, judged as an answer to the wish; empty when no fitting
   *     numbers were found
   */
  static Optional<Answer> of(IndividualWish wish, Answer plain) {
    return plain
        .outcome()
        .found()
        .flatMap(
            found ->
                new CouplesNumbered(wish.fixed(), found.movement())
                    .takers()
                    .map(found.movement()::takenBy))
        .flatMap(movement -> plain.serving(wish, movement));
  }

  /** The player who takes each number. */
  private Optional<List<Integer>> takers() {
    if (!placed(0)) {
      return Optional.empty();
    }
    List<Integer> free =
        new ArrayList<>(
            IntStream.range(1, numbers.length).filter(n -> holder(n) == 0).boxed().toList());
    IntStream.range(1, numbers.length)
        .filter(p -> numbers[p] == 0)
        .forEach(p -> numbers[p] = free.remove(free.contains(p) ? free.indexOf(p) : 0));
    return Optional.of(IntStream.range(1, numbers.length).mapToObj(this::holder).toList());
  }

  /** The player who takes a number; 0 if none does yet. */
  private int holder(int number) {
    return IntStream.range(1, numbers.length)
        .filter(p -> numbers[p] == number)
        .findFirst()
        .orElse(0);
  }

  /**
   * Finds fitting numbers for the named players from one of them on; returns whether there are any.
   */
  private boolean placed(int from) {
    if (from == named.size()) {
      return true;
    }
    int player = named.get(from);
    List<Integer> own = List.of(player);
    for (int number :
        Stream.concat(own.stream(), IntStream.range(1, numbers.length).boxed()).toList()) {
      if (holder(number) == 0 && ++steps <= MOST_STEPS) {
        numbers[player] = number;
        if (kept() && placed(from + 1)) {
          return true;
        }
        numbers[player] = 0;
      }
    }
    return false;
  }

  /** Whether all couples with two numbers partner, or stay apart, as wished. */
  private boolean kept() {
    return fixed.partners().stream().allMatch(c -> open(c) || together(c))
        && fixed.apart().stream().allMatch(c -> open(c) || !together(c));
  }

  private boolean open(Couple couple) {
    return numbers[couple.first()] == 0 || numbers[couple.second()] == 0;
  }

  private boolean together(Couple couple) {
    return partners[numbers[couple.first()]][numbers[couple.second()]];
  }
}
