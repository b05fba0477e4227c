package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Violation;

/**
 * A reason why a session cannot go on as planned.
 *
 * @param movement the session as planned, its first rounds as they were really played
 * @param played how many rounds were played, from 1, fewer than it has; where rounds have parts,
 *     one that has begun is played to its end
 * @param leaving contestants that leave after these rounds, ascending
 * @param arriving how many contestants come for the next round; they get the next numbers
 * @param exchanged contestants who sat in each other's places in the last round that was played,
 *     each with the one whose place it was
 */
public record Disruption(
    Movement movement,
    int played,
    List<Integer> leaving,
    int arriving,
    Map<Integer, Integer> exchanged) {

  /** The most contestants that can come at once. */
  private static final int MOST_ARRIVING = 20;

  /** Sorts the list and checks that the session can go on. */
  public Disruption {
    leaving = leaving.stream().distinct().sorted().toList();
    exchanged = Map.copyOf(exchanged);
    Range.check("played", played, 1, movement.wholeRounds() - 1);
    Range.check("arriving", arriving, 0, MOST_ARRIVING);
    for (int contestant : leaving) {
      Range.check("leaving", contestant, 1, movement.contestants());
    }
    if (movement.boards().replay() != Replay.NEVER) {
      throw new IllegalArgumentException(
          Text.of(
              "movement [%s] plays its boards twice at a single table\nMaybe design a new one.",
              movement.name()));
    }
    if (TeamsOfFour.in(movement)) {
      refuse(movement, leaving, arriving);
    }
    if (movement.contestants() - leaving.size() + arriving < movement.kind().perTable()) {
      throw new IllegalArgumentException(
          "leaving " + leaving + ": no contestants are left to play");
    }
  }

  /** Teams leave whole, and none has a place in a movement for others. */
  private static void refuse(Movement movement, List<Integer> leaving, int arriving) {
    int teams = movement.contestants() / 2;
    if (arriving > 0) {
      throw new IllegalArgumentException(
          Text.of(
              "arriving [%d]: a movement for %d teams has no matches for another team"
                  + "\nMaybe plan the rounds that are left for %d teams: plan --teams %d --rounds N.",
              arriving, teams, teams + 1, teams + 1));
    }
    for (int pair : leaving) {
      int team = TeamsOfFour.team(movement, pair);
      if (!leaving.containsAll(List.of(team, teams + team))) {
        throw new IllegalArgumentException(
            Text.of(
                "leaving [%s]: a team of four leaves with both of its pairs"
                    + "\nMaybe say Team %d, or let others sit in for the pair.",
                movement.label(pair), team));
      }
    }
  }

  /**
   * @param movement the session as planned
   * @param played how many rounds were played, from 1, fewer than it has
   * @param leaving contestants that leave after these rounds
   * @param arriving how many contestants come for the next round; they get the next numbers
   */
  public Disruption(Movement movement, int played, List<Integer> leaving, int arriving) {
    this(movement, played, leaving, arriving, Map.of());
  }

  /**
   * The session with one round as it was really played.
   *
   * @param movement the session as planned
   * @param round which of its rounds, from 1, was the last one played
   * @param really the encounters that were played in each of its parts and count; one at which a
   *     contestant played a set again is left out, as the second score is cancelled for both sides
   *     (Law 15 of the Laws of Duplicate Bridge 2017)
   * @return the session to go on with
   * @throws IllegalArgumentException when that cannot have been played, as a contestant is at two
   *     tables, or when a set is played again
   */
  public static Disruption wronglyPlayed(Movement movement, int round, List<Round> really) {
    Range.check("played", round, 1, movement.wholeRounds() - 1);
    refuse(broken(movement, round, really), round);
    List<Round> rounds = new ArrayList<>(played(movement, round, really));
    rounds.addAll(movement.after(round));
    return new Disruption(
        movement.with(rounds), round, List.of(), 0, exchanged(movement, round, really));
  }

  /** The rounds up to one of them, with that one as it was really played. */
  private static List<Round> played(Movement movement, int round, List<Round> really) {
    return Stream.concat(movement.first(round - 1).stream(), really.stream()).toList();
  }

  /** Empty unless contestants of one field only took each other's places. */
  private static Map<Integer, Integer> exchanged(Movement movement, int round, List<Round> really) {
    Map<Place.AtTable, Integer> planned = places(movement.parts(round).get(0));
    Map<Place.AtTable, Integer> taken = places(really.get(0));
    if (really.stream().anyMatch(part -> !places(part).equals(taken))) {
      return Map.of();
    }
    Map<Integer, Place.AtTable> home = new HashMap<>();
    planned.forEach((place, who) -> home.put(who, place));
    Map<Integer, Integer> exchanged = new HashMap<>();
    for (Map.Entry<Place.AtTable, Integer> now : taken.entrySet()) {
      int who = now.getValue();
      Integer other = planned.get(now.getKey());
      if (other == null) {
        return Map.of();
      }
      if (other != who) {
        exchanged.put(who, other);
        Place.AtTable place = home.get(who);
        boolean field =
            movement.winners() == 1 || (place != null && place.seat() == now.getKey().seat());
        if (!field) {
          return Map.of();
        }
      }
    }
    return exchanged.keySet().equals(Set.copyOf(exchanged.values())) ? exchanged : Map.of();
  }

  private static Map<Place.AtTable, Integer> places(Round round) {
    Map<Place.AtTable, Integer> places = new HashMap<>();
    for (Encounter e : round.encounters()) {
      e.seating().seats().forEach((seat, c) -> places.put(new Place.AtTable(e.table(), seat), c));
    }
    return places;
  }

  /**
   * @param movement the session as planned
   * @param round which of its rounds, from 1, was the last one played
   * @param really the encounters that were played in each of its parts
   * @return the rules that the session breaks after them, but not in the plan up to then
   */
  public static List<Violation> broken(Movement movement, int round, List<Round> really) {
    List<Violation> broken =
        new ArrayList<>(Judge.violations(movement.with(played(movement, round, really))));
    broken.removeAll(Judge.violations(movement.with(movement.first(round))));
    return broken;
  }

  /**
   * @param movement the session as planned
   * @param round which of its rounds, from 1, was the last one played
   * @param really the encounters that were played in each of its parts
   * @return contestants that were to play in it and have no game, ascending
   */
  public static List<Integer> missing(Movement movement, int round, List<Round> really) {
    return IntStream.rangeClosed(1, movement.contestants())
        .filter(c -> movement.parts(round).stream().anyMatch(part -> plays(part, c)))
        .filter(c -> really.stream().noneMatch(part -> plays(part, c)))
        .boxed()
        .toList();
  }

  private static void refuse(List<Violation> broken, int round) {
    broken.stream()
        .filter(violation -> !violation.rule().scoresStand())
        .findFirst()
        .ifPresent(
            first -> {
              throw new IllegalArgumentException(
                  Text.of("round [%d] as it was really played: %s\n", round, first.what())
                      + (first.rule() == Violation.Law.NO_REPLAY
                          ? "Maybe leave out that table, whose second score is cancelled (Law 15)."
                          : "Maybe a number was mistyped."));
            });
  }

  /** {@return the number of contestants of the whole session, with those who come} */
  public int contestants() {
    return movement.contestants() + arriving;
  }

  /**
   * The contestants that are there for the rest. A contestant without a game both in the last round
   * that was played and in all rounds that were planned has left before.
   *
   * @return these contestants, ascending
   */
  public List<Integer> there() {
    List<Round> late = movement.after(played - 1);
    return IntStream.rangeClosed(1, contestants())
        .filter(c -> !leaving.contains(c))
        .filter(c -> c > movement.contestants() || late.stream().anyMatch(r -> plays(r, c)))
        .boxed()
        .toList();
  }

  private static boolean plays(Round round, int contestant) {
    return round.encounters().stream()
        .map(Encounter::seating)
        .anyMatch(seating -> seating.contestants().contains(contestant));
  }

  /** {@return which contestants are there in which rounds} */
  public Attendance attendance() {
    return new Attendance(
        IntStream.rangeClosed(movement.contestants() + 1, contestants())
            .mapToObj(c -> new Attendance.Late(c, played + 1))
            .toList(),
        leaving.stream().map(c -> new Attendance.Left(c, played)).toList());
  }

  /** {@return whether contestants come or leave} */
  public boolean peopleChange() {
    return arriving > 0 || !leaving.isEmpty();
  }
}
