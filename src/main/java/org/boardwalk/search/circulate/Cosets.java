package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;

/**
 * The cosets of H, the multiplicative group of greatest odd order in a field, and tables whose
 * players, left-hand differences, partners and boards lie in distinct cosets. As -1 is not in H, a
 * difference and its negative lie in different cosets, half way round from each other.
 */
final class Cosets {

  private static final int SEATS = 4;

  /** The most draws, of which about one in two hundred makes a table. */
  private static final int DRAWS = 400;

  private final FiniteField field;
  private final AbelianGroup group;
  private final int q;
  private final int count;
  private final List<Integer> powers;
  private final int[] coset;

  Cosets(FiniteField field) {
    this.field = field;
    group = field.additive();
    q = group.order();
    count = count(q);
    powers = field.subgroup(q - 1);
    coset = new int[q];
    IntStream.range(0, q - 1).forEach(e -> coset[powers.get(e)] = e % count);
  }

  /** The greatest power of two that divides q - 1. */
  static int count(int q) {
    return Integer.lowestOneBit(q - 1);
  }

  /** The field's additive group, which moves players and sets. */
  AbelianGroup group() {
    return group;
  }

  /** The elements of H, 1 first. */
  List<Integer> odd() {
    return field.subgroup((q - 1) / count);
  }

  /** Base tables that together have a player in each coset. */
  int tables() {
    return count / SEATS;
  }

  int times(int h, int a) {
    return field.multiply(h, a);
  }

  /**
   * Tables drawn at random, from a constant seed; N is one of the first powers, one for each coset.
   */
  List<CosetTable> drawn(int most) {
    Random random = new Random(1);
    List<CosetTable> drawn = new ArrayList<>();
    for (long k = 0; k < (long) DRAWS * most && drawn.size() < most; k++) {
      table(
              powers.get(random.nextInt(count)),
              1 + random.nextInt(q - 1),
              1 + random.nextInt(q - 1),
              1 + random.nextInt(q - 1),
              1 + random.nextInt(q - 1))
          .ifPresent(drawn::add);
    }
    return drawn;
  }

  private Optional<CosetTable> table(int n, int e, int s, int w, int shift) {
    long players = mask(n, e, s, w);
    if (players == 0 || !turned(n, e, s, w, shift)) {
      return Optional.empty();
    }
    long left = mask(minus(e, n), minus(s, e), minus(w, s), minus(n, w));
    long sets = mask(minus(n, shift), minus(e, shift), minus(s, shift), minus(w, shift));
    long partners = (1L << half(minus(n, s))) | (1L << half(minus(e, w)));
    return left == 0 || sets == 0 || Long.bitCount(partners) < 2
        ? Optional.empty()
        : Optional.of(
            new CosetTable(
                n,
                e,
                s,
                w,
                shift,
                players | (left << count) | (partners << (2 * count)),
                sets | (1L << (count + coset[shift]))));
  }

  /** Whether, less the shift, N and S are squares in the field and E and W are not. */
  private boolean turned(int n, int e, int s, int w, int shift) {
    return field.character(minus(n, shift)) == 1
        && field.character(minus(s, shift)) == 1
        && field.character(minus(e, shift)) == -1
        && field.character(minus(w, shift)) == -1;
  }

  /** The cosets of four elements as bits; 0 when two are in one coset, or one of them is 0. */
  private long mask(int a, int b, int c, int d) {
    if (a == 0 || b == 0 || c == 0 || d == 0) {
      return 0;
    }
    long mask = (1L << coset[a]) | (1L << coset[b]) | (1L << coset[c]) | (1L << coset[d]);
    return Long.bitCount(mask) == SEATS ? mask : 0;
  }

  private int half(int difference) {
    return coset[difference] % (count / 2);
  }

  private int minus(int a, int b) {
    return group.add(a, group.negate(b));
  }
}
