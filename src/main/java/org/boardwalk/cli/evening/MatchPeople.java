package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.NamesFile;

/**
 * Names and corrections of all contestants of a match, each of whom was there on at least one
 * night.
 *
 * @param all the contestants
 * @param entries names and handicaps, by their numbers in the match
 * @param corrections the corrections of each night, by their numbers in the match
 */
record MatchPeople(Roster all, NamesFile.Entries entries, List<List<Correction>> corrections) {

  /** Reads the files for the contestants of all nights, each of which has one event or several. */
  static MatchPeople of(
      List<List<Roster>> nights, Optional<Path> names, Optional<Path> corrections) {
    Roster all = Roster.together(nights.stream().flatMap(List::stream).toList());
    List<Set<Integer>> there = nights.stream().map(night -> numbers(all, night)).toList();
    return new MatchPeople(
        all,
        names
            .map(path -> NamesFile.entries(path, FileText.readForeign(path), all))
            .orElse(NamesFile.Entries.NONE),
        corrections
            .map(path -> CorrectionsCsv.ofNights(path, FileText.readForeign(path), all, there))
            .orElseGet(() -> there.stream().map(t -> List.<Correction>of()).toList()));
  }

  private static Set<Integer> numbers(Roster all, List<Roster> night) {
    Set<Integer> numbers = new HashSet<>();
    for (Roster event : night) {
      for (int c = 1; c <= event.contestants(); c++) {
        all.number(event.fullLabel(c)).ifPresent(numbers::add);
      }
    }
    return numbers;
  }

  /**
   * The names and corrections of an event, by the numbers in the event; handicaps are added on
   * every night.
   *
   * @param night the night, from 1
   * @param event the contestants of the event
   * @param known the names and corrections that the results of the night bring
   */
  Entrants in(int night, Roster event, Entrants known) {
    Map<Integer, String> names = new TreeMap<>();
    entries
        .names()
        .forEach((number, name) -> here(event, number).ifPresent(c -> names.put(c, name)));
    return known.with(
        event,
        new NamesFile.Entries(names, here(event, entries.handicaps())),
        here(event, corrections.get(night - 1)));
  }

  private List<Correction> here(Roster event, List<Correction> match) {
    List<Correction> here = new ArrayList<>();
    for (Correction c : match) {
      here(event, c.contestant())
          .ifPresent(number -> here.add(new Correction(number, c.purpose(), c.amount(), c.unit())));
    }
    return here;
  }

  private OptionalInt here(Roster event, int number) {
    return IntStream.rangeClosed(1, event.contestants())
        .filter(c -> event.fullLabel(c).equals(all.label(number)))
        .findFirst();
  }
}
