package org.boardwalk.search.local.state;

import java.util.Arrays;
import org.boardwalk.model.Roles;

/**
 * The relations of two seats of a table, as tables for loops that run millions of times a second. A
 * pair of seats a, b is at 4a + b.
 */
final class TableRoles {

  final int units;
  final int[] partner = new int[16];
  final int[] opponent = new int[16];
  final int[] left = new int[16];
  final int[] same = new int[16];

  /**
   * kind[4a + b]: the kind of a pair of seats; all pairs of a kind are equal in all criteria at the
   * table.
   */
  final int[] kind = new int[16];

  /** A pair of seats of each kind. */
  final int[] seatsOfKind;

  /** sign[unit · 4 + seat]: +1 NS, -1 EW. */
  final int[] sign;

  /**
   * turned[16a + 4b + c]: the change in agreement with a player in seat c of another table when a
   * player moves from seat a to seat b.
   */
  final int[] turned = new int[64];

  /** Σ turned² over the four seats of a table; at 4a + b. */
  final int[] turnedSquares = new int[16];

  TableRoles(Roles roles) {
    units = roles.units();
    sign = new int[4 * units];
    for (int a = 0; a < 4; a++) {
      for (int u = 0; u < units; u++) {
        sign[4 * u + a] = roles.sign(u, a);
      }
      for (int b = 0; b < 4; b++) {
        partner[4 * a + b] = roles.partner(a, b);
        opponent[4 * a + b] = roles.opponent(a, b);
        left[4 * a + b] = roles.left(a, b);
        same[4 * a + b] = roles.same(a, b);
      }
    }
    seatsOfKind = kinds();
    for (int ab = 0; ab < 16; ab++) {
      for (int c = 0; c < 4; c++) {
        int by = same[4 * (ab & 3) + c] - same[(ab & 12) + c];
        turned[4 * ab + c] = by;
        turnedSquares[ab] += by * by;
      }
    }
  }

  private int[] kinds() {
    int[] first = new int[16];
    int kinds = 0;
    for (int ab = 0; ab < 16; ab++) {
      int k = 0;
      if (ab >> 2 == (ab & 3)) {
        continue;
      }
      while (k < kinds && !alike(first[k], ab)) {
        k++;
      }
      if (k == kinds) {
        first[kinds++] = ab;
      }
      kind[ab] = k;
    }
    return Arrays.copyOf(first, kinds);
  }

  private boolean alike(int ab, int cd) {
    return partner[ab] == partner[cd] && opponent[ab] == opponent[cd] && left[ab] == left[cd];
  }
}
