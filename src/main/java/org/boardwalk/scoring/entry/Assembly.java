package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Roster;
import org.boardwalk.text.Text;

/** Makes events of the results handed in, and numbers the contestants. */
final class Assembly {

  private final Sheaf sheaf;
  private final SortedMap<SideNumbers.Key, Integer> numbers = new TreeMap<>(SideNumbers.Key.ORDER);
  private final boolean sections;
  private final boolean twice;

  private Assembly(Sheaf sheaf) {
    this.sheaf = sheaf;
    TreeSet<SideNumbers.Key> keys = new TreeSet<>(SideNumbers.Key.ORDER);
    for (Slip slip : sheaf.slips()) {
      slip.numbers().keySet().forEach(seat -> keys.add(SideNumbers.key(sheaf, slip, seat)));
    }
    keys.forEach(k -> numbers.put(k, numbers.size() + 1));
    sections = keys.stream().map(SideNumbers.Key::section).distinct().count() > 1;
    twice = SideNumbers.twice(keys);
  }

  /** One event for each section, or one of all whose boards are compared with each other. */
  static List<HandedIn> events(Sheaf given, boolean across) {
    if (given.slips().isEmpty()) {
      throw new FileException(
          given.path(), 0, "has no scores\nMaybe nothing was entered yet, or it is another file.");
    }
    List<String> names = given.slips().stream().map(Slip::section).distinct().sorted().toList();
    if (across || names.size() < 2) {
      return List.of(new Assembly(checked(given)).event(Optional.empty()));
    }
    return names.stream()
        .map(
            section ->
                new Assembly(checked(given.with(given.winners(), of(section, given.slips()))))
                    .event(Optional.of(section)))
        .toList();
  }

  private static List<Slip> of(String section, List<Slip> slips) {
    return slips.stream().filter(s -> s.section().equals(section)).toList();
  }

  /**
   * Scores to be ranked together: the fields and the rounds are guessed where the file does not
   * say.
   */
  private static Sheaf checked(Sheaf given) {
    Sheaf sided = given.with(SideNumbers.winners(given), given.slips());
    Sheaf sheaf = sided.with(sided.winners(), RoundGuess.inferred(given.slips()));
    if (sheaf.ofTeams()) {
      MatchCheck.refuse(sheaf);
    } else {
      // A round that was only guessed is no reason to refuse a file.
      SheafCheck.refuse(sided);
    }
    return sheaf;
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
    List<Result> results = sheaf.slips().stream().map(this::result).toList();
    Roster roster = new Roster(sheaf.name(), section, sheaf.kind(), numbers.size(), fields, labels);
    List<BoardPlay> plays = results.stream().map(Result::play).toList();
    Map<Integer, String> names = new HashMap<>();
    List<Correction> corrections = new ArrayList<>();
    for (Participant entrant : sheaf.entrants()) {
      find(entrant)
          .ifPresent(
              number -> {
                if (!entrant.name().isEmpty()) {
                  names.merge(number, entrant.name(), Assembly::both);
                }
                corrected(number, entrant).ifPresent(corrections::add);
              });
    }
    List<String> remarks = new ArrayList<>();
    sheaf.slips().stream()
        .filter(s -> !s.entered().meant().isEmpty())
        .map(Assembly::meant)
        .forEach(remarks::add);
    remarks.addAll(SheafCheck.remarks(sheaf.slips(), this::meeting));
    return new HandedIn(
        new Event(roster, plays, results),
        new Entrants(names, corrections),
        sheaf.method(),
        remarks);
  }

  private String label(SideNumbers.Key key) {
    return key.label(sections, twice);
  }

  private String meeting(Slip slip) {
    return slip.numbers().keySet().stream()
        .map(seat -> SideNumbers.key(sheaf, slip, seat))
        .sorted(SideNumbers.Key.ORDER)
        .map(this::label)
        .collect(Collectors.joining(" and "));
  }

  /** The label of a team, which has one name at each of two tables. */
  private static String both(String here, String there) {
    return here.equals(there) ? here : here + " & " + there;
  }

  private static String meant(Slip slip) {
    String where =
        slip.line() > 0
            ? Text.of("Line %d", slip.line())
            : Text.of("Board %d, round %d, table %d", slip.board(), slip.round(), slip.table());
    return where + ": " + slip.entered().meant() + ".";
  }

  private Optional<Integer> find(Participant entrant) {
    return numbers.entrySet().stream()
        .filter(e -> e.getKey().number().equals(entrant.number()))
        .filter(e -> entrant.section().isEmpty() || e.getKey().section().equals(entrant.section()))
        .filter(
            e ->
                e.getKey().side().isEmpty()
                    || entrant.side().isEmpty()
                    || e.getKey().side().equals(entrant.side()))
        .map(Map.Entry::getValue)
        .findFirst();
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
      seats.put(seat, numbers.getOrDefault(SideNumbers.key(sheaf, slip, seat), 0));
    }
    return slip.entered()
        .at(new BoardPlay(slip.round(), slip.table(), slip.board(), seating(seats)));
  }

  private Seating seating(Map<Seat, Integer> seats) {
    int north = seats.getOrDefault(Seat.NORTH, 0);
    int east = seats.getOrDefault(Seat.EAST, 0);
    int south = seats.getOrDefault(Seat.SOUTH, 0);
    return switch (sheaf.kind()) {
      case PAIRS -> new Seating.TwoPairs(north, east);
      case SOLO -> new Seating.TwoPlayers(south, north);
      case INDIVIDUAL ->
          new Seating.FourPlayers(north, east, south, seats.getOrDefault(Seat.WEST, 0));
    };
  }
}
