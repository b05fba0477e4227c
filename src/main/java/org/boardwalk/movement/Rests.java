package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The boards that rest for a round on a table without a game because the movement has {@link
 * HalfTables} or {@link LostGames}. The waiting contestant and seat do not matter here.
 *
 * @param rests the boards that rest, by rounds
 */
public record Rests(List<AtRest> rests) {

  /** No resting boards. */
  public static final Rests NONE = new Rests(List.of());

  /** Copies the list. */
  public Rests {
    rests = List.copyOf(rests);
  }

  /**
   * A set on a table without a game.
   *
   * @param round the round, from 1
   * @param table the table, from 1
   * @param set the set, from 1
   */
  public record AtRest(int round, int table, int set) {}

  /**
   * Finds the resting boards. O(contestants · rounds).
   *
   * @param movement a movement, valid or not
   * @return the resting boards, as far as the walk of the boards tells their sets
   */
  public static Rests of(Movement movement) {
    List<AtRest> rests = new ArrayList<>();
    Movement plan = LostGames.restored(movement);
    int known = plan.equals(movement) ? 0 : plan.rounds().size();
    for (int r = 1; r <= known; r++) {
      List<Encounter> played = movement.rounds().get(r - 1).encounters();
      for (Encounter e : plan.rounds().get(r - 1).encounters()) {
        if (!played.contains(e)) {
          rests.add(new AtRest(r, e.table(), e.set()));
        }
      }
    }
    List<HalfTable> halves = HalfTables.tables(plan);
    for (int r = 1; r <= halves.size(); r++) {
      HalfTable half = halves.get(r - 1);
      if (half.set().isPresent()) {
        rests.add(new AtRest(r, half.table(), half.set().getAsInt()));
      }
    }
    return rests.isEmpty() ? NONE : new Rests(rests);
  }

  /**
   * Finds the resting boards of a walk in which tables follow each other in any order. Where the
   * order of the tables does not tell the set, it is the only set that no table plays, if there is
   * one copy.
   *
   * @param movement a movement, valid or not
   * @return the resting boards, if tables may have any numbers
   */
  public static Rests inAnyOrder(Movement movement) {
    Rests known = of(movement);
    List<HalfTable> halves = HalfTables.tables(movement);
    if (halves.isEmpty()
        || movement.boards().copies() > 1
        || movement.boards().parts() > 1
        || movement.boards().play() == Play.SHARED) {
      return known;
    }
    List<AtRest> rests = new ArrayList<>();
    BitSet all = new BitSet();
    movement.rounds().forEach(round -> all.or(sets(round)));
    for (int r = 1; r <= halves.size(); r++) {
      BitSet left = (BitSet) all.clone();
      left.andNot(sets(movement.rounds().get(r - 1)));
      List<AtRest> ordered = known.in(r);
      rests.addAll(ordered);
      if (ordered.isEmpty() && left.cardinality() == 1) {
        rests.add(new AtRest(r, halves.get(r - 1).table(), left.nextSetBit(1)));
      }
    }
    return new Rests(rests);
  }

  private static BitSet sets(Round round) {
    BitSet sets = new BitSet();
    round.encounters().forEach(e -> sets.set(e.set()));
    return sets;
  }

  /**
   * @param round a round, from 1
   * @return the boards that rest in that round
   */
  public List<AtRest> in(int round) {
    return rests.stream().filter(rest -> rest.round() == round).toList();
  }
}
