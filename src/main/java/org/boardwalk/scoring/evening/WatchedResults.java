package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ReceivedResults;

/**
 * The results of table devices, taken over from their database into an evening while they come.
 * Only what has changed in the database since the last look is entered: a new result once, a
 * corrected one in place of the first, and an erased one is taken out again. What the director
 * enters meanwhile stays, unless the device sends another result for that board. Not thread-safe.
 */
public final class WatchedResults {

  private final Path file;
  private final Optional<String> section;
  private final KeptEvening evening;
  private final Map<BoardPlay, Result> taken = new HashMap<>();
  private final Set<String> told = new LinkedHashSet<>();

  /**
   * @param file a Bridgemate database
   * @param section the letter of the section that plays the evening; empty where there is only one
   * @param evening the evening, which is written after every look that changes it
   */
  public WatchedResults(Path file, Optional<String> section, KeptEvening evening) {
    this.file = file;
    this.section = section;
    this.evening = evening;
  }

  /**
   * What one look has changed.
   *
   * @param entered the plays that had no result in the evening before
   * @param corrected the plays whose result became another one
   * @param erased the plays whose result was taken out
   * @param left why further results do not fit the movement, each told once
   */
  public record Look(
      List<BoardPlay> entered,
      List<BoardPlay> corrected,
      List<BoardPlay> erased,
      List<String> left) {

    /** Copies the lists. */
    public Look {
      entered = List.copyOf(entered);
      corrected = List.copyOf(corrected);
      erased = List.copyOf(erased);
      left = List.copyOf(left);
    }

    /**
     * @return whether the evening is as before
     */
    public boolean nothing() {
      return entered.isEmpty() && corrected.isEmpty() && erased.isEmpty();
    }
  }

  /**
   * Looks into the database, and enters what is new.
   *
   * @return what has changed
   * @throws FileException when the database or the evening cannot be read, or the evening cannot be
   *     written; then nothing was entered, and the next look makes up for it
   */
  public Look look() {
    ReceivedResults received = ReceivedResults.of(file, evening.current().movement(), section);
    Map<BoardPlay, Result> now = new LinkedHashMap<>();
    received.results().forEach(r -> now.put(r.play(), r));
    List<BoardPlay> entered = new ArrayList<>();
    List<BoardPlay> corrected = new ArrayList<>();
    List<BoardPlay> erased = new ArrayList<>();
    if (!now.equals(taken)) {
      evening.change(
          before -> {
            entered.clear();
            corrected.clear();
            erased.clear();
            return changed(before, now, entered, corrected, erased);
          });
      taken.clear();
      taken.putAll(now);
    }
    List<String> left = received.left().stream().filter(told::add).toList();
    return new Look(entered, corrected, erased, left);
  }

  private SavedEvening changed(
      SavedEvening before,
      Map<BoardPlay, Result> now,
      List<BoardPlay> entered,
      List<BoardPlay> corrected,
      List<BoardPlay> erased) {
    Map<BoardPlay, Result> all = new LinkedHashMap<>();
    before.results().forEach(r -> all.put(r.play(), r));
    now.forEach(
        (play, result) -> {
          if (!result.equals(taken.get(play))) {
            Result old = all.put(play, result);
            if (old == null) {
              entered.add(play);
            } else if (!old.equals(result)) {
              corrected.add(play);
            }
          }
        });
    taken.forEach(
        (play, result) -> {
          if (!now.containsKey(play) && all.remove(play, result)) {
            erased.add(play);
          }
        });
    return before.scored(List.copyOf(all.values())).rankable();
  }
}
