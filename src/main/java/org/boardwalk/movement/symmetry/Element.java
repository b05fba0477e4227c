package org.boardwalk.movement.symmetry;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** A permutation of players with its permutation of the rounds; both count from 0. */
final class Element {

  private final int[] players;
  private final int[] rounds;

  Element(int[] players, int[] rounds) {
    this.players = players;
    this.rounds = rounds;
  }

  int image(int player) {
    return players[player];
  }

  int rounds() {
    return rounds.length;
  }

  int round(int round) {
    return rounds[round];
  }

  /** The composition: first this element, then the other. */
  Element then(Element other) {
    return new Element(
        Arrays.stream(players).map(other::image).toArray(),
        Arrays.stream(rounds).map(other::round).toArray());
  }

  /** A key that identifies the permutation of players. */
  List<Integer> key() {
    return Arrays.stream(players).boxed().toList();
  }

  boolean neutral() {
    return IntStream.range(0, players.length).allMatch(p -> players[p] == p);
  }

  int order() {
    int order = 1;
    for (Element power = this; !power.neutral(); power = power.then(this)) {
      order++;
    }
    return order;
  }

  Element power(int exponent) {
    Element power = then(inverse());
    for (int k = 0; k < exponent; k++) {
      power = power.then(this);
    }
    return power;
  }

  Element inverse() {
    int[] backPlayers = new int[players.length];
    int[] backRounds = new int[rounds.length];
    IntStream.range(0, players.length).forEach(p -> backPlayers[players[p]] = p);
    IntStream.range(0, rounds.length).forEach(r -> backRounds[rounds[r]] = r);
    return new Element(backPlayers, backRounds);
  }

  /** The fixed players. */
  BitSet fixed() {
    BitSet fixed = new BitSet();
    IntStream.range(0, players.length).filter(p -> players[p] == p).forEach(fixed::set);
    return fixed;
  }

  List<Integer> images() {
    return Arrays.stream(players).map(p -> p + 1).boxed().toList();
  }
}
