package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Terms;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The results of an evening as PDF. */
@Tag("thorough")
class ReportPdfTest {

  @Test
  void headsOfColumnsAreNotBrokenBesideLongNames() {
    Movement movement = Sessions.thirteen();
    List<Result> results = new ArrayList<>();
    Plays.of(movement).all().forEach(p -> results.add(ScoreEntry.read(p, "4S N +1", "H10")));
    Event event = new Event(movement, results);
    Map<Integer, String> names =
        IntStream.rangeClosed(1, 13)
            .boxed()
            .collect(Collectors.toMap(k -> k, k -> "Bartholomew Featherstonehaugh-" + k));
    ScoredEvent scored =
        new ScoredEvent(Ranking.of(event, ScoringMethod.MATCHPOINTS, Terms.PLAIN), names);
    PdfText pdf =
        PdfText.of(
            ReportPdf.of(
                ResultSheet.reports(List.of(scored), List.of(ResultSheet.values())), PageSize.A4));
    List<String> lines =
        IntStream.range(0, pdf.pages().size()).boxed().flatMap(p -> pdf.lines(p).stream()).toList();
    assertThat(lines).filteredOn(line -> line.contains("contract")).hasSizeGreaterThan(13);
    assertThat(lines).doesNotContain("act", "contr", "b", "y", "contra", "ct", "contrac", "t");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("round ") || line.startsWith("board "))
        .allMatch(line -> line.contains(" by ") || !line.contains("contract"));
  }
}
