package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.boardwalk.publish.Names;

/**
 * Chooses the length of the names on a paper, for each run of its cards separately. Names stand in
 * full unless they leave only small type or take more paper than usual names; then the longest
 * names are taken that do neither.
 */
final class LongestNames {

  /**
   * The share of the least type size that suffices: slightly smaller type is no reason to cut a
   * name.
   */
  private static final double ALMOST = 0.9;

  private final Function<Names, List<CardPages>> layout;
  private final double least;
  private final Map<Names, List<CardPages>> laid = new HashMap<>();

  /**
   * @param layout lays the runs of a paper out
   * @param least the smallest type size of text to be read, in points
   */
  LongestNames(Function<Names, List<CardPages>> layout, double least) {
    this.layout = layout;
    this.least = least;
  }

  /** Lays out the runs on no more paper than usual names take; usual names are the fallback. */
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
