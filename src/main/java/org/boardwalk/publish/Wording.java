package org.boardwalk.publish;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.SitOutPlaces;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Language;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Matches;

/**
 * The words for contestants, places and boards, shared by all sheets of a movement, in a language.
 */
public final class Wording {

  /** The most tables that exchange boards: these lie within everybody's reach. */
  private static final int MOST_EXCHANGING = 3;

  private final Movement movement;
  private final Language language;
  private final int digits;
  private final Optional<Matches> matches;

  /** The shares of a set that the tables of a round exchange; 1 where they exchange none. */
  private final int shares;

  /**
   * Words in English.
   *
   * @param movement the movement whose places and boards are named
   */
  public Wording(Movement movement) {
    this(movement, Language.EN);
  }

  /**
   * @param movement the movement whose places and boards are named
   * @param language the language of the words
   */
  public Wording(Movement movement, Language language) {
    this.movement = movement;
    this.language = language;
    this.digits = movement.label(movement.contestants(), Seat.EAST).length();
    this.shares = shares(movement);
    this.matches = Matches.of(movement);
  }

  private Wording(Wording same, Language language) {
    this.movement = same.movement;
    this.language = language;
    this.digits = same.digits;
    this.shares = same.shares;
    this.matches = same.matches;
  }

  /**
   * @param other another language
   * @return these words in that language
   */
  public Wording in(Language other) {
    return new Wording(this, other);
  }

  /** {@return the language of the words} */
  public Language language() {
    return language;
  }

  /** With one copy, as many as tables where a few play one set that can be shared out evenly. */
  private static int shares(Movement movement) {
    Boards boards = movement.boards();
    int tables = movement.rounds().stream().mapToInt(r -> r.encounters().size()).max().orElse(0);
    boolean even =
        boards.shortage() == Boards.Shortage.SHARED
            && boards.copies() == 1
            && boards.parts() == 1
            && movement.rotation() == Rotation.NONE
            && tables > 1
            && tables <= MOST_EXCHANGING
            && boards.perSet() % tables == 0
            && movement.rounds().stream().allMatch(r -> r.tablesBySet().size() <= 1);
    return even ? tables : 1;
  }

  /**
   * @return whether the tables of a round begin with an equal share of its boards each, and
   *     exchange them until all have played all
   */
  public boolean exchanged() {
    return shares > 1;
  }

  /**
   * @param kind the kind of contestants
   * @return the noun for one contestant: player or pair
   */
  public static String contestant(Kind kind) {
    return kind.contestant();
  }

  /** {@return the matches of teams of four; empty where pairs or players play} */
  public Optional<Matches> matches() {
    return matches;
  }

  /**
   * @param round a round, from 1, parts counted as one
   * @param encounter a table in that round
   * @return the half of a match that is played there, such as "first half"; empty unless teams play
   */
  public String half(int round, Encounter encounter) {
    return matches
        .map(
            all ->
                all.of(
                        TeamsOfFour.team(movement, encounter.seating().at(Direction.NS).get(0)),
                        TeamsOfFour.team(movement, encounter.seating().at(Direction.EW).get(0)),
                        encounter.set())
                    .map(match -> MatchesText.half(match, round, language))
                    .orElse(language.say("half.none")))
        .orElse("");
  }

  /**
   * @param contestant a contestant, from 1
   * @return what they are called where nothing else says who it is: Player 7, Pair 7 or Team 7 EW
   */
  public String called(int contestant) {
    return matches.isPresent()
        ? label(contestant)
        : language.say("roomMe." + movement.kind().contestant(), label(contestant));
  }

  /**
   * @param contestant a contestant, from 1
   * @return what they are called among others: 7, or Team 7 EW
   */
  public String label(int contestant) {
    if (matches.isEmpty()) {
      return language.label(movement.label(contestant));
    }
    String side = contestant > movement.contestants() / 2 ? "EW" : "NS";
    return language.say("teamPair", TeamsOfFour.team(movement, contestant), language.seat(side));
  }

  /**
   * @param contestant a contestant, from 1
   * @param seat the seat in whose column they stand
   * @return what they are called there: 7, or Team 7
   */
  public String label(int contestant, Seat seat) {
    return matches.isPresent()
        ? language.say("team", TeamsOfFour.team(movement, contestant))
        : language.label(movement.label(contestant, seat));
  }

  /**
   * @param some contestants
   * @return what they are called, with commas between
   */
  public String labels(Collection<Integer> some) {
    return some.stream()
        .map(c -> language.label(movement.label(c)))
        .collect(Collectors.joining(", "));
  }

  /**
   * @param place a place
   * @return what it is called: N3, NS3 for a pair, NS B3 in a section, or sit out
   */
  public String place(Place place) {
    return movement.numbering().sections().label(place, movement.kind(), language);
  }

  /**
   * @param numbers some numbers
   * @return them with commas between
   */
  public static String list(Collection<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /**
   * @param places the places to wait
   * @param attendance the contestants present in each round; absent ones have no place
   * @return the heading of those who sit out; where places have numbers, contestants stand in their
   *     order
   */
  public String sitOuts(SitOutPlaces places, Attendance attendance) {
    return places.count() > 0 && attendance.full()
        ? language.say("sitOutsTo", places.count())
        : language.say("sitsOut");
  }

  /** {@return the head of its column: N, or NS for a pair} */
  public String seat(Seat seat) {
    return language.seat(new Place.AtTable(1, seat).seatLabel(movement.kind()));
  }

  /**
   * @param set a set, from 1
   * @return its boards: 3-4, or 3 where a set is one board
   */
  public String boards(int set) {
    Boards boards = movement.boards();
    return range(boards.firstBoard(set), boards.lastBoard(set));
  }

  private static String range(int first, int last) {
    return first == last ? "" + first : first + "-" + last;
  }

  /**
   * @param round a round, from 1, parts counted as one
   * @param encounter a table in that round
   * @return the boards that it plays in the round, in their order: 3-4, or 3-4, then 11-12
   */
  public String boards(int round, Encounter encounter) {
    return then(inOrder(round, encounter), language);
  }

  /**
   * @param inOrder things in their order
   * @param language a language
   * @return them in a line: 3-4, then 11-12
   */
  public static String then(List<String> inOrder, Language language) {
    return IntStream.range(0, inOrder.size())
        .mapToObj(k -> k == 0 ? inOrder.get(k) : language.say("then", inOrder.get(k)))
        .collect(Collectors.joining(", "));
  }

  /**
   * @param round a round, from 1, parts counted as one
   * @param encounter a table in that round
   * @return the boards that it plays one after the other: a set, that of each part, or the shares
   *     that the tables exchange
   */
  public List<String> inOrder(int round, Encounter encounter) {
    if (shares == 1) {
      return movement.boards().parts() == 1
          ? List.of(boards(encounter.set()))
          : movement.sets(round, encounter.table()).stream().map(this::boards).toList();
    }
    int each = movement.boards().perSet() / shares;
    int from = movement.boards().firstBoard(encounter.set());
    int before =
        (int)
            movement.rounds().get(round - 1).encounters().stream()
                .filter(e -> e.table() < encounter.table())
                .count();
    return IntStream.range(before, before + shares)
        .map(turn -> from + turn % shares * each)
        .mapToObj(first -> range(first, first + each - 1))
        .toList();
  }

  /**
   * @param part a round, from 1; where rounds have parts, a part
   * @return its number: 3, or 3b for the second part of round 3
   */
  public String part(int part) {
    int parts = movement.boards().parts();
    return movement.wholeRound(part) + (parts == 1 ? "" : "" + (char) ('a' + (part - 1) % parts));
  }

  /** The seats of an encounter: N8 S1 E5 W7, the numbers padded so that encounters align. */
  String seats(Encounter encounter) {
    var seats = encounter.seating().seats();
    StringJoiner words = new StringJoiner(" ");
    for (Seat seat : movement.kind().seats()) {
      Integer contestant = seats.get(seat);
      if (contestant != null) {
        String number = movement.label(contestant, seat);
        words.add(seat(seat) + gap() + number + " ".repeat(Math.max(0, digits - number.length())));
      }
    }
    return words.toString();
  }

  /** What stands between a direction and a number: nothing, unless that begins with a letter. */
  public String gap() {
    return movement.numbering().sections().none() ? "" : "\u00A0";
  }

  /** {@return sizes in one line} */
  public String sizes() {
    Boards b = movement.boards();
    return String.join(
        ", ",
        matches.isPresent()
            ? language.say("count.team", movement.contestants() / 2)
            : language.say("count." + movement.kind().contestant(), movement.contestants()),
        language.say("count.table", movement.tables()),
        language.say("count.round", movement.wholeRounds())
            + (b.parts() == 1 ? "" : " " + language.say("count.of", set(b.parts()))),
        set(b.sets()) + " " + language.say("count.of", language.say("count.board", b.perSet())),
        language.say(b.play() == Play.SHARED ? "play.shared" : "play.circulating"),
        copies(b),
        language.say("count.winner", movement.winners()));
  }

  private String set(int sets) {
    return language.say("count.set", sets);
  }

  /** The number of copies; where fewer are needed, that number too. */
  private String copies(Boards b) {
    int needed = b.play() == Play.SHARED ? b.copies() : Circulation.of(movement).copiesNeeded();
    String all = language.say("count.copy", b.copies());
    return all + (needed < b.copies() ? " " + language.say("copies.needed", needed) : "");
  }

  /** {@return a sentence on how seats change inside a round; empty when they do not} */
  public String rotation() {
    return switch (movement.rotation()) {
      case NONE -> "";
      case SWAP -> language.say("rotation.swap");
      case ROTATE -> language.say("rotation.rotate");
    };
  }
}
