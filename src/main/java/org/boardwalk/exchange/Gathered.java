package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.text.Text;

/**
 * A schedule whose encounters come in any order. Contestants, tables and sets are as many as the
 * greatest number of each, or more where the file says so.
 */
final class Gathered {

  private final Kind kind;
  private final TreeMap<Integer, List<Encounter>> rounds = new TreeMap<>();
  private int contestants = 2;
  private int tables = 1;
  private int sets = 1;

  Gathered(Kind kind) {
    this.kind = kind;
  }

  void add(int round, Encounter encounter) {
    rounds.computeIfAbsent(round, r -> new ArrayList<>()).add(encounter);
    contestant(Collections.max(encounter.seating().seats().values()));
    table(encounter.table());
    sets = Math.max(sets, encounter.set());
  }

  /** There is a round of this number, whether anybody plays or not. */
  void round(int number) {
    rounds.computeIfAbsent(number, r -> new ArrayList<>());
  }

  /** There is a contestant of this number, whether they play or not. */
  void contestant(int number) {
    contestants = Math.max(contestants, number);
  }

  /** There is a table of this number, whether it is used or not. */
  void table(int number) {
    tables = Math.max(tables, number);
  }

  /** There is a set of this number, whether it is played or not. */
  void set(int number) {
    sets = Math.max(sets, number);
  }

  /** What was played in one round, of which alone the file may speak as round 1. */
  Round only(Source source, int number) {
    int meant = rounds.size() == 1 && rounds.firstKey() == 1 ? 1 : number;
    List<Encounter> encounters = rounds.get(meant);
    if (encounters == null) {
      throw PlayedRound.missing(source, number);
    }
    return new Round(encounters);
  }

  /** Refuses a schedule with a round that is not there. */
  Movement movement(Source source, String name, Unstated unstated) {
    if (rounds.values().stream().allMatch(List::isEmpty)) {
      throw source.fault(0, "nobody ever plays\nMaybe the rounds are missing.");
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
    return Deduced.movement(
        name,
        kind,
        contestants,
        tables,
        sets,
        unstated,
        rounds.values().stream().map(Round::new).toList());
  }
}
