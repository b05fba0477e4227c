package org.boardwalk.plan;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;

/**
 * An evening to be planned.
 *
 * @param people the people who came
 * @param boards how many boards each contestant is to play, 1 to 200; empty for as many as there is
 *     time for
 * @param time how long the evening may take; empty for no limit if boards are given, else for three
 *     hours
 * @param pace how long boards and moves take
 * @param stock how many different boards there are; empty for enough
 * @param copies how many copies of each board there are or can be made; empty for enough
 * @param stationary how many players, or pairs, must not move
 * @param further other wishes
 */
public record Occasion(
    People people,
    OptionalInt boards,
    Optional<Duration> time,
    Pace pace,
    OptionalInt stock,
    OptionalInt copies,
    int stationary,
    FurtherWishes further) {

  /** The longest time that an evening may take. */
  public static final Duration LONGEST = Duration.ofDays(2);

  private static final Duration EVENING = Duration.ofHours(3);
  private static final int USUAL_ROUND = 3;
  private static final int MOST_BOARDS = 200;

  /** Checks the ranges. */
  public Occasion {
    boards.ifPresent(b -> Range.check("boards", b, 1, MOST_BOARDS));
    stock.ifPresent(s -> Range.check("boards at hand", s, 1, Boards.MOST));
    copies.ifPresent(c -> Range.check("copies", c, 1, Boards.MOST));
    Range.check("stationary", stationary, 0, people.contestants());
    if (further.settles() && !(people instanceof People.Players)) {
      throw new IllegalArgumentException(
          "rules, sit-outs and an early stop are only for players who come alone\n"
              + "Maybe leave these wishes out.");
    }
    if (further.winners().isPresent() && people instanceof People.Teams) {
      throw new IllegalArgumentException(
          "winners are for pairs: teams are ranked together\nMaybe leave the number out.");
    }
    if (further.winners().orElse(1) > 1 && people instanceof People.Players) {
      throw new IllegalArgumentException(
          Text.of(
              "winners [%d] are for pairs: players who come alone are ranked together\n"
                  + "Maybe leave the number out.",
              further.winners().getAsInt()));
    }
    time.ifPresent(
        t -> {
          if (t.compareTo(pace.perBoard()) < 0 || t.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                Text.of(
                    "time [%s] must be enough for a board, and two days at most",
                    Text.count(t.toMinutes(), "minute")));
          }
        });
  }

  /**
   * An evening without further wishes.
   *
   * @param people the people who came
   * @param boards how many boards each contestant is to play
   * @param time how long the evening may take
   * @param pace how long boards and moves take
   * @param stock how many different boards there are
   * @param copies how many copies of each board there are or can be made
   * @param stationary how many people must not move
   */
  public Occasion(
      People people,
      OptionalInt boards,
      Optional<Duration> time,
      Pace pace,
      OptionalInt stock,
      OptionalInt copies,
      int stationary) {
    this(people, boards, time, pace, stock, copies, stationary, FurtherWishes.NOTHING);
  }

  /**
   * An evening of three hours, or of the given boards, at the usual pace, with enough boards.
   *
   * @param people the people who came
   * @param boards how many boards to play; empty for as many as there is time for
   * @return the evening
   */
  public static Occasion of(People people, OptionalInt boards) {
    return new Occasion(
        people, boards, Optional.empty(), Pace.USUAL, OptionalInt.empty(), OptionalInt.empty(), 0);
  }

  /**
   * @param others how many copies of each board there are or can be made; empty for enough
   * @return this evening with that number of copies
   */
  public Occasion withCopies(OptionalInt others) {
    return new Occasion(people, boards, time, pace, stock, others, stationary, further);
  }

  /**
   * @param others how many different boards there are; empty for enough
   * @return this evening with that number of boards
   */
  public Occasion withStock(OptionalInt others) {
    return new Occasion(people, boards, time, pace, others, copies, stationary, further);
  }

  /**
   * @param limit how long the evening may take
   * @return this evening with that limit
   */
  public Occasion within(Duration limit) {
    return new Occasion(
        people, boards, Optional.of(limit), pace, stock, copies, stationary, further);
  }

  /** {@return the longest time that the evening may take; empty for no limit} */
  public Optional<Duration> limit() {
    return time.isPresent() || boards.isPresent() ? time : Optional.of(EVENING);
  }

  /**
   * Whether a session is not too long. A session may take a few minutes more than was asked.
   *
   * @param length how long the session takes
   * @return whether the session is at most a twentieth longer than the limit
   */
  public boolean allows(Duration length) {
    return limit()
        .map(l -> length.multipliedBy(20).compareTo(l.multipliedBy(21)) <= 0)
        .orElse(true);
  }

  /**
   * @param length how long a session takes
   * @return how much longer the session is than the limit; zero within the limit
   */
  public Duration over(Duration length) {
    return limit().map(length::minus).filter(d -> !d.isNegative()).orElse(Duration.ZERO);
  }

  /**
   * @param rounds number of rounds
   * @param perRound boards in each round
   * @return how far the number of boards is from what was {@linkplain #wanted wanted}. Where a
   *     number of boards was asked for, the average over all contestants counts, as those who sit
   *     out play fewer
   */
  int off(int rounds, int perRound) {
    double share = boards.isPresent() ? (double) people.playing() / people.contestants() : 1;
    return (int) Math.round(rounds * perRound * share) - wanted();
  }

  /** The boards asked for, else as many as there is time for and as there are. */
  int wanted() {
    // Two pairs, and four players, play each board twice.
    boolean four = people instanceof People.Pairs two ? two.pairs() == 2 : people.count() == 4;
    int times = four ? 2 : 1;
    int most = stock.stream().map(s -> times * s).findFirst().orElse(Integer.MAX_VALUE);
    return boards.orElseGet(() -> Math.min(inTime(), most));
  }

  /** {@return how many boards there is time for in the usual rounds of three} */
  public int inTime() {
    Duration all = limit().orElse(EVENING).plus(pace.perMove());
    return (int)
        (USUAL_ROUND
            * all.toSeconds()
            / pace.length(2, USUAL_ROUND).minus(pace.length(1, USUAL_ROUND)).toSeconds());
  }
}
