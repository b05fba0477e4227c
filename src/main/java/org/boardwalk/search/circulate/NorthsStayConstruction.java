package org.boardwalk.search.circulate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.Integers;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;

/**
 * A rule for one copy of the boards and many players: at most tables a North stays, and three lines
 * of S players, East, South and West, walk round S places, some of which have no table.
 *
 * <p>T tables, v = 4T + e players, S > T sets, S without the factors 2 and 3, and R ≤ S rounds, the
 * first of S that are developed modulo S. The table with shift c has the players xc, yc and zc of
 * the three lines, with x, y, z = 2, 3, 4 or other factors. These are different for all c. So are
 * xc - c, yc - c and zc - c, so that no player replays a set, and xc - zc, so that East and West
 * partner once. The d = S - T shifts 0 .. d-2 and one more have no table. Their players ac′ of the
 * line with factor a sit out, one of each of the first e lines, or sit North where no player stays,
 * which is at 3d - e tables. Such a player may sit there at shift c when c = ac′ - (a-1)c″ for a c″
 * without a table: then they play the sets that the player ac″ would, each c″ once in a line. These
 * Norths are found by backtracking, so that none partners South twice; where some steps find none,
 * other factors are tried.
 *
 * <p>Domain: 2 ≤ d ≤ 8, or d = 1 and e = 3, and 3d - e ≤ T. By trial there is a movement for all of
 * it up to 200 players, mostly after some milliseconds, at worst after a second. The rule does not
 * balance anything on purpose: a search goes on from its movement. Source of the lines:
 * orthomorphisms of cyclic groups, D. M. Johnson, A. L. Dulmage and N. S. Mendelsohn, Canadian
 * Journal of Mathematics 13 (1961).
 */
public final class NorthsStayConstruction {

  private static final int LINES = 3;
  private static final int SEATS = 4;

  private static final int MOST_WITHOUT = 8;

  /** Steps of the backtracking for one choice of factors and shifts: a solution is mostly near. */
  private static final int STEPS = 300;

  /** The most choices of factors and shifts. */
  private static final int CHOICES = 10_000;

  private final IndividualWish wish;
  private final int sets;
  private final int without;
  private final LineFactors factors;

  /** The players by seat and shift; 0 at North for a player that stays. */
  private final int[][] who;

  /** The shifts without a table. */
  private final int[] empty;

  private final boolean[] north;
  private final boolean[][] played;
  private final Set<Partnership> partnered = new HashSet<>();
  private int steps;

  /**
   * @param last the last shift without a table; the others are 0, 1, 2, …
   */
  private NorthsStayConstruction(IndividualWish wish, LineFactors factors, int last) {
    this.wish = wish;
    this.factors = factors;
    sets = wish.boards().sets();
    without = sets - wish.tables();
    who = new int[sets][SEATS];
    north = new boolean[sets];
    played = new boolean[LINES][without];
    empty = IntStream.range(0, without).map(k -> k == without - 1 ? last : k).toArray();
    tables().forEach(this::walk);
  }

  /** The shifts with a table. */
  private IntStream tables() {
    return IntStream.range(0, sets).filter(c -> !without(c));
  }

  /** {@return whether the rule serves its sizes} */
  public static boolean fits(IndividualWish wish) {
    int sets = wish.boards().sets();
    int more = sets - wish.tables();
    int out = wish.players() - SEATS * wish.tables();
    return wish.boards().play() == Play.CIRCULATING
        && wish.rotation() == Rotation.NONE
        && wish.form() == Form.FREE
        && wish.fixed().nothing()
        && sets >= wish.rounds()
        && sets <= IndividualWish.MOST_ROUNDS
        && sets % 2 != 0
        && sets % LINES != 0
        && out <= LINES
        && more <= MOST_WITHOUT
        && (more >= 2 || (more == 1 && out == LINES))
        && LINES * more - out <= wish.tables();
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return the movement, or that no Norths were found
   */
  public static Design design(IndividualWish wish) {
    int sets = wish.boards().sets();
    return LineFactors.of(sets)
        .flatMap(
            factors ->
                IntStream.range(sets - wish.tables() - 1, sets)
                    .mapToObj(last -> new NorthsStayConstruction(wish, factors, last)))
        .limit(CHOICES)
        .filter(made -> made.place(0, 0))
        .findFirst()
        .map(NorthsStayConstruction::built)
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of("no Norths for %d tables and %d sets", wish.tables(), sets)));
  }

  private int player(int line, int element) {
    return line * sets + Math.floorMod(element, sets);
  }

  /** The player of a line at the table with that shift. */
  private int at(int line, int c) {
    return player(line, factors.factor(line) * c);
  }

  /** Seats the players East, South and West. */
  private void walk(int c) {
    who[c] = new int[SEATS];
    for (int line = 0; line < LINES; line++) {
      who[c][1 + line] = at(line, c);
    }
    partnered.add(Partnership.of(who[c][1], who[c][3], sets));
  }

  /** Seats the players of this line from that shift without a table on, and of the next lines. */
  private boolean place(int line, int from) {
    if (line == LINES) {
      return true;
    }
    if (++steps > STEPS) {
      return false;
    }
    int out = wish.players() - SEATS * wish.tables();
    if (from == without - (line < out ? 1 : 0)) {
      return place(line + 1, 0);
    }
    int factor = factors.factor(line);
    int player = at(line, empty[from]);
    for (int as = 0; as < without; as++) {
      int c = Math.floorMod(factor * empty[from] - (factor - 1) * empty[as], sets);
      if (without(c) || north[c] || played[line][as]) {
        continue;
      }
      for (int across = 0; across < LINES; across++) {
        if (seat(c, player, across)) {
          played[line][as] = true;
          if (place(line, from + 1)) {
            return true;
          }
          played[line][as] = false;
          leave(c);
        }
      }
    }
    return false;
  }

  private boolean without(int c) {
    return IntStream.of(empty).anyMatch(e -> e == c);
  }

  /** Seats a player North, opposite this line; false when two would partner twice. */
  private boolean seat(int c, int player, int across) {
    int other = (across + 1) % LINES;
    int last = (across + 2) % LINES;
    int[] four = {player, at(other, c), at(across, c), at(last, c)};
    Partnership ns = Partnership.of(four[0], four[2], sets);
    Partnership ew = Partnership.of(four[1], four[3], sets);
    // East and West of the plain rule partner at this table only, if at all.
    if (partnered.contains(ns) || (across != 1 && partnered.contains(ew))) {
      return false;
    }
    partnered.add(ns);
    partnered.add(ew);
    north[c] = true;
    who[c] = four;
    return true;
  }

  private void leave(int c) {
    partnered.remove(Partnership.of(who[c][0], who[c][2], sets));
    partnered.remove(Partnership.of(who[c][1], who[c][3], sets));
    north[c] = false;
    walk(c);
  }

  /** A partnership up to moving on: two lines and the difference between their players. */
  private record Partnership(int line, int other, int difference) {

    static Partnership of(int p, int q, int sets) {
      int difference = Math.floorMod(q - p, sets);
      if (p / sets == q / sets) {
        return new Partnership(p / sets, q / sets, Math.min(difference, sets - difference));
      }
      return p < q
          ? new Partnership(p / sets, q / sets, difference)
          : new Partnership(q / sets, p / sets, Math.floorMod(p - q, sets));
    }
  }

  private Design built() {
    int[] base = new int[wish.players()];
    int[] shifts = tables().toArray();
    boolean[] seated = new boolean[wish.players()];
    int stays = LINES * sets;
    int at = 0;
    for (int c : shifts) {
      who[c][0] = north[c] ? who[c][0] : stays++;
      for (int player : who[c]) {
        base[at++] = player;
        seated[player] = true;
      }
    }
    for (int p = 0; p < seated.length; p++) {
      if (!seated[p]) {
        base[at++] = p;
      }
    }
    return new Design.Built(
        Unfolding.movement(wish, rounds(base, shifts).subList(0, wish.rounds())),
        Text.of(
            "lines of %d: %d Norths stay, East, South and West walk", sets, stays - LINES * sets));
  }

  private List<List<Foursome>> rounds(int[] base, int[] shifts) {
    IndividualWish whole = Circuits.longer(wish).orElse(wish);
    Circuit circuit = new Circuit(AbelianGroup.cyclic(sets), wish.players(), 1);
    BaseTables tables = new BaseTables(whole, circuit, new int[][] {base}, shifts);
    return new CircuitOrder(circuit).unfold(tables).orElseThrow();
  }

  /**
   * The factors of three lines of players: at the table with shift c sit the players with the
   * numbers xc, yc and zc modulo the number of sets.
   *
   * @param all x, y and z, all different
   */
  record LineFactors(List<Integer> all) {

    private static final LineFactors PLAIN = new LineFactors(List.of(2, 3, 4));

    LineFactors {
      all = List.copyOf(all);
    }

    /**
     * All factors that serve: no player of a line sits at two tables or plays a set twice, and no
     * two players of the lines x and z are at two tables together. The plain factors 2, 3, 4 come
     * first; none serve for an even number of sets or a multiple of three.
     */
    static Stream<LineFactors> of(int sets) {
      List<Integer> serve =
          IntStream.range(2, sets)
              .filter(a -> Integers.coprime(a, sets) && Integers.coprime(a - 1, sets))
              .boxed()
              .toList();
      Stream<LineFactors> factors =
          serve.stream()
              .flatMap(x -> serve.stream().filter(y -> !y.equals(x)).map(y -> List.of(x, y)))
              .flatMap(xy -> serve.stream().map(z -> List.of(xy.get(0), xy.get(1), z)))
              .filter(
                  f -> !f.get(2).equals(f.get(1)) && Integers.coprime(f.get(2) - f.get(0), sets))
              .map(LineFactors::new);
      return Stream.concat(
          Stream.of(PLAIN).filter(plain -> serve.containsAll(plain.all)),
          factors.filter(f -> !f.equals(PLAIN)));
    }

    /**
     * @param line 0 for x, 1 for y, 2 for z
     * @return its factor
     */
    int factor(int line) {
      return all.get(line);
    }
  }
}
