package org.boardwalk.scoring;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.boardwalk.movement.Direction;

/**
 * The two halves of each team throughout an event of pairs: the contestants that sit EW for the
 * team of those that sit NS. Either each team has one number and sits both ways; or the NS pair of
 * each team has its EW pair, such that for each board that NS of one team play against EW of
 * another, EW of the first play it against NS of the second. The number of a team is that of its NS
 * half. Immutable.
 */
final class Teammates {

  /** The NS half of the team of each EW half. */
  private final Map<Integer, Integer> teams;

  private Teammates(Map<Integer, Integer> teams) {
    this.teams = Map.copyOf(teams);
  }

  /** The teams of an event; empty where it has none. O(n·p) for n pairs and p plays. */
  static Optional<Teammates> of(List<BoardPlay> plays) {
    Map<Integer, Map<Integer, Integer>> ns = opponents(plays, Direction.NS, Direction.EW);
    Map<Integer, Map<Integer, Integer>> ew = opponents(plays, Direction.EW, Direction.NS);
    if (ns.isEmpty()) {
      return Optional.empty();
    }
    if (oneNumber(ns, ew)) {
      return Optional.of(new Teammates(Map.of()));
    }
    Set<Integer> absent = absent(plays);
    return ns.keySet().stream()
        .filter(team -> !absent.contains(team))
        .findFirst()
        .flatMap(
            first ->
                ew.keySet().stream()
                    .map(mate -> spread(ns, ew, absent, first, mate))
                    .map(teams -> withLeft(teams, ns.keySet(), ew.keySet(), absent))
                    .filter(teams -> teams.size() == ns.size() && teams.size() == ew.size())
                    .findFirst())
        .map(Teammates::new);
  }

  /** The contestants who do not play in the last round: they have left, or wait. */
  private static Set<Integer> absent(List<BoardPlay> plays) {
    int last = plays.stream().mapToInt(BoardPlay::round).max().orElse(0);
    Set<Integer> absent = new HashSet<>();
    plays.forEach(play -> absent.addAll(play.seating().contestants()));
    plays.stream()
        .filter(play -> play.round() == last)
        .forEach(play -> absent.removeAll(play.seating().contestants()));
    return absent;
  }

  /**
   * The teams with those that have left before any of their matches had a second half, whose halves
   * are in the order of their numbers.
   */
  private static Map<Integer, Integer> withLeft(
      Map<Integer, Integer> teams, Set<Integer> ns, Set<Integer> ew, Set<Integer> absent) {
    List<Integer> left =
        ns.stream().filter(c -> absent.contains(c) && !teams.containsValue(c)).sorted().toList();
    List<Integer> mates =
        ew.stream().filter(c -> absent.contains(c) && !teams.containsKey(c)).sorted().toList();
    if (teams.isEmpty() || left.size() != mates.size()) {
      return teams;
    }
    Map<Integer, Integer> all = new HashMap<>(teams);
    for (int k = 0; k < left.size(); k++) {
      all.put(mates.get(k), left.get(k));
    }
    return all;
  }

  /**
   * The teams of an event in which the two tables of each match stand side by side: NS of either
   * and EW of the other; empty where that changes from match to match.
   */
  static Optional<Teammates> beside(Collection<List<BoardPlay>> matches) {
    Map<Integer, Integer> teams = new HashMap<>();
    for (List<BoardPlay> two : matches) {
      for (int here = 0; here < 2; here++) {
        int ns = two.get(here).seating().at(Direction.NS).get(0);
        int ew = two.get(1 - here).seating().at(Direction.EW).get(0);
        Integer known = teams.putIfAbsent(ew, ns);
        if (known != null && known != ns) {
          return Optional.empty();
        }
      }
    }
    return new HashSet<>(teams.values()).size() < teams.size()
        ? Optional.empty()
        : Optional.of(new Teammates(teams));
  }

  /** By contestant of one side and board, the opponents they met there. */
  private static Map<Integer, Map<Integer, Integer>> opponents(
      List<BoardPlay> plays, Direction side, Direction other) {
    Map<Integer, Map<Integer, Integer>> met = new TreeMap<>();
    for (BoardPlay play : plays) {
      met.computeIfAbsent(play.seating().at(side).get(0), c -> new HashMap<>())
          .put(play.board(), play.seating().at(other).get(0));
    }
    return met;
  }

  /** Whether any two contestants met on a board both ways. */
  private static boolean oneNumber(
      Map<Integer, Map<Integer, Integer>> ns, Map<Integer, Map<Integer, Integer>> ew) {
    return ns.entrySet().stream()
        .anyMatch(
            e ->
                ew.getOrDefault(e.getKey(), Map.of()).entrySet().stream()
                    .anyMatch(met -> met.getValue().equals(e.getValue().get(met.getKey()))));
  }

  /**
   * Derives all teams, by EW half, from one team: for each board that its NS half plays, the NS
   * opponents of its EW half belong with the EW opponents of its NS half. None when that is a
   * contradiction. Matches with contestants who are absent at the end may lack a half.
   */
  private static Map<Integer, Integer> spread(
      Map<Integer, Map<Integer, Integer>> ns,
      Map<Integer, Map<Integer, Integer>> ew,
      Set<Integer> absent,
      int first,
      int mate) {
    Map<Integer, Integer> teams = new HashMap<>(Map.of(mate, first));
    Set<Integer> seated = new HashSet<>(Set.of(first));
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(mate));
    while (!open.isEmpty()) {
      int half = open.remove();
      int team = teams.getOrDefault(half, 0);
      for (var met : ns.getOrDefault(team, Map.of()).entrySet()) {
        int other = ew.getOrDefault(half, Map.of()).getOrDefault(met.getKey(), team);
        if (other == team && (absent.contains(half) || absent.contains(met.getValue()))) {
          continue;
        }
        int known = teams.getOrDefault(met.getValue(), 0);
        boolean fits = known == 0 ? seated.add(other) : known == other;
        if (other == team || !fits) {
          return Map.of();
        }
        if (known == 0) {
          teams.put(met.getValue(), other);
          open.add(met.getValue());
        }
      }
    }
    return teams;
  }

  /** The EW half of each team by its NS half; empty where teams have one number. */
  Map<Integer, Integer> mates() {
    Map<Integer, Integer> mates = new TreeMap<>();
    teams.forEach((ew, ns) -> mates.put(ns, ew));
    return mates;
  }

  /** The team of contestants that sit EW. */
  int team(int ew) {
    return teams.getOrDefault(ew, ew);
  }
}
