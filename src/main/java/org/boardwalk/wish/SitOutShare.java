package org.boardwalk.wish;

/**
 * How often everybody sits out where sit-outs are shared as evenly as can be, and all are there in
 * every round.
 *
 * @param inRound how many sit out in a round, 0 to 199
 * @param least sit-outs of those who sit out least, 0 to the number of rounds
 * @param most sit-outs of all others: as many, or one more
 */
public record SitOutShare(int inRound, int least, int most) {

  /**
   * @param wish a wish
   * @return the shares it leads to
   */
  public static SitOutShare of(IndividualWish wish) {
    int players = wish.players();
    int inRound = players - 4 * wish.tables();
    int all = inRound * wish.rounds();
    return new SitOutShare(inRound, all / players, (all + players - 1) / players);
  }

  /**
   * @param order of a group, at least 1
   * @return whether a multiple of it is such a share: those whom the group leaves in place sit out
   *     in all images of a base round or in none
   */
  public boolean inMultiplesOf(int order) {
    return most / order * order >= least;
  }
}
