package org.boardwalk.scoring.evening;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ReceivedResults;
import org.boardwalk.scoring.entry.ScoreEntry;

/**
 * What the table devices have said of an evening, row by row of their database, kept whatever
 * becomes of the database. A row that is known already is no news; one that is new, changed or no
 * longer erased is. Only its mark as erased, or the director, takes a row back: a row that is
 * missing takes back nothing. Of several rows for a board at a table in a round the one counts that
 * came or changed last. Immutable.
 *
 * @param rows the rows that were taken, in the order in which they came or changed
 * @param left why further rows were not taken, a sentence each, at most {@value #MOST_LEFT}
 * @param fault why the database cannot be read now; empty where it can
 */
public record DeviceLog(List<Said> rows, List<String> left, String fault) {

  /** Of an evening without devices. */
  public static final DeviceLog NONE = new DeviceLog(List.of(), List.of(), "");

  /** The most rows; the schema of evenings has this number too. */
  static final int MOST = 100_000;

  private static final int MOST_LEFT = 100;

  /** The most characters of a sentence. */
  private static final int LONGEST = 500;

  /** What became of a row. */
  public enum State {
    /** It stands in the database. */
    SENT,
    /** It is marked as erased. */
    ERASED,
    /** Its row in the database says something else by now, written at another time. */
    REPLACED,
    /** It is no longer in the database, and counts until the director decides. */
    GONE,
    /** It is no longer in the database, and the director has decided that it counts. */
    KEPT,
    /** The director has taken it back after it was gone. */
    WITHDRAWN
  }

  /** A board at a table in a round, as devices name it. */
  public record RowPlace(int round, int table, int board) {

    /**
     * @param plays the plays of a movement
     * @return the play of this place; empty where the movement has none
     */
    public Optional<BoardPlay> in(Plays plays) {
      return plays.at(round, table, board);
    }

    /**
     * @param movement the movement that is played
     * @return the place in words
     */
    public String words(Movement movement) {
      return Text.of("board %d at table %s in round %d", board, movement.table(table), round);
    }
  }

  /**
   * A row that was taken.
   *
   * @param place the board, table and round
   * @param number the number of the row in the database; 0 where it counts none
   * @param written when the device wrote it, as the database says; may be empty
   * @param score the score, as {@link ScoreEntry} writes it
   * @param lead the card led; may be empty
   * @param state what became of the row
   */
  public record Said(
      RowPlace place, int number, String written, String score, String lead, State state) {

    static Said of(ReceivedResults.Row row, Result result) {
      return new Said(
          place(row),
          row.number(),
          row.written(),
          ScoreEntry.text(result),
          result.account().map(a -> a.lead()).orElse(""),
          State.SENT);
    }

    static RowPlace place(ReceivedResults.Row row) {
      return new RowPlace(row.round(), row.table(), row.board());
    }

    Said in(State other) {
      return new Said(place, number, written, score, lead, other);
    }

    /** {@return whether the row has not been taken back} */
    public boolean counts() {
      return Set.of(State.SENT, State.GONE, State.KEPT).contains(state);
    }

    boolean saysLike(Said other) {
      return score.equals(other.score) && lead.equals(other.lead);
    }

    /** Whether both are of one row of the database, perhaps at two times. */
    boolean isRowOf(Said other) {
      return place.equals(other.place) && number == other.number;
    }

    /** Whether an evening has the result of this row at its play. */
    private boolean stands(Optional<Result> there) {
      return there
          .filter(r -> !r.provisional())
          .filter(r -> ScoreEntry.text(r).equals(score))
          .filter(r -> r.account().map(a -> a.lead()).orElse("").equals(lead))
          .isPresent();
    }

    /** The result at its play; empty where it belongs to none. */
    Optional<Result> at(Plays plays) {
      return place.in(plays).map(play -> ScoreEntry.read(play, score, lead));
    }
  }

  /** Copies the lists, and cuts what may be long. */
  public DeviceLog {
    rows = List.copyOf(rows);
    Range.check("rows of table devices", rows.size(), 0, MOST);
    left = left.stream().limit(MOST_LEFT).map(DeviceLog::cut).toList();
    fault = cut(fault);
  }

  private static String cut(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  /**
   * @param why why the database cannot be read
   * @return this log with that fault
   */
  public DeviceLog faulty(String why) {
    return new DeviceLog(rows, left, why);
  }

  /**
   * @param received all rows of the database as it stands now
   * @return this log with what they say more
   */
  DeviceLog heard(ReceivedResults received) {
    return new Hearing(this).heard(received.rows());
  }

  /** The row that counts for each board at a table in a round. */
  private Map<RowPlace, Said> latest() {
    Map<RowPlace, Said> latest = new LinkedHashMap<>();
    rows.stream().filter(Said::counts).forEach(said -> latest.put(said.place(), said));
    return latest;
  }

  /**
   * Brings an evening to what the devices say. A result that is news replaces the one there; a row
   * that was taken back takes its result out, unless the evening has another one by now.
   *
   * @param evening the evening, with an earlier log
   * @return the evening with this log
   */
  SavedEvening takenInto(SavedEvening evening) {
    Plays plays = Plays.of(evening.movement());
    Map<BoardPlay, Result> results = new LinkedHashMap<>();
    evening.results().forEach(r -> results.put(r.play(), r));
    Set<Said> known = new HashSet<>();
    evening.devices().rows().stream()
        .filter(Said::counts)
        .forEach(said -> known.add(said.in(State.SENT)));
    Map<RowPlace, Said> before = evening.devices().latest();
    Map<RowPlace, Said> after = latest();
    Set<RowPlace> places = new LinkedHashSet<>(before.keySet());
    places.addAll(after.keySet());
    for (RowPlace place : places) {
      Optional<Said> old = Optional.ofNullable(before.get(place));
      Optional<Said> now = Optional.ofNullable(after.get(place));
      boolean same = old.isPresent() && now.filter(old.get()::saysLike).isPresent();
      boolean news = now.filter(said -> !known.contains(said.in(State.SENT))).isPresent();
      Optional<BoardPlay> play = place.in(plays);
      Optional<Result> there = play.map(results::get);
      if (!same && play.isPresent() && (news || old.filter(s -> s.stands(there)).isPresent())) {
        results.remove(play.get());
        // The form of a fouled board is known to the director alone.
        String form = there.map(Result::form).orElse("");
        now.flatMap(s -> s.at(plays)).ifPresent(r -> results.put(r.play(), r.in(form)));
      }
    }
    return evening.scored(List.copyOf(results.values())).with(this);
  }

  /**
   * @param evening the evening with this log
   * @return the rows that are no longer in the database and of which the evening has the result, so
   *     that the director has to decide on them
   */
  public List<Said> open(SavedEvening evening) {
    Plays plays = Plays.of(evening.movement());
    return latest().values().stream()
        .filter(said -> said.state() == State.GONE && said.stands(there(said, plays, evening)))
        .toList();
  }

  /**
   * @param evening the evening with this log
   * @return the rows that count, but in whose place the evening has another result or none; and
   *     those that were erased, where it has a result all the same
   */
  public List<Said> overruled(SavedEvening evening) {
    Plays plays = Plays.of(evening.movement());
    Map<RowPlace, Said> last = new LinkedHashMap<>();
    rows.stream()
        .filter(said -> said.state() == State.ERASED)
        .forEach(said -> last.put(said.place(), said));
    last.putAll(latest());
    return last.values().stream()
        .filter(
            said -> {
              Optional<Result> there = there(said, plays, evening);
              return said.counts() ? !said.stands(there) : there.isPresent();
            })
        .toList();
  }

  private static Optional<Result> there(Said said, Plays plays, SavedEvening evening) {
    return said.place().in(plays).flatMap(evening::result);
  }

  /**
   * Records what the director decides on the rows that are open.
   *
   * @param evening the evening with this log
   * @param keep whether their results are kept; else they are taken out
   * @return the evening after that
   */
  public static SavedEvening decided(SavedEvening evening, boolean keep) {
    DeviceLog log = evening.devices();
    Set<Said> open = new HashSet<>(log.open(evening));
    UnaryOperator<Said> decision =
        said -> open.contains(said) ? said.in(keep ? State.KEPT : State.WITHDRAWN) : said;
    return new DeviceLog(log.rows.stream().map(decision).toList(), log.left, log.fault)
        .takenInto(evening);
  }
}
