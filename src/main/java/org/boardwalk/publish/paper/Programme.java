package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.SitOutPlaces;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.WalkRuleText;
import org.boardwalk.publish.Wording;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.quality.Matches;
import org.boardwalk.wish.answer.Judged;

/** A session with the words that every paper needs: names, places, boards. */
final class Programme {

  /**
   * The most characters of a title: the longest name of a form with its sizes and a missing pair
   * fits.
   */
  private static final int LONGEST_TITLE = 90;

  private final Judged judged;
  private final Movement movement;
  private final Language language;
  private final Names names;
  private final Names whole;
  private final Wording wording;
  private final FollowRules rules;
  private final WalkRuleText walk;
  private final HalfTables halfTables;
  private final SitOutPlaces sitOuts;
  private final List<Map<Integer, Place>> places;

  Programme(Judged given, Names names, Language language) {
    // Papers of teams call each pair by its team, whatever number it has elsewhere.
    this.judged =
        given.card().matches().isPresent() ? given.numbered(PairNumbering.Style.DIRECTION) : given;
    this.movement = judged.movement().inWholeRounds();
    this.language = language;
    this.names = names.in(judged.movement());
    this.whole = this.names;
    this.wording = new Wording(judged.movement(), language);
    this.rules = FollowRules.of(judged.movement());
    this.walk = new WalkRuleText(judged, language);
    this.halfTables = HalfTables.of(judged.movement(), judged.attendance());
    this.sitOuts = SitOutPlaces.of(judged.movement(), rules);
    this.places = new ArrayList<>();
    for (Round round : movement.rounds()) {
      Map<Integer, Place> now = new HashMap<>();
      halfTables.in(places.size() + 1).forEach(half -> now.put(half.contestant(), half.place()));
      for (Encounter e : round.encounters()) {
        e.seating().seats().forEach((s, c) -> now.put(c, new Place.AtTable(e.table(), s)));
      }
      places.add(now);
    }
  }

  private Programme(Programme same, Names names) {
    this.judged = same.judged;
    this.movement = same.movement;
    this.language = same.language;
    this.names = names.in(judged.movement());
    this.whole = same.whole;
    this.wording = same.wording;
    this.rules = same.rules;
    this.walk = same.walk;
    this.halfTables = same.halfTables;
    this.sitOuts = same.sitOuts;
    this.places = same.places;
  }

  /** This session with other names. */
  Programme with(Names others) {
    return new Programme(this, others);
  }

  /** The movement as people sit: where rounds have parts, the first part of each. */
  Movement movement() {
    return movement;
  }

  /** The movement as boards are played: where rounds have parts, all of them. */
  Movement played() {
    return judged.movement();
  }

  Attendance attendance() {
    return judged.attendance();
  }

  Judged judged() {
    return judged;
  }

  Names names() {
    return names;
  }

  Wording wording() {
    return wording;
  }

  Language language() {
    return language;
  }

  /** Words of the papers in their language. */
  String say(String key, Object... values) {
    return language.say(key, values);
  }

  FollowRules rules() {
    return rules;
  }

  /** The rule by which the boards are carried. */
  WalkRuleText walk() {
    return walk;
  }

  /**
   * The boards of a table in a round; where it plays some after others, these stand on the second
   * line, before what else is said there.
   */
  Box boards(int round, Encounter encounter, String more) {
    List<String> sets = wording.inOrder(round, encounter);
    Stream<String> others = sets.stream().skip(1).map(boards -> say("then", boards));
    String second =
        Stream.concat(others, Stream.of(more).filter(m -> !m.isEmpty()))
            .collect(Collectors.joining(", "));
    return new Box(sets.get(0), "", second);
  }

  int rounds() {
    return movement().rounds().size();
  }

  String title() {
    return Names.cut(movement().name(), LONGEST_TITLE);
  }

  /** The seats of a table in their usual order. */
  List<Seat> seats() {
    return movement().kind().seats();
  }

  /** The rounds in which contestants wait at a table without opponents. */
  HalfTables halfTables() {
    return halfTables;
  }

  /** The contestants, one section after the other. */
  List<List<Integer>> bySection() {
    return movement().numbering().sections().none()
        ? List.of(IntStream.rangeClosed(1, movement().contestants()).boxed().toList())
        : movement().numbering().sections().all().stream()
            .map(LetteredSections.Section::pairs)
            .toList();
  }

  /** The tables that are in use in any round, also as half tables only. */
  List<Integer> tables() {
    return Stream.concat(
            movement().rounds().stream()
                .flatMap(r -> r.encounters().stream())
                .map(Encounter::table),
            halfTables.waits().stream().map(HalfTables.Wait::table))
        .distinct()
        .sorted()
        .toList();
  }

  /** The encounters at a table in a round: one or none; more only in a broken movement. */
  List<Encounter> encounters(int round, int table) {
    return movement().rounds().get(round - 1).encounters().stream()
        .filter(e -> e.table() == table)
        .toList();
  }

  /** Whether all tables play the same boards in every round. */
  boolean sameBoards() {
    return movement().rounds().stream()
        .allMatch(r -> r.encounters().stream().mapToInt(Encounter::set).distinct().count() <= 1);
  }

  /**
   * The contestants who are present in a round without a table, not even a half table, in the order
   * of the places where they wait.
   */
  List<Integer> waiting(int round) {
    List<Integer> waiting =
        out(round).stream()
            .filter(c -> attendance().present(c, round) && at(c, round).isEmpty())
            .toList();
    return sitOuts.inOrder(waiting, round);
  }

  /** The places where people wait for a seat. */
  SitOutPlaces sitOuts() {
    return sitOuts;
  }

  /** The contestants who are absent in a round. */
  List<Integer> absent(int round) {
    return out(round).stream().filter(c -> !attendance().present(c, round)).toList();
  }

  private List<Integer> out(int round) {
    return movement().sittingOut(round);
  }

  /** The place of a contestant in a round; empty when they sit out or are absent. */
  Optional<Place> at(int contestant, int round) {
    return Optional.ofNullable(places.get(round - 1).get(contestant));
  }

  /** The place where a contestant plays or waits in a round. */
  Place place(int contestant, int round) {
    return at(contestant, round).orElseGet(() -> sitOuts.at(contestant, round));
  }

  /**
   * The move of a contestant after a round, such as "to E3" or "stays"; empty in the last round.
   */
  String next(int contestant, int round) {
    if (round == rounds()) {
      return "";
    }
    Place here = place(contestant, round);
    Place there = place(contestant, round + 1);
    return here.equals(there) ? say("move.stays") : say("move.to", wording.place(there));
  }

  /**
   * The number and name of a contestant, because scoring needs both; the number alone where there
   * is no name.
   */
  String entered(int contestant) {
    String name = called(contestant);
    return name.isEmpty() ? label(contestant) : label(contestant) + " " + name;
  }

  /** The number of a contestant, as people call it. */
  String label(int contestant) {
    return wording.label(contestant);
  }

  /** The number and name of a contestant in the column of a seat, which says the direction. */
  String entered(int contestant, Seat seat) {
    String name = called(contestant);
    return label(contestant, seat) + (name.isEmpty() ? "" : " " + name);
  }

  /** The number of a contestant in the column of a seat, which says the direction. */
  String label(int contestant, Seat seat) {
    return wording.label(contestant, seat);
  }

  /** The name of a contestant in a heading of their own. */
  String heading(int contestant) {
    return NarrowNames.heading(whole.of(contestant), names.of(contestant));
  }

  /** The name that belongs to a number; empty where there is none. */
  String called(int contestant) {
    return names.byContestant().getOrDefault(contestant, "");
  }

  /** The noun and number of a contestant: Player 7, Pair 7, or Team 7 EW. */
  String numbered(int contestant) {
    return wording.called(contestant);
  }

  /** The matches; empty unless teams of four play. */
  Optional<Matches> matches() {
    return wording.matches();
  }

  /** The team of a pair. */
  int team(int pair) {
    return TeamsOfFour.team(movement, pair);
  }
}
