package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ReceivedResults;

/**
 * The results of table devices, taken over from their database into an evening while they come.
 * Only what is news in the database is entered, as the {@link DeviceLog} of the evening has it: a
 * new result once, a corrected one in place of the first, and an erased one is taken out again.
 * What the director enters stays, unless the device sends another result for that board. Not
 * thread-safe.
 */
public final class WatchedResults {

  private final Path file;
  private final Optional<String> section;
  private final EveningStore evening;
  private final Set<String> told = new LinkedHashSet<>();

  /**
   * @param file a Bridgemate database
   * @param section the letter of the section that plays the evening; empty where there is only one
   * @param evening the evening, which is written after every look that changes it
   */
  public WatchedResults(Path file, Optional<String> section, EveningStore evening) {
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
   * @param gone the results that have left the database since the last look, and are kept
   * @param left why further results do not fit the movement, each told once
   */
  public record Look(
      List<BoardPlay> entered,
      List<BoardPlay> corrected,
      List<BoardPlay> erased,
      List<DeviceLog.Said> gone,
      List<String> left) {

    /** Copies the lists. */
    public Look {
      entered = List.copyOf(entered);
      corrected = List.copyOf(corrected);
      erased = List.copyOf(erased);
      gone = List.copyOf(gone);
      left = List.copyOf(left);
    }

    private static Look of(SavedEvening before, SavedEvening after, List<String> left) {
      Map<BoardPlay, Result> was = results(before);
      Map<BoardPlay, Result> is = results(after);
      List<DeviceLog.Said> gone = new ArrayList<>(after.devices().open(after));
      gone.removeAll(before.devices().open(before));
      return new Look(
          is.keySet().stream().filter(play -> !was.containsKey(play)).toList(),
          is.values().stream()
              .filter(result -> !result.equals(was.getOrDefault(result.play(), result)))
              .map(Result::play)
              .toList(),
          was.keySet().stream().filter(play -> !is.containsKey(play)).toList(),
          gone,
          left);
    }

    private static Map<BoardPlay, Result> results(SavedEvening evening) {
      Map<BoardPlay, Result> results = new LinkedHashMap<>();
      evening.results().forEach(r -> results.put(r.play(), r));
      return results;
    }

    /** {@return whether there is nothing to tell} */
    public boolean nothing() {
      return entered.isEmpty()
          && corrected.isEmpty()
          && erased.isEmpty()
          && gone.isEmpty()
          && left.isEmpty();
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
    evening.catchUp();
    Movement movement = evening.current().movement();
    ReceivedResults received = ReceivedResults.of(file, movement, section);
    AtomicReference<SavedEvening> before = new AtomicReference<>(evening.current());
    SavedEvening after = heard(evening.current(), received);
    if (!after.equals(evening.current())) {
      after =
          evening.change(
              e -> {
                before.set(e);
                return heard(
                    e,
                    e.movement().equals(movement)
                        ? received
                        : ReceivedResults.of(file, e.movement(), section));
              });
    }
    SavedEvening was = Objects.requireNonNull(before.get());
    return Look.of(was, after, after.devices().left().stream().filter(told::add).toList());
  }

  private static SavedEvening heard(SavedEvening evening, ReceivedResults received) {
    return evening.devices().heard(received).takenInto(evening).rankable();
  }

  /**
   * Notes in the evening why the database cannot be read, for the director; the next look that
   * succeeds takes the note away.
   *
   * @param why the fault, and perhaps advice on a second line
   * @throws FileException when the evening cannot be read or written
   */
  public void note(String why) {
    evening.change(e -> e.with(e.devices().faulty(why)));
  }
}
