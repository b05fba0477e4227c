package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.search.cover.ExactCover;

/**
 * Divides tables of mixed doubles into rounds in which all men and women play: an exact cover of
 * the tables by the rounds that can be made of them, each of which is an exact cover of the players
 * by tables. Quick where a few hundred rounds can be made.
 */
final class RoundCover {

  private static final long MOST_NODES = 2_000_000;

  private final int couples;
  private final List<int[]> tables;

  /**
   * @param couples n men and n women, numbered alike
   * @param tables man, woman, man, woman
   */
  RoundCover(int couples, List<int[]> tables) {
    this.couples = couples;
    this.tables = tables;
  }

  /** The rounds that have each table once; none where no division is found. */
  List<List<int[]>> found() {
    List<int[]> rounds = possible();
    ExactCover cover = new ExactCover(ones(tables.size()), tables.size());
    rounds.forEach(cover::add);
    return cover.first(MOST_NODES).stream()
        .flatMapToInt(Arrays::stream)
        .mapToObj(r -> Arrays.stream(rounds.get(r)).mapToObj(tables::get).toList())
        .toList();
  }

  /** The rounds that can be made, as numbers of tables. */
  private List<int[]> possible() {
    ExactCover cover = new ExactCover(ones(2 * couples), 2 * couples);
    tables.forEach(t -> cover.add(t[0], couples + t[1], t[2], couples + t[3]));
    List<int[]> rounds = new ArrayList<>();
    cover.search(
        rows -> {
          rounds.add(rows.clone());
          return false;
        },
        () -> cover.nodes() >= MOST_NODES);
    return rounds;
  }

  private static int[] ones(int count) {
    return IntStream.range(0, count).map(i -> 1).toArray();
  }
}
