package org.boardwalk.search.starter.whist;

import java.util.List;
import java.util.Optional;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete schedules of uh + 1 players from a known one of h + 1, h + 1 ≡ 0 and u ≡ 1 (mod 4): the
 * directed whist of u players, with h in place of each, is a {@link Frame} whose holes the known
 * schedule fills. Partners, opponents and sides are ideal if they are in the known schedule.
 * Directions are not considered. 76 players come from 16, 116 from 24, 136 from 28, 156 from 32 and
 * 196 from 40. O((uh)²), after four rows of h elements are found.
 */
public final class FilledHoles {

  private FilledHoles() {}

  /**
   * @param wish a wish
   * @param part a movement for fewer players
   * @return whether the part could fill the holes of a complete schedule that answers the wish
   */
  public static boolean fits(IndividualWish wish, Movement part) {
    int h = part.contestants() - 1;
    return wish.profile().completeWhist()
        && wish.boards().play() == Play.SHARED
        && wish.arrangeable()
        && !wish.symmetry().restricts()
        && part.contestants() % 4 == 0
        && part.rounds().size() == h
        && holes(wish, h) % 4 == 1
        && holes(wish, h) > 1;
  }

  /** How many holes of h players there are; 0 where they do not come out even. */
  private static int holes(IndividualWish wish, int h) {
    return (wish.players() - 1) % h == 0 ? (wish.players() - 1) / h : 0;
  }

  /**
   * @param wish a wish
   * @param part a movement that {@link #fits}
   * @param effort ends searches for parts
   * @return the movement, or that no construction here makes it within the effort
   */
  public static Design design(IndividualWish wish, Movement part, SearchEffort effort) {
    int h = part.contestants() - 1;
    List<List<int[]>> rounds =
        Unfolding.indices(part).stream()
            .map(round -> round.stream().map(FilledHoles::seats).toList())
            .toList();
    Whist known = new Whist(h + 1, rounds, part.name());
    Optional<Whist> filled =
        Frames.inflated(h, holes(wish, h), effort)
            .flatMap(frame -> frame.filled(size -> Optional.of(known)));
    return filled
        .<Design>map(w -> new Design.Built(Unfolding.sharing(wish, w.rounds()), w.by()))
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of("no frame of %d holes of %d players", holes(wish, h), h)));
  }

  private static int[] seats(Unfolding.Foursome table) {
    return new int[] {table.north(), table.east(), table.south(), table.west()};
  }
}
