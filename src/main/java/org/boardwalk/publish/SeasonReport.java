package org.boardwalk.publish;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.boardwalk.scoring.evening.SeasonRules;

/** The ranking of a match of several nights. Stateless and thread-safe. */
public final class SeasonReport {

  private SeasonReport() {}

  /**
   * @param season a match
   * @param name its name
   * @param method how its nights were scored
   * @param corrections the corrections of each night, in sentences
   * @return its ranking
   */
  public static Report of(
      Season season, String name, ScoringMethod method, List<String> corrections) {
    List<ReportTable.Column> columns = new ArrayList<>();
    columns.add(ReportTable.Column.ranks(Language.EN.say("head.rank")));
    columns.add(ReportTable.Column.names("name"));
    columns.add(ReportTable.Column.numbers("nights"));
    for (int night = 1; night <= season.nights().size(); night++) {
      columns.add(ReportTable.Column.numbers("night " + night).as("night_" + night));
    }
    columns.add(
        summed(season)
            ? ReportTable.Column.numbers("points")
            : ReportTable.Column.numbers("mean " + RankingTable.mean(method, Language.EN))
                .as(RankingTable.meanKey(method)));
    List<List<String>> rows = new ArrayList<>();
    List<String> few = new ArrayList<>();
    for (Season.Line line : season.lines()) {
      List<String> row = new ArrayList<>();
      row.add(line.rank() == 0 ? "-" : (line.sharing() > 1 ? "=" : "") + line.rank());
      row.add(HarmlessText.of(line.name()));
      row.add("" + line.played());
      line.nights().forEach(n -> row.add(n.map(f -> f.rounded(2).toPlainString()).orElse("")));
      row.add(line.score().rounded(2).toPlainString());
      rows.add(row);
      if (line.rank() == 0) {
        few.add(HarmlessText.of(line.name()));
      }
    }
    List<String> notes = new ArrayList<>();
    if (!few.isEmpty()) {
      notes.add("Not ranked, with fewer nights than count: " + String.join("; ", few) + ".");
    }
    notes.addAll(corrections);
    return new Report(
        HarmlessText.of(name), how(season), List.of(ReportTable.of(columns, rows)), notes);
  }

  /**
   * @param file where the results of a night are
   * @param events its events
   * @return the night as a season takes it
   */
  public static SeasonRules.Night night(Path file, List<ScoredEvent> events) {
    return new SeasonRules.Night(
        file,
        events.stream()
            .map(e -> new SeasonRules.RankedEvent(e.ranking(), e.names(), e.members()))
            .toList());
  }

  private static boolean summed(Season season) {
    return season.counting() == Season.Counting.SUM;
  }

  /**
   * @param when the night
   * @param event the event of that night
   * @return its corrections, a sentence each; handicaps, which many have, in one sentence
   */
  public static List<String> corrections(String when, ScoredEvent event) {
    List<String> sentences = new ArrayList<>();
    int handicaps = 0;
    for (Correction c : event.ranking().terms().corrections()) {
      if (c.purpose() == Correction.Purpose.HANDICAP) {
        handicaps++;
        continue;
      }
      sentences.add(
          Text.of(
              "%s: %s of %s: %s.",
              when,
              RankingTable.purpose(c.purpose(), Language.EN).toLowerCase(Locale.ROOT),
              event.who(c.contestant()),
              RankingTable.amount(event.ranking(), c, Language.EN)));
    }
    if (handicaps > 0) {
      sentences.add(
          Text.of(
              "%s: the scores have the handicaps of %s.",
              when, Text.count(handicaps, "contestant")));
    }
    return sentences;
  }

  private static String counting(Season season) {
    int nights = season.nights().size();
    if (summed(season)) {
      return season.best().isPresent()
          ? Text.of(
              "Points for the places of the best %d of %d nights.",
              season.best().getAsInt(), nights)
          : Text.of("Points for the places of the nights played, of %d.", nights);
    }
    if (season.best().isPresent()) {
      return Text.of("The mean of the best %d of %d nights.", season.best().getAsInt(), nights);
    }
    return season.absent().isPresent()
        ? Text.of("The mean of all %d nights.", nights)
        : Text.of("The mean of the nights played, of %d.", nights);
  }

  private static String how(Season season) {
    return counting(season)
        + season
            .absent()
            .map(a -> Text.of(" A night away counts %s.", a.rounded(2).toPlainString()))
            .orElse(season.best().isPresent() ? "" : " Nights away count for nothing.");
  }
}
