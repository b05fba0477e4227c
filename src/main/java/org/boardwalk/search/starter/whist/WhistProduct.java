package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;

/**
 * Makes a whist tournament of mn players from those of m and n players: n players in place of each
 * of m, {@link BlowUp blown up} for players of different places, and a tournament of the n players
 * of each place among themselves.
 *
 * <ul>
 *   <li>m and n ≡ 0 (mod 4): first all blown-up rounds, (m-1)n, then n - 1 rounds in all places.
 *   <li>m and n ≡ 1: while place a sits out, its players play their n rounds beside the others' n.
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

  /** Whether tournaments of m and n players, each ≡ 0 or 1 (mod 4), have a product of this kind. */
  static boolean fits(int m, int n) {
    return m % 4 == 0 || n % 4 == 1;
  }

  /** The product of tournaments that fit; empty where no way is known to blow tables up. */
  static Optional<Whist> of(Whist places, Whist fellows, SearchEffort effort) {
    return BlowUp.of(fellows.players(), effort)
        .map(b -> new WhistProduct(places, fellows, b).made());
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
}
