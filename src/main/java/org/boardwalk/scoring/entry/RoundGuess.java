package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Guesses the rounds of results that name tables but no rounds: the first contestants that meet at
 * a table do so in round 1, the next ones in round 2. Gives no rounds where a contestant would be
 * in two places.
 */
final class RoundGuess {

  private RoundGuess() {}

  static List<Slip> inferred(List<Slip> slips) {
    if (slips.stream().anyMatch(s -> s.round() > 0 || s.table() == 0)) {
      return slips;
    }
    Map<String, List<String>> meetings = new HashMap<>();
    List<Slip> placed = new ArrayList<>();
    for (Slip slip : slips) {
      List<String> here =
          meetings.computeIfAbsent(slip.section() + "/" + slip.table(), t -> new ArrayList<>());
      String who = slip.numbers().toString();
      if (here.isEmpty() || !here.get(here.size() - 1).equals(who)) {
        if (here.contains(who)) {
          return slips;
        }
        here.add(who);
      }
      placed.add(slip.in(here.size()));
    }
    return inOnePlace(placed) ? placed : slips;
  }

  private static boolean inOnePlace(List<Slip> slips) {
    Map<String, Integer> tables = new HashMap<>();
    Set<String> twice = new HashSet<>();
    for (Slip slip : slips) {
      slip.numbers()
          .forEach(
              (seat, number) -> {
                // NS and EW may use equal numbers.
                String key = slip.section() + "/" + slip.round() + "/" + seat + "/" + number;
                Integer before = tables.putIfAbsent(key, slip.table());
                if (before != null && before != slip.table()) {
                  twice.add(key);
                }
              });
    }
    return twice.isEmpty();
  }
}
