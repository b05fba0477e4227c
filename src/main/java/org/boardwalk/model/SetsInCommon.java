package org.boardwalk.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;

/**
 * How many sets two contestants both play in some rounds, in a model in which no contestant plays a
 * set twice. Contestants, rounds and sets are numbered from 0.
 */
public final class SetsInCommon {

  private static final VariableFamily PLAYED =
      new VariableFamily(
          "played", "k,p,s", "p plays set s in one of some rounds that count together");

  /** The literal that is true when a contestant plays a set in a round. */
  public interface PlaysSet {
    int literal(int round, int contestant, int set);
  }

  private final ModelBuilder model;
  private final Boards boards;
  private final PlaysSet plays;

  /** The literals for each contestant and set, by the rounds; none until they are asked for. */
  private final Map<List<Integer>, Map<Integer, int[]>> played = new HashMap<>();

  private int counts;

  public SetsInCommon(ModelBuilder model, Boards boards, PlaysSet plays) {
    this.model = model;
    this.boards = boards;
    this.plays = plays;
  }

  /** The number for two contestants, in rounds that are numbered from 1. */
  public Sum of(List<Integer> span, int p, int q) {
    Sum sum = new Sum();
    if (boards.play() == Play.SHARED) {
      for (int round : span) {
        int r = round - 1;
        sum.add(model.both(plays.literal(r, p, r), plays.literal(r, q, r)), 1);
      }
      return sum;
    }
    int[] ofP = played(span, p);
    int[] ofQ = played(span, q);
    for (int s = 0; s < ofP.length; s++) {
      sum.add(model.both(ofP[s], ofQ[s]), 1);
    }
    return sum;
  }

  private int[] played(List<Integer> span, int p) {
    return played
        .computeIfAbsent(span, x -> new HashMap<>())
        .computeIfAbsent(
            p,
            x -> {
              int k = counts++;
              return IntStream.range(0, boards.sets()).map(s -> played(span, k, p, s)).toArray();
            });
  }

  private int played(List<Integer> span, int k, int p, int s) {
    Sum times = new Sum();
    span.forEach(round -> times.add(plays.literal(round - 1, p, s), 1));
    return model.value(PLAYED, times, 0, 1, k, p, s);
  }
}
