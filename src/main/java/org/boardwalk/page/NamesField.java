package org.boardwalk.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.NamesFile;

/** The names of the contestants as the form of a movement sends them, one a line. */
final class NamesField {

  private NamesField() {}

  /**
   * @throws FileException when there are too many, or somebody has two
   */
  static Names names(FormData form, Movement movement) {
    return names(form.text("names"), movement);
  }

  /**
   * The same in full, to be kept or ranked, with what is added to their scores: what stands in the
   * field of corrections. As long as that is what an evening holds, a handicap of the names takes
   * the place of the evening's.
   *
   * @param opened the movement; of an evening its corrections count where the form has no field
   * @throws FileException when there are too many, or somebody has two
   * @throws IllegalArgumentException when somebody has two handicaps
   */
  static Entrants entrants(FormData form, Opened opened) {
    Roster roster = Roster.of(opened.judged().movement());
    List<Correction> known = opened.evening().map(SavedEvening::corrections).orElseGet(List::of);
    String shown = CorrectionsCsv.text(known);
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

  private static boolean handicapped(List<Correction> anew, Correction known) {
    return known.purpose() == Correction.Purpose.HANDICAP
        && anew.stream().anyMatch(c -> c.contestant() == known.contestant());
  }

  /**
   * @param typed the names, one a line
   * @throws FileException when there are too many, or somebody has two
   */
  static Names names(String typed, Movement movement) {
    return new Names(NamesFile.parse(Path.of("names"), typed, movement));
  }
}
