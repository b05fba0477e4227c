package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.quality.rule.Counted.Meeting;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Rule;

/**
 * The pairs of players, from 0, who must never partner or never oppose, and the parts that players
 * can take in a known design so that these bans are kept.
 */
final class Bans {

  private final int players;
  private final boolean[][] neverPartner;
  private final boolean[][] neverOpponent;

  Bans(int players) {
    this.players = players;
    neverPartner = new boolean[players][players];
    neverOpponent = new boolean[players][players];
  }

  /** What rules ban in all rounds; other rules are left out. */
  static Bans of(int players, List<Rule> rules) {
    Bans bans = new Bans(players);
    for (Rule rule : rules) {
      boolean forbids = rule.must() && rule.rounds().isEmpty() && rule.times().most() == 0;
      if (forbids && rule.counted() instanceof Meeting meeting) {
        rule.couples(meeting, players)
            .forEach(two -> bans.ban(meeting.relations(), two.one() - 1, two.other() - 1));
      }
    }
    return bans;
  }

  private void ban(Set<Relation> relations, int one, int other) {
    if (relations.contains(Relation.PARTNER) || relations.contains(Relation.TABLE)) {
      neverPartner(one, other);
    }
    if (relations.contains(Relation.OPPONENT) || relations.contains(Relation.TABLE)) {
      neverOppose(one, other);
    }
  }

  void neverPartner(int one, int other) {
    neverPartner[one][other] = true;
    neverPartner[other][one] = true;
  }

  void neverOppose(int one, int other) {
    neverOpponent[one][other] = true;
    neverOpponent[other][one] = true;
  }

  /** Whether all may meet. */
  boolean nothing() {
    return together().size() == players;
  }

  /** Whether two players must not partner. */
  boolean partner(int one, int other) {
    return neverPartner[one][other];
  }

  /** Whether two players must not oppose. */
  boolean opponent(int one, int other) {
    return neverOpponent[one][other];
  }

  /**
   * The parts in mixed doubles of n couples: man i has part i and his wife part n + i.
   *
   * @param part the part of each player
   * @param couples whether some of the couples must not meet
   */
  record Doubles(List<Integer> part, boolean couples) {}

  /**
   * Parts in mixed doubles: all who must not partner are of one sex or a couple, and who must not
   * oppose are a couple. O(n³).
   */
  Optional<Doubles> doubles() {
    int first =
        IntStream.range(0, players)
            .boxed()
            .max(Comparator.comparingInt(p -> kept(p).size()))
            .orElseThrow();
    List<Integer> fellows = kept(first);
    // One of those whom a man must not partner may be his wife.
    return IntStream.rangeClosed(0, fellows.size())
        .mapToObj(wife -> men(first, fellows, wife))
        .filter(men -> 2 * men.size() == players)
        .flatMap(men -> couples(men).stream())
        .findFirst();
  }

  /** The players whom a player must not partner. */
  private List<Integer> kept(int player) {
    return IntStream.range(0, players).filter(q -> partner(player, q)).boxed().toList();
  }

  private static List<Integer> men(int first, List<Integer> fellows, int wife) {
    List<Integer> men = new ArrayList<>(List.of(first));
    IntStream.range(0, fellows.size())
        .filter(k -> k != wife)
        .mapToObj(fellows::get)
        .forEach(men::add);
    return men;
  }

  /** Couples of these men and the other players; empty where that keeps not all bans. */
  private Optional<Doubles> couples(List<Integer> men) {
    int n = men.size();
    List<Integer> women =
        new ArrayList<>(IntStream.range(0, players).filter(p -> !men.contains(p)).boxed().toList());
    if (oppositionBanned(men) || oppositionBanned(women)) {
      return Optional.empty();
    }
    int[] wife = new int[n];
    Arrays.fill(wife, -1);
    boolean bans = false;
    for (int i = 0; i < n; i++) {
      int man = men.get(i);
      List<Integer> never =
          women.stream().filter(w -> partner(man, w) || opponent(man, w)).toList();
      if (never.size() > 1) {
        return Optional.empty();
      }
      if (!never.isEmpty()) {
        wife[i] = never.get(0);
        bans = true;
      }
    }
    long married = Arrays.stream(wife).filter(w -> w >= 0).count();
    if (Arrays.stream(wife).filter(w -> w >= 0).distinct().count() < married) {
      return Optional.empty();
    }
    Arrays.stream(wife).filter(w -> w >= 0).forEach(w -> women.remove((Integer) w));
    int[] part = new int[players];
    for (int i = 0; i < n; i++) {
      part[men.get(i)] = i;
      part[wife[i] >= 0 ? wife[i] : women.remove(0)] = n + i;
    }
    return Optional.of(new Doubles(IntStream.of(part).boxed().toList(), bans));
  }

  private boolean oppositionBanned(List<Integer> some) {
    return some.stream().anyMatch(p -> some.stream().anyMatch(q -> opponent(p, q)));
  }

  /**
   * Divides the players into groups of one size, so that all who must not partner or must not
   * oppose are of one group; the largest of those that hang together first, each into the first
   * group with room.
   *
   * @param size players in each group, a divisor of their number
   * @return the group of each player; empty where that leads to no division
   */
  Optional<int[]> groups(int size) {
    List<List<Integer>> together = new ArrayList<>(together());
    together.sort(Comparator.comparingInt(t -> -t.size()));
    int[] room = new int[players / size];
    Arrays.fill(room, size);
    int[] group = new int[players];
    for (List<Integer> some : together) {
      int first = 0;
      while (first < room.length && room[first] < some.size()) {
        first++;
      }
      if (first == room.length) {
        return Optional.empty();
      }
      room[first] -= some.size();
      for (int p : some) {
        group[p] = first;
      }
    }
    return Optional.of(group);
  }

  /** The players that hang together by bans. */
  private List<List<Integer>> together() {
    List<List<Integer>> all = new ArrayList<>();
    boolean[] seen = new boolean[players];
    for (int p = 0; p < players; p++) {
      if (!seen[p]) {
        List<Integer> some = new ArrayList<>(List.of(p));
        seen[p] = true;
        for (int k = 0; k < some.size(); k++) {
          int one = some.get(k);
          for (int q = 0; q < players; q++) {
            if (!seen[q] && (partner(one, q) || opponent(one, q))) {
              seen[q] = true;
              some.add(q);
            }
          }
        }
        all.add(some);
      }
    }
    return all;
  }
}
