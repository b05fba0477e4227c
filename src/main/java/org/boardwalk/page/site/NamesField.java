package org.boardwalk.page.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.page.http.FormData;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.evening.SavedEvening;

/** The names of the contestants in the form of a movement, one per line. */
final class NamesField {

  private NamesField() {}

  /**
   * @throws FileException when there are too many, or a contestant has two
   */
  static Names names(FormData form, Movement movement) {
    return names(form.text("names"), movement);
  }

  /**
   * The names in full, for storing and ranking, with the corrections of the form. As long as the
   * field of corrections is as the evening has it, a handicap among the names replaces the
   * evening's handicap.
   *
   * @param opened the movement; the corrections of its evening count where the form has no field
   *     for them
   * @throws FileException when there are too many, or a contestant has two
   * @throws IllegalArgumentException when a contestant has two handicaps
   */
  static Entrants entrants(FormData form, OpenMovement opened) {
    Movement movement = opened.judged().movement();
    Roster roster = Roster.of(movement);
    List<Correction> known = opened.evening().map(SavedEvening::corrections).orElseGet(List::of);
    String shown = CorrectionsCsv.text(known, movement);
    String typed = form.fields().getOrDefault("corrections", shown);
    if (!FormData.mark(typed).equals(FormData.mark(shown))) {
      return Entrants.NONE.with(roster, form.lines("names"), form.lines("corrections"));
    }
    Entrants named = Entrants.NONE.with(roster, form.lines("names"), Optional.empty());
    List<Correction> all = new ArrayList<>(known);
    all.removeIf(c -> handicapped(named.corrections(), c));
    all.addAll(named.corrections());
    return new Entrants(named.names(), all);
  }

  /**
   * The fields with the member that was picked as the next contestant without a name.
   *
   * @throws FileException when the names typed before cannot be read
   * @throws IllegalArgumentException when all contestants have names
   */
  static MovementFormFields picked(MovementFormFields typed, FormData form, Movement movement) {
    String one = Members.pair(form.text("picked"), form.text("partner"));
    if (one.isEmpty() || form.text("pick").isEmpty()) {
      return typed;
    }
    Map<Integer, String> all =
        new TreeMap<>(NamesFile.parse(Path.of("names"), typed.names(), movement));
    int next =
        IntStream.rangeClosed(1, movement.contestants())
            .filter(c -> !all.containsKey(c))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "all "
                            + movement.contestants()
                            + " have names\nMaybe take one out of the list first."));
    all.put(next, one);
    return new MovementFormFields(
        typed.title(),
        NamesFile.text(all, movement),
        typed.results(),
        typed.method(),
        typed.corrections(),
        typed.club(),
        typed.date());
  }

  private static boolean handicapped(List<Correction> anew, Correction known) {
    return known.purpose() == Correction.Purpose.HANDICAP
        && anew.stream().anyMatch(c -> c.contestant() == known.contestant());
  }

  /**
   * @param typed the names, one a line
   * @throws FileException when there are too many, or a contestant has two
   */
  static Names names(String typed, Movement movement) {
    return new Names(NamesFile.parse(Path.of("names"), typed, movement));
  }
}
