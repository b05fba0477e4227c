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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;

/**
 * The contestants of an event. Immutable.
 *
 * @param name the name of the event
 * @param section the name of its section, where it is one of several that are ranked apart
 * @param kind the kind of contestants
 * @param contestants how many there are; their numbers are 1 to this
 * @param fields the contestants ranked together, ascending; a contestant that never plays belongs
 *     to no field
 * @param labels labels of contestants where these are not their numbers: several sections, or NS
 *     and EW, may use equal numbers
 * @param sections the sections that are ranked together, as tables are called by them
 */
public record Roster(
    String name,
    Optional<String> section,
    Kind kind,
    int contestants,
    Map<Field, List<Integer>> fields,
    Map<Integer, String> labels,
    LetteredSections sections) {

  private static final Pattern LAST_NUMBER = Pattern.compile("[0-9]{1,9}$");

  /** Copies the maps. */
  public Roster {
    fields = Collections.unmodifiableMap(new EnumMap<>(fields));
    labels = Collections.unmodifiableMap(new HashMap<>(labels));
  }

  /**
   * Contestants of an event whose tables are called by their numbers.
   *
   * @param name the name of the event
   * @param section the name of its section, where it is one of several that are ranked apart
   * @param kind the kind of contestants
   * @param contestants how many there are
   * @param fields the contestants ranked together
   * @param labels labels of contestants where these are not their numbers
   */
  public Roster(
      String name,
      Optional<String> section,
      Kind kind,
      int contestants,
      Map<Field, List<Integer>> fields,
      Map<Integer, String> labels) {
    this(name, section, kind, contestants, fields, labels, LetteredSections.NONE);
  }

  /** {@return the contestants of the movement} */
  public static Roster of(Movement movement) {
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    Field.homes(movement)
        .forEach((c, home) -> fields.computeIfAbsent(home, f -> new ArrayList<>()).add(c));
    Map<Integer, String> labels = new HashMap<>();
    for (int c = 1; c <= movement.contestants(); c++) {
      if (!movement.label(c).equals(Integer.toString(c))) {
        labels.put(c, movement.label(c));
      }
    }
    return new Roster(
        movement.name(),
        Optional.empty(),
        movement.kind(),
        movement.contestants(),
        fields,
        labels,
        movement.numbering().sections());
  }

  /**
   * The contestants of several events together, such as the nights of a match. Contestants with
   * equal labels are one contestant; where there are several sections, the section is part of the
   * label. Where all labels are numbers, these are their numbers here.
   *
   * @param rosters the contestants of each event, at least one event
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
   * The contestants of sections that are ranked apart, one section after the other.
   *
   * @param rosters the contestants of each section, at least one section
   * @return all of them, in no field; the label of a contestant is the name of the section, if any,
   *     and the label there, such as {@code A3} or {@code A NS 3}
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
   * @return the label among all sections, such as {@code A3} or {@code A NS 3}; where there is only
   *     one section, the plain label
   */
  public String fullLabel(int contestant) {
    String label = label(contestant);
    String gap = label.matches("[0-9]+") ? "" : " ";
    return section.map(s -> s + gap + label).orElse(label);
  }

  /** {@return the name of the event, with its section where it is one of several} */
  public String title() {
    return name + section.map(s -> ", section " + s).orElse("");
  }

  /** {@return the number of the contestant with that label; empty when there is none} */
  public OptionalInt number(String label) {
    return IntStream.rangeClosed(1, contestants).filter(c -> label(c).equals(label)).findFirst();
  }

  /**
   * @param contestant a number, from 1
   * @return the label: the number, or more where the number is not enough
   */
  public String label(int contestant) {
    return labels.getOrDefault(contestant, Integer.toString(contestant));
  }

  /**
   * @param contestant a number, from 1
   * @return the number in the label, without side or section: 14 for {@code 14} and {@code A EW 14}
   */
  public int labelled(int contestant) {
    Matcher digits = LAST_NUMBER.matcher(label(contestant));
    return digits.find() ? Integer.parseInt(digits.group()) : contestant;
  }
}
