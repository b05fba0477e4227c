package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.boardwalk.publish.Names;

/**
 * Chooses how long the names on a paper are, for each run of its cards apart: as they are, unless
 * they leave only small type or take more paper than usual ones; then the longest that do neither.
 */
final class LongestNames {

  /** Type that is smaller by so little is no reason to cut a name. */
  private static final double ALMOST = 0.9;

  private final Function<Names, List<CardPages>> layout;
  private final double least;
  private final Map<Names, List<CardPages>> laid = new HashMap<>();

  /**
   * @param layout lays the runs of a paper out
   * @param least the smallest type of what is to be read, in points
   */
  LongestNames(Function<Names, List<CardPages>> layout, double least) {
    this.layout = layout;
    this.least = least;
  }

  /** The runs, on no more paper than with usual names, which are taken where no others serve. */
  List<CardPages> of(Names usual, List<Names> longestFirst) {
    List<CardPages> best = new ArrayList<>();
    for (int run = 0; run < laid(usual).size(); run++) {
      best.add(run(run, usual, longestFirst));
    }
    return best;
  }

  private CardPages run(int run, Names usual, List<Names> longestFirst) {
    CardPages best = laid(usual).get(run);
    int enough = best.sheets().size();
    double largest = 0;
    for (Names names : longestFirst) {
      CardPages tried = laid(names).get(run);
      if (tried.points() > largest && tried.sheets().size() <= enough) {
        best = tried;
        largest = tried.points();
      }
      if (largest >= ALMOST * least) {
        break;
      }
    }
    return best;
  }

  private List<CardPages> laid(Names names) {
    return laid.computeIfAbsent(names, layout);
  }
}
