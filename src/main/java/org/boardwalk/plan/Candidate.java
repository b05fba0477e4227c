package org.boardwalk.plan;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;

/**
 * A movement that would fit an evening, if it is known.
 *
 * @param family the family of the movement
 * @param wishes the wishes that the movement may answer, the best first, at least one; all of equal
 *     sizes but for the copies of the boards, of which the first wish has fewest
 * @param perRound boards in a round, which may differ from those of the wish: without a rotation
 *     they do not change the movement
 */
record Candidate(Family family, List<Wish> wishes, int perRound) {

  Candidate {
    wishes = List.copyOf(wishes);
  }

  /** The candidate with any number of other results on a board, also none. */
  Candidate uncompared() {
    return new Candidate(
        family,
        wishes.stream()
            .map(wish -> wish instanceof PairsWish pairs ? pairs.comparedWith(0) : wish)
            .toList(),
        perRound);
  }

  /** The sizes that all its wishes share. */
  Wish sizes() {
    return wishes.get(0);
  }

  /** Whether it is as long as a movement that fits and has as many rounds. */
  boolean asLongAs(Fit fit) {
    Movement movement = fit.judged().movement();
    return sizes().rounds() == movement.rounds().size() && perRound == movement.boards().perRound();
  }

  /**
   * Whether there are enough rounds for all players to partner each other; of pairs and teams, for
   * all to meet.
   */
  boolean couldBeComplete() {
    Wish sizes = sizes();
    if (family.ofTeams()) {
      return TeamsOfFour.allMeet(sizes.tables(), sizes.rounds());
    }
    return plays() >= (sizes.winners() == 2 ? sizes.contestants() / 2 : sizes.contestants() - 1);
  }

  /**
   * The average number of rounds in which a contestant plays, and so has a partner or an opponent.
   */
  double plays() {
    Wish sizes = sizes();
    int perTable = sizes.kind().perTable();
    int tables = Math.min(sizes.tables(), sizes.contestants() / perTable);
    return (double) tables * perTable * sizes.wholeRounds() / sizes.contestants();
  }

  /** The movement with the boards of this evening. */
  Judged tonight(Judged known) {
    return known.playing(perRound / sizes().boards().parts());
  }

  /** The first of its wishes that has a movement there. */
  Optional<Fit> fit(Occasion occasion, Known known) {
    return wishes.stream()
        .flatMap(
            wish ->
                known
                    .answer(wish)
                    .flatMap(answer -> answer.outcome().found())
                    .filter(found -> found.card().valid() && sparing(found.card()))
                    .map(found -> Fit.of(occasion, this, wish, found))
                    .filter(this::carried)
                    .stream())
        .findFirst();
  }

  /** Whether boards are carried by a rule where the family promises one. */
  private boolean carried(Fit fit) {
    return family != Family.WEB || fit.walk() != WalkGrade.ANY;
  }

  /**
   * Play with few copies of the boards should still give each player new partners, even when there
   * are few players. A second copy that teams do not need is another family.
   */
  private boolean sparing(Scorecard card) {
    return switch (family) {
      case CIRCULATING -> card.of(Criterion.PARTNER).ideal();
      case TEAMS_TWO_COPIES -> card.walk().copies() == 2;
      default -> true;
    };
  }
}
