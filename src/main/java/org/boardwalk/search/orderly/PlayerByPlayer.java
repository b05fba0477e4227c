package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * All ways to seat players at tables, round by round, in which every two meet as often as each
 * other two, or once more, up to names. They are grown a player at a time: the tables of a player
 * in all rounds are a word, and two words agree in as many places as the players meet. In the
 * manner of H. Haanpää and P. Kaski, The near resolvable 2-(13,4,3) designs and thirteen-player
 * whist tournaments, Designs, Codes and Cryptography 35 (2005), but all that were found are kept
 * and compared by their {@link SeatingForm}. Partners are not considered. Exact; needs memory for
 * all seatings of two numbers of players.
 */
final class PlayerByPlayer {

  /** The most seatings of one number of players in memory: some 200 bytes each. */
  private static final int MOST_KEPT = 1_000_000;

  private final int tables;
  private final int rounds;
  private final EvenMeetings meetings;
  private final SitOutShare sitOuts;
  private List<Packed> level = new ArrayList<>();
  private Set<Packed> next = new HashSet<>();
  private final List<Integer> sizes = new ArrayList<>();
  private int seated = 1;
  private boolean full;

  /**
   * @param wish a wish of at most {@link SeatingForm#MOST} players and 7 tables
   * @param meetings how often two players may be at one table
   */
  PlayerByPlayer(IndividualWish wish, EvenMeetings meetings) {
    tables = wish.tables();
    rounds = wish.rounds();
    this.meetings = meetings;
    sitOuts = SitOutShare.of(wish);
    for (int out = sitOuts.least(); out <= sitOuts.most(); out++) {
      long[] first = new long[rounds];
      Arrays.fill(first, rounds - out, rounds, SeatingForm.OUT);
      level.add(new Packed(first));
    }
    sizes.add(level.size());
  }

  /** How many players sit now. */
  int seated() {
    return seated;
  }

  /** The numbers of seatings of 1, 2, ... players. */
  List<Integer> sizes() {
    return List.copyOf(sizes);
  }

  /** The seatings of the players that sit now. */
  List<Packed> seatings() {
    return level;
  }

  /**
   * Seats one more player in all seatings.
   *
   * @param over asked now and then
   * @return whether that is done; else it has been stopped or there are too many
   */
  boolean seatOneMore(BooleanSupplier over) {
    next = new HashSet<>();
    for (Packed seating : level) {
      new Word(seating.codes()).write(0, 0);
      full = next.size() > MOST_KEPT;
      if (full || over.getAsBoolean()) {
        return false;
      }
    }
    level = List.copyOf(next);
    next = new HashSet<>();
    seated++;
    sizes.add(level.size());
    return true;
  }

  /** The tables of a further player. */
  private final class Word {

    private final long[] before;
    private final int[] places = new int[rounds];
    private final int[] met = new int[seated];

    /** atTable[round][place]: how many sit there. */
    private final int[][] atTable = new int[rounds][SeatingForm.OUT + 1];

    Word(long[] before) {
      this.before = before;
      for (int r = 0; r < rounds; r++) {
        for (int p = 0; p < seated; p++) {
          atTable[r][SeatingForm.place(before[r], p)]++;
        }
      }
    }

    void write(int round, int out) {
      int left = rounds - round;
      for (int times : met) {
        if (times > meetings.most() || times + left < meetings.least()) {
          return;
        }
      }
      if (out > sitOuts.most() || out + left < sitOuts.least()) {
        return;
      }
      if (round == rounds) {
        keep();
        return;
      }
      // Of rounds that are alike so far, the places of the further player ascend.
      boolean again = round > 0 && before[round] == before[round - 1];
      int from = again ? places[round - 1] : 0;
      boolean untouched = false;
      for (int place = 0; place < 2 * tables && !untouched; place += 2) {
        untouched = atTable[round][place] == 0;
        if (place >= from && atTable[round][place] < 4) {
          sit(round, place, out);
        }
      }
      if (atTable[round][SeatingForm.OUT] < sitOuts.inRound()) {
        places[round] = SeatingForm.OUT;
        write(round + 1, out + 1);
      }
    }

    private void sit(int round, int place, int out) {
      places[round] = place;
      meet(round, place, 1);
      write(round + 1, out);
      meet(round, place, -1);
    }

    private void meet(int round, int place, int times) {
      for (int p = 0; p < seated; p++) {
        met[p] += SeatingForm.place(before[round], p) == place ? times : 0;
      }
    }

    private void keep() {
      long[] more = before.clone();
      for (int r = 0; r < rounds; r++) {
        more[r] |= SeatingForm.seated(seated, places[r]);
      }
      next.add(SeatingForm.of(more, seated + 1).rounds());
    }
  }
}
