package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;

/**
 * A whole movement. The constructor checks only that kinds agree and numbers are in range. The
 * judge finds whether a contestant sits twice in a round, replays a set or is treated unfairly.
 *
 * @param name its name
 * @param kind the kind of movement
 * @param contestants number of contestants, 2 to {@value #MOST_CONTESTANTS}
 * @param tables number of tables in the room, at least 1
 * @param boards the board sets
 * @param rotation seats changing board by board; only for individuals, and the boards in a set are
 *     a multiple of its period
 * @param winners 1, 2 or 4 separate rankings
 * @param rounds the rounds in the order of play, at least one; where rounds have {@linkplain
 *     Boards#parts parts}, one after the other the parts of each, as many in every round
 * @param numbering what its pairs are called on an evening; files of movements do not hold it
 */
public record Movement(
    String name,
    Kind kind,
    int contestants,
    int tables,
    Boards boards,
    Rotation rotation,
    int winners,
    List<Round> rounds,
    PairNumbering numbering) {

  /** The most contestants a movement can have. */
  public static final int MOST_CONTESTANTS = 1000;

  /** The most rounds a movement can have. */
  public static final int MOST_ROUNDS = 1000;

  /** Copies the list and checks ranges and kinds. */
  public Movement {
    rounds = List.copyOf(rounds);
    Range.check(kind.contestants(), contestants, 2, MOST_CONTESTANTS);
    Range.check("tables", tables, 1, MOST_CONTESTANTS);
    Range.check("rounds", rounds.size(), 1, MOST_ROUNDS);
    if (rounds.size() % boards.parts() != 0) {
      throw new WrongValue(
          "parts", "[%d] of a round do not divide [%d] parts", boards.parts(), rounds.size());
    }
    if (winners != 1 && winners != 2 && winners != 4) {
      throw new WrongValue("winners", "[%d] must be 1, 2 or 4", winners);
    }
    if (rotation != Rotation.NONE && kind != Kind.INDIVIDUAL) {
      throw new WrongValue("rotation", "[%s] is only for individuals", rotation);
    }
    if (boards.perSet() % rotation.period() != 0) {
      throw new WrongValue(
          "boards in a set",
          "[%d] must be a multiple of %d with rotation %s",
          boards.perSet(),
          rotation.period(),
          rotation);
    }
    for (int r = 0; r < rounds.size(); r++) {
      for (Encounter e : rounds.get(r).encounters()) {
        if (!fits(e, kind, contestants, tables, boards)) {
          refuse(e, "round " + (r + 1) + ", table " + e.table(), kind, contestants, tables, boards);
        }
      }
    }
  }

  /**
   * A movement whose contestants are called by the numbers that they have in it.
   *
   * @param name its name
   * @param kind the kind of movement
   * @param contestants number of contestants, 2 to {@value #MOST_CONTESTANTS}
   * @param tables number of tables in the room, at least 1
   * @param boards the board sets
   * @param rotation seats changing board by board
   * @param winners 1, 2 or 4 separate rankings
   * @param rounds the rounds in the order of play, at least one
   */
  public Movement(
      String name,
      Kind kind,
      int contestants,
      int tables,
      Boards boards,
      Rotation rotation,
      int winners,
      List<Round> rounds) {
    this(
        name,
        kind,
        contestants,
        tables,
        boards,
        rotation,
        winners,
        rounds,
        PairNumbering.CONTINUED);
  }

  private static boolean fits(Encounter e, Kind kind, int contestants, int tables, Boards boards) {
    if (e.seating().kind() != kind
        || e.table() < 1
        || e.table() > tables
        || e.set() < 1
        || e.set() > boards.sets()) {
      return false;
    }
    for (int c : e.seating().contestants()) {
      if (c < 1 || c > contestants) {
        return false;
      }
    }
    return true;
  }

  /** Refuses an encounter; the message is made only here, for speed. */
  private static void refuse(
      Encounter e, String where, Kind kind, int contestants, int tables, Boards boards) {
    if (e.seating().kind() != kind) {
      throw new IllegalArgumentException(
          where + ": seats of kind " + e.seating().kind() + " in a movement of kind " + kind);
    }
    Range.check(where + ": table", e.table(), 1, tables);
    Range.check(where + ": set", e.set(), 1, boards.sets());
    e.seating()
        .seats()
        .forEach((seat, c) -> Range.check(where + ": " + called(seat, kind), c, 1, contestants));
    throw new IllegalArgumentException(where + ": does not fit the movement");
  }

  /** The word of the files: a pair has a direction, a player a seat. */
  private static String called(Seat seat, Kind kind) {
    return kind == Kind.PAIRS ? seat.direction(kind).name() : seat.letter();
  }

  /**
   * @param gone a contestant
   * @return the movement without the encounters of that contestant; greater numbers are lowered by
   *     1
   */
  public Movement without(int gone) {
    List<Round> rest =
        rounds.stream()
            .map(
                round ->
                    new Round(
                        round.encounters().stream()
                            .filter(e -> !e.seating().contestants().contains(gone))
                            .map(e -> new Encounter(e.table(), closedUp(e, gone), e.set()))
                            .toList()))
            .toList();
    return new Movement(name, kind, contestants - 1, tables, boards, rotation, winners, rest);
  }

  private static Seating closedUp(Encounter e, int gone) {
    return e.seating().takenBy(c -> c > gone ? c - 1 : c);
  }

  /**
   * @param other another name
   * @return this movement under that name
   */
  public Movement named(String other) {
    return new Movement(
        other, kind, contestants, tables, boards, rotation, winners, rounds, numbering);
  }

  /**
   * @param fields another number of separate rankings
   * @return this movement with that many winners
   */
  public Movement ranked(int fields) {
    return fields == winners
        ? this
        : new Movement(
            name, kind, contestants, tables, boards, rotation, fields, rounds, numbering);
  }

  /**
   * @param round the round from which another movement is played
   * @return the name of the changed session, such as "Howell, from round 3"; an earlier such ending
   *     is replaced
   */
  public String nameFrom(int round) {
    return Text.of("%s, from round %d", name.replaceFirst(", from round [0-9]+$", ""), round);
  }

  /**
   * @param other other boards
   * @return this movement with these boards
   */
  public Movement with(Boards other) {
    return new Movement(
        name, kind, contestants, tables, other, rotation, winners, rounds, numbering);
  }

  /**
   * @param others other rounds
   * @return this movement with these rounds
   */
  public Movement with(List<Round> others) {
    return new Movement(
        name, kind, contestants, tables, boards, rotation, winners, others, numbering);
  }

  /**
   * The movement as its contestants sit and walk, with one entry for each round.
   *
   * @return this movement with the first part of every round alone; itself where rounds have no
   *     parts
   */
  public Movement inWholeRounds() {
    int parts = boards.parts();
    return parts == 1
        ? this
        : new Movement(
            name,
            kind,
            contestants,
            tables,
            boards.inParts(1),
            rotation,
            winners,
            IntStream.range(0, wholeRounds()).mapToObj(r -> rounds.get(r * parts)).toList(),
            numbering);
  }

  /** {@return number of rounds, parts counted as one} */
  public int wholeRounds() {
    return rounds.size() / boards.parts();
  }

  /**
   * @param part an entry of {@link #rounds}, from 1
   * @return the round to which it belongs, from 1
   */
  public int wholeRound(int part) {
    return (part - 1) / boards.parts() + 1;
  }

  /**
   * @param number a number of rounds, parts counted as one
   * @return so many first rounds, with all their parts
   */
  public List<Round> first(int number) {
    return rounds.subList(0, number * boards.parts());
  }

  /**
   * @param number a number of rounds, parts counted as one
   * @return the rounds after so many first ones, with all their parts
   */
  public List<Round> after(int number) {
    return rounds.subList(number * boards.parts(), rounds.size());
  }

  /**
   * @param round a round, from 1, parts counted as one
   * @return its parts in their order
   */
  public List<Round> parts(int round) {
    return rounds.subList((round - 1) * boards.parts(), round * boards.parts());
  }

  /**
   * @param round a round, from 1, parts counted as one
   * @param table a table, from 1
   * @return the sets that it plays in that round, in their order
   */
  public List<Integer> sets(int round, int table) {
    return parts(round).stream()
        .flatMap(part -> part.encounters().stream())
        .filter(e -> e.table() == table)
        .map(Encounter::set)
        .toList();
  }

  /**
   * @param style how its EW pairs are numbered
   * @return this movement with those numbers
   * @throws IllegalArgumentException when they do not fit it
   */
  public Movement numbered(PairNumbering.Style style) {
    return with(PairNumbering.of(style, this));
  }

  /**
   * @param other what its pairs are called
   * @return this movement with those numbers
   */
  public Movement with(PairNumbering other) {
    return new Movement(name, kind, contestants, tables, boards, rotation, winners, rounds, other);
  }

  /**
   * @param before the movement with which an evening began
   * @return this movement with the numbers that its pairs had before, and new ones for new pairs
   */
  public Movement goingOnFrom(Movement before) {
    return with(before.numbering.goingOn(before, this));
  }

  /**
   * @param contestant a contestant, from 1
   * @return what they are called
   */
  public String label(int contestant) {
    return numbering.label(contestant);
  }

  /**
   * @param contestant a contestant, from 1
   * @param seat the seat in whose column, or beside whose name, they stand
   * @return what they are called there
   */
  public String label(int contestant, Seat seat) {
    return numbering.label(contestant, seat.direction(kind));
  }

  /**
   * @param table a table, from 1
   * @return what it is called: 12, or B3 in a section
   */
  public String table(int table) {
    return numbering.sections().table(table);
  }

  /**
   * @param some tables
   * @return what they are called, in ranges: 1-9, 12; in sections A1-A9, B3
   */
  public String tableRanges(Collection<Integer> some) {
    return numbering.sections().ranges(some);
  }

  /**
   * @param text what a table is called
   * @return its number in this movement
   * @throws IllegalArgumentException when no table is called so, or several are
   */
  public int tableCalled(String text) {
    List<Integer> meant = numbering.sections().called(text, tables);
    if (meant.size() != 1) {
      throw new IllegalArgumentException(
          Text.of(
              "table [%s] %s\nMaybe write one of %s.",
              text,
              meant.isEmpty() ? "is none of this movement" : "may mean several tables",
              meant.isEmpty()
                  ? tableRanges(IntStream.rangeClosed(1, tables).boxed().toList())
                  : meant.stream().map(this::table).collect(Collectors.joining(", "))));
    }
    return meant.get(0);
  }

  /**
   * @param place a place of this movement
   * @return what it is called: NS3, or NS B3 in a section
   */
  public String label(Place place) {
    return numbering.sections().label(place, kind);
  }

  /**
   * @param text a number, with or without a direction and a section
   * @return the contestants that it may mean, ascending; several where NS and EW are both numbered
   *     from 1
   */
  public List<Integer> called(String text) {
    return IntStream.rangeClosed(1, contestants)
        .filter(c -> numbering.means(text, c))
        .boxed()
        .toList();
  }

  /**
   * @param written a round in which pairs stand by the numbers that they are called by
   * @return the round with the contestants of this movement; numbers that belong to no pair are
   *     left as they are, as all are where several sections are numbered from 1
   */
  public Round read(Round written) {
    return renumbered(
        written,
        (seat, number) ->
            called("" + number).stream()
                .filter(c -> label(c, seat).equals("" + number))
                .findFirst()
                .orElse(number));
  }

  /**
   * @param round a round of this movement
   * @return the round with the numbers that its pairs are called by
   */
  public Round written(Round round) {
    return renumbered(round, (seat, contestant) -> numbering.number(contestant));
  }

  private Round renumbered(Round round, BiFunction<Seat, Integer, Integer> number) {
    if (numbering.style() == PairNumbering.Style.CONTINUED || !numbering.sections().none()) {
      return round;
    }
    List<Encounter> encounters = new ArrayList<>();
    for (Encounter e : round.encounters()) {
      Seating pairs =
          new Seating.TwoPairs(
              number.apply(Seat.NORTH, e.seating().at(Direction.NS).get(0)),
              number.apply(Seat.EAST, e.seating().at(Direction.EW).get(0)));
      encounters.add(new Encounter(e.table(), pairs, e.set()));
    }
    return new Round(encounters);
  }

  /**
   * @param some contestants
   * @return what they are called, with commas between
   */
  public String labels(Collection<Integer> some) {
    return some.stream().map(this::label).collect(Collectors.joining(", "));
  }

  /**
   * @param round a round, from 1
   * @return the contestants without a table in that round, ascending; who waits where, see {@link
   *     SitOutPlaces}
   */
  public List<Integer> sittingOut(int round) {
    return rounds.get(round - 1).sittingOut(contestants);
  }

  /** {@return contestants who sit out in every round, ascending} */
  public List<Integer> neverPlaying() {
    List<Integer> never =
        IntStream.rangeClosed(1, contestants)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    rounds.forEach(r -> never.retainAll(r.sittingOut(contestants)));
    return List.copyOf(never);
  }

  /**
   * The seats for one board: those of the encounter, changed by the rotation.
   *
   * @param encounter an encounter of this movement
   * @param board number of the board in the set, from 0
   * @return the seating for that board
   */
  public Seating seating(Encounter encounter, int board) {
    return encounter.seating() instanceof Seating.FourPlayers four
        ? rotation.seating(four, board)
        : encounter.seating();
  }

  /**
   * @param takers the contestant who takes each number: the k-th takes the place of number k; each
   *     contestant once
   * @return this movement with these contestants
   */
  public Movement takenBy(List<Integer> takers) {
    return with(
        rounds.stream()
            .map(
                round ->
                    new Round(
                        round.encounters().stream()
                            .map(
                                e ->
                                    new Encounter(
                                        e.table(),
                                        e.seating().takenBy(c -> takers.get(c - 1)),
                                        e.set()))
                            .toList()))
            .toList());
  }
}
