package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Range;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.PairsWish.Switching;
import org.boardwalk.problem.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of all movements for pairs and for lone players. */
final class PairsOptions {

  /** Beyond the fewest that could do; published movements need at most two more. */
  private static final int MORE_COPIES = 2;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set (default: ${DEFAULT-VALUE}).")
  int perSet = 2;

  @Option(
      names = "--sets",
      paramLabel = "N",
      description = "Board sets (as many as the form usually has if nothing is said).")
  @Nullable Integer sets;

  @Option(
      names = "--copies",
      paramLabel = "N",
      description = "Copies of each set (as few as will do if nothing is said).")
  @Nullable Integer copies;

  @Option(
      names = "--switches",
      paramLabel = "SWITCHES",
      defaultValue = "none",
      description = "Arrow switches, for one winner: none, rounds or tables.")
  Switching switching = Switching.NONE;

  @Mixin NameOptions naming = new NameOptions();

  @Mixin SearchOptions search = new SearchOptions();

  /**
   * The wish with these options; where no copies are named, first with the fewest that could do,
   * then with more.
   */
  List<PairsWish> over(PairsWish usual) {
    int setCount = Optional.ofNullable(sets).orElse(usual.boards().sets());
    Range.check("--sets", setCount, 1, Boards.MOST);
    int least = UsualPairs.leastCopies(usual.tables(), setCount);
    List<PairsWish> wishes = new ArrayList<>();
    for (int c : copies == null ? upwards(least) : List.of(copies)) {
      Boards boards =
          new Boards(setCount, perSet, usual.boards().play(), c, usual.boards().replay());
      wishes.add(
          usual
              .with(boards)
              .with(switching)
              .named(naming.or(usual.name()))
              .with(search.over(usual.search())));
    }
    return wishes;
  }

  private static List<Integer> upwards(int least) {
    return IntStream.rangeClosed(least, least + MORE_COPIES).boxed().toList();
  }

  /**
   * The direction that lacks a contestant: none, the one named, or EW where there is an odd one.
   */
  static Optional<Direction> missing(int contestants, @Nullable Direction named) {
    return contestants % 2 == 0
        ? Optional.empty()
        : Optional.of(Optional.ofNullable(named).orElse(Direction.EW));
  }
}
