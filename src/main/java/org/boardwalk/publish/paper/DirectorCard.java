package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.LineMovesText;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.quality.RoundSwitches;

/**
 * The director's card, half a page: a line for each round, with the boards of the first table in
 * play, who sits out, and what to announce when the round ends.
 */
final class DirectorCard {

  private final Programme programme;
  private final Movement movement;

  DirectorCard(Programme programme) {
    this.programme = programme;
    this.movement = programme.movement();
  }

  Block card() {
    int table = programme.tables().get(0);
    boolean waits = IntStream.rangeClosed(1, programme.rounds()).anyMatch(r -> !out(r).isEmpty());
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.strong(programme.say("round")),
                Column.of(programme.say("boardsAt", movement.table(table)))));
    if (waits) {
      columns.add(Column.list(programme.say("sitsOut")));
    }
    columns.add(Column.list(programme.say("announce")));
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      List<Box> row = new ArrayList<>(List.of(Box.of("" + r), boards(r, table)));
      if (waits) {
        row.add(Box.of(out(r)));
      }
      row.add(Box.of(announcement(r)));
      rows.add(row);
    }
    String rule =
        LineMovesText.withRovers(movement, programme.language())
            .orElseGet(() -> programme.rules().sentence(programme.language()));
    String walk = programme.walk().ruled() ? programme.walk().sentence() : "";
    return new Block(
        programme.say("roomNavDirector"),
        programme.title(),
        List.of(),
        new CardGrid(columns, rows, 0),
        Stream.of(rule.isEmpty() ? "" : rule + ".", walk)
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(" ")));
  }

  private Box boards(int round, int table) {
    return programme.encounters(round, table).stream()
        .findFirst()
        .map(e -> programme.boards(round, e, ""))
        .orElse(Box.of("–"));
  }

  private String out(int round) {
    return Stream.concat(
            programme.halfTables().in(round).stream().map(HalfTables.Wait::contestant),
            programme.waiting(round).stream())
        .sorted()
        .map(programme::label)
        .collect(Collectors.joining(", "));
  }

  /** What to announce after a round: arrow switches, a skip, and the end. */
  private String announcement(int round) {
    if (round == programme.rounds()) {
      return programme.say("announce.end");
    }
    List<String> all = new ArrayList<>();
    if (turned(round) != turned(round + 1)) {
      all.add(programme.say(turned(round + 1) ? "arrowSwitch" : "announce.turnedBack"));
    }
    Optional<FollowRules.Skip> skip = programme.rules().skip();
    if (skip.filter(s -> s.after() == round).isPresent()) {
      all.add(programme.say("announce.skip"));
    }
    if (shares(round + 1) != shares(round)) {
      all.add(shares(round + 1) ? programme.say("announce.share") : "");
    }
    all.removeIf(String::isEmpty);
    all.add(0, programme.say("announce.move"));
    return String.join(", ", all);
  }

  private boolean turned(int round) {
    return RoundSwitches.of(movement).filter(s -> s.rounds().contains(round)).isPresent();
  }

  /** Whether some tables play the same set of circulating boards in a round. */
  private boolean shares(int round) {
    List<Integer> sets =
        movement.rounds().get(round - 1).encounters().stream().map(Encounter::set).toList();
    return !programme.sameBoards()
        && movement.boards().copies() == 1
        && sets.stream().distinct().count() < sets.size();
  }
}
