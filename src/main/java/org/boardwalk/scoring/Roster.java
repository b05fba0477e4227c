package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;

/**
 * Who takes part in an event. Immutable.
 *
 * @param name what the event is called
 * @param section what its section is called, where it is one of several that are ranked apart
 * @param kind who is ranked
 * @param contestants how many there are; their numbers are 1 to this
 * @param fields who is ranked together, ascending; whoever never plays belongs to none
 * @param labels what contestants are called where that is not their number: several sections, or NS
 *     and EW, may use the same numbers
 */
public record Roster(
    String name,
    Optional<String> section,
    Kind kind,
    int contestants,
    Map<Field, List<Integer>> fields,
    Map<Integer, String> labels) {

  /** Copies the maps. */
  public Roster {
    fields = Collections.unmodifiableMap(new EnumMap<>(fields));
    labels = Collections.unmodifiableMap(new HashMap<>(labels));
  }

  /**
   * @param movement a movement
   * @return those who play in it
   */
  public static Roster of(Movement movement) {
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    Field.homes(movement)
        .forEach((c, home) -> fields.computeIfAbsent(home, f -> new ArrayList<>()).add(c));
    return new Roster(
        movement.name(),
        Optional.empty(),
        movement.kind(),
        movement.contestants(),
        fields,
        Map.of());
  }

  /**
   * Those who take part in any of several events, such as the nights of a match: who is called the
   * same, with the section where there are several, is the same. Where all are called by numbers,
   * these are their numbers here.
   *
   * @param rosters who takes part in each, at least one event
   * @return all of them, in no field
   */
  public static Roster together(List<Roster> rosters) {
    Set<String> called = new LinkedHashSet<>();
    for (Roster roster : rosters) {
      for (int c = 1; c <= roster.contestants; c++) {
        called.add(roster.fullLabel(c));
      }
    }
    Map<Integer, String> labels = new HashMap<>();
    int most = 0;
    if (called.stream().allMatch(label -> label.matches("[1-9][0-9]{0,3}"))) {
      most = called.stream().mapToInt(Integer::parseInt).max().orElse(0);
    } else {
      for (String label : called) {
        labels.put(++most, label);
      }
    }
    Roster first = rosters.get(0);
    return new Roster(
        first.name, Optional.empty(), first.kind, most, new EnumMap<>(Field.class), labels);
  }

  /**
   * Those who take part in sections that are ranked apart, one section after the other.
   *
   * @param rosters who takes part in each, at least one section
   * @return all of them, in no field; of a section that has a name they are called by it and what
   *     they are called there, such as {@code A3} or {@code A NS 3}
   */
  public static Roster ofSections(List<Roster> rosters) {
    Map<Integer, String> labels = new HashMap<>();
    for (Roster roster : rosters) {
      for (int c = 1; c <= roster.contestants; c++) {
        labels.put(labels.size() + 1, roster.fullLabel(c));
      }
    }
    Roster first = rosters.get(0);
    return new Roster(
        first.name,
        Optional.empty(),
        first.kind,
        labels.size(),
        new EnumMap<>(Field.class),
        labels);
  }

  /**
   * @param contestant a number, from 1
   * @return what they are called among those of all sections, such as {@code A3} or {@code A NS 3};
   *     where there is only one section, their label
   */
  public String fullLabel(int contestant) {
    String label = label(contestant);
    String gap = label.matches("[0-9]+") ? "" : " ";
    return section.map(s -> s + gap + label).orElse(label);
  }

  /**
   * @return what the event is called, and its section where it is one of several
   */
  public String title() {
    return name + section.map(s -> ", section " + s).orElse("");
  }

  /**
   * @param label what somebody is called
   * @return their number; empty when nobody is called that
   */
  public OptionalInt number(String label) {
    return IntStream.rangeClosed(1, contestants).filter(c -> label(c).equals(label)).findFirst();
  }

  /**
   * @param contestant a number, from 1
   * @return what they are called: their number, or more where that is not enough
   */
  public String label(int contestant) {
    return labels.getOrDefault(contestant, Integer.toString(contestant));
  }
}
