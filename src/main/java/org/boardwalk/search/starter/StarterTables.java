package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.search.SearchEffort;

/**
 * The tables of a base round that makes partners and opponents ideal, with any sides and
 * directions: for constructions that begin with a few players.
 */
public final class StarterTables {

  private static final int ATTEMPTS = 2000;
  private static final long NODES = 500_000;

  private StarterTables() {}

  /**
   * Draws pairs of partners at random and finds opponents by exact cover. Up to 33 players less
   * than a second.
   *
   * @param group the group of the players, without a staying one
   * @param oneStays whether one player stays, whose number is the group's order; else 0 sits out
   * @param effort ends the search
   * @return the tables of the base round, as N, E, S, W; empty where none was found
   */
  public static Optional<List<int[]>> of(
      AbelianGroup group, boolean oneStays, SearchEffort effort) {
    int order = group.order();
    double each = 1 / StarterMethod.nodesPerSecond(order);
    int[] points = IntStream.rangeClosed(0, order).toArray();
    Differences differences = new Differences(group, List.of(points));
    int[] playing = new int[order + 1];
    Arrays.fill(playing, 1);
    if (!oneStays) {
      playing[0] = 0;
      playing[order] = 0;
    }
    PartnerStarter partners = new PartnerStarter(differences, playing, new SplittableRandom(1));
    List<int[]> found = new ArrayList<>();
    for (int k = 0; k < ATTEMPTS && found.isEmpty() && !effort.over(); k++) {
      int[][] pairs = partners.attempt();
      effort.spend(partners.nodes() * each);
      if (pairs != null) {
        int[] signs = new int[pairs.length];
        Arrays.fill(signs, 1);
        OpponentMatching matching = new OpponentMatching(differences, pairs, signs, false);
        long most = effort.left(each, NODES);
        matching.solve(tables -> found.addAll(List.of(tables)), () -> matching.nodes() > most);
        effort.spend(matching.nodes() * each);
      }
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(found);
  }
}
