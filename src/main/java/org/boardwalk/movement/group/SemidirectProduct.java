package org.boardwalk.movement.group;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;

/**
 * The semidirect product N:Z_m of an abelian group with a cyclic one, whose generator acts on N by
 * an automorphism φ: (a, i)(b, j) = (a + φⁱ(b), i + j). Element (a, i) has the number m·a + i.
 * Dihedral groups are Z_n:Z2, Heisenberg groups (Z_p×Z_p):Z_p; with φ the identity it is a direct
 * product.
 */
public final class SemidirectProduct implements FiniteGroup {

  private final AbelianGroup normal;
  private final int complement;

  /** powers.get(i)[a]: φⁱ(a). */
  private final List<int[]> powers;

  /**
   * @param normal N
   * @param automorphism φ, the image of each element; its m-th power is the identity
   * @param complement m, at least 2
   * @throws IllegalArgumentException when φ is not an automorphism of such an order
   */
  public SemidirectProduct(AbelianGroup normal, int[] automorphism, int complement) {
    this.normal = normal;
    this.complement = complement;
    int[] identity = IntStream.range(0, normal.order()).toArray();
    powers =
        Stream.iterate(identity, f -> IntStream.of(f).map(a -> automorphism[a]).toArray())
            .limit(complement + 1L)
            .toList();
    if (!Automorphisms.isOne(normal, automorphism)
        || !Arrays.equals(powers.get(complement), identity)) {
      throw new IllegalArgumentException(
          Text.of("no automorphism of %s whose order divides %d", normal.name(), complement));
    }
  }

  @Override
  public int order() {
    return normal.order() * complement;
  }

  @Override
  public int multiply(int a, int b) {
    int i = a % complement;
    int sum = normal.add(a / complement, powers.get(i)[b / complement]);
    return sum * complement + (i + b % complement) % complement;
  }

  @Override
  public int inverse(int a) {
    int i = (complement - a % complement) % complement;
    return powers.get(i)[normal.negate(a / complement)] * complement + i;
  }

  @Override
  public String name() {
    String left = normal.moduli().size() > 1 ? "(" + normal.name() + ")" : normal.name();
    return left + ":Z" + complement;
  }
}
