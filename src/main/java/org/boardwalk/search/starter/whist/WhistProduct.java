package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Orthomorphisms;

/**
 * Makes a whist tournament of mn players from those of m and n players: n players in place of each
 * of m, {@link BlowUp blown up} for players of different places, and a tournament of the n players
 * of each place among themselves.
 *
 * <ul>
 *   <li>m and n ≡ 0 (mod 4): first all blown-up rounds, (m-1)n, then n - 1 rounds in all places.
 *   <li>m and n ≡ 1: while place a sits out, its players play their n rounds beside the others' n.
 *   <li>m ≡ 1, and n ≡ 3 with a tournament of n + 1: while place a sits out, its players and one
 *       more play the n rounds of theirs. Where both tournaments are directed, this one is too: mn
 *       + 1 players, n of them in each of m holes that are filled. After F. E. Bennett and X.
 *       Zhang, Resolvable Mendelsohn designs with block size 4, Aequationes Math. 40 (1990).
 *   <li>m ≡ 0, n ≡ 1: in the round in which x sits out of all places, the m players x play the last
 *       round of m; its round with equal elements together is left out: (m-1)n - 1 + n rounds.
 * </ul>
 *
 * <p>Source: R. D. Baker, Whist tournaments, Proc. 6th Southeastern Conf. on Combinatorics, Graph
 * Theory and Computing (1975), and I. Anderson, Combinatorial Designs and Tournaments (1997).
 * O((mn)²).
 */
final class WhistProduct {

  private final Whist places;
  private final Whist fellows;
  private final BlowUp blowUp;
  private final List<List<int[]>> rounds = new ArrayList<>();

  private WhistProduct(Whist places, Whist fellows, BlowUp blowUp) {
    this.places = places;
    this.fellows = fellows;
    this.blowUp = blowUp;
  }

  /**
   * The product; empty where no way is known to blow tables up, and where m ≡ 1 and n ≡ 0 (mod 4).
   */
  static Optional<Whist> of(Whist places, Whist fellows) {
    if (!places.full() && fellows.full()) {
      return Optional.empty();
    }
    return BlowUp.of(fellows.players()).map(b -> new WhistProduct(places, fellows, b).made());
  }

  /**
   * The tournament of mn + 1 players, m places of which one sits out in each round, from that of n
   * + 1 players; empty where no way is known to blow tables up.
   */
  static Optional<Whist> withOneMore(Whist places, Whist fellows) {
    int n = fellows.players() - 1;
    return places.full() || !fellows.full()
        ? Optional.empty()
        : BlowUp.of(n).map(b -> new WhistProduct(places, fellows, b).filled(n));
  }

  private Whist filled(int n) {
    int more = places.players() * n;
    for (int r = 0; r < places.players(); r++) {
      int hole = places.sittingOut(r) * n;
      for (int y = 0; y < n; y++) {
        List<int[]> round = new ArrayList<>(blowUp.round(places.rounds().get(r), y));
        for (int[] table : fellows.rounds().get(y)) {
          round.add(IntStream.of(table).map(p -> p == n ? more : hole + p).toArray());
        }
        rounds.add(round);
      }
    }
    return new Whist(
        more + 1,
        rounds,
        Text.of("%d holes of %d players, each filled with one more", places.players(), n));
  }

  private Whist made() {
    if (!places.full()) {
      besideWhoSitsOut();
    } else if (fellows.full()) {
      blownUp(places.rounds(), 0);
      fellows.rounds().forEach(r -> rounds.add(everywhere(r)));
    } else {
      blownUp(places.rounds().subList(0, places.rounds().size() - 1), 0);
      List<int[]> last = places.rounds().get(places.rounds().size() - 1);
      blownUp(List.of(last), 1);
      for (int r = 0; r < fellows.rounds().size(); r++) {
        List<int[]> round = new ArrayList<>(everywhere(fellows.rounds().get(r)));
        int out = fellows.sittingOut(r);
        last.forEach(t -> round.add(IntStream.of(t).map(i -> number(i, out)).toArray()));
        rounds.add(round);
      }
    }
    int players = places.players() * fellows.players();
    return new Whist(
        players,
        rounds,
        Text.of(
            "%d players in place of each of %d (%s; %s)",
            fellows.players(), places.players(), places.by(), fellows.by()));
  }

  private void blownUp(List<List<int[]>> games, int from) {
    for (List<int[]> round : games) {
      for (int y = from; y < fellows.players(); y++) {
        rounds.add(blowUp.round(round, y));
      }
    }
  }

  private void besideWhoSitsOut() {
    for (int r = 0; r < places.players(); r++) {
      int out = places.sittingOut(r);
      for (int y = 0; y < fellows.players(); y++) {
        List<int[]> round = new ArrayList<>(blowUp.round(places.rounds().get(r), y));
        round.addAll(at(out, fellows.rounds().get(y)));
        rounds.add(round);
      }
    }
  }

  private List<int[]> everywhere(List<int[]> round) {
    return IntStream.range(0, places.players())
        .boxed()
        .flatMap(place -> at(place, round).stream())
        .toList();
  }

  private List<int[]> at(int place, List<int[]> round) {
    return round.stream().map(t -> IntStream.of(t).map(x -> number(place, x)).toArray()).toList();
  }

  private int number(int place, int fellow) {
    return place * fellows.players() + fellow;
  }

  /**
   * Four rows of n elements each, such that all differences of two rows are permutations, and 0
   * comes first. Put in place of the players of a table they make n tables in each of n rounds, so
   * that each player of one place meets each player of another once; the first round puts equal
   * elements together. The rows are multiples by four elements of a field, or two orthogonal
   * orthomorphisms of Z_n that are odd functions, found by search (n = 21 and 33 at once).
   */
  private static final class BlowUp {

    private final int n;
    private final List<int[]> rows;
    private final IntBinaryOperator plus;

    private BlowUp(int n, List<int[]> rows, IntBinaryOperator plus) {
      this.n = n;
      this.rows = rows;
      this.plus = plus;
    }

    static Optional<BlowUp> of(int n) {
      if (n < 4) {
        return Optional.empty();
      }
      return FiniteField.ofOrder(n).map(f -> ofField(f, n)).or(() -> ofResidues(n));
    }

    private static BlowUp ofField(FiniteField field, int n) {
      List<int[]> rows =
          IntStream.range(0, 4)
              .mapToObj(s -> IntStream.range(0, n).map(y -> field.multiply(s, y)).toArray())
              .toList();
      return new BlowUp(n, rows, field.additive()::add);
    }

    private static Optional<BlowUp> ofResidues(int n) {
      return Orthomorphisms.pair(n)
          .map(
              pair ->
                  new BlowUp(
                      n,
                      List.of(
                          new int[n], IntStream.range(0, n).toArray(), pair.get(0), pair.get(1)),
                      (a, b) -> (a + b) % n));
    }

    /**
     * @param games tables of places
     * @param round 0 .. n-1; in round 0 equal elements are together
     * @return n tables for each of them; x at place i has the number i·n + x
     */
    List<int[]> round(List<int[]> games, int round) {
      List<int[]> tables = new ArrayList<>();
      for (int[] game : games) {
        for (int x = 0; x < n; x++) {
          int[] table = new int[4];
          for (int seat = 0; seat < 4; seat++) {
            table[seat] = game[seat] * n + plus.applyAsInt(x, rows.get(seat)[round]);
          }
          tables.add(table);
        }
      }
      return tables;
    }
  }
}
