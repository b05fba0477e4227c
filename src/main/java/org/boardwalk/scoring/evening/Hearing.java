package org.boardwalk.scoring.evening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.boardwalk.scoring.entry.ReceivedResults;
import org.boardwalk.scoring.evening.DeviceLog.RowPlace;
import org.boardwalk.scoring.evening.DeviceLog.Said;
import org.boardwalk.scoring.evening.DeviceLog.State;

/**
 * Compares the rows of a database with those that were taken before. A row is known by its place,
 * its number and the time at which the device wrote it. Where several rows share these, those that
 * say what they said before are told apart by that. For one comparison.
 */
final class Hearing {

  private final DeviceLog log;
  private final Map<RowPlace, List<Said>> known = new HashMap<>();

  /** What each known row is now, for those that the database still has. */
  private final Map<Said, Said> found = new LinkedHashMap<>();

  private final Set<Said> changed = new HashSet<>();
  private final Set<Said> news = new LinkedHashSet<>();
  private final Set<String> left = new LinkedHashSet<>();

  Hearing(DeviceLog log) {
    this.log = log;
    log.rows().forEach(s -> known.computeIfAbsent(s.place(), p -> new ArrayList<>()).add(s));
  }

  DeviceLog heard(List<ReceivedResults.Row> rows) {
    List<ReceivedResults.Row> others = new ArrayList<>();
    for (ReceivedResults.Row row : rows) {
      exact(row)
          .filter(said -> row.erased() || said.state() != State.ERASED)
          .ifPresentOrElse(said -> found.put(said, now(said, row)), () -> others.add(row));
    }
    for (ReceivedResults.Row row : others) {
      Optional<Said> before =
          exact(row)
              .or(() -> open(row, said -> isOf(said, row)))
              .or(() -> open(row, said -> said.counts() && erases(row, said)))
              .filter(said -> !found.containsKey(said));
      before.ifPresent(said -> found.put(said, row.erased() ? now(said, row) : said));
      if (!row.erased()) {
        take(row, before);
      }
    }
    List<Said> all = new ArrayList<>(log.rows());
    all.removeAll(changed);
    all.replaceAll(said -> Optional.ofNullable(found.get(said)).orElseGet(() -> missing(said)));
    all.addAll(news);
    return new DeviceLog(all, List.copyOf(left), "");
  }

  private Optional<Said> first(ReceivedResults.Row row, Predicate<Said> wanted) {
    return known.getOrDefault(Said.place(row), List.of()).stream().filter(wanted).findFirst();
  }

  private Optional<Said> exact(ReceivedResults.Row row) {
    return first(row, said -> isOf(said, row) && saysNothingElse(said, row));
  }

  /** A known row that none of the database has been found to be. */
  private Optional<Said> open(ReceivedResults.Row row, Predicate<Said> wanted) {
    return first(row, said -> !found.containsKey(said) && wanted.test(said));
  }

  private static boolean isOf(Said said, ReceivedResults.Row row) {
    return said.number() == row.number() && said.written().equals(row.written());
  }

  /**
   * Whether a row says what a known one said; one that belongs to no play any more says nothing.
   */
  private static boolean saysNothingElse(Said said, ReceivedResults.Row row) {
    return row.result().map(result -> said.saysLike(Said.of(row, result))).orElse(true);
  }

  /** Whether a row erases a known one though its time has changed: the score tells it. */
  private static boolean erases(ReceivedResults.Row row, Said said) {
    return row.erased() && said.number() == row.number() && saysNothingElse(said, row);
  }

  /** A known row as the database has it now; one that the director took back stays so. */
  private static Said now(Said said, ReceivedResults.Row row) {
    return row.erased() ? said.in(State.ERASED) : said.counts() ? said.in(State.SENT) : said;
  }

  /** Takes a row that is news, in place of what it said before. */
  private void take(ReceivedResults.Row row, Optional<Said> before) {
    if (row.left().isEmpty() && row.result().isPresent()) {
      before.ifPresent(changed::add);
      news.add(Said.of(row, row.result().get()));
    } else {
      left.add(row.left());
    }
  }

  /** A known row that the database does not have, or no longer as it was. */
  private Said missing(Said said) {
    boolean replaced = said.counts() && said.number() != 0 && news.stream().anyMatch(said::isRowOf);
    return replaced
        ? said.in(State.REPLACED)
        : said.state() == State.SENT ? said.in(State.GONE) : said;
  }
}
