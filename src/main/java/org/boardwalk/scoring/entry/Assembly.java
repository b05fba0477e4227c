package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.Stated;

/** Makes events of the results handed in, and numbers the contestants. */
final class Assembly {

  /** The most contestants that are ranked together. */
  private static final int MOST_CONTESTANTS = 3_000;

  /** The most sections that are ranked apart. */
  private static final int MOST_SECTIONS = 200;

  private final SubmittedResults submitted;
  private final SortedMap<SideNumbers.Key, Integer> numbers = new TreeMap<>(SideNumbers.Key.ORDER);

  /** The numbers, and those of entrants without a section: the first in any section. */
  private final Map<SideNumbers.Key, Integer> entrantNumbers = new HashMap<>();

  private final boolean sections;
  private final boolean twice;

  private Assembly(SubmittedResults submitted) {
    this.submitted = submitted;
    TreeSet<SideNumbers.Key> keys = new TreeSet<>(SideNumbers.Key.ORDER);
    for (Slip slip : submitted.slips()) {
      slip.numbers().keySet().forEach(seat -> keys.add(SideNumbers.key(submitted, slip, seat)));
    }
    refuseMany(submitted, keys.size(), MOST_CONTESTANTS, submitted.kind().contestants());
    keys.forEach(k -> numbers.put(k, numbers.size() + 1));
    entrantNumbers.putAll(numbers);
    numbers.forEach(
        (k, n) -> entrantNumbers.putIfAbsent(new SideNumbers.Key("", k.side(), k.number()), n));
    sections = keys.stream().map(SideNumbers.Key::section).distinct().count() > 1;
    twice = SideNumbers.twice(keys);
  }

  /** One event for each section, or one of all whose boards are compared with each other. */
  static List<HandedIn> events(SubmittedResults given, boolean across) {
    if (given.slips().isEmpty()) {
      throw new FileException(
          given.path(), 0, "has no scores\nMaybe nothing was entered yet, or it is another file.");
    }
    Map<String, List<Slip>> sections =
        given.slips().stream()
            .collect(Collectors.groupingBy(Slip::section, TreeMap::new, Collectors.toList()));
    if (across || sections.size() < 2) {
      return List.of(new Assembly(checked(given)).event(Optional.empty()));
    }
    refuseMany(given, sections.size(), MOST_SECTIONS, "sections");
    List<HandedIn> events = new ArrayList<>();
    sections.forEach(
        (section, slips) ->
            events.add(
                new Assembly(checked(given.with(given.winners(), slips)))
                    .event(Optional.of(section))));
    return events;
  }

  private static void refuseMany(SubmittedResults submitted, int number, int most, String what) {
    if (number > most) {
      throw new FileException(
          submitted.path(),
          0,
          Text.of("has [%d] %s, but can have %d\nMaybe score it in parts.", number, what, most));
    }
  }

  /**
   * Scores to be ranked together: the fields and the rounds are guessed where the file does not
   * say.
   */
  private static SubmittedResults checked(SubmittedResults given) {
    SubmittedResults sided = given.with(SideNumbers.winners(given), given.slips());
    SubmittedResults submitted = sided.with(sided.winners(), RoundGuess.inferred(given.slips()));
    if (submitted.ofTeams()) {
      MatchCheck.refuse(submitted);
    } else {
      // A round that was only guessed is no reason to refuse a file.
      SheafCheck.refuse(sided);
    }
    return submitted;
  }

  private HandedIn event(Optional<String> section) {
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    Map<Integer, String> labels = new HashMap<>();
    numbers.forEach(
        (key, number) -> {
          Field field =
              key.side().map(s -> s == Direction.NS ? Field.NS : Field.EW).orElse(Field.ALL);
          fields.computeIfAbsent(field, f -> new ArrayList<>()).add(number);
          labels.put(number, label(key));
        });
    List<Result> results = new ArrayList<>();
    Map<Stated.SidePlay, BigDecimal> gains = new HashMap<>();
    for (Slip slip : submitted.slips()) {
      Result result = result(slip);
      results.add(result);
      slip.gains()
          .forEach((side, gain) -> gains.put(new Stated.SidePlay(result.play(), side), gain));
    }
    Roster roster =
        new Roster(submitted.name(), section, submitted.kind(), numbers.size(), fields, labels);
    List<BoardPlay> plays = results.stream().map(Result::play).toList();
    Map<Integer, Set<String>> named = new HashMap<>();
    List<Correction> corrections = new ArrayList<>();
    Map<Integer, Stated.StatedPlace> standings = new HashMap<>();
    Map<Integer, List<Members.Member>> people = new HashMap<>();
    for (Participant entrant : submitted.entrants()) {
      find(entrant)
          .ifPresent(
              number -> {
                if (!entrant.name().isEmpty()) {
                  named.computeIfAbsent(number, n -> new LinkedHashSet<>()).add(entrant.name());
                }
                standings.put(number, entrant.standing());
                people.put(number, entrant.people());
                corrected(number, entrant).ifPresent(corrections::add);
              });
    }
    // A team has one name at each of two tables.
    Map<Integer, String> names = new HashMap<>();
    named.forEach((number, all) -> names.put(number, String.join(" & ", all)));
    List<String> remarks = new ArrayList<>();
    Stream.of(submitted.otherwise()).filter(o -> !o.isEmpty()).forEach(remarks::add);
    submitted.slips().stream()
        .filter(s -> !s.entered().meant().isEmpty())
        .map(Assembly::meant)
        .forEach(remarks::add);
    remarks.addAll(SheafCheck.remarks(submitted.slips(), this::meeting));
    return new HandedIn(
        new Event(roster, plays, results),
        new Entrants(names, corrections),
        submitted.method(),
        remarks,
        (sections && !submitted.across()) || !submitted.otherwise().isEmpty()
            ? Stated.NONE
            : new Stated(gains, standings),
        new Members(submitted.club().club(), submitted.club().clubId(), people));
  }

  private String label(SideNumbers.Key key) {
    return key.label(sections, twice);
  }

  private String meeting(Slip slip) {
    return slip.numbers().keySet().stream()
        .map(seat -> SideNumbers.key(submitted, slip, seat))
        .sorted(SideNumbers.Key.ORDER)
        .map(this::label)
        .collect(Collectors.joining(" and "));
  }

  private static String meant(Slip slip) {
    String where =
        slip.line() > 0
            ? Text.of("Line %d", slip.line())
            : Text.of("Board %d, round %d, table %d", slip.board(), slip.round(), slip.table());
    return where + ": " + slip.entered().meant() + ".";
  }

  /** The first number of an entrant, who may be named without a section or a side. */
  private Optional<Integer> find(Participant entrant) {
    return Stream.of(
            Optional.<Direction>empty(), Optional.of(Direction.NS), Optional.of(Direction.EW))
        .filter(side -> side.isEmpty() || entrant.side().isEmpty() || side.equals(entrant.side()))
        .flatMap(
            side ->
                Optional.ofNullable(
                    entrantNumbers.get(
                        new SideNumbers.Key(entrant.section(), side, entrant.number())))
                    .stream())
        .min(Comparator.naturalOrder());
  }

  private static Optional<Correction> corrected(int number, Participant entrant) {
    int sign = entrant.adjustment().compareTo(Fraction.ZERO);
    return sign == 0
        ? Optional.empty()
        : Optional.of(
            new Correction(
                number,
                sign < 0 ? Correction.Purpose.PENALTY : Correction.Purpose.BONUS,
                entrant.adjustment(),
                Correction.Unit.GAINED));
  }

  private Result result(Slip slip) {
    Map<Seat, Integer> seats = new EnumMap<>(Seat.class);
    for (Seat seat : slip.numbers().keySet()) {
      seats.put(seat, numbers.getOrDefault(SideNumbers.key(submitted, slip, seat), 0));
    }
    return slip.entered()
        .at(new BoardPlay(slip.round(), slip.table(), slip.board(), seating(seats)));
  }

  private Seating seating(Map<Seat, Integer> seats) {
    int north = seats.getOrDefault(Seat.NORTH, 0);
    int east = seats.getOrDefault(Seat.EAST, 0);
    int south = seats.getOrDefault(Seat.SOUTH, 0);
    return switch (submitted.kind()) {
      case PAIRS -> new Seating.TwoPairs(north, east);
      case SOLO -> new Seating.TwoPlayers(south, north);
      case INDIVIDUAL ->
          new Seating.FourPlayers(north, east, south, seats.getOrDefault(Seat.WEST, 0));
    };
  }

  /** Checks matches of teams without a movement: tables 1 and 2, 3 and 4, and so on. */
  private static final class MatchCheck {

    private MatchCheck() {}

    /**
     * Refuses results without a table, and matches in which other teams sit at the second table.
     *
     * @throws FileException with the first such line
     */
    static void refuse(SubmittedResults submitted) {
      Map<String, Slip> tables = new HashMap<>();
      Map<String, Slip> matches = new HashMap<>();
      LineFaults faults = new LineFaults(submitted.path());
      for (Slip slip : submitted.slips()) {
        String round = slip.section() + "/" + slip.round() + "/" + slip.board() + "/";
        Slip again = tables.putIfAbsent(round + slip.table(), slip);
        Slip there = matches.putIfAbsent(round + (slip.table() + 1) / 2, slip);
        if (slip.table() == 0) {
          faults.add(slip.line(), nowhere(slip));
        } else if (again != null) {
          faults.add(slip.line(), twice(slip, again));
        } else if (there == null ? ns(slip).equals(ew(slip)) : !exchanged(slip, there)) {
          faults.add(slip.line(), others(slip));
        }
      }
      faults.refuse();
    }

    private static WrongScore nowhere(Slip slip) {
      return new WrongScore(
          Text.of("table [] of board [%d] is missing", slip.board()),
          "Maybe add a column table: tables 1 and 2 are a match, 3 and 4 the next one.");
    }

    private static WrongScore twice(Slip slip, Slip again) {
      return new WrongScore(
          Text.of("board [%d] at table %d is there twice", slip.board(), slip.table())
              + again.first(),
          "Maybe a number is wrong, or add a column round.");
    }

    private static WrongScore others(Slip slip) {
      return new WrongScore(
          Text.of(
              "board [%d] at table %d: teams [%s] and [%s] do not change sides from one table of a"
                  + " match to the other",
              slip.board(), slip.table(), ns(slip), ew(slip)),
          "Maybe a number is wrong: the same two teams play at both tables.");
    }

    private static boolean exchanged(Slip slip, Slip other) {
      return ns(slip).equals(ew(other)) && ew(slip).equals(ns(other)) && !ns(slip).equals(ew(slip));
    }

    private static String ns(Slip slip) {
      return slip.numbers().getOrDefault(Seat.NORTH, "");
    }

    private static String ew(Slip slip) {
      return slip.numbers().getOrDefault(Seat.EAST, "");
    }
  }

  /**
   * Guesses the rounds of results that name tables but no rounds: the first contestants that meet
   * at a table do so in round 1, the next ones in round 2. Gives no rounds where a contestant would
   * be in two places.
   */
  private static final class RoundGuess {

    private RoundGuess() {}

    static List<Slip> inferred(List<Slip> slips) {
      if (slips.stream().anyMatch(s -> s.round() > 0 || s.table() == 0)) {
        return slips;
      }
      Map<String, List<String>> meetings = new HashMap<>();
      List<Slip> placed = new ArrayList<>();
      for (Slip slip : slips) {
        List<String> here =
            meetings.computeIfAbsent(slip.section() + "/" + slip.table(), t -> new ArrayList<>());
        String who = slip.numbers().toString();
        if (here.isEmpty() || !here.get(here.size() - 1).equals(who)) {
          if (here.contains(who)) {
            return slips;
          }
          here.add(who);
        }
        placed.add(slip.in(here.size()));
      }
      return inOnePlace(placed) ? placed : slips;
    }

    private static boolean inOnePlace(List<Slip> slips) {
      Map<String, Integer> tables = new HashMap<>();
      Set<String> twice = new HashSet<>();
      for (Slip slip : slips) {
        slip.numbers()
            .forEach(
                (seat, number) -> {
                  // NS and EW may use equal numbers.
                  String key = slip.section() + "/" + slip.round() + "/" + seat + "/" + number;
                  Integer before = tables.putIfAbsent(key, slip.table());
                  if (before != null && before != slip.table()) {
                    twice.add(key);
                  }
                });
      }
      return twice.isEmpty();
    }
  }
}
