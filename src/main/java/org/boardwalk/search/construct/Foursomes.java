package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;

/**
 * Tables of four in rounds in which all players play: any two players are at a table together at
 * most once, in the first rounds at least. Made from truncated planes:
 *
 * <ul>
 *   <li>{@link #transversal}: four lines of a parallel class of an affine plane of order g, more
 *       generally four groups of g players in g rounds: every table has one player of each group,
 *       and any two players of different groups meet once. This is a resolvable transversal design
 *       TD(4, g), which comes from three mutually orthogonal Latin squares.
 *   <li>{@link #arc}: 3q + 4 points of the affine plane of order q, q a power of two, of which
 *       every line has four or none (a maximal arc of degree 4): any two players meet once, in q +
 *       1 rounds. Source: R. H. F. Denniston, Some maximal arcs in finite projective planes, J.
 *       Combin. Theory 6 (1969).
 *   <li>{@link #everywhere}: four groups whose players are at a new table in every round. It takes
 *       four mutually orthogonal Latin squares, of which one numbers the tables.
 *   <li>{@link #of}: the first with more rounds within the groups, or the second.
 * </ul>
 *
 * @param players number of players, from 0
 * @param rounds the tables of each round
 * @param clean how many of the rounds, the first ones, have no two players together twice
 * @param by how they are made, in words
 */
record Foursomes(int players, List<List<int[]>> rounds, int clean, String by) {

  private static final int TABLE = 4;

  Foursomes {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /**
   * Foursomes of 3q + 4 players if there is an arc, otherwise of four groups, with rounds within
   * the groups at the end: all of them clean if a group fills tables. If not, there is one such
   * round, in which those who are left over in the groups sit together, who have met before.
   *
   * @param players number of players
   * @return the foursomes; empty unless the number is a multiple of 4 from 16 for which groups are
   *     made
   */
  static Optional<Foursomes> of(int players) {
    return players % TABLE > 0
        ? Optional.empty()
        : arc((players - TABLE) / 3)
            .filter(f -> f.players == players)
            .or(() -> transversal(players / TABLE).map(Foursomes::withinGroups));
  }

  /**
   * @param g number of players in each group
   * @return the foursomes, of which player c·g + x is in group c; empty where no squares are known
   *     here: for 2, 3, 6 there are none, 10 is open
   */
  static Optional<Foursomes> transversal(int g) {
    return g < TABLE
        ? Optional.empty()
        : overFields(g).or(() -> ofKnownSquares(g)).or(() -> ofOrthomorphisms(g));
  }

  /**
   * The players of a rainbow, who meet once. Each table gets the number of its set, and no player
   * plays a set twice, so that all change to a new table in every round.
   *
   * @param g number of players in each group, and of tables
   * @param length number of rounds
   * @return the foursomes; empty where no such rainbow is known here
   */
  static Optional<Foursomes> everywhere(int g, int length) {
    return RainbowConstruction.plan(g, length)
        .map(
            plan ->
                new Foursomes(
                    TABLE * g,
                    IntStream.range(0, length).mapToObj(y -> bySets(plan, g, y)).toList(),
                    length,
                    Text.of("%s; tables have the numbers of its sets", plan.explanation())));
  }

  private static List<int[]> bySets(RainbowPlan plan, int g, int round) {
    int[][] tables = new int[g][];
    for (int t = 0; t < g; t++) {
      StartTables at = plan.at(t, round);
      tables[at.set()] = numbered(g, new int[] {at.north(), at.east(), at.south(), at.west()});
    }
    return List.of(tables);
  }

  /** Over a product of fields of at least 4 elements: group c has player x + cy at table x. */
  private static Optional<Foursomes> overFields(int g) {
    List<Integer> powers = ShiftPlan.primePowers(g);
    if (powers.stream().anyMatch(q -> q < TABLE)) {
      return Optional.empty();
    }
    List<FiniteField> fields =
        powers.stream().flatMap(q -> FiniteField.ofOrder(q).stream()).toList();
    return Optional.of(
        inGroups(
            g,
            (x, y) -> IntStream.range(0, TABLE).map(c -> on(fields, x, c, y)).toArray(),
            Text.of(
                "%d of the lines of a parallel class over the field of %s elements", TABLE, g)));
  }

  /** x + cy in each field. */
  private static int on(List<FiniteField> fields, int x, int c, int y) {
    int sum = 0;
    int place = 1;
    for (FiniteField field : fields) {
      int q = field.additive().order();
      sum += place * field.additive().add(x / place % q, field.multiply(c, y / place % q));
      place *= q;
    }
    return sum;
  }

  private static Optional<Foursomes> ofKnownSquares(int g) {
    return RainbowConstruction.known(g)
        .map(
            plan ->
                inGroups(
                    g,
                    (x, y) -> {
                      StartTables at = plan.at(x, y);
                      return new int[] {at.north(), at.east(), at.south(), at.west()};
                    },
                    "groups as in the " + plan.explanation()));
  }

  private static Optional<Foursomes> ofOrthomorphisms(int g) {
    return Orthomorphisms.pair(g, SearchEffort.UNCOUNTED)
        .map(
            pair ->
                inGroups(
                    g,
                    (x, y) ->
                        new int[] {
                          x, (x + y) % g, (x + pair.get(0)[y]) % g, (x + pair.get(1)[y]) % g
                        },
                    Text.of("two orthogonal orthomorphisms of Z%d", g)));
  }

  /** The players at a table in a round, each numbered in the group. */
  private interface Members {
    int[] at(int table, int round);
  }

  private static Foursomes inGroups(int g, Members members, String by) {
    List<List<int[]>> rounds = new ArrayList<>();
    for (int y = 0; y < g; y++) {
      int round = y;
      rounds.add(IntStream.range(0, g).mapToObj(x -> numbered(g, members.at(x, round))).toList());
    }
    return new Foursomes(
        TABLE * g, rounds, g, Text.of("four groups of %d players who meet once: %s", g, by));
  }

  private static int[] numbered(int g, int[] members) {
    return IntStream.range(0, TABLE).map(c -> c * g + members[c]).toArray();
  }

  private Foursomes withinGroups() {
    int g = players / TABLE;
    Foursomes inner =
        of(g).orElseGet(() -> new Foursomes(g, List.of(inARow(g - g % TABLE)), 1, "one round"));
    List<List<int[]>> all = new ArrayList<>(rounds);
    // Only one round has players who are left over: afterwards hardly anybody would be new.
    int more = g % TABLE == 0 ? inner.clean : 1;
    for (int r = 0; r < more; r++) {
      List<int[]> round = new ArrayList<>();
      for (int c = 0; c < TABLE; c++) {
        int first = c * g;
        inner.rounds.get(r).forEach(t -> round.add(IntStream.of(t).map(p -> first + p).toArray()));
      }
      for (int p = g - g % TABLE; p < g; p++) {
        int left = p;
        round.add(IntStream.range(0, TABLE).map(c -> c * g + left).toArray());
      }
      all.add(round);
    }
    int clean = g % TABLE == 0 ? all.size() : rounds.size();
    return new Foursomes(
        players, all, clean, by + Text.of(", then %s within groups", Text.count(more, "round")));
  }

  private static List<int[]> inARow(int players) {
    return IntStream.range(0, players / TABLE)
        .mapToObj(t -> IntStream.range(TABLE * t, TABLE * (t + 1)).toArray())
        .toList();
  }

  /**
   * The points (x, y) for which x² + βxy + y² is in an additive group of four elements, β such that
   * this form is 0 for (0, 0) alone; the rounds are the parallel classes of lines.
   *
   * @param q order of the plane
   * @return the foursomes of 3q + 4 players; empty unless q is a power of two from 4
   */
  static Optional<Foursomes> arc(int q) {
    return q < TABLE || Integer.bitCount(q) > 1
        ? Optional.empty()
        : FiniteField.ofOrder(q).map(field -> arc(field, q));
  }

  private static Foursomes arc(FiniteField field, int q) {
    AbelianGroup plus = field.additive();
    int beta =
        IntStream.range(1, q)
            .filter(b -> IntStream.range(1, q).allMatch(t -> form(field, b, t, 1) != 0))
            .findFirst()
            .orElseThrow();
    int[][] number = new int[q][q];
    List<int[]> points = new ArrayList<>();
    for (int x = 0; x < q; x++) {
      for (int y = 0; y < q; y++) {
        if (form(field, beta, x, y) < TABLE) {
          number[x][y] = points.size();
          points.add(new int[] {x, y});
        }
      }
    }
    List<List<int[]>> rounds = new ArrayList<>();
    for (int m = 0; m <= q; m++) {
      List<List<Integer>> lines =
          Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(q).toList();
      for (int[] p : points) {
        int line = m == q ? p[0] : plus.add(p[1], field.multiply(m, p[0]));
        lines.get(line).add(number[p[0]][p[1]]);
      }
      rounds.add(
          lines.stream()
              .filter(line -> !line.isEmpty())
              .map(line -> line.stream().mapToInt(Integer::intValue).toArray())
              .toList());
    }
    return new Foursomes(
        points.size(),
        rounds,
        rounds.size(),
        Text.of("maximal arc of degree 4 in the affine plane of order %d", q));
  }

  private static int form(FiniteField field, int beta, int x, int y) {
    AbelianGroup plus = field.additive();
    return plus.add(
        plus.add(field.multiply(x, x), field.multiply(y, y)),
        field.multiply(beta, field.multiply(x, y)));
  }
}
