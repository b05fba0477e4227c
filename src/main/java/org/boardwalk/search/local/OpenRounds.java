package org.boardwalk.search.local;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.IndividualWish;

/** A schedule whose first rounds may be settled, with what may be changed in the others. */
final class OpenRounds {

  final Schedule schedule;
  final FairTurns turns;

  /** The first round that may be changed. */
  final int first;

  /** out[r][p]: player p sits out in round r. */
  final boolean[][] out;

  /** pinned[r][place]: whether whoever sits there stays there. */
  final boolean[][] pinned;

  private final IndividualWish wish;
  private final boolean[] coupled;

  /** The set that the first table would have had in the first round. */
  private final int begun;

  /** Random but for what is settled, with fair sit-outs. */
  OpenRounds(IndividualWish wish, Pins pins, long[] weights, SplittableRandom random) {
    this.wish = wish;
    first = wish.fixed().first().size();
    turns = new FairTurns(wish);
    coupled = new boolean[wish.players()];
    Stream.concat(wish.fixed().apart().stream(), wish.fixed().partners().stream())
        .forEach(c -> coupled[c.first() - 1] = coupled[c.second() - 1] = true);
    out = new boolean[wish.rounds()][wish.players()];
    pinned = new boolean[wish.rounds()][];
    List<List<Foursome>> rounds = new ArrayList<>(Unfolding.indices(wish.fixed().first()));
    for (int r = 0; r < first; r++) {
      sitOut(r, rounds.get(r));
    }
    begun = first == 0 ? 0 : rounds.get(first - 1).get(0).set() - (first - 1);
    turns.draw(out, random);
    for (int r = 0; r < wish.rounds(); r++) {
      pinned[r] = pins.pinned(r);
      if (r >= first) {
        rounds.add(fill(r, pins.seats(r), random));
      }
    }
    schedule = Schedule.of(wish, weights, rounds);
  }

  private void sitOut(int r, List<Foursome> tables) {
    for (int p = 0; p < wish.players(); p++) {
      int player = p;
      boolean plays =
          tables.stream()
              .anyMatch(
                  f ->
                      f.north() == player
                          || f.east() == player
                          || f.south() == player
                          || f.west() == player);
      out[r][p] = turns.due(r, p) && !plays;
    }
  }

  private List<Foursome> fill(int r, int[] seats, SplittableRandom random) {
    List<Integer> playing = new ArrayList<>();
    for (int p = 0; p < wish.players(); p++) {
      if (turns.due(r, p) && !out[r][p]) {
        playing.add(random.nextInt(playing.size() + 1), p);
      }
    }
    List<Foursome> tables = new ArrayList<>();
    for (int n = 0; n < seats.length; n += 4) {
      for (int seat = n; seat < n + 4; seat++) {
        seats[seat] = seats[seat] < 0 ? playing.remove(playing.size() - 1) : seats[seat];
      }
      int set = wish.boards().play() == Play.SHARED ? r : downOne(r, n / 4);
      tables.add(new Foursome(seats[n], seats[n + 1], seats[n + 2], seats[n + 3], set));
    }
    return tables;
  }

  /** As the boards go on from the last settled round, if they went down one table till then. */
  private int downOne(int r, int table) {
    return Math.floorMod(begun + r + table, wish.boards().sets());
  }

  /** How often couples partner against the wish, or do not partner against it. */
  int brokenCouples() {
    int broken = 0;
    for (Couple c : wish.fixed().apart()) {
      broken += schedule.counts.partners(c.first() - 1, c.second() - 1);
    }
    for (Couple c : wish.fixed().partners()) {
      broken += schedule.counts.partners(c.first() - 1, c.second() - 1) == 0 ? 1 : 0;
    }
    return broken;
  }

  /** Whether the wish says whom the player partners, or does not. */
  boolean coupled(int player) {
    return coupled[player];
  }

  /** Whether the player, who plays in the round, may change places. */
  boolean free(int r, int player) {
    return r >= first && !pinned[r][schedule.place[r][player]];
  }

  /** Whether nobody at the table is pinned. */
  boolean turnable(int r, int table) {
    boolean[] here = pinned[r];
    int n = 4 * table;
    return !here[n] && !here[n + 1] && !here[n + 2] && !here[n + 3];
  }

  /** Player a, who sits out, and b, who plays, change places. */
  void exchange(int r, int a, int b) {
    schedule.exchange(r, a, b);
    out[r][a] = !out[r][a];
    out[r][b] = !out[r][b];
  }
}
