package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;

/**
 * Directions of the base round of a complete schedule developed over an abelian group G: +1 (NS),
 * -1 (EW), 0 (sits out). With |G| ≡ 1 (mod 4) element 0 sits out; with |G| ≡ 3 (mod 4) a further
 * fixed player sits NS, so that the elements sum to -1. The direction criterion is ideal exactly
 * when every non-trivial autocorrelation is -1: then the translates form the core of a conference
 * or Hadamard matrix.
 */
public final class DirectionSequence {

  private DirectionSequence() {}

  /**
   * Known perfect sequences: quadratic characters (R. E. A. C. Paley, J. Math. Phys. 12, 1933) in
   * elementary abelian groups, and twin prime powers (R. G. Stanton and D. A. Sprott, Canad. J.
   * Math. 10, 1958) in products of two fields.
   *
   * @param group the group
   * @return a perfect sequence, or empty when none is known here
   */
  public static Optional<List<Integer>> perfect(AbelianGroup group) {
    int q = group.order();
    Optional<FiniteField> field = FiniteField.ofOrder(q);
    if (field.isPresent() && field.get().additive().moduli().equals(group.moduli())) {
      List<Integer> characters = new ArrayList<>();
      for (int a = 0; a < q; a++) {
        characters.add(a == 0 && q % 4 == 3 ? -1 : field.get().character(a));
      }
      return Optional.of(characters);
    }
    return group.moduli().size() == 1 ? twinPrimes(q) : Optional.empty();
  }

  private static Optional<List<Integer>> twinPrimes(int order) {
    int p = (int) Math.round(Math.sqrt(order + 1.0)) - 1;
    if (p < 3 || p * (p + 2) != order) {
      return Optional.empty();
    }
    Optional<FiniteField> small =
        FiniteField.ofOrder(p).filter(f -> f.additive().moduli().size() == 1);
    Optional<FiniteField> large =
        FiniteField.ofOrder(p + 2).filter(f -> f.additive().moduli().size() == 1);
    if (small.isEmpty() || large.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> sequence = new ArrayList<>();
    for (int a = 0; a < order; a++) {
      int product = small.get().character(a % p) * large.get().character(a % (p + 2));
      // The difference set {(x,y): characters agree} ∪ {(x,0)} has (order-1)/2 elements: the NS
      // ones.
      sequence.add(a % (p + 2) == 0 ? 1 : product == 0 ? -1 : product);
    }
    return Optional.of(sequence);
  }

  /**
   * Σ over non-trivial shifts of (autocorrelation + 1)²: 0 exactly when perfect. O(|G|²).
   *
   * @param group the group
   * @param sequence the directions
   * @return how far the sequence is from perfect
   */
  public static long defect(AbelianGroup group, List<Integer> sequence) {
    long defect = 0;
    for (int shift = 1; shift < group.order(); shift++) {
      int sum = 1;
      for (int a = 0; a < group.order(); a++) {
        sum += sequence.get(a) * sequence.get(group.add(a, shift));
      }
      defect += (long) sum * sum;
    }
    return defect;
  }

  /**
   * A good sequence where no perfect one is known: random exchanges of NS and EW that do not
   * increase the defect. Heuristic.
   *
   * @param group the group
   * @param random the source of chance
   * @return a balanced sequence of low defect
   */
  public static List<Integer> good(AbelianGroup group, SplittableRandom random) {
    int q = group.order();
    List<Integer> best = new ArrayList<>();
    for (int a = 0; a < q; a++) {
      best.add(a == 0 && q % 4 == 1 ? 0 : a % 2 == 0 ? -1 : 1);
    }
    for (int step = 0; step < 20 * q; step++) {
      exchange(best, random);
    }
    long defect = defect(group, best);
    // Sometimes the best sequences alone admit no schedule, so half of the draws stop early.
    int steps = random.nextBoolean() ? 30 * q : random.nextInt(30 * q);
    for (int step = 0; step < steps && defect > 0; step++) {
      List<Integer> next = new ArrayList<>(best);
      exchange(next, random);
      long d = defect(group, next);
      if (d <= defect) {
        best = next;
        defect = d;
      }
    }
    return best;
  }

  private static void exchange(List<Integer> sequence, SplittableRandom random) {
    int a = random.nextInt(sequence.size());
    int b = random.nextInt(sequence.size());
    if (sequence.get(a) * sequence.get(b) == -1) {
      Collections.swap(sequence, a, b);
    }
  }
}
