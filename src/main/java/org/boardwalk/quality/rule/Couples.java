package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The couples of players that a rule is about: all within one party, all across several parties, or
 * couples named one by one. Exactly one of the lists is not empty.
 *
 * @param parties groups of players, each ascending: one for the couples within it, several for the
 *     couples of players of different groups
 * @param named couples named one by one
 */
public record Couples(List<List<Integer>> parties, List<Two> named) {

  /**
   * Two different players.
   *
   * @param one a player, from 1
   * @param other the other player, from 1
   */
  public record Two(int one, int other) implements Comparable<Two> {

    /**
     * @return the two with the smaller number first
     */
    public Two sorted() {
      return one <= other ? this : exchanged();
    }

    /**
     * @return the two with the other one first
     */
    public Two exchanged() {
      int first = other;
      int second = one;
      return new Two(first, second);
    }

    @Override
    public int compareTo(Two two) {
      return one == two.one ? Integer.compare(other, two.other) : Integer.compare(one, two.one);
    }
  }

  /** Sorts the players of each party. */
  public Couples {
    parties = parties.stream().map(p -> List.copyOf(new TreeSet<>(p))).toList();
    named = List.copyOf(named);
    if (parties.isEmpty() == named.isEmpty()) {
      throw new IllegalArgumentException(
          "names either parties of players or couples, and not none");
    }
  }

  /**
   * @param players some players
   * @return all couples of them
   */
  public static Couples within(Collection<Integer> players) {
    return new Couples(List.of(List.copyOf(players)), List.of());
  }

  /**
   * @param named couples
   * @return these couples
   */
  public static Couples of(List<Two> named) {
    return new Couples(List.of(), named);
  }

  /**
   * @return every player who is in one of the couples, ascending
   */
  public Set<Integer> players() {
    Set<Integer> players = new TreeSet<>();
    parties.forEach(players::addAll);
    named.forEach(c -> players.addAll(List.of(c.one(), c.other())));
    return players;
  }

  /**
   * The couples one by one.
   *
   * @param ordered whether it matters which of the two is named first, as it does where one sits on
   *     the left of the other: then couples across parties have the player of the earlier party
   *     first, and couples within one party come in both orders
   * @return every couple once; where the order does not matter, the smaller number first
   */
  public List<Two> all(boolean ordered) {
    Set<Two> all = new LinkedHashSet<>();
    for (Two two : pairs()) {
      all.add(ordered ? two : two.sorted());
      if (ordered && parties.size() == 1) {
        all.add(two.exchanged());
      }
    }
    return List.copyOf(all);
  }

  private List<Two> pairs() {
    List<Two> pairs = new ArrayList<>(named);
    for (int a = 0; a < parties.size(); a++) {
      for (int b = parties.size() == 1 ? 0 : a + 1; b < parties.size(); b++) {
        for (int one : parties.get(a)) {
          for (int other : parties.get(b)) {
            if (one != other && (a != b || one < other)) {
              pairs.add(new Two(one, other));
            }
          }
        }
      }
    }
    return pairs;
  }
}
