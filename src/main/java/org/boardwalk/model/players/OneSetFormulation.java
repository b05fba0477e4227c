package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * A schedule developed from one base round, described by the plays of one set: the players, rounds
 * and directions in which it is played. In shared play these plays are the base round. Where boards
 * circulate they determine it: the table that plays the set in round g, moved back by g, is the
 * table of the base round that plays set -g. So comparisons over the boards, which are sums over
 * all tables in the view of a round, are products of two directions here, whatever the rounds; and
 * there are O(players · tables) or O(players · rounds · copies) variables for seats and O(players²)
 * for meetings, where the developed formulation has one for each possible table. The duality of
 * rounds and boards is that of Room squares: R. C. Mullin and W. D. Wallis, Aequationes Math. 13
 * (1975).
 */
public final class OneSetFormulation {

  private static final long MOST_CLAUSES = 6_000_000;

  /** Clauses for two players who are partners, or opponents, at one of the places of the set. */
  private static final long CLAUSES_OF_SLOT = 6;

  private final IndividualWish wish;
  private final Development development;
  private final boolean shared;
  private final SetOrbits moves;
  private final ModelBuilder model = new ModelBuilder();
  private final OneSetPlays plays;

  private OneSetFormulation(IndividualWish wish, Development development) {
    this.wish = wish;
    this.development = development;
    shared = wish.boards().play() == Play.SHARED;
    moves = shared ? SetOrbits.shared(development) : SetOrbits.circulating(development);
    plays = new OneSetPlays(wish, development, moves, model);
    if (!shared) {
      everybodyHasOnePlace();
    }
    model.family(OneSetConstraints.sitOuts(wish));
    EvenSitOuts.state(model, wish, development, 1, (k, p) -> plays.out(p));
    symmetry();
    new OneSetPairs(wish, development, model, plays).criteria();
  }

  /**
   * @param wish a wish
   * @param development a group
   * @return the model, which is complete only for the wish with this symmetry; empty when the group
   *     does not fit
   */
  public static Optional<ConstraintModel> of(IndividualWish wish, Development development) {
    if (!fits(wish, development) || clauses(wish, development) > MOST_CLAUSES) {
      return Optional.empty();
    }
    OneSetFormulation one = new OneSetFormulation(wish, development);
    return Optional.of(
        new ConstraintModel(
            "one set developed by " + development.name(),
            one.model.build(),
            one.model.legend(OneSetConstraints.idea(wish, development)),
            one::movement,
            false));
  }

  /**
   * @param wish a wish
   * @param development a group that {@link #fits}
   * @return how many clauses its model has at least, for the meetings alone; computed without
   *     building the model
   */
  public static long clauses(IndividualWish wish, Development development) {
    long pairs = wish.players() * (wish.players() - 1L) / 2;
    long slots =
        (long) wish.boards().copies() * (wish.boards().play() == Play.SHARED ? 1 : wish.rounds());
    int relations = development.directions().given() ? 1 : 2;
    return CLAUSES_OF_SLOT * relations * slots * pairs / development.multipliers().size();
  }

  /**
   * @param wish a wish
   * @param development a group
   * @return whether one base round makes all rounds and all sets, without rotation; and with
   *     multipliers, whether there is one copy: of several they might exchange some. Rules are then
   *     about meetings over all rounds, and the group keeps them, as the wish makes sure
   */
  public static boolean fits(IndividualWish wish, Development development) {
    return wish.rotation() == Rotation.NONE
        && development.order() == wish.rounds()
        && wish.boards().sets() == wish.rounds()
        && (!development.multiplied() || wish.boards().copies() == 1);
  }

  private void everybodyHasOnePlace() {
    model.family(OneSetConstraints.ONE_PLACE);
    for (int p = 0; p < wish.players(); p++) {
      Sum places = new Sum();
      for (int g = 0; g < wish.rounds(); g++) {
        places.add(plays.inRound(development.translation(g)[p], g), 1);
      }
      model.atMost(places, 1);
    }
  }

  /**
   * Breaks the symmetry of names: the group may move rounds and players, or the players of one
   * orbit, without changing a count. Rules may tell the players of two orbits apart.
   */
  private void symmetry() {
    boolean ruled = !wish.fixed().rules().isEmpty();
    if (ruled || development.multiplied() || !development.commutes()) {
      return;
    }
    if (!development.directions().given() && firstOrbitPlays()) {
      model.family(OneSetConstraints.FIRST_PLAYER);
      model.fix(plays.inDirection(0, 0, 1));
    } else {
      model.family(OneSetConstraints.FIRST_ROUND);
      model.fix(plays.table(0, 0));
    }
  }

  /** Whether player 1 lies in a regular orbit whose players do not all sit out. */
  private boolean firstOrbitPlays() {
    int order = development.order();
    boolean regular =
        IntStream.range(0, order).map(g -> development.translation(g)[0]).distinct().count()
            == order;
    return regular && SitOutShare.of(wish).most() < order;
  }

  private Movement movement(Assignment values) {
    List<Foursome> base = new ArrayList<>();
    for (int g = 0; g < plays.rounds(); g++) {
      int set = shared ? 0 : moves.inverse(g);
      int[] back = development.translation(set);
      for (int c = 0; c < plays.copies(); c++) {
        if (values.isTrue(plays.table(g, c))) {
          int[] t = plays.seated(g, c, values);
          base.add(new Foursome(back[t[0]], back[t[1]], back[t[2]], back[t[3]], set));
        }
      }
    }
    base.sort(Comparator.comparingInt(Foursome::set));
    return DevelopedRounds.movement(wish, development, moves, List.of(base));
  }
}
