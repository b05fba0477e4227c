package org.boardwalk.wish;

/**
 * The numbers of sit-outs where they are shared as evenly as possible and all players are present
 * in every round.
 *
 * @param inRound number of players who sit out in a round, 0 to 199
 * @param least the least number of sit-outs of a player, 0 to the number of rounds
 * @param most the greatest number of sit-outs of a player: {@code least} or one more
 */
public record SitOutShare(int inRound, int least, int most) {

  /**
   * @param wish a wish
   * @return its numbers of sit-outs
   */
  public static SitOutShare of(IndividualWish wish) {
    int players = wish.players();
    int inRound = players - 4 * wish.tables();
    int all = inRound * wish.rounds();
    return new SitOutShare(inRound, all / players, (all + players - 1) / players);
  }

  /**
   * @param order of a group, at least 1
   * @return whether {@code least} or {@code most} is a multiple of it: players fixed by the group
   *     sit out in all images of a base round or in none
   */
  public boolean inMultiplesOf(int order) {
    return most / order * order >= least;
  }
}
