package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;

/** The groups that may unfold a schedule in circulating play. */
final class Circuits {

  /** The most players that may stay where they are, or one a table if that is more. */
  private static final int MOST_FIXED = 3;

  private Circuits() {}

  /**
   * @param wish a wish in circulating play
   * @return the groups that fit, the largest first; only those that the wish names, if it names
   *     any. With groups that are not cyclic, boards follow no rule, so these serve only where any
   *     walk will do. None where there are fewer sets than rounds, as each round has a set of its
   *     own
   */
  static List<Circuit> forWish(IndividualWish wish) {
    List<Circuit> all = new ArrayList<>();
    if (wish.boards().play() != Play.CIRCULATING
        || wish.boards().sets() < wish.rounds()
        || wish.tables() > wish.rounds() * wish.boards().copies()) {
      return all;
    }
    for (int order = Math.min(wish.rounds(), wish.players()); order >= 2; order--) {
      if (wish.rounds() % order == 0 && asked(wish, order) && fits(wish, order)) {
        int bases = wish.rounds() / order;
        all.add(new Circuit(AbelianGroup.cyclic(order), wish.players(), bases));
        int room = order * wish.boards().copies();
        if (bases > 1 && wish.tables() <= room) {
          // Where all boards of a block are always in play, there are few other groups: that one is
          // tried first.
          int at = wish.tables() == room ? 0 : all.size();
          all.add(at, Circuit.blocks(AbelianGroup.cyclic(order), wish.players(), bases));
        }
        if (order == wish.rounds()
            && wish.symmetry() instanceof Symmetry.Auto
            && wish.walk() == WalkWish.ANY) {
          AbelianGroup.ofOrder(order).stream()
              .filter(g -> g.moduli().size() > 1)
              .forEach(g -> all.add(new Circuit(g, wish.players(), 1)));
        }
      }
    }
    return all;
  }

  /**
   * A wish with a group that fits it.
   *
   * @param wish the wish, or the {@link #longer} one
   * @param circuit a group that fits it
   */
  record Setting(IndividualWish wish, Circuit circuit) {}

  /**
   * @param wish a wish
   * @return all settings from which a schedule for it can be developed, first those with a round
   *     for every set where there are more sets
   */
  static List<Setting> settings(IndividualWish wish) {
    return Stream.concat(longer(wish).stream(), Stream.of(wish))
        .flatMap(w -> forWish(w).stream().map(c -> new Setting(w, c)))
        .toList();
  }

  /**
   * A wish with a round for every set, where there are more sets than rounds: the first rounds of
   * its answer are an answer to the wish.
   *
   * @param wish a wish in circulating play
   * @return the longer wish; empty where there are as many sets as rounds, or encounters are fixed
   */
  static Optional<IndividualWish> longer(IndividualWish wish) {
    int sets = wish.boards().sets();
    if (wish.boards().play() != Play.CIRCULATING
        || sets <= wish.rounds()
        || sets > IndividualWish.MOST_ROUNDS
        || !wish.fixed().nothing()) {
      return Optional.empty();
    }
    IndividualWish sizes =
        UsualWish.of(wish.players(), wish.tables(), sets, wish.boards(), wish.rotation());
    return Optional.of(
        sizes
            .demanding(wish.criteria())
            .with(wish.objective())
            .with(wish.symmetry())
            .with(wish.walk())
            .with(wish.search()));
  }

  private static boolean asked(IndividualWish wish, int order) {
    return wish.symmetry() instanceof Symmetry.Auto
        || (wish.symmetry() instanceof Symmetry.Translations asked
            && asked.cycles()
            && asked.order() == order);
  }

  /**
   * Whether sit-outs stay even: players that stay sit out in all images of a base round or in none.
   */
  static boolean fits(IndividualWish wish, int order) {
    int fixed = wish.players() % order;
    return fixed == 0
        || (fixed <= Math.max(MOST_FIXED, wish.tables())
            && SitOutShare.of(wish).inMultiplesOf(order));
  }
}
