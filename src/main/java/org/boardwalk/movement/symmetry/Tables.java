package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/**
 * The tables of an individual movement, and the relations of any two players with their
 * frequencies.
 */
final class Tables {

  /**
   * A table of a round.
   *
   * @param round the round, from 0
   * @param set its board set; 0 where all tables of a round play the same set
   * @param seats North, East, South, West, players from 0
   */
  record At(int round, int set, List<Integer> seats) {
    /** The player a number of seats to the left of a player. */
    int after(int player, int places) {
      return seats.get((seats.indexOf(player) + places) % 4);
    }

    long key(TableEquality likewise, int[] images) {
      return likewise.key(
          images[seats.get(0)], images[seats.get(1)], images[seats.get(2)], images[seats.get(3)]);
    }
  }

  private final int players;
  private final int rounds;
  private final TableEquality likewise;
  private final List<At> all = new ArrayList<>();
  private final int[][] relations;
  private final At[][] partners;
  private final boolean[][] often;
  private final int[][] partnerIn;
  private final List<Map<Long, Integer>> sets = new ArrayList<>();
  private final Map<List<Long>, List<Integer>> byContent = new HashMap<>();

  private Tables(Movement movement, TableEquality likewise) {
    this.likewise = likewise;
    players = movement.contestants();
    rounds = movement.rounds().size();
    relations = new int[players][players];
    partners = new At[players][players];
    often = new boolean[players][players];
    partnerIn = new int[rounds][players];
    Arrays.stream(partnerIn).forEach(p -> Arrays.fill(p, -1));
    boolean circulates = movement.boards().play() == Play.CIRCULATING;
    int number = 0;
    for (Round round : movement.rounds()) {
      Map<Long, Integer> setsHere = new HashMap<>();
      for (Encounter e : round.encounters()) {
        if (e.seating() instanceof Seating.FourPlayers f) {
          List<Integer> seats = List.of(f.north() - 1, f.east() - 1, f.south() - 1, f.west() - 1);
          At at = new At(number, circulates ? e.set() : 0, seats);
          all.add(at);
          relate(at);
          setsHere.put(at.key(likewise, identity()), at.set());
        }
      }
      sets.add(setsHere);
      byContent
          .computeIfAbsent(setsHere.keySet().stream().sorted().toList(), k -> new ArrayList<>())
          .add(number++);
    }
  }

  /** The tables of an individual movement with full tables; empty for other movements. */
  static Optional<Tables> of(Movement movement, TableEquality likewise) {
    boolean fours =
        movement.rounds().stream()
            .flatMap(r -> r.encounters().stream())
            .allMatch(e -> e.seating() instanceof Seating.FourPlayers);
    return fours && movement.contestants() > 0
        ? Optional.of(new Tables(movement, likewise))
        : Optional.empty();
  }

  private int[] identity() {
    int[] identity = new int[players];
    Arrays.setAll(identity, k -> k);
    return identity;
  }

  private void relate(At at) {
    for (int seat = 0; seat < 4; seat++) {
      int a = at.seats().get(seat);
      int partner = at.seats().get((seat + 2) % 4);
      often[a][partner] = partners[a][partner] != null;
      partners[a][partner] = at;
      partnerIn[at.round()][a] = partner;
      relations[a][partner] += 1;
      relations[a][at.seats().get((seat + 1) % 4)] +=
          likewise == TableEquality.TURNED ? 1 << 20 : 1 << 10;
      relations[a][at.seats().get((seat + 3) % 4)] += 1 << 10;
    }
  }

  int players() {
    return players;
  }

  int rounds() {
    return rounds;
  }

  TableEquality likewise() {
    return likewise;
  }

  /** The frequencies of all relations of b to a, encoded as one number. */
  int relation(int a, int b) {
    return relations[a][b];
  }

  /** The partner of a player in a round; -1 where the player sits out. */
  int partner(int round, int player) {
    return partnerIn[round][player];
  }

  /** The only table at which two players are partners; empty if there is none or more than one. */
  Optional<At> together(int a, int b) {
    return often[a][b] ? Optional.empty() : Optional.ofNullable(partners[a][b]);
  }

  /**
   * The image of each round under a permutation of the players; empty if an image is not a round.
   */
  Optional<int[]> roundsUnder(int[] images) {
    List<Map<Long, Integer>> taken = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      taken.add(new HashMap<>());
    }
    all.forEach(at -> taken.get(at.round()).put(at.key(likewise, images), at.set()));
    int[] goes = new int[rounds];
    Map<List<Long>, Integer> used = new HashMap<>();
    Map<Integer, Integer> setGoes = new HashMap<>();
    for (int r = 0; r < rounds; r++) {
      List<Long> content = taken.get(r).keySet().stream().sorted().toList();
      List<Integer> alike = byContent.getOrDefault(content, List.of());
      int next = used.merge(content, 1, Integer::sum) - 1;
      if (next >= alike.size()) {
        return Optional.empty();
      }
      goes[r] = alike.get(next);
      if (!setsAgree(taken.get(r), sets.get(goes[r]), setGoes)) {
        return Optional.empty();
      }
    }
    return setGoes.values().stream().distinct().count() == setGoes.size()
        ? Optional.of(goes)
        : Optional.empty();
  }

  private static boolean setsAgree(
      Map<Long, Integer> from, Map<Long, Integer> to, Map<Integer, Integer> setGoes) {
    return from.entrySet().stream()
        .allMatch(
            e -> {
              Integer target = to.get(e.getKey());
              return target != null
                  && target.equals(setGoes.computeIfAbsent(e.getValue(), s -> target));
            });
  }
}
