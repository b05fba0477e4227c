package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.wish.Segments;

/**
 * The route of a rover pair: it plays at the party table in round 1 and then visits a table in
 * every round, while the pair it bumps plays that table's set at the party table. Tables count from
 * 0.
 *
 * <p>Three things are new in every round: the table that the rover visits, so that no pair is
 * bumped twice or met twice; the EW contestant there; the set. So one route serves a rover of
 * either direction.
 *
 * @param tables the tables of the rover in rounds 2, 3, ...
 * @param firstSet the set of round 1 at the party table
 */
record Rover(List<Integer> tables, int firstSet) {

  private static final int STEPS = 2_000_000;

  /**
   * The published route for 18 tables, 12 sets and 12 rounds, boarded 12-up-3-up-3-down: tables by
   * their numbers, from round 2 on.
   */
  private static final List<Integer> PUBLISHED = List.of(2, 4, 6, 8, 11, 14, 16, 3, 1, 7, 17);

  private static final Segments PUBLISHED_SEGMENTS = Segments.of("12-up-3-up-3-down");

  /** Copies the list. */
  Rover {
    tables = List.copyOf(tables);
  }

  /**
   * @param layout the boards without a rover
   * @param walk the walk of EW without a rover
   * @param rounds number of rounds
   * @param most the most copies of a set that may be in use
   * @return the published route where there is one, else a route with the fewest copies that a
   *     search finds
   */
  static Optional<Rover> route(Layout layout, EastWestWalk walk, int rounds, int most) {
    if (rounds == PUBLISHED.size() + 1
        && layout.equals(Layout.published(PUBLISHED_SEGMENTS, rounds))
        && most > layout.copies(rounds)) {
      List<Integer> tables = PUBLISHED.stream().map(t -> t - 1).toList();
      return Optional.of(new Rover(tables, new Search(layout, walk, rounds, most).rest(tables)));
    }
    return IntStream.rangeClosed(layout.copies(rounds), most)
        .mapToObj(copies -> new Search(layout, walk, rounds, copies).search())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Depth-first search, low tables first. */
  private static final class Search {

    private final Layout layout;
    private final EastWestWalk walk;
    private final int rounds;
    private final int copies;
    private final List<Integer> tables = new ArrayList<>();
    private final List<Map<Integer, Integer>> uses = new ArrayList<>();
    private int steps;

    Search(Layout layout, EastWestWalk walk, int rounds, int copies) {
      this.layout = layout;
      this.walk = walk;
      this.rounds = rounds;
      this.copies = copies;
      for (int r = 0; r < rounds; r++) {
        Map<Integer, Integer> use = new HashMap<>();
        for (int t = 0; t < walk.tables(); t++) {
          use.merge(layout.set(t, r), 1, Integer::sum);
        }
        uses.add(use);
      }
    }

    Optional<Rover> search() {
      return extend() ? Optional.of(new Rover(tables, rest(tables))) : Optional.empty();
    }

    private boolean extend() {
      int round = tables.size() + 1;
      if (round == rounds) {
        return rest(tables) >= 0;
      }
      for (int t = 0; t < walk.tables() && steps < STEPS; t++) {
        steps++;
        if (fits(t, round)) {
          tables.add(t);
          if (extend()) {
            return true;
          }
          tables.remove(tables.size() - 1);
        }
      }
      return false;
    }

    private boolean fits(int table, int round) {
      int set = layout.set(table, round);
      return spare(set, round)
          && IntStream.range(1, round)
              .noneMatch(
                  r ->
                      tables.get(r - 1) == table
                          || layout.set(tables.get(r - 1), r) == set
                          || walk.home(tables.get(r - 1), r) == walk.home(table, round));
    }

    /** Whether a copy of the set is left for the party table. */
    private boolean spare(int set, int round) {
      return uses.get(round).getOrDefault(set, 0) < copies;
    }

    /** The first set that is not on the route and is free in round 1, or -1. */
    int rest(List<Integer> route) {
      List<Integer> played =
          IntStream.range(1, rounds).mapToObj(r -> layout.set(route.get(r - 1), r)).toList();
      return IntStream.range(0, layout.sets())
          .filter(s -> !played.contains(s) && spare(s, 0))
          .findFirst()
          .orElse(-1);
    }
  }

  /** The table of the rover in a round after the first. */
  int table(int round) {
    return tables.get(round - 1);
  }

  /** {@return a text such as: from round 2 on visits tables 2, 4, 6} */
  String sentence() {
    return "from round 2 on visits tables "
        + String.join(", ", tables.stream().map(t -> String.valueOf(t + 1)).toList());
  }
}
