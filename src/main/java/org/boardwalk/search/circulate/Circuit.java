package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.players.Development;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Text;

/**
 * Unfolds base rounds into a schedule whose boards circulate. A group G of order n moves the
 * players, m orbits of n and some that stay, and the R = n·B rounds and R board sets with them.
 *
 * <p>For a cyclic group rounds and sets are the numbers modulo R, and the generator of G adds B to
 * both: base rounds are the rounds 0 .. B-1, and table k plays the set c(k) + t in round t for a
 * shift c(k) of its own. So each set goes from the table with shift c to the one with shift c - 1
 * after every round. For another group B = 1, rounds and sets are its elements, and table k plays
 * c(k) + g in round g.
 *
 * <p>In {@link #blocks} the rounds of a base round follow each other, with n sets that are not
 * played before or after: in round g of block b table k plays set c(k) + g, modulo n, of the n of
 * that block.
 *
 * <p>Player o·n + x is element x of orbit o; the last players stay where they are. No player
 * replays a set if and only if the {@link #slot slots} of all seats are different. Immutable.
 */
final class Circuit {

  private final AbelianGroup group;
  private final Development development;
  private final int order;
  private final int players;
  private final int moving;
  private final int bases;
  private final int rounds;
  private final Walk walk;
  private final int[] orbit;
  private final int[] orbitSize;

  /** image[g · players + p] and carry[s · rounds + t], see the methods with these names. */
  private final int[] image;

  private final int[] carry;
  private final int[] set;
  private final int[] slot;
  private final PairOrbits pairs;

  /** How the boards go. */
  private enum Walk {
    /** All sets go round. */
    ROUND,
    /** Sets go round in the rounds of a base round, and then out of play. */
    BLOCKS,
    /** In shared play all tables play set b in base round b; sets of its images do not matter. */
    NONE
  }

  /**
   * @param group the group
   * @param players at least as many as its order
   * @param bases number of base rounds, 1 unless the group is cyclic
   */
  Circuit(AbelianGroup group, int players, int bases) {
    this(group, Development.of(group, players), players, bases, Walk.ROUND);
  }

  /**
   * A circuit in which boards go out of play after as many rounds as the group has elements.
   *
   * @param group a cyclic group
   * @param players at least as many as its order
   * @param bases number of base rounds
   */
  static Circuit blocks(AbelianGroup group, int players, int bases) {
    return new Circuit(group, Development.of(group, players), players, bases, Walk.BLOCKS);
  }

  /**
   * Shared play, by any group: only the counts of pairs depend on it. The rounds of the circuit are
   * the base rounds alone, its shifts are 0, and it has no slots.
   *
   * @param development how base rounds unfold
   * @param players number of players
   * @param bases number of base rounds
   */
  static Circuit shared(Development development, int players, int bases) {
    return new Circuit(AbelianGroup.cyclic(1), development, players, bases, Walk.NONE);
  }

  private Circuit(AbelianGroup group, Development development, int players, int bases, Walk walk) {
    if (players < group.order() || (bases > 1 && group.moduli().size() > 1)) {
      throw new IllegalArgumentException(
          Text.of(
              "%s does not unfold [%d] base rounds for [%d] players",
              group.name(), bases, players));
    }
    this.group = group;
    this.development = development;
    this.players = players;
    this.bases = bases;
    this.walk = walk;
    order = development.order();
    orbit = development.playerOrbits();
    orbitSize = new int[1 + Arrays.stream(orbit).max().orElseThrow()];
    Arrays.stream(orbit).forEach(o -> orbitSize[o]++);
    image = new int[order * players];
    for (int g = 0; g < order; g++) {
      System.arraycopy(development.translation(g), 0, image, g * players, players);
    }
    int n = group.order();
    moving = players / n * n;
    rounds = n * bases;
    set = new int[shifts() * rounds];
    for (int at = 0; at < set.length; at++) {
      set[at] = shifted(at / rounds, at % rounds);
    }
    carry = new int[rounds * rounds];
    Arrays.fill(carry, -1);
    slot = new int[players * rounds];
    for (int s = 0; s < rounds; s++) {
      for (int g = 0; g < n; g++) {
        carry[moved(s, g) * rounds + s] = g;
      }
      for (int p = 0; p < players; p++) {
        slot[p * rounds + s] =
            p < moving
                ? p / n * rounds + moved(s, group.negate(p % n))
                : moving / n * rounds + (p - moving) * bases + base(s);
      }
    }
    pairs = new PairOrbits(players, order, development.orderedPairOrbits());
  }

  /** The set to which g moves set s; rounds move likewise. */
  private int moved(int s, int g) {
    return at(base(s), group.add(element(s), g));
  }

  /** The round that the element makes of a base round; sets move likewise. */
  private int at(int base, int element) {
    return walk == Walk.BLOCKS ? base * order + element : base + bases * element;
  }

  /** The base round of which a round is made; sets likewise. */
  int base(int round) {
    return walk == Walk.BLOCKS ? round / order : round % bases;
  }

  /** The element that makes the round from its base round. */
  int element(int round) {
    return walk == Walk.BLOCKS ? round % order : round / bases;
  }

  /** The number of a base round among all rounds. */
  int round(int base) {
    return at(base, 0);
  }

  /** The number of shifts. */
  int shifts() {
    return switch (walk) {
      case ROUND -> rounds;
      case BLOCKS -> order;
      case NONE -> 1;
    };
  }

  /** The round that comes after so many steps of w round the circle of shifts. */
  int played(int after, int w) {
    if (!cyclic()) {
      return after;
    }
    return walk == Walk.BLOCKS ? at(base(after), element(after) * w % order) : after * w % rounds;
  }

  /** The number of players. */
  int players() {
    return players;
  }

  /** The number of rounds, and of sets. */
  int rounds() {
    return rounds;
  }

  /** The number of base rounds. */
  int bases() {
    return bases;
  }

  /** The order of the group. */
  int order() {
    return order;
  }

  /** Whether rounds and sets go round in a circle. */
  boolean cyclic() {
    return group.moduli().size() == 1;
  }

  AbelianGroup group() {
    return group;
  }

  /** The number of orbits of players: those of n, then one for each player that stays. */
  int orbits() {
    return orbitSize.length;
  }

  /** The orbit of a player. */
  int orbit(int p) {
    return orbit[p];
  }

  /** The number of players in an orbit. */
  int orbitSize(int orbit) {
    return orbitSize[orbit];
  }

  /** The image of p under g. */
  int image(int g, int p) {
    return image[g * players + p];
  }

  /** The images at g · players + p, for loops that run millions of times a second. */
  int[] images() {
    return image;
  }

  /** The set of a table with this shift in a round. */
  int set(int shift, int round) {
    return set[shift * rounds + round];
  }

  private int shifted(int shift, int round) {
    return switch (walk) {
      case ROUND -> cyclic() ? (shift + round) % rounds : group.add(shift, round);
      case BLOCKS -> at(base(round), group.add(shift, element(round)));
      case NONE -> round;
    };
  }

  /** The element that moves set t to s; -1 when there is none. */
  int carry(int s, int t) {
    return carry[s * rounds + t];
  }

  /**
   * A name for the event that p plays set s, up to images: two seats of base rounds with one slot
   * mean that a player replays a set.
   */
  int slot(int p, int s) {
    return slot[p * rounds + s];
  }

  /** The number of slots; 0 where no set can be played again. */
  int slots() {
    return walk == Walk.NONE ? 0 : moving / order * rounds + (players - moving) * bases;
  }

  PairOrbits pairs() {
    return pairs;
  }

  /** A name such as Z9, 2 orbits, 4 fixed. */
  String name() {
    String name = development.name();
    name += bases > 1 ? Text.of(", %d base rounds", bases) : "";
    return walk == Walk.BLOCKS ? name + " in blocks" : name;
  }
}
