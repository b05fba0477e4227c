package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.FollowRules.Step;
import org.boardwalk.movement.text.Language;

/**
 * The follow rule of a movement: "from this seat go to that seat", the same after every round,
 * except for a skip after one round, when all of a line move one table further. A contestant who
 * waits at a half table counts as sitting there, see {@link HalfTables}, and so does one with a
 * lost game, see {@link LostGames}.
 *
 * <p>Where more than one contestant sits out, the places to wait have no order of their own. They
 * get one when all contestants who come from the same seat wait equally long and go on to the same
 * seat. Otherwise the seats before and after waiting have no step.
 *
 * @param kind the kind of movement
 * @param steps the moves, seats by table and clockwise, then the places to wait; empty when the
 *     moves differ from round to round, and for a single round
 * @param skip the different moves after one round; {@code steps} are the moves after all other
 *     rounds
 * @param stationary contestants who never leave a seat, ascending; also when there are no steps
 * @param sections the sections, by which tables are called in words
 */
public record FollowRules(
    Kind kind,
    List<Step> steps,
    Optional<Skip> skip,
    List<Stationary> stationary,
    LetteredSections sections) {

  static final Comparator<Place.AtTable> BY_TABLE =
      Comparator.comparingInt(Place.AtTable::table).thenComparing(Place.AtTable::seat);

  /** Copies the lists. */
  public FollowRules {
    steps = List.copyOf(steps);
    stationary = List.copyOf(stationary);
  }

  /**
   * A skip: after one round some contestants move one table further than after all other rounds.
   *
   * @param after the round, from 1
   * @param steps the moves after that round
   */
  public record Skip(int after, List<Step> steps) {

    /** Copies the list. */
    public Skip {
      steps = List.copyOf(steps);
    }
  }

  /**
   * A move: the contestant at one place goes to another.
   *
   * @param from the place in this round
   * @param to the place in the next round
   */
  public record Step(Place from, Place to) {

    /** {@return whether the contestant stays where they are} */
    public boolean stays() {
      return from.equals(to);
    }
  }

  /**
   * A contestant who never leaves their seat.
   *
   * @param contestant the contestant
   * @param seat their seat
   */
  public record Stationary(int contestant, Place.AtTable seat) {}

  /**
   * Finds the follow rule. O(contestants · rounds).
   *
   * @param played a movement, valid or not
   * @return its rule; without steps when the movement has no rule
   */
  public static FollowRules of(Movement played) {
    Movement movement = LostGames.restored(played);
    List<Itinerary> ways = Itinerary.of(movement);
    FollowRules whole = of(movement, HalfTables.of(movement).seated(movement.kind(), ways));
    return whole.steps.isEmpty() && !LetteredSections.of(movement).none()
        ? bySection(movement)
        : whole;
  }

  /** The rules of all sections together; none where they skip after different rounds. */
  private static FollowRules bySection(Movement movement) {
    List<Step> steps = new ArrayList<>();
    List<Stationary> stationary = new ArrayList<>();
    Optional<Skip> skip = Optional.empty();
    boolean all = true;
    for (TableSections.Part part : TableSections.parts(movement)) {
      FollowRules rules = of(part.movement());
      UnaryOperator<Place> there =
          place ->
              place instanceof Place.AtTable at
                  ? new Place.AtTable(part.tables().get(at.table() - 1), at.seat())
                  : place;
      UnaryOperator<List<Step>> placed =
          local ->
              local.stream()
                  .map(s -> new Step(there.apply(s.from()), there.apply(s.to())))
                  .toList();
      steps.addAll(placed.apply(rules.steps()));
      for (Stationary s : rules.stationary()) {
        Place.AtTable seat =
            new Place.AtTable(part.tables().get(s.seat().table() - 1), s.seat().seat());
        stationary.add(new Stationary(part.pairs().get(s.contestant() - 1), seat));
      }
      if (rules.skip().isPresent()) {
        Skip here = rules.skip().get();
        List<Step> skipped = new ArrayList<>(skip.map(Skip::steps).orElse(List.of()));
        skipped.addAll(placed.apply(here.steps()));
        all &= skip.isEmpty() || skip.get().after() == here.after();
        skip = Optional.of(new Skip(here.after(), skipped));
      }
      all &= !rules.steps().isEmpty();
    }
    return new FollowRules(
        movement.kind(),
        all ? steps : List.of(),
        all ? skip : Optional.empty(),
        stationary,
        movement.numbering().sections());
  }

  /**
   * The follow rule of the ways of all contestants; with half tables the last way is that of the
   * missing contestant.
   */
  static FollowRules of(Movement movement, List<Itinerary> itineraries) {
    Kind kind = movement.kind();
    LetteredSections sections = movement.numbering().sections();
    if (itineraries.isEmpty() || itineraries.get(0).stops().size() < 2) {
      return new FollowRules(kind, List.of(), Optional.empty(), List.of(), sections);
    }
    List<Itinerary> there =
        itineraries.stream().filter(i -> i.contestant() <= movement.contestants()).toList();
    List<Stationary> stationary =
        there.stream()
            .filter(Itinerary::stationary)
            .map(i -> new Stationary(i.contestant(), i.stops().get(0).orElseThrow()))
            .toList();
    List<Step> steps = steps(itineraries);
    Optional<LineMoves> lines =
        steps.isEmpty()
            ? LineMoves.of(movement, itineraries).filter(LineMoves::seatsHold)
            : Optional.empty();
    return lines
        .map(l -> new LineSteps(movement.tables(), l))
        .map(l -> new FollowRules(kind, l.steps(), l.skip(), stationary, sections))
        .orElseGet(
            () ->
                new FollowRules(kind, taken(steps, there), Optional.empty(), stationary, sections));
  }

  /** The steps without those from seats that only the missing contestant takes. */
  private static List<Step> taken(List<Step> steps, List<Itinerary> there) {
    Set<Optional<Place.AtTable>> seats =
        there.stream().flatMap(i -> i.stops().stream()).collect(Collectors.toSet());
    return steps.stream()
        .filter(s -> !(s.from() instanceof Place.AtTable at) || seats.contains(Optional.of(at)))
        .toList();
  }

  private static List<Step> steps(List<Itinerary> itineraries) {
    Map<Place.AtTable, Optional<Place.AtTable>> next = new TreeMap<>(BY_TABLE);
    int rounds = itineraries.get(0).stops().size();
    for (Itinerary way : itineraries) {
      for (int r = 0; r + 1 < rounds; r++) {
        Optional<Place.AtTable> to = way.stops().get(r + 1);
        Optional<Place.AtTable> from = way.stops().get(r);
        if (from.isPresent() && !to.equals(next.getOrDefault(from.get(), to))) {
          return List.of();
        }
        from.ifPresent(place -> next.put(place, to));
      }
    }
    if (!sameSeatsInEveryRound(itineraries, next.size(), rounds)) {
      return List.of();
    }
    Map<Place, Place> waits = Waiting.of(itineraries);
    List<Step> steps = new ArrayList<>();
    next.forEach(
        (from, to) ->
            to.map(Place.class::cast)
                .or(() -> Optional.ofNullable(waits.get(from)))
                .ifPresent(place -> steps.add(new Step(from, place))));
    waits.forEach(
        (from, to) -> {
          if (from instanceof Place.SitOut) {
            steps.add(new Step(from, to));
          }
        });
    return steps;
  }

  private static boolean sameSeatsInEveryRound(List<Itinerary> itineraries, int seats, int rounds) {
    for (int r = 0; r < rounds; r++) {
      int round = r;
      if (itineraries.stream().filter(i -> i.stops().get(round).isPresent()).count() != seats) {
        return false;
      }
    }
    return true;
  }

  /** {@return the next place, apart from a skip; empty without a rule} */
  public Optional<Place> next(Place from) {
    return steps.stream().filter(s -> s.from().equals(from)).map(Step::to).findFirst();
  }

  /**
   * Restricts the rule to some places.
   *
   * @param here the places to keep
   * @return the moves from there
   */
  public FollowRules from(Predicate<Place> here) {
    Predicate<Step> from = s -> here.test(s.from());
    return new FollowRules(
        kind,
        steps.stream().filter(from).toList(),
        skip.map(k -> new Skip(k.after(), k.steps().stream().filter(from).toList())),
        List.of(),
        sections);
  }

  /**
   * @return the rule in words, the seats of a table as {@link Kind#seats} has them: "table 1: N
   *     stays, S to W1, E to E2, W to S2; table 2: N to S1, ..."; empty when there are no steps
   */
  public String sentence() {
    return sentence(Language.EN);
  }

  /**
   * @param language a language
   * @return the rule in the words of that language
   */
  public String sentence(Language language) {
    return new FollowSentence(kind, skip, sections, language).of(steps);
  }

  /**
   * @param language a language
   * @return the moves in its words, a clause each: "N stays", "S to W1"
   */
  public List<String> clauses(Language language) {
    FollowSentence words = new FollowSentence(kind, skip, sections, language);
    return Stream.concat(
            words.byTable(steps).values().stream().flatMap(t -> t.values().stream()),
            words.waits(steps).stream())
        .toList();
  }

  /** Writes a follow rule in the words of a director. */
  private static final class FollowSentence {

    private final Kind kind;
    private final Optional<FollowRules.Skip> skip;
    private final LetteredSections sections;
    private final Language language;

    FollowSentence(
        Kind kind, Optional<FollowRules.Skip> skip, LetteredSections sections, Language language) {
      this.sections = sections;
      this.kind = kind;
      this.skip = skip;
      this.language = language;
    }

    String of(List<Step> steps) {
      List<String> parts = new ArrayList<>();
      byTable(steps)
          .forEach(
              (table, clauses) ->
                  parts.add(
                      language.say(
                          "follow.table",
                          sections.table(table),
                          String.join(", ", clauses.values()))));
      parts.addAll(waits(steps));
      return String.join("; ", parts);
    }

    /** The clauses of the seats of each table, by the places of the seats in their usual order. */
    Map<Integer, Map<Integer, String>> byTable(List<Step> steps) {
      Map<Integer, Map<Integer, String>> tables = new TreeMap<>();
      for (Step step : steps) {
        if (step.from() instanceof Place.AtTable at) {
          tables
              .computeIfAbsent(at.table(), t -> new TreeMap<>())
              .put(
                  kind.seats().indexOf(at.seat()), clause(language.seat(at.seatLabel(kind)), step));
        }
      }
      return tables;
    }

    /** The clauses of the places to wait. */
    List<String> waits(List<Step> steps) {
      return steps.stream()
          .filter(step -> step.from() instanceof Place.SitOut)
          .map(step -> clause(label(step.from()), step))
          .toList();
    }

    private String label(Place place) {
      return sections.label(place, kind, language);
    }

    private String clause(String from, Step step) {
      String always =
          step.stays()
              ? language.say("follow.stays", from)
              : language.say("follow.to", from, label(step.to()));
      return always + skipped(step.from());
    }

    private String skipped(Place from) {
      return skip.stream()
          .flatMap(k -> k.steps().stream().filter(s -> s.from().equals(from)))
          .map(s -> " " + language.say("follow.skip", skip.orElseThrow().after(), label(s.to())))
          .findFirst()
          .orElse("");
    }
  }

  /** Moves by lines as steps from every seat; all lines that skip do so after the same round. */
  private record LineSteps(int tables, LineMoves moves) {

    /** The steps after every round except that of the skip, seats by table and clockwise. */
    List<FollowRules.Step> steps() {
      List<FollowRules.Step> steps = new ArrayList<>();
      for (int t = 1; t <= tables && afterOneRound(); t++) {
        for (LineMoves.Line line : moves.lines()) {
          steps.add(step(line, t, line.up()));
        }
      }
      return steps;
    }

    Optional<FollowRules.Skip> skip() {
      return afterOneRound() ? skips().boxed().findFirst().map(this::skip) : Optional.empty();
    }

    private FollowRules.Skip skip(int after) {
      List<FollowRules.Step> steps = new ArrayList<>();
      for (int t = 1; t <= tables; t++) {
        for (LineMoves.Line line : moves.lines()) {
          if (line.skipAfter().isPresent()) {
            steps.add(step(line, t, line.up() + 1));
          }
        }
      }
      return new FollowRules.Skip(after, steps);
    }

    private boolean afterOneRound() {
      return skips().distinct().count() <= 1;
    }

    private IntStream skips() {
      return moves.lines().stream()
          .map(LineMoves.Line::skipAfter)
          .flatMapToInt(OptionalInt::stream);
    }

    private FollowRules.Step step(LineMoves.Line line, int table, int up) {
      return new FollowRules.Step(
          new Place.AtTable(table, line.seat()),
          new Place.AtTable((table - 1 + up) % tables + 1, line.seat()));
    }
  }
}
