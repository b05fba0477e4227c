package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * Whist tournaments of u·q + 1 players, u ≡ 0 (mod 4), q an odd prime power: q holes of u players,
 * and one extra player.
 *
 * <ul>
 *   <li>A base round over Z_u × GF(q) seats all but the hole Z_u × 0, so that differences outside
 *       the hole, up to sign, occur once between partners and twice between opponents: a whist
 *       frame. Multipliers of odd order of the field keep it, which makes the search short. Its
 *       translates leave each hole out u times.
 *   <li>Then the hole and the extra player play a round of a tournament of u + 1 in which a player
 *       of the hole sits out. The round in which the extra player sits out is played in all holes
 *       at once.
 * </ul>
 *
 * For example, 57 players are seven holes of eight, with tournaments of nine. After I. Anderson and
 * N. J. Finizio, Whist tournaments, in: Handbook of Combinatorial Designs (2007).
 */
final class FrameWhist {

  /**
   * The least hole: smaller holes are many, and the search takes too long: 77 players took more
   * than a minute.
   */
  private static final int LEAST_HOLE = 8;

  /** The most places to fill, up to multipliers: with more, the search takes too long. */
  private static final int MOST_PLACES = 24;

  private final AbelianGroup group;
  private final int u;
  private final Whist fellows;
  private final int more;

  private FrameWhist(Spread spread, Whist fellows) {
    group = spread.group();
    u = spread.u();
    this.fellows = fellows;
    more = group.order();
  }

  static Optional<Whist> of(int u, int q) {
    if (u < LEAST_HOLE || u % 4 != 0 || q % 2 == 0) {
      return Optional.empty();
    }
    return Spread.of(u, q).stream()
        .filter(s -> u * (q - 1) <= MOST_PLACES * s.multipliers().size())
        .flatMap(s -> Whists.of(u + 1).flatMap(fellows -> of(s, fellows)).stream())
        .findFirst();
  }

  private static Optional<Whist> of(Spread spread, Whist fellows) {
    return spread
        .outerTables()
        .map(
            base ->
                new Whist(
                    spread.group().order() + 1,
                    new FrameWhist(spread, fellows).rounds(base),
                    spread.by(" with one who stays and holes of " + spread.u())));
  }

  private List<List<int[]>> rounds(List<int[]> base) {
    List<List<int[]>> rounds = new ArrayList<>();
    List<int[]> last = new ArrayList<>();
    for (int r = 0; r <= u; r++) {
      List<int[]> among = fellows.rounds().get(r);
      boolean theirs = fellows.sittingOut(r) < u;
      for (int hole = 0; hole < more; hole += u) {
        List<int[]> round = theirs ? moved(base, hole + fellows.sittingOut(r)) : last;
        for (int[] table : among) {
          int first = hole;
          round.add(IntStream.of(table).map(p -> p == u ? more : first + p).toArray());
        }
        if (theirs) {
          rounds.add(round);
        }
      }
    }
    rounds.add(last);
    return rounds;
  }

  private List<int[]> moved(List<int[]> base, int shift) {
    return new ArrayList<>(
        base.stream().map(t -> IntStream.of(t).map(p -> group.add(p, shift)).toArray()).toList());
  }
}
