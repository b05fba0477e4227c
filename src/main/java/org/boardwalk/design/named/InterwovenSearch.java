package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Searches for two starters over Z_n with disjoint adders. In each line every place is taken once,
 * and the differences of opponents are distinct up to sign, so that no two meet twice; set minus
 * place is different for all places, so that every pair plays every set once; and a set is at one
 * table, or at the two that share it.
 *
 * <p>The joint tables are drawn at random first. A depth-first search follows, which always
 * branches on the place or set with the fewest choices. Effort is counted, so that the result
 * depends on the seed alone.
 */
final class InterwovenSearch {

  private static final int STEPS = 500;
  private static final int SEEDS = 120;
  private static final int DRAWS = 200;

  private final int modulus;
  private final int copies;
  private final Random random;
  private final long[] places;
  private final long[] columns;
  private final long[] differences = new long[2];
  private final int[] uses;
  private final int[] wanting;
  private final List<Trio> joint = new ArrayList<>();
  private final List<Choice> chosen = new ArrayList<>();
  private int steps = STEPS;

  private InterwovenSearch(int modulus, int joints, int copies, long seed) {
    this.modulus = modulus;
    this.copies = copies;
    random = new Random(seed);
    long all = (1L << modulus) - 1;
    places = new long[] {all, all};
    columns = new long[] {all, all};
    uses = new int[modulus];
    int tables = (modulus - joints) / 2;
    wanting = new int[] {tables, tables};
  }

  /**
   * @param modulus n, at most 63
   * @param joints at how many tables, or at two tables with one set, places of both lines play
   * @return the first round, with as few tables as possible at a set; empty when none was found
   */
  static Optional<InterwovenRound> first(int modulus, int joints) {
    for (int copies = 1; copies <= 2; copies++) {
      for (int seed = 0; seed < SEEDS; seed++) {
        InterwovenSearch search = new InterwovenSearch(modulus, joints, copies, seed);
        if (search.drawn(joints) && search.extend()) {
          return Optional.of(search.round());
        }
      }
    }
    return Optional.empty();
  }

  private InterwovenRound round() {
    List<List<Trio>> lines = List.of(new ArrayList<>(), new ArrayList<>());
    chosen.forEach(c -> lines.get(c.line()).add(new Trio(c.first(), c.second(), c.set())));
    return new InterwovenRound(joint, lines);
  }

  /** Two places of a line, and the set they play. */
  private record Choice(int line, int first, int second, int set) {}

  /**
   * Draws the joint tables. The first has place 0 of both lines and set 0, as both lines and the
   * sets can be rotated.
   */
  private boolean drawn(int joints) {
    for (int draw = 0; draw < DRAWS && joint.size() < joints; draw++) {
      boolean first = joint.isEmpty();
      int one = first ? 0 : random.nextInt(modulus);
      int two = first ? 0 : random.nextInt(modulus);
      int set = first ? 0 : random.nextInt(modulus);
      if (uses[set] == 0 && isFree(0, one, set) && isFree(1, two, set)) {
        take(0, one, set);
        take(1, two, set);
        uses[set]++;
        joint.add(new Trio(one, two, set));
      }
    }
    return joint.size() == joints;
  }

  private boolean extend() {
    if (wanting[0] + wanting[1] == 0) {
      return true;
    }
    if (--steps <= 0) {
      return false;
    }
    for (Choice choice : fewest()) {
      toggle(choice, 1);
      if (extend()) {
        return true;
      }
      toggle(choice, -1);
    }
    return false;
  }

  private List<Choice> fewest() {
    List<Choice> all = choices();
    int[] ofPlace = new int[2 * modulus];
    int[] ofSet = new int[modulus];
    for (Choice c : all) {
      ofPlace[c.line() * modulus + c.first()]++;
      ofPlace[c.line() * modulus + c.second()]++;
      ofSet[c.set()]++;
    }
    int best = Integer.MAX_VALUE;
    int place = 0;
    for (int i = 0; i < ofPlace.length; i++) {
      if ((places[i / modulus] >> i % modulus & 1) == 1 && ofPlace[i] < best) {
        best = ofPlace[i];
        place = i;
      }
    }
    // Where each set is at one table only, every set must have one.
    int set = -1;
    for (int s = 0; s < modulus && copies == 1; s++) {
      if (uses[s] == 0 && ofSet[s] < best) {
        best = ofSet[s];
        set = s;
      }
    }
    List<Choice> fewest = new ArrayList<>();
    for (Choice c : all) {
      boolean there =
          c.line() == place / modulus
              && (c.first() == place % modulus || c.second() == place % modulus);
      if (set < 0 ? there : c.set() == set) {
        fewest.add(c);
      }
    }
    Collections.shuffle(fewest, random);
    return fewest;
  }

  private List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    for (int line = 0; line < 2; line++) {
      for (int a = 0; a < modulus; a++) {
        for (int b = a + 1; b < modulus; b++) {
          int difference = Math.min(b - a, modulus - b + a);
          boolean free = (places[line] >> a & places[line] >> b & 1) == 1;
          if (free && 2 * difference != modulus && (differences[line] >> difference & 1) == 0) {
            for (int set = 0; set < modulus; set++) {
              if (uses[set] < copies && isFree(line, a, set) && isFree(line, b, set)) {
                choices.add(new Choice(line, a, b, set));
              }
            }
          }
        }
      }
    }
    return choices;
  }

  private boolean isFree(int line, int place, int set) {
    int column = Math.floorMod(set - place, modulus);
    return (places[line] >> place & columns[line] >> column & 1) == 1;
  }

  /** Takes a place with a set, or releases it. */
  private void take(int line, int place, int set) {
    places[line] ^= 1L << place;
    columns[line] ^= 1L << Math.floorMod(set - place, modulus);
  }

  private void toggle(Choice choice, int change) {
    int line = choice.line();
    int apart = choice.second() - choice.first();
    take(line, choice.first(), choice.set());
    take(line, choice.second(), choice.set());
    differences[line] ^= 1L << Math.min(apart, modulus - apart);
    uses[choice.set()] += change;
    wanting[line] -= change;
    if (change > 0) {
      chosen.add(choice);
    } else {
      chosen.remove(chosen.size() - 1);
    }
  }
}
