package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.BwsRows;
import org.boardwalk.exchange.GameFile;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Files of results as clubs exchange them, without the movement: comma-separated values, a
 * Bridgemate database with the results of table devices, an ACBLscore game file, USEBIO 1.2, or PBN
 * 2.1. The format is recognised from the content of the file. Stateless and thread-safe.
 */
public final class ResultsFile {

  private ResultsFile() {}

  /**
   * How to read a file where it does not say.
   *
   * @param winners 1 or 2 rankings; empty to go by the file or its numbers
   * @param across whether sections played equal boards and are compared with each other
   * @param method the scoring method; of teams, equal numbers sit at both tables of a match; empty
   *     to go by the file
   */
  public record Reading(Optional<Integer> winners, boolean across, Optional<ScoringMethod> method) {

    /** Read as the file says; sections apart. */
    public static final Reading PLAIN = new Reading(Optional.empty(), false, Optional.empty());

    /** Checks the number of rankings. */
    public Reading {
      if (winners.filter(w -> w != 1 && w != 2).isPresent()) {
        throw new IllegalArgumentException("winners [" + winners.get() + "] must be 1 or 2");
      }
    }
  }

  /**
   * @param source a file with results
   * @param reading how to read it
   * @return its events: one, or one for each section
   * @throws FileException when it cannot be read, or a contestant plays a board twice
   */
  public static List<HandedIn> read(Source source, Reading reading) {
    SubmittedResults submitted = submitted(source, reading.method());
    if (submitted.kind() == Kind.INDIVIDUAL && reading.winners().equals(Optional.of(2))) {
      throw source.fault(
          0,
          "holds an individual, in which all players are ranked together\nMaybe leave the number of winners out.");
    }
    Optional<ScoringMethod> method = reading.method().or(submitted::method);
    boolean teams =
        method.filter(ScoringMethod::ofTeams).isPresent() && submitted.kind() == Kind.PAIRS;
    int winners = reading.winners().orElse(teams ? 1 : submitted.winners());
    return Assembly.events(
        submitted.scored(method).with(winners, submitted.slips()),
        reading.across() || submitted.across());
  }

  /**
   * @param source a file with results
   * @return whether its format always names the contestants, so that no movement is needed
   */
  public static boolean named(Source source) {
    return BwsRows.recognises(source)
        || GameFile.recognises(source)
        || UsebioResults.recognises(source)
        || PbnResults.recognises(source);
  }

  private static SubmittedResults submitted(Source source, Optional<ScoringMethod> chosen) {
    if (BwsRows.recognises(source)) {
      return BwsResults.read(source);
    }
    if (GameFile.recognises(source)) {
      return GameResults.read(source, chosen);
    }
    if (UsebioResults.recognises(source)) {
      return UsebioResults.read(source, chosen);
    }
    if (PbnResults.recognises(source)) {
      return PbnResults.read(source, chosen);
    }
    return OpenCsv.read(source.path(), source.stem(), source.text());
  }
}
