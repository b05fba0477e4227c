package org.boardwalk.plan;

import java.util.List;
import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Wish;

/**
 * A movement that would fit an evening, if it is known.
 *
 * @param family where it belongs
 * @param wishes the wishes that it may answer, the best first, at least one; all of the same sizes
 *     but for copies of the boards, of which the first has fewest
 * @param perRound boards in a round, which need not be those of the wish: without a rotation they
 *     change nothing
 */
record Candidate(Family family, List<Wish> wishes, int perRound) {

  Candidate {
    wishes = List.copyOf(wishes);
  }

  /** What all its wishes have in common. */
  Wish sizes() {
    return wishes.get(0);
  }

  /** Whether it is the same session as what fits, as long and with as many rounds. */
  boolean asLongAs(Fit fit) {
    Movement movement = fit.judged().movement();
    return sizes().rounds() == movement.rounds().size() && perRound == movement.boards().perSet();
  }

  /** Whether there are rounds enough to partner everybody; of pairs, to meet everybody. */
  boolean couldBeComplete() {
    Wish sizes = sizes();
    return plays() >= (sizes.winners() == 2 ? sizes.contestants() / 2 : sizes.contestants() - 1);
  }

  /** In how many rounds somebody plays, on average, and so has a partner or an opponent. */
  double plays() {
    Wish sizes = sizes();
    int perTable = sizes.kind().perTable();
    int tables = Math.min(sizes.tables(), sizes.contestants() / perTable);
    return (double) tables * perTable * sizes.rounds() / sizes.contestants();
  }

  /** The movement with the boards of this evening. */
  Judged tonight(Judged known) {
    return known.playing(perRound);
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

  /** Of a Web it is a matter of family whether a rule says where boards go. */
  private boolean carried(Fit fit) {
    return switch (family) {
      case WEB -> fit.walk() != WalkGrade.ANY;
      case WEB_BY_CARDS -> fit.walk() == WalkGrade.ANY;
      case INDIVIDUAL,
          CIRCULATING,
          ROTATION,
          RAINBOW,
          HOWELL,
          ONE_WINNER,
          TWO_WINNERS,
          MITCHELL,
          ROVER,
          SWITCHED_MITCHELL,
          SINGLE_TABLE ->
          true;
    };
  }

  /** Whoever plays with few boards wants new partners all the same, also among a few players. */
  private boolean sparing(Scorecard card) {
    return family != Family.CIRCULATING || card.of(Criterion.PARTNER).ideal();
  }
}
