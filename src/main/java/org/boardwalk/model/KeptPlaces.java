package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.List;

/**
 * Seats without rotation: every player keeps their seat for the whole set. North and South then
 * have the same relations to all players, and so have East and West. So the direction stands for
 * the seat, and the mate and left literals tell the relation of two players.
 */
final class KeptPlaces implements SeatPlaces {

  private final int[][][] mate;
  private final int[][][] left;
  private final int[][] ns;

  KeptPlaces(int[][][] mate, int[][][] left, int[][] ns) {
    this.mate = mate;
    this.left = left;
    this.ns = ns;
  }

  @Override
  public List<TwoSeats> meetings(int r, int p, int q) {
    return List.of(
        new TwoSeats(mate[r][p][q], 0, 2),
        new TwoSeats(left[r][p][q], 0, 1),
        new TwoSeats(left[r][q][p], 1, 0));
  }

  @Override
  public List<Facing> directions() {
    return List.of(new Facing((r, p) -> ns[r][p], 1));
  }

  @Override
  public int[] sitting(int r, int p, int seat) {
    return new int[] {seat % 2 == 0 ? ns[r][p] : not(ns[r][p])};
  }
}
