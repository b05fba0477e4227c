package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * The customary name of a movement in ACBLscore, at most eight characters: a letter, two digits for
 * the tables, two for the sets, two more for the rounds when it is curtailed, and ER or NR with a
 * rover. The letter is W for a Web; by analogy M for other movements of two winners, H for pairs of
 * one winner, and I with the players in place of the tables for individuals. {@code W1812ER} has 18
 * tables and 12 sets; its party table is not counted.
 */
final class AcblScoreName {

  private static final int LONGEST = 8;

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /**
   * The fewest tables whose pairs visit a party table; a pair that moves on or skips comes from
   * fewer.
   */
  private static final int GUESTS = 3;

  private AcblScoreName() {}

  /**
   * The names of files of several movements, all different: those that would have one name end in
   * a, b, and so on.
   */
  static List<String> files(List<Movement> movements, String suffix) {
    List<String> names = movements.stream().map(AcblScoreName::of).toList();
    Map<String, Integer> seen = new HashMap<>();
    List<String> files = new ArrayList<>();
    for (String name : names) {
      int before = seen.merge(name, 1, Integer::sum) - 1;
      if (before >= LETTERS.length()) {
        throw new IllegalArgumentException(
            Text.of(
                "name [%s] is that of more than %d movements\nMaybe write fewer to a folder.",
                name, LETTERS.length()));
      }
      boolean alone = Collections.frequency(names, name) == 1;
      String letter = alone ? "" : LETTERS.substring(before, before + 1);
      int room = Math.min(name.length(), LONGEST - letter.length());
      files.add((name.substring(0, room) + letter + "." + suffix).toLowerCase(Locale.ROOT));
    }
    return files;
  }

  static String of(Movement m) {
    boolean individual = m.kind() == Kind.INDIVIDUAL;
    int rounds = m.rounds().size();
    String name =
        letter(m)
            + (individual ? two("players", m.contestants()) : two("tables", tables(m)))
            + two("sets", m.boards().sets())
            + (rounds < m.boards().sets() ? two("rounds", rounds) : "")
            + rover(m);
    return name.substring(0, Math.min(LONGEST, name.length()));
  }

  private static int tables(Movement m) {
    boolean party = guests(m, Direction.EW) || guests(m, Direction.NS);
    return party ? m.tables() - 1 : m.tables();
  }

  private static String rover(Movement m) {
    if (m.kind() != Kind.PAIRS || m.winners() != 2) {
      return "";
    }
    Map<Direction, Set<Integer>> fields = fields(m);
    if (guests(m, Direction.EW) || size(fields, Direction.EW) > m.tables()) {
      return "ER";
    }
    return guests(m, Direction.NS) || size(fields, Direction.NS) > m.tables() ? "NR" : "";
  }

  /** The contestants in each direction; with two winners no contestant sits in both. */
  static Map<Direction, Set<Integer>> fields(Movement m) {
    Map<Direction, Set<Integer>> fields = new HashMap<>();
    for (Round round : m.rounds()) {
      for (Encounter e : round.encounters()) {
        for (Direction d : Direction.values()) {
          fields.computeIfAbsent(d, x -> new TreeSet<>()).addAll(e.seating().at(d));
        }
      }
    }
    return fields;
  }

  private static int size(Map<Direction, Set<Integer>> fields, Direction direction) {
    return fields.getOrDefault(direction, Set.of()).size();
  }

  private static String letter(Movement m) {
    if (m.kind() == Kind.INDIVIDUAL) {
      return "I";
    }
    if (m.winners() == 1) {
      return "H";
    }
    return tables(m) > m.boards().sets() ? "W" : "M";
  }

  private static String two(String what, int number) {
    if (number > 99) {
      throw new IllegalArgumentException(
          Text.of("%s [%d] must be at most 99 for a name in ACBLscore", what, number));
    }
    return Text.of("%02d", number);
  }

  /** Whether pairs of one field come to the last table from many tables. */
  private static boolean guests(Movement m, Direction direction) {
    if (m.kind() != Kind.PAIRS || m.winners() != 2) {
      return false;
    }
    Map<Integer, Integer> before = new HashMap<>();
    Set<Integer> from = new HashSet<>();
    for (Round round : m.rounds()) {
      Map<Integer, Integer> now = new HashMap<>();
      for (Encounter e : round.encounters()) {
        int pair = e.seating().at(direction).get(0);
        now.put(pair, e.table());
        int came = before.getOrDefault(pair, e.table());
        if (e.table() == m.tables() && came != e.table()) {
          from.add(came);
        }
      }
      before = now;
    }
    return from.size() >= GUESTS;
  }
}
