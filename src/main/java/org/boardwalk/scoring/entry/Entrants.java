package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;

/**
 * The names of contestants and the corrections of their scores. Immutable.
 *
 * @param names names by number; some may be missing
 * @param corrections corrections, in the order in which they were given
 */
public record Entrants(Map<Integer, String> names, List<Correction> corrections) {

  /** No names, and no corrections. */
  public static final Entrants NONE = new Entrants(Map.of(), List.of());

  /** Copies both. */
  public Entrants {
    names = Collections.unmodifiableMap(new TreeMap<>(names));
    corrections = List.copyOf(corrections);
  }

  /**
   * @param roster the contestants
   * @param people a list of names, which may have handicaps
   * @param added a list of corrections
   * @return these entrants with the lists added: names of the list replace the present ones,
   *     handicaps and corrections are added
   * @throws FileException when a list cannot be read, or a line of it is wrong
   * @throws IllegalArgumentException when two of the names, the corrections and these entrants give
   *     a contestant a handicap
   */
  public Entrants with(Roster roster, Optional<Source> people, Optional<Source> added) {
    return with(
        roster,
        people
            .map(list -> NamesFile.entries(list.path(), list.text(), roster))
            .orElse(NamesFile.Entries.NONE),
        added
            .map(list -> CorrectionsCsv.parse(list.path(), list.text(), roster))
            .orElse(List.of()));
  }

  /**
   * @param roster the contestants
   * @param people names and handicaps
   * @param added corrections
   * @return these entrants with the lists added
   * @throws IllegalArgumentException when two of the names, the corrections and these entrants give
   *     a contestant a handicap
   */
  public Entrants with(Roster roster, NamesFile.Entries people, List<Correction> added) {
    Map<Integer, String> all = new TreeMap<>(names);
    all.putAll(people.names());
    List<Correction> both = new ArrayList<>(corrections);
    both.addAll(people.handicaps());
    both.addAll(added);
    refuseAgain(roster, corrections, added);
    refuseAgain(roster, corrections, people.handicaps());
    refuseAgain(roster, added, people.handicaps());
    return new Entrants(all, both);
  }

  /**
   * The entrants of an event, or of its sections that are ranked apart; lists then say {@code A3}
   * for number 3 of section A.
   *
   * @param sections the event, or each of its sections
   * @param people a list of names for all sections, which may have handicaps
   * @param added a list of corrections for all sections
   * @return for each section its own entrants, with the lists added
   * @throws FileException when a list cannot be read, or a line of it is wrong
   * @throws IllegalArgumentException like {@link #with}
   */
  public static List<Entrants> ofSections(
      List<HandedIn> sections, Optional<Source> people, Optional<Source> added) {
    List<Roster> rosters = sections.stream().map(s -> s.event().roster()).toList();
    Entrants all = NONE.with(Roster.ofSections(rosters), people, added);
    List<Entrants> entrants = new ArrayList<>();
    int before = 0;
    for (HandedIn section : sections) {
      int last = before + section.event().roster().contestants();
      Entrants said = all.between(before, last);
      entrants.add(
          section
              .entrants()
              .with(
                  section.event().roster(),
                  new NamesFile.Entries(said.names, List.of()),
                  said.corrections));
      before = last;
    }
    return entrants;
  }

  /** The entrants with numbers above one number and up to another, renumbered from 1. */
  private Entrants between(int above, int last) {
    Map<Integer, String> named = new TreeMap<>();
    names.forEach(
        (number, name) -> {
          if (number > above && number <= last) {
            named.put(number - above, name);
          }
        });
    return new Entrants(
        named,
        corrections.stream()
            .filter(c -> c.contestant() > above && c.contestant() <= last)
            .map(c -> new Correction(c.contestant() - above, c.purpose(), c.amount(), c.unit()))
            .toList());
  }

  /**
   * Refuses a second list of names or corrections that would double the handicaps of an evening.
   */
  private static void refuseAgain(Roster roster, List<Correction> one, List<Correction> other) {
    Set<Integer> handicapped = new TreeSet<>(handicapped(one));
    handicapped.retainAll(handicapped(other));
    if (!handicapped.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of(
              "number [%s] has two handicaps\n"
                  + "Maybe take one out: of the names, of the corrections, or of the evening.",
              roster.label(handicapped.iterator().next())));
    }
  }

  private static Set<Integer> handicapped(List<Correction> corrections) {
    return corrections.stream()
        .filter(c -> c.purpose() == Correction.Purpose.HANDICAP)
        .map(Correction::contestant)
        .collect(Collectors.toSet());
  }
}
