package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.exchange.file.FileException;
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
   * @return the encounters of that round; a file with only one round may give it the number 1
   * @throws FileException when the file is malformed or has no such round
   */
  public static Round of(Source source, Unstated unstated, int number) {
    return Exchange.format(source).filter(f -> f == MovementFormat.CSV).isPresent()
        ? new CsvReader().round(source, number)
        : of(source, Exchange.read(source, unstated).rounds(), number);
  }

  /**
   * @param source the file of the rounds
   * @param rounds the rounds of a session, or one alone
   * @param number the round, from 1
   * @return that round
   * @throws FileException when there is no such round
   */
  public static Round of(Source source, List<Round> rounds, int number) {
    if (rounds.size() > 1 && rounds.size() < number) {
      throw missing(source, number);
    }
    return rounds.get(rounds.size() == 1 ? 0 : number - 1);
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
