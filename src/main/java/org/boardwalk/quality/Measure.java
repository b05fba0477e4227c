package org.boardwalk.quality;

import java.util.List;
import java.util.stream.Stream;

/**
 * A measure by which two movements are compared, in the order in which reports list them: the costs
 * of all criteria and the constants below.
 *
 * @param word its name in files
 * @param words its name in reports
 * @param moreIsBetter whether greater values are better; otherwise smaller ones are
 */
public record Measure(String word, String words, boolean moreIsBetter)
    implements Comparable<Measure> {

  /** Broken rules. */
  public static final Measure BROKEN_RULES = new Measure("broken-rules", "broken rules", false);

  /** The weighted sum of the costs of the criteria, with the same weights for both movements. */
  public static final Measure COST = new Measure("cost", "total cost", false);

  /** {@link Calibre} of the worst field, 0 to 100, in hundredths. */
  public static final Measure CALIBRE = new Measure("calibre", "calibre", true);

  /** The fewest other results that a contestant's result on a board is compared with. */
  public static final Measure LEAST_OTHERS =
      new Measure("least-others", "fewest other results on a board", true);

  /** Other results on a board, on average over all contestants' boards, in hundredths. */
  public static final Measure AVERAGE_OTHERS =
      new Measure("average-others", "other results on a board on average", true);

  /** The part of all contestants' boards without any other result, in hundredths of a percent. */
  public static final Measure ALONE =
      new Measure("alone", "% of boards without other results", false);

  /** Copies of the boards that are needed: the most tables that any set is at in one round. */
  public static final Measure COPIES = new Measure("copies", "copies needed", false);

  /** Tables whose next set does not come from the next table, see {@link Circulation}. */
  public static final Measure BREAKS = new Measure("breaks", "breaks of the boards' walk", false);

  /** Moves of contestants that are not up one table, see {@link TableMoves}. */
  public static final Measure MOVES = new Measure("moves", "moves not up one", false);

  /** Contestants who never leave their seat. */
  public static final Measure STATIONARY =
      new Measure("stationary", "stationary contestants", true);

  /** The most rounds that one contestant sits out. */
  public static final Measure MOST_SIT_OUTS =
      new Measure("most-sit-outs", "most rounds sat out", false);

  /** The difference between the most and the fewest rounds that a contestant sits out. */
  public static final Measure UNEVEN_SIT_OUTS =
      new Measure("uneven-sit-outs", "difference in rounds sat out", false);

  /** The fewest other contestants that one contestant meets at a table. */
  public static final Measure FEWEST_MET = new Measure("fewest-met", "fewest people met", true);

  /** Other contestants met at a table, on average over all contestants, in hundredths. */
  public static final Measure AVERAGE_MET =
      new Measure("average-met", "people met on average", true);

  /** Couples of pairs, or of lone players, that meet more than once. */
  public static final Measure MET_AGAIN = new Measure("met-again", "couples who meet again", false);

  /** Pairs of teams of four that play a whole match. */
  public static final Measure MATCHES = new Measure("matches", "teams that play a match", true);

  /** The most rounds between the halves of a match of teams. */
  public static final Measure LATEST =
      new Measure("latest", "most rounds between the halves of a match", false);

  /** Rounds between the halves of a match of teams on average, in hundredths. */
  public static final Measure DELAY =
      new Measure("delay", "rounds between the halves of a match on average", false);

  /** The fewest sets that a team of four plays. */
  public static final Measure TEAM_SETS =
      new Measure("team-sets", "fewest sets that a team plays", true);

  /** Triples of meetings of the same two players, beyond the fewest that so many meetings have. */
  public static final Measure TRIPLES = new Measure("triples", "triples of meetings of two", false);

  private static final List<Measure> ALL =
      Stream.of(
              Stream.of(BROKEN_RULES),
              Criterion.all().map(Measure::of),
              Stream.of(
                  COST,
                  CALIBRE,
                  LEAST_OTHERS,
                  AVERAGE_OTHERS,
                  ALONE,
                  COPIES,
                  BREAKS,
                  MOVES,
                  STATIONARY,
                  MOST_SIT_OUTS,
                  UNEVEN_SIT_OUTS,
                  FEWEST_MET,
                  AVERAGE_MET,
                  MET_AGAIN,
                  TRIPLES,
                  MATCHES,
                  LATEST,
                  DELAY,
                  TEAM_SETS))
          .flatMap(some -> some)
          .toList();

  /** {@return the measure of its cost} */
  public static Measure of(Criterion criterion) {
    return new Measure(criterion.word(), criterion.word() + " cost", false);
  }

  /** {@return all measures, in their order} */
  public static List<Measure> all() {
    return ALL;
  }

  @Override
  public int compareTo(Measure other) {
    return ALL.indexOf(this) - ALL.indexOf(other);
  }
}
