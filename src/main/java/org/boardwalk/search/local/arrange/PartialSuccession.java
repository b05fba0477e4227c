package org.boardwalk.search.local.arrange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * A partial succession: some players and rounds have their image, and all consequences have been
 * drawn. One player's image in one round gives those of their whole table; a round with a unique
 * event goes where the image of that event happens.
 */
final class PartialSuccession {

  private static final int OPEN = -1;
  private static final int LAST = -2;

  private final SeatTable seats;
  private final Turns turns;
  private final Occasions occasions;
  private final int[] image;
  private final int[] origin;
  private final int[] roundImage;
  private final int[] roundOrigin;
  private final int[] parity;
  private final Deque<Integer> freshPlayers = new ArrayDeque<>();
  private final Deque<Integer> freshRounds = new ArrayDeque<>();
  private int openRounds;
  private long effort;

  /** A succession without any images yet. */
  PartialSuccession(SeatTable seats, Turns turns, Occasions occasions) {
    this.seats = seats;
    this.turns = turns;
    this.occasions = occasions;
    image = new int[seats.players() + 1];
    origin = new int[seats.players() + 1];
    openRounds = seats.rounds();
    roundImage = new int[openRounds];
    roundOrigin = new int[openRounds];
    parity = new int[openRounds];
    Arrays.fill(roundImage, OPEN);
    Arrays.fill(roundOrigin, OPEN);
    Arrays.fill(parity, OPEN);
  }

  private PartialSuccession(PartialSuccession other) {
    seats = other.seats;
    turns = other.turns;
    occasions = other.occasions;
    image = other.image.clone();
    origin = other.origin.clone();
    roundImage = other.roundImage.clone();
    roundOrigin = other.roundOrigin.clone();
    parity = other.parity.clone();
    openRounds = other.openRounds;
  }

  PartialSuccession copy() {
    return new PartialSuccession(this);
  }

  /** How many conclusions were drawn here. */
  long effort() {
    return effort;
  }

  /** Maps every round to the next; the last one has no image. */
  boolean inGivenOrder() {
    roundImage[roundImage.length - 1] = LAST;
    openRounds--;
    for (int r = 0; r + 1 < roundImage.length; r++) {
      if (!setRound(r, r + 1)) {
        return false;
      }
    }
    return conclude();
  }

  /** Sets a round's image, and draws the consequences; false when they contradict each other. */
  boolean takesRound(int round, int to) {
    return setRound(round, to) && conclude();
  }

  /** Sets a player's image, and draws the consequences; false when they contradict each other. */
  boolean takesPlayer(int player, int to) {
    return setPlayer(player, to) && conclude();
  }

  /** The first round without an image. */
  OptionalInt openRound() {
    for (int r = 0; r < roundImage.length; r++) {
      if (roundImage[r] == OPEN) {
        return OptionalInt.of(r);
      }
    }
    return OptionalInt.empty();
  }

  boolean everybodyHasAnImage() {
    return Arrays.stream(image).skip(1).allMatch(p -> p > 0);
  }

  /** The succession, once all players and rounds have images. */
  Succession succession() {
    List<Integer> order = new ArrayList<>();
    int round = 0;
    while (order.size() < roundImage.length) {
      order.add(round);
      round = roundImage[round];
    }
    return new Succession(Arrays.stream(image).skip(1).boxed().toList(), order);
  }

  private boolean setRound(int round, int to) {
    if (roundImage[round] == to) {
      return true;
    }
    if (roundImage[round] != OPEN
        || roundOrigin[to] != OPEN
        || seats.tables(round) != seats.tables(to)) {
      return false;
    }
    roundImage[round] = to;
    roundOrigin[to] = round;
    openRounds--;
    freshRounds.add(round);
    return !closesTooSoon(round);
  }

  /** Whether a round closes a cycle that does not hold all rounds. */
  private boolean closesTooSoon(int round) {
    int length = 1;
    int r = roundImage[round];
    while (r >= 0 && r != round) {
      r = roundImage[r];
      length++;
    }
    return r == round && length < roundImage.length;
  }

  private boolean setPlayer(int player, int to) {
    if (image[player] == to) {
      return true;
    }
    if (image[player] != 0 || origin[to] != 0) {
      return false;
    }
    image[player] = to;
    origin[to] = player;
    freshPlayers.add(player);
    return true;
  }

  private boolean conclude() {
    boolean holds = true;
    while (holds && !(freshPlayers.isEmpty() && freshRounds.isEmpty())) {
      if (freshPlayers.isEmpty()) {
        int round = freshRounds.remove();
        for (int p = 1; p < image.length && holds; p++) {
          holds = image[p] == 0 || takesTable(round, p);
        }
      } else {
        int player = freshPlayers.remove();
        for (int r = 0; r < roundImage.length && holds; r++) {
          holds = roundImage[r] < 0 || takesTable(r, player);
        }
        for (int q = 1; q < image.length && holds && openRounds > 0; q++) {
          holds = image[q] == 0 || (agree(player, q) && agree(q, player));
        }
      }
    }
    return holds;
  }

  /** Maps the table of a player to the table of their image, each player to the image's seat. */
  private boolean takesTable(int round, int player) {
    effort++;
    int to = roundImage[round];
    int from = seats.place(round, player);
    int there = seats.place(to, image[player]);
    if (from == SeatTable.OUT || there == SeatTable.OUT) {
      return from == there;
    }
    int quarters = Math.floorMod(there - from, 4);
    if (parity[round] == OPEN) {
      parity[round] = quarters % 2;
    }
    boolean holds = turns.allows(quarters) && parity[round] == quarters % 2;
    for (int k = 1; k < 4 && holds; k++) {
      holds = setPlayer(seats.onFrom(round, from, k), seats.onFrom(to, there, k));
    }
    return holds;
  }

  private boolean agree(int p, int q) {
    effort++;
    for (int sort = 0; sort < occasions.sorts(); sort++) {
      int times = occasions.count(sort, p, q);
      if (times != occasions.count(sort, image[p], image[q])) {
        return false;
      }
      if (times == 1
          && !setRound(occasions.round(sort, p, q), occasions.round(sort, image[p], image[q]))) {
        return false;
      }
    }
    return true;
  }
}
