package org.boardwalk.model.split;

/**
 * A union-find structure: numbers from 0 in classes that can be joined, each headed by its least
 * number.
 */
final class Orbits {

  private final int[] next;

  Orbits(int count) {
    next = new int[count];
    for (int k = 0; k < count; k++) {
      next[k] = k;
    }
  }

  int head(int k) {
    int head = k;
    while (next[head] != head) {
      head = next[head];
    }
    next[k] = head;
    return head;
  }

  boolean same(int a, int b) {
    return head(a) == head(b);
  }

  void join(int a, int b) {
    int first = Math.min(head(a), head(b));
    int second = Math.max(head(a), head(b));
    next[second] = first;
  }
}
