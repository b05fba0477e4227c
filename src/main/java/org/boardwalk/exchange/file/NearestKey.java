package org.boardwalk.exchange.file;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Advice for an unknown word: the known word nearest to it in spelling. */
public final class NearestKey {

  private NearestKey() {}

  /**
   * @param word an unknown word
   * @param known the known words
   * @return a sentence that names the nearest word, or all of them when none is near
   */
  public static String advice(String word, List<String> known) {
    return advice(word, known, "Maybe you meant one of " + String.join(", ", known) + ".");
  }

  /**
   * @param word an unknown word
   * @param known the known words
   * @param otherwise the advice where none is near
   * @return a sentence that names the nearest word, or {@code otherwise}
   */
  public static String advice(String word, List<String> known, String otherwise) {
    return known.stream()
        .filter(k -> distance(word, k) <= (k.length() + 1) / 3)
        .min(Comparator.comparingInt(k -> distance(word, k)))
        .map(k -> "Maybe you meant `" + k + "`.")
        .orElse(otherwise);
  }

  /** The number of letters to insert, drop or change, ignoring case. */
  private static int distance(String first, String second) {
    String a = first.toLowerCase(Locale.ROOT);
    String b = second.toLowerCase(Locale.ROOT);
    if (Math.abs(a.length() - b.length()) > b.length()) {
      return Integer.MAX_VALUE;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
