package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * Reads one round as it was really played from a file that holds the session or that round alone.
 * Stateless and thread-safe.
 */
public final class PlayedRound {

  private PlayedRound() {}

  /**
   * @param source a file of another program
   * @param unstated values that its format does not hold
   * @param number the round, from 1
   * @param parts the parts that a round has
   * @return the encounters of each of its parts; a file with only one round may give it the number
   *     1
   * @throws FileException when the file is malformed or has no such round
   */
  public static List<Round> of(Source source, Unstated unstated, int number, int parts) {
    return Exchange.format(source).filter(f -> f == MovementFormat.CSV).isPresent()
        ? new CsvReader().round(source, number, parts)
        : of(source, Exchange.read(source, unstated), number, parts);
  }

  /**
   * @param source the file of the rounds
   * @param played a session, or one round alone
   * @param number the round, from 1
   * @param parts the parts that a round has
   * @return the parts of that round
   * @throws FileException when there is no such round, or it has other parts
   */
  public static List<Round> of(Source source, Movement played, int number, int parts) {
    int rounds = played.wholeRounds();
    if (rounds > 1 && rounds < number) {
      throw missing(source, number);
    }
    if (played.boards().parts() != parts) {
      throw source.fault(
          0,
          Text.of(
              "has rounds of [%d] sets, and the movement has [%d]"
                  + "\nMaybe write the round as CSV, each table once for each of its sets.",
              played.boards().parts(), parts));
    }
    return played.parts(rounds == 1 ? 1 : number);
  }

  static FileException missing(Source source, int number) {
    return source.fault(
        0,
        Text.of(
            "has no round [%d]\nMaybe give its lines that number, or write that round alone, as"
                + " round 1.",
            number));
  }
}
