package org.boardwalk.page;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;
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
   * The same in full, to be kept or ranked, with what is added to their scores.
   *
   * @param opened the movement; of an evening its corrections count
   * @throws FileException when there are too many, or somebody has two
   * @throws IllegalArgumentException when somebody has two handicaps
   */
  static Entrants entrants(FormData form, Opened opened) {
    List<Correction> known = opened.evening().map(SavedEvening::corrections).orElseGet(List::of);
    return new Entrants(Map.of(), known)
        .with(Roster.of(opened.judged().movement()), form.lines("names"), Optional.empty());
  }

  /**
   * @param typed the names, one a line
   * @throws FileException when there are too many, or somebody has two
   */
  static Names names(String typed, Movement movement) {
    return new Names(NamesFile.parse(Path.of("names"), typed, movement));
  }
}
