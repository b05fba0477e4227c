package org.boardwalk.page.room;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Seat;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.room.SeatPlan.Chair;
import org.boardwalk.page.room.SeatPlan.TableSeats;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Wording;

/**
 * The page for the wall: round, time left, and the seats. While a round is played these are its
 * own, and beside them what changes in the next; when it ends, those of the next alone.
 */
final class WallPage {

  /** The time before the end of a round from which on the next one is shown. */
  private static final Duration ENDING = Duration.ofMinutes(2);

  /** The most characters of a cell that count for the size of the type. */
  private static final int LONGEST = 24;

  /** The margins of a cell, in characters. */
  private static final double MARGINS = 1.6;

  private final LiveRoom room;
  private final RoomFrame frame;
  private final RoomLanguage languages;

  WallPage(LiveRoom room, RoomFrame frame, RoomLanguage languages) {
    this.room = room;
    this.frame = frame;
    this.languages = languages;
  }

  /**
   * The seats of a round.
   *
   * @param word now or next
   * @param bar what else is to be said
   */
  record RoundSeats(
      String word, String heading, List<Column> columns, WallFit<Row> fit, List<String> bar) {}

  /**
   * A column.
   *
   * @param later whether it is about the round after
   */
  record Column(String head, boolean later, List<String> cells) {

    double characters() {
      int longest =
          Stream.concat(Stream.of(head), cells.stream()).mapToInt(String::length).max().orElse(0);
      return MARGINS + Math.min(LONGEST, longest);
    }
  }

  /** A table. */
  record Row(String table, List<String> cells) {}

  /**
   * A choice of what to show.
   *
   * @param later whether the columns that change in the next round stand beside those of this one
   * @param names the names beside the numbers
   * @param wording the words
   */
  private record Choice(boolean later, Names names, Wording wording) {

    String say(String key, Object... values) {
      return wording.language().say(key, values);
    }
  }

  Reply show(Request request) {
    int rounds = room.evening().movement().wholeRounds();
    int round = room.evening().clock().round();
    Names names = frame.names(request);
    Wording wording = room.seats().wording(languages.room());
    List<RoundSeats> seats = new ArrayList<>();
    if (round > 0) {
      seats.add(seats("now", round, names, wording));
    }
    if (round < rounds) {
      seats.add(seats("next", round + 1, names, wording));
    }
    boolean ended = room.evening().clock().left(room.now()).compareTo(ENDING) <= 0;
    return frame.page(
        200,
        "wall.html",
        request,
        wording.language(),
        Map.of(
            "seats",
            seats,
            "ending",
            round < rounds && (round == 0 || ended),
            "address",
            request.head().address().replaceAll("^http://|/$", "")));
  }

  /** The seats with as much beside the numbers as leaves the type large enough. */
  private RoundSeats seats(String word, int round, Names names, Wording wording) {
    boolean next = word.equals("now") && round < room.evening().movement().wholeRounds();
    List<Choice> choices = new ArrayList<>();
    for (boolean later : next ? List.of(true, false) : List.of(false)) {
      choices.add(new Choice(later, names, wording));
      choices.add(new Choice(later, names.shortened(WallPage::surname), wording));
    }
    return choices.stream()
        .map(choice -> seats(word, round, choice))
        .filter(seats -> seats.fit.spacious())
        .findFirst()
        .orElseGet(() -> seats(word, round, choices.get(choices.size() - 1)));
  }

  private static String surname(String name) {
    return name.substring(name.lastIndexOf(' ') + 1);
  }

  private RoundSeats seats(String word, int round, Choice choice) {
    List<Integer> tables =
        IntStream.rangeClosed(round, choice.later ? round + 1 : round)
            .boxed()
            .flatMap(r -> room.seats().tables(r).stream())
            .map(TableSeats::table)
            .distinct()
            .sorted()
            .toList();
    List<Column> columns = columns(round, tables, choice, false);
    if (choice.later) {
      List<Column> now = List.copyOf(columns);
      columns(round + 1, tables, choice, true).stream()
          .filter(c -> now.stream().noneMatch(n -> n.cells.equals(c.cells)))
          .forEach(columns::add);
    }
    List<Row> rows =
        IntStream.range(0, tables.size())
            .mapToObj(
                k ->
                    new Row(
                        room.evening().movement().table(tables.get(k)),
                        columns.stream().map(c -> c.cells.get(k)).toList()))
            .toList();
    double characters = MARGINS + 5 + columns.stream().mapToDouble(Column::characters).sum();
    String heading = round == 1 && word.equals("next") ? "first" : word;
    return new RoundSeats(
        word,
        choice.say("room." + heading + "Heading", round),
        columns,
        WallFit.of(rows, (int) Math.ceil(characters)),
        bar(round, choice));
  }

  /** The columns of the seats and the boards. */
  private List<Column> columns(int round, List<Integer> tables, Choice choice, boolean later) {
    Map<Integer, TableSeats> seated =
        room.seats().tables(round).stream()
            .collect(Collectors.toMap(TableSeats::table, Function.identity()));
    TableSeats none = new TableSeats(0, List.of(), Optional.empty());
    List<TableSeats> all = tables.stream().map(t -> seated.getOrDefault(t, none)).toList();
    List<Column> columns = new ArrayList<>();
    all.stream()
        .flatMap(t -> t.chairs().stream())
        .map(Chair::seat)
        .distinct()
        .forEach(
            seat ->
                columns.add(
                    new Column(
                        later
                            ? choice.say("room.nextHead", choice.wording.seat(seat))
                            : choice.wording.seat(seat),
                        later,
                        all.stream().map(t -> cell(t, seat, choice)).toList())));
    columns.add(
        new Column(
            choice.say("boards"),
            later,
            all.stream()
                .map(t -> t.game().map(g -> choice.wording.boards(round, g)).orElse("–"))
                .toList()));
    return columns;
  }

  private static String cell(TableSeats table, Seat seat, Choice choice) {
    return table.chairs().stream()
        .filter(c -> c.seat().equals(seat))
        .findFirst()
        .map(
            c ->
                RoomFrame.beside(
                    choice.wording.label(c.contestant(), seat), choice.names, c.contestant()))
        .orElse(table.chairs().size() == 1 ? choice.say("noOpponents") : "–");
  }

  /** What a round has besides its seats. */
  private List<String> bar(int round, Choice choice) {
    List<String> bar = new ArrayList<>();
    if (room.seats().switched(round)) {
      bar.add(choice.say("arrowSwitchIn", 1, round));
    }
    bar.add(choice.wording.rotation());
    String out =
        room.seats().out(round).stream()
            .map(c -> RoomFrame.beside(choice.wording.label(c), choice.names, c))
            .collect(Collectors.joining(", "));
    bar.add(out.isEmpty() ? "" : choice.say("room.sittingOut", out));
    bar.add(round == room.evening().movement().wholeRounds() ? choice.say("roomLast") : "");
    bar.removeIf(String::isEmpty);
    return bar;
  }
}
