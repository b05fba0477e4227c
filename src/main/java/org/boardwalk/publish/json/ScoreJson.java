package org.boardwalk.publish.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.MatchResult;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;

/**
 * Rankings for programs; gains, and the measure of a ranking, have two decimals. Stateless and
 * thread-safe.
 */
public final class ScoreJson {

  private ScoreJson() {}

  /**
   * @param events the rankings, with the results that were not entered
   * @return an object whose {@code events} are in the same order
   */
  public static String of(List<ScoredEvent> events) {
    return new FieldTree().list("events", events, ScoreJson::event).json();
  }

  private static FieldTree event(ScoredEvent event) {
    Ranking ranking = event.ranking();
    List<FieldTree> rankings = new ArrayList<>();
    ranking
        .fields()
        .forEach(
            (field, placings) ->
                rankings.add(
                    FieldTree.of("field", field).list("places", placings, p -> place(event, p))));
    return FieldTree.of("name", ranking.event().roster().title())
        .put("method", ranking.method())
        .put("missing", ranking.event().missing().size())
        .put("remarks", ranking.terms().remarks())
        .put("rankings", rankings)
        .some("matches", ranking.matches(), m -> match(ranking.event().roster(), m));
  }

  private static FieldTree match(Roster roster, MatchResult match) {
    return FieldTree.of("label", match.label(roster::label))
        .put("boards", match.boards())
        .put("missing", match.missing())
        .put("gained", match.gained().rounded(2))
        .put("lost", match.lost().rounded(2))
        .put("points", match.points().rounded(2))
        .put("others", match.others().rounded(2));
  }

  private static FieldTree place(ScoredEvent event, Placing placing) {
    Roster roster = event.ranking().event().roster();
    return FieldTree.of("rank", placing.rank())
        .put("sharing", placing.sharing())
        .put("number", roster.labelled(placing.contestant()))
        .put("label", placing.label(roster::label))
        .put("name", placing.name(event.names()))
        .put("boards", placing.boards())
        .put("gained", placing.gained().rounded(2))
        .put("mean", placing.mean().rounded(2))
        .put("added", placing.added().rounded(2));
  }

  /**
   * @param season a match of several nights
   * @param name its name
   * @param method how its nights were scored
   * @return an object with the {@code places}, best first; a missed night is null
   */
  public static String season(Season season, String name, ScoringMethod method) {
    boolean summed = season.counting() == Season.Counting.SUM;
    return FieldTree.of("name", name)
        .put("method", Optional.of(method).filter(m -> !summed))
        .put("nights", season.nights().size())
        .put("best", season.best())
        .put("absent", season.absent().map(ScoreJson::rounded))
        .list("places", season.lines(), line -> place(line, summed ? "points" : "mean"))
        .json();
  }

  private static FieldTree place(Season.Line line, String score) {
    boolean ranked = line.rank() > 0;
    return FieldTree.of("rank", Optional.of(line.rank()).filter(r -> ranked))
        .put("sharing", Optional.of(line.sharing()).filter(s -> ranked))
        .put("name", line.name())
        .put("played", line.played())
        .put("nights", line.nights().stream().map(n -> n.map(ScoreJson::rounded)).toList())
        .put(score, rounded(line.score()));
  }

  private static BigDecimal rounded(Fraction gain) {
    return gain.rounded(2);
  }
}
