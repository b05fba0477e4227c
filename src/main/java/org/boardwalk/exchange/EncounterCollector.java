package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * Gathers a schedule whose encounters come in any order. The numbers of contestants, tables and
 * sets are the greatest ones given, or more where the file says so. Where every table has several
 * encounters in every round, as many everywhere and with the same seats, they are the parts of the
 * rounds.
 */
final class EncounterCollector {

  private final Kind kind;
  private final TreeMap<Integer, List<Encounter>> rounds = new TreeMap<>();
  private int contestants = 2;
  private int tables = 1;
  private int sets = 1;

  EncounterCollector(Kind kind) {
    this.kind = kind;
  }

  void add(int round, Encounter encounter) {
    rounds.computeIfAbsent(round, r -> new ArrayList<>()).add(encounter);
    contestant(Collections.max(encounter.seating().contestants()));
    table(encounter.table());
    sets = Math.max(sets, encounter.set());
  }

  /** Notes a round of this number, with or without play. */
  void round(int number) {
    rounds.computeIfAbsent(number, r -> new ArrayList<>());
  }

  /** Notes a contestant of this number, with or without play. */
  void contestant(int number) {
    contestants = Math.max(contestants, number);
  }

  /** Notes a table of this number, used or not. */
  void table(int number) {
    tables = Math.max(tables, number);
  }

  /** Notes a set of this number, played or not. */
  void set(int number) {
    sets = Math.max(sets, number);
  }

  /**
   * One round in its parts, in which each table plays in the order of the file; a file that holds
   * only this round may call it round 1.
   */
  List<Round> only(Source source, int number, int parts) {
    int meant = rounds.size() == 1 && rounds.firstKey() == 1 ? 1 : number;
    List<Encounter> encounters = rounds.get(meant);
    if (encounters == null) {
      throw PlayedRound.missing(source, number);
    }
    List<List<Encounter>> split =
        IntStream.range(0, parts).<List<Encounter>>mapToObj(k -> new ArrayList<>()).toList();
    for (List<Encounter> table : byTable(encounters)) {
      for (int k = 0; k < table.size(); k++) {
        split.get(Math.min(k, parts - 1)).add(table.get(k));
      }
    }
    return split.stream().map(Round::new).toList();
  }

  /** The movement; a schedule in which a round is missing is refused. */
  Movement movement(Source source, String name, Unstated unstated) {
    if (rounds.values().stream().allMatch(List::isEmpty)) {
      throw source.fault(0, "holds no play\nMaybe the rounds are missing.");
    }
    for (int r = 1; r < rounds.lastKey(); r++) {
      if (!rounds.containsKey(r)) {
        throw source.fault(
            0,
            Text.of(
                "has no round [%d], but a round [%d]\nMaybe a line is missing, or a number is wrong.",
                r, rounds.lastKey()));
      }
    }
    int parts = parts();
    List<Round> all = rounds.values().stream().flatMap(round -> parted(round, parts)).toList();
    Movement movement = Deduced.movement(name, kind, contestants, tables, sets, unstated, all);
    return movement.with(movement.boards().inParts(parts));
  }

  private int parts() {
    Set<Integer> parts = new HashSet<>();
    for (List<Encounter> round : rounds.values()) {
      for (List<Encounter> table : byTable(round)) {
        boolean apart =
            table.stream().allMatch(table.get(0)::sameSeats)
                && table.stream().mapToInt(Encounter::set).distinct().count() == table.size();
        parts.add(apart ? table.size() : 1);
      }
    }
    int most = Collections.max(parts);
    return parts.size() == 1 && most <= Boards.MOST_PARTS ? most : 1;
  }

  private static Collection<List<Encounter>> byTable(List<Encounter> round) {
    return round.stream().collect(Collectors.groupingBy(Encounter::table)).values();
  }

  private static Stream<Round> parted(List<Encounter> round, int parts) {
    return parts == 1
        ? Stream.of(new Round(round))
        : IntStream.range(0, parts)
            .mapToObj(k -> new Round(byTable(round).stream().map(table -> table.get(k)).toList()));
  }
}
