package org.boardwalk.bench;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.boardwalk.library.atlas.Cell;

/**
 * A duel between plain annealing and ours in one cell.
 *
 * @param cell the sizes, in shared play without rotation
 * @param plain total cost of what plain annealing found, as judged
 * @param ours total cost of ours, as judged; empty when there is none
 * @param from the source of ours
 */
public record Duel(Cell cell, long plain, OptionalLong ours, From from) {

  /** The sources of our movement. */
  public enum From {
    LIBRARY,
    SEARCH;

    /**
     * @return the name used in files and messages, in lower case
     */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The side with the cheaper movement. */
  public enum Winner {
    OURS,
    EQUAL,
    PLAIN;

    /**
     * @return the name used in messages, in lower case
     */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The numbers of cells by the result of their duels.
   *
   * @param cells all
   * @param atMost those in which ours costs less or as much
   * @param less those in which ours costs less
   * @param open those in which plain annealing is not ideal
   * @param lessOfOpen those of them in which ours costs less
   */
  public record Totals(int cells, int atMost, int less, int open, int lessOfOpen) {

    /**
     * @return cells in which ours costs less, in percent of those in which plain annealing is not
     *     ideal; 100 when there are none
     */
    public double share() {
      return open == 0 ? 100 : 100.0 * lessOfOpen / open;
    }
  }

  /**
   * @return whether nothing is left to improve on plain annealing
   */
  public boolean plainIdeal() {
    return plain == 0;
  }

  /**
   * @return the side with the cheaper movement
   */
  public Winner winner() {
    long mine = ours.orElse(Long.MAX_VALUE);
    if (mine == plain) {
      return Winner.EQUAL;
    }
    return mine < plain ? Winner.OURS : Winner.PLAIN;
  }

  /**
   * @param duels any number
   * @return their totals
   */
  public static Totals totals(List<Duel> duels) {
    List<Duel> open = duels.stream().filter(d -> !d.plainIdeal()).toList();
    return new Totals(
        duels.size(),
        (int) duels.stream().filter(d -> d.winner() != Winner.PLAIN).count(),
        won(duels),
        open.size(),
        won(open));
  }

  private static int won(List<Duel> duels) {
    return (int) duels.stream().filter(d -> d.winner() == Winner.OURS).count();
  }
}
