package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/** Draws the rounds after the fixed ones: random, with fair sit-outs. */
final class OpenDraw {

  private final IndividualWish wish;
  private final Laps laps;
  private final FairTurns turns;
  private final SplittableRandom random;

  /** out[r][p]: player p sits out in round r. */
  private final boolean[][] out;

  private final List<List<Foursome>> rounds;

  /** The set that each table would have had in the first round, for the tables drawn so far. */
  private final List<Integer> begun = new ArrayList<>();

  private OpenDraw(IndividualWish wish, Laps laps, SplittableRandom random) {
    this.wish = wish;
    this.laps = laps;
    this.random = random;
    turns = new FairTurns(wish);
    out = new boolean[wish.rounds()][wish.players()];
    rounds = new ArrayList<>(Unfolding.indices(wish.fixed().first()));
    int first = rounds.size();
    if (first > 0) {
      rounds
          .get(first - 1)
          .forEach(f -> begun.add(Math.floorMod(f.set() - (first - 1), wish.boards().sets())));
    }
  }

  /** All rounds, with the fixed ones; stationary players have the places that the pins give. */
  static List<List<Foursome>> rounds(
      IndividualWish wish, Laps laps, Pins pins, SplittableRandom random) {
    OpenDraw draw = new OpenDraw(wish, laps, random);
    for (int r = 0; r < draw.rounds.size(); r++) {
      draw.sitOut(r);
    }
    draw.turns.draw(draw.out, random);
    for (int r = draw.rounds.size(); r < wish.rounds(); r++) {
      draw.rounds.add(draw.fill(r, pins.seats(r)));
    }
    return draw.rounds;
  }

  private void sitOut(int r) {
    int[] who = Places.of(rounds, wish.players())[r];
    int seated = 4 * rounds.get(r).size();
    for (int n = 0; n < who.length; n++) {
      out[r][who[n]] = turns.due(r, who[n]) && n >= seated;
    }
  }

  private List<Foursome> fill(int r, int[] seats) {
    List<Integer> playing = new ArrayList<>();
    for (int p = 0; p < wish.players(); p++) {
      int player = p;
      boolean pinned = IntStream.of(seats).anyMatch(seated -> seated == player);
      if (wish.fixed().attendance().present(p + 1, r + 1) && !pinned && !out[r][p]) {
        playing.add(random.nextInt(playing.size() + 1), p);
      }
    }
    List<Foursome> tables = new ArrayList<>();
    for (int n = 0; n < seats.length; n += 4) {
      for (int seat = n; seat < n + 4; seat++) {
        seats[seat] = seats[seat] < 0 ? playing.remove(playing.size() - 1) : seats[seat];
      }
      tables.add(new Foursome(seats[n], seats[n + 1], seats[n + 2], seats[n + 3], set(r, n / 4)));
    }
    return tables;
  }

  private int set(int r, int table) {
    if (wish.boards().play() == Play.SHARED) {
      return r;
    }
    return wish.fixed().first().isEmpty() ? laps.set(r, table) : downOne(r, table);
  }

  /**
   * The set of a table, continued from the last fixed round, if boards went down one table until
   * then, over any stands between tables. A further table comes after the last.
   */
  private int downOne(int r, int table) {
    int sets = wish.boards().sets();
    while (begun.size() <= table) {
      int next = begun.isEmpty() ? 0 : begun.get(begun.size() - 1) + 1;
      while (Collections.frequency(begun, next % sets) >= wish.boards().copies()) {
        next++;
      }
      begun.add(next % sets);
    }
    return (begun.get(table) + r) % sets;
  }
}
