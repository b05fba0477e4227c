package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.MatchesText;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.quality.Matches;
import org.boardwalk.scoring.VictoryPoints;

/**
 * The papers of teams of four: a card for each team in place of one for each of its pairs, a slip
 * for each match, the scale of victory points, and the list to sign up.
 */
final class TeamPapers {

  private static final double LINE = 22;
  private static final double NAME = 12;
  private static final String NONE = "–";

  /** The columns of the continuous scale, beside which stands that of whole points. */
  private static final int ACROSS = 3;

  private final Programme programme;
  private final Movement movement;
  private final Matches matches;

  TeamPapers(Programme programme, Matches matches) {
    this.programme = programme;
    this.movement = programme.movement();
    this.matches = matches;
  }

  /** The pair of a team that sits in a direction. */
  private int pair(int team, Direction direction) {
    return direction == Direction.NS ? team : matches.teams() + team;
  }

  /** A card for each team: where each of its pairs plays, whom, which boards, and which half. */
  List<Block> cards() {
    return IntStream.rangeClosed(1, matches.teams()).mapToObj(this::card).toList();
  }

  private Block card(int team) {
    List<Column> columns =
        List.of(
            Column.of(programme.say("round")),
            Column.of(programme.say("pairHead")),
            Column.strong(programme.say("table")),
            Column.strong(programme.say("againstHead")),
            Column.of(programme.say("boards")),
            Column.of(programme.say("half")));
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      for (Direction side : Direction.values()) {
        rows.add(half(r, team, side));
      }
    }
    return new Block(
        programme.say("team", team),
        programme.title(),
        List.of(),
        new CardGrid(columns, rows, 0),
        names(team)
            + programme.language().capital(MatchesText.delay(matches, programme.language()))
            + ".");
  }

  private List<Box> half(int round, int team, Direction side) {
    int pair = pair(team, side);
    Box when = side == Direction.NS ? Box.of("" + round) : Box.EMPTY;
    Optional<Encounter> played =
        movement.rounds().get(round - 1).encounters().stream()
            .filter(e -> e.seating().at(side).contains(pair))
            .findFirst();
    return played
        .map(
            e -> {
              Direction other = side == Direction.NS ? Direction.EW : Direction.NS;
              int against = e.seating().at(other).get(0);
              return List.of(
                  when,
                  Box.of(programme.language().seat(side.name())),
                  Box.of(movement.table(e.table())),
                  Box.of(programme.say("team", programme.team(against)).replace(' ', '\u00A0')),
                  programme.boards(round, e, ""),
                  Box.of(programme.wording().half(round, e)));
            })
        .orElse(
            List.of(
                when,
                Box.of(programme.language().seat(side.name())),
                Box.of(NONE),
                Box.of(programme.say("noMatch")),
                Box.of(NONE),
                Box.EMPTY));
  }

  /** The names of a team's pairs, as far as they are known. */
  private String names(int team) {
    StringBuilder names = new StringBuilder();
    for (Direction side : Direction.values()) {
      String name = programme.called(pair(team, side));
      names.append(
          name.isEmpty() ? "" : programme.language().seat(side.name()) + ": " + name + ". ");
    }
    return names.toString();
  }

  /** The list to sign up: a line for each team, with both of its pairs. */
  Block signUp() {
    List<Column> columns = new ArrayList<>();
    for (Direction side : Direction.values()) {
      columns.add(Column.strong(programme.say("roomSeat." + side)));
      columns.add(Column.of(programme.say("startsAt")));
      columns.add(Column.toWrite(programme.say("names"), NAME));
    }
    List<List<Box>> rows = new ArrayList<>();
    for (int team = 1; team <= matches.teams(); team++) {
      List<Box> row = new ArrayList<>();
      for (Direction side : Direction.values()) {
        int pair = pair(team, side);
        row.add(Box.of(programme.label(pair).replace(' ', '\u00A0')));
        row.add(Box.of(programme.wording().place(programme.place(pair, 1))));
        row.add(Box.of(programme.called(pair)));
      }
      rows.add(row);
    }
    return new Block(
        programme.say("signUp"), programme.title(), List.of(), new CardGrid(columns, rows, 24), "");
  }

  /** A slip for each two teams that meet, in the order in which their results come. */
  List<Block> slips() {
    Map<List<Integer>, List<Matches.Match>> met =
        matches.all().stream()
            .sorted(Comparator.comparingInt(Matches.Match::last))
            .collect(
                Collectors.groupingBy(
                    m -> List.of(m.one(), m.other()), LinkedHashMap::new, Collectors.toList()));
    return met.values().stream().map(this::slip).toList();
  }

  private Block slip(List<Matches.Match> two) {
    Matches.Match first = two.get(0);
    List<Column> columns =
        List.of(
            Column.strong(programme.say("board")),
            Column.toWrite(programme.say("matchRoom", first.one(), first.other()), 3.6),
            Column.toWrite(programme.say("matchRoom", first.other(), first.one()), 3.6),
            Column.toWrite(programme.say("difference"), 3.6),
            Column.toWrite(programme.say("impsOf", first.one()), 2.6),
            Column.toWrite(programme.say("impsOf", first.other()), 2.6));
    List<List<Box>> rows = new ArrayList<>();
    for (Matches.Match match : two) {
      int from = movement.boards().firstBoard(match.set());
      for (int b = 0; b < movement.boards().perSet(); b++) {
        rows.add(line("" + (from + b), columns.size()));
      }
    }
    rows.add(line(programme.say("imps"), columns.size()));
    rows.add(line(programme.say("vps"), columns.size()));
    return new Block(
        programme.say("match", first.one(), first.other()),
        programme.title(),
        List.of(),
        new CardGrid(columns, rows, LINE),
        two.stream().map(this::where).collect(Collectors.joining(" ")));
  }

  private static List<Box> line(String head, int columns) {
    List<Box> line = new ArrayList<>(List.of(Box.of(head)));
    while (line.size() < columns) {
      line.add(Box.EMPTY);
    }
    return line;
  }

  private String where(Matches.Match match) {
    return programme.say(
        "match.where",
        programme.wording().boards(match.set()),
        match.one(),
        movement.table(match.home().table()),
        match.home().round(),
        match.other(),
        movement.table(match.away().table()),
        match.away().round());
  }

  /** The scale of victory points for each number of boards that a match has. */
  List<List<Block>> scales() {
    Map<List<Integer>, Integer> sets = new HashMap<>();
    matches.all().forEach(m -> sets.merge(List.of(m.one(), m.other()), 1, Integer::sum));
    return sets.values().stream()
        .distinct()
        .sorted()
        .map(n -> List.of(scale(n * movement.boards().perSet())))
        .toList();
  }

  private Block scale(int boards) {
    VictoryPoints scale = VictoryPoints.of(boards);
    List<List<String>> exact = scale.steps().stream().map(this::words).toList();
    List<List<String>> whole = scale.whole().stream().map(this::words).toList();
    int height = Math.max(whole.size(), (exact.size() + ACROSS - 1) / ACROSS);
    List<Column> columns = new ArrayList<>();
    List<List<List<String>>> parts = new ArrayList<>();
    for (int from = 0; from < exact.size(); from += height) {
      parts.add(exact.subList(from, Math.min(exact.size(), from + height)));
      columns.addAll(
          List.of(Column.of(programme.say("imps")), Column.strong(programme.say("vps"))));
    }
    parts.add(whole);
    columns.addAll(
        List.of(Column.of(programme.say("imps")), Column.strong(programme.say("vpsWhole"))));
    List<List<Box>> rows = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      List<Box> boxes = new ArrayList<>();
      for (List<List<String>> part : parts) {
        List<String> words = row < part.size() ? part.get(row) : List.of("", "");
        words.forEach(word -> boxes.add(Box.of(word)));
      }
      rows.add(boxes);
    }
    return new Block(
        programme.say("victoryPoints"),
        programme.say("victoryPoints.about", boards),
        List.of(),
        new CardGrid(columns, rows, 0),
        programme.say("victoryPoints.note"));
  }

  private List<String> words(VictoryPoints.Step step) {
    String imps =
        step.from() == step.to()
            ? "" + step.from()
            : step.to() == Integer.MAX_VALUE ? step.from() + "+" : step.from() + "-" + step.to();
    return List.of(
        imps,
        programme.language().decimal(step.winners().toPlainString())
            + "–"
            + programme.language().decimal(step.losers().toPlainString()));
  }

  /** The matches that are open after each round but the last, for the director's sheet. */
  List<Typeset.Sentence> open() {
    List<Typeset.Sentence> sentences = new ArrayList<>();
    for (int r = 1; r < programme.rounds(); r++) {
      sentences.add(new Typeset.Sentence("After round " + r, MatchesText.open(matches, r) + "."));
    }
    return matches.mostDelay() == 0 ? List.of() : sentences;
  }
}
