package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.Walk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class NamedFormsTest {

  private static final int MOST_TABLES = 14;

  /** Howells are searched: fewer are enough here, the construction has tests of its own. */
  private static final int MOST_HOWELL_TABLES = 5;

  /** What some Webs are called, since they are Bowmans too. */
  private static final Map<String, Set<String>> ALSO =
      Map.of(
          "web",
          Set.of("bowman", "double-bowman"),
          "american-whist",
          Set.of("mitchell"),
          // Of two rounds.
          "triple",
          Set.of("mitchell", "american-whist"),
          // Two sections of as many sets as rounds are a Web of two segments, in which pairs meet
          // those of their segment.
          "sections",
          Set.of("web"));

  private static final Map<NamedForm, List<Movement>> BUILT = new HashMap<>();

  static List<NamedForm> forms() {
    return NamedForms.known();
  }

  /** Every movement of a form of 2 to 14 tables, with as many sets as are usual. */
  private static Stream<Movement> movements(NamedForm form) {
    return BUILT.computeIfAbsent(form, NamedFormsTest::built).stream();
  }

  private static List<Movement> built(NamedForm form) {
    int most = form instanceof HowellForm ? MOST_HOWELL_TABLES : MOST_TABLES;
    return IntStream.rangeClosed(2, most)
        .boxed()
        .flatMap(
            t ->
                IntStream.rangeClosed(1, 2 * t)
                    .mapToObj(r -> form.usual(t, OptionalInt.of(r)))
                    .flatMap(size -> form.build(size).stream()))
        .toList();
  }

  private static Map<Set<Integer>, Integer> meetings(Movement movement) {
    Map<Set<Integer>, Integer> met = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        met.merge(new HashSet<>(e.seating().seats().values()), 1, Integer::sum);
      }
    }
    return met;
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everySizeThatAFormServesBreaksNoRule(NamedForm form) {
    List<Movement> all = movements(form).toList();
    assertThat(all).hasSizeGreaterThan(1);
    assertThat(all.stream().filter(m -> !Judge.violations(m).isEmpty()).map(Movement::name))
        .isEmpty();
  }

  /** Without a number of rounds, a form is built for every size that it has. */
  @ParameterizedTest
  @MethodSource("forms")
  void theUsualNumberOfRoundsIsServed(NamedForm form) {
    List<Integer> tables = movements(form).map(Movement::tables).distinct().toList();
    assertThat(tables)
        .allSatisfy(t -> assertThat(form.build(form.usual(t, OptionalInt.empty()))).isPresent());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void onlyExtendedMitchellsAndTriplesLetPairsMeetAgain(NamedForm form) {
    int most =
        Map.of("blackpool", 3, "worger", 2, "triple", MOST_TABLES)
            .getOrDefault(form.text().word(), 1);
    assertThat(
            movements(form)
                .filter(m -> meetings(m).values().stream().anyMatch(times -> times > most))
                .map(Movement::name))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyMovementIsRecognisedWhateverItsNumbersAre(NamedForm form) {
    assertThat(movements(form).filter(m -> !recognisedWhenRelabelled(form, m)).map(Movement::name))
        .isEmpty();
  }

  private static boolean recognisedWhenRelabelled(NamedForm form, Movement movement) {
    String word = form.text().word();
    long seed = movement.tables() + 7L * movement.rounds().size();
    Optional<String> found =
        NamedForms.recognise(Relabelling.of(movement, seed).apply(movement))
            .map(r -> r.form().text().word());
    return found.isPresent()
        && (found.get().equals(word) || ALSO.getOrDefault(word, Set.of()).contains(found.get()));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyMovementIsExplainedWithItsSource(NamedForm form) {
    assertThat(form.text().source()).isNotBlank();
    assertThat(form.text().domain()).isNotBlank();
    for (Movement m : movements(form).limit(12).toList()) {
      Recognised found = NamedForms.recognise(m).orElseThrow();
      assertThat(found.likeness().turned()).as(m.name()).isZero();
      assertThat(found.likeness().renumbered()).as(m.name()).isFalse();
      assertThat(found.explanation())
          .startsWith(found.form().text().name() + ": ")
          .endsWith("Source: " + found.form().text().source() + ".");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "mitchell, 9, 9, 1",
    "mitchell, 10, 5, 1",
    "skip, 10, 9, 1",
    "share-and-relay, 12, 12, 2",
    "bye-stand, 10, 10, 1",
    "hesitation, 7, 8, 1",
    "hesitation, 8, 9, 2",
    "hesitation, 11, 12, 1",
    "double-hesitation, 11, 13, 1",
    "double-hesitation, 6, 8, 1",
    "double-weave, 8, 8, 1",
    "double-weave, 12, 12, 1",
    "square, 4, 4, 1",
    "twin, 6, 6, 2",
    "blackpool, 10, 12, 1",
    "blackpool, 5, 7, 1",
    "blackpool, 7, 10, 1",
    "appendix, 17, 12, 2",
    "appendix, 14, 13, 2",
    "appendix-up-two, 14, 13, 2",
    "appendix-up-two, 37, 19, 2",
    "rover, 7, 7, 1",
    "rover, 9, 8, 1",
    "rover, 9, 9, 1",
    "rover-ew, 15, 14, 1",
    "worger, 7, 8, 1",
    "worger, 11, 12, 1",
    "combined, 17, 9, 2",
    "skip-rover, 8, 7, 1",
    "relay-rover, 12, 12, 2",
    "bump, 10, 9, 1",
    "american-whist, 9, 8, 1",
    "american-whist, 8, 6, 1",
    "american-whist, 20, 8, 1",
    "new-england-relay, 20, 19, 2",
    "stagger, 8, 3, 2",
    "stagger, 8, 6, 1",
    "thurner, 12, 11, 2",
    "parallel-rows, 14, 7, 2",
    "flower, 10, 9, 10",
    "triple, 3, 2, 1",
    "team-sections, 19, 8, 2",
    "head-to-head, 8, 7, 2",
    "head-to-head, 6, 5, 6",
    "bowman, 11, 9, 3",
    "bowman, 10, 8, 2",
    "double-bowman, 16, 12, 3",
    "web, 18, 12, 2",
    "web-rover, 19, 12, 4",
    "howell, 5, 9, 1",
    "three-quarter-howell, 6, 9, 1",
    "interwoven-howell, 11, 11, 1",
    "interwoven-howell, 16, 15, 2",
    "reduced-interwoven-howell, 15, 12, 2"
  })
  void publishedSizesAreServed(String word, int tables, int rounds, int copies) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    Movement movement = form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
    assertThat(movement.rounds()).hasSize(rounds);
    assertThat(movement.boards().copies()).isEqualTo(copies);
  }

  @Test
  void teamsOfAmericanWhistCompareTheSameSetWithEachOther() {
    Movement movement = movement("american-whist", 9, 8);
    Map<List<Integer>, Integer> sets = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int home = e.seating().at(Direction.NS).get(0);
        int away = e.seating().at(Direction.EW).get(0) - 9;
        sets.put(List.of(home, away), e.set());
      }
    }
    assertThat(sets).hasSize(72);
    assertThat(sets)
        .allSatisfy(
            (teams, set) ->
                assertThat(sets.get(List.of(teams.get(1), teams.get(0)))).isEqualTo(set));
  }

  @Test
  void linesOfAnInterwovenHowellMeetOnlyAmongThemselvesIfTheyAreOfEvenNumbers() {
    assertThat(meetings(movement("interwoven-howell", 8, 7)).keySet())
        .hasSize(2 * 28)
        .allSatisfy(two -> assertThat(two.stream().map(p -> p > 8).distinct()).hasSize(1));
    assertThat(meetings(movement("interwoven-howell", 11, 11)).keySet())
        .hasSize(11 * 11)
        .filteredOn(two -> two.stream().map(p -> p > 11).distinct().count() == 2)
        .hasSize(11);
  }

  @Test
  void circlesThatMeetEachOtherAreNoInterwovenHowell() {
    NamedForm interwoven = NamedForms.of("interwoven-howell").orElseThrow();
    assertThat(interwoven.find(movement("appendix", 14, 13), new FormSize(14, 13, 13))).isEmpty();
  }

  @Test
  void aPairThatIsMissingDoesNotHideTheForm() {
    Movement whole = movement("hesitation", 8, 9);
    List<Round> without = new ArrayList<>();
    for (Round round : whole.rounds()) {
      without.add(
          new Round(
              round.encounters().stream()
                  .filter(e -> !e.seating().seats().containsValue(16))
                  .toList()));
    }
    Movement half =
        new Movement("half", whole.kind(), 15, 8, whole.boards(), whole.rotation(), 1, without);
    Recognised found = NamedForms.recognise(half).orElseThrow();
    assertThat(found.form().text().word()).isEqualTo("hesitation");
    assertThat(found.likeness().missing()).isTrue();
    assertThat(found.name()).isEqualTo("Hesitation Mitchell, one pair missing");
  }

  @Test
  void oneExchangeOfTwoSetsIsNoLongerTheForm() {
    Movement whole = movement("skip", 8, 7);
    List<Round> rounds = new ArrayList<>(whole.rounds());
    List<Encounter> third = new ArrayList<>(rounds.get(2).encounters());
    Encounter a = third.get(0);
    Encounter b = third.get(1);
    third.set(0, new Encounter(a.table(), a.seating(), b.set()));
    third.set(1, new Encounter(b.table(), b.seating(), a.set()));
    rounds.set(2, new Round(third));
    assertThat(NamedForms.recognise(whole.with(rounds))).isEmpty();
  }

  @Test
  void turnedEncountersAreCounted() {
    Movement whole = movement("mitchell", 7, 7);
    List<Round> rounds = new ArrayList<>(whole.rounds());
    rounds.set(
        6,
        new Round(
            rounds.get(6).encounters().stream()
                .map(
                    e ->
                        new Encounter(
                            e.table(),
                            new Seating.TwoPairs(
                                e.seating().at(Direction.EW).get(0),
                                e.seating().at(Direction.NS).get(0)),
                            e.set()))
                .toList()));
    assertThat(NamedForms.recognise(whole.with(rounds)).map(Recognised::name))
        .hasValue("Mitchell, arrows switched in 7 encounters");
  }

  /** The figures of the manual of the English Bridge Union for 17 tables and 9 rounds. */
  @Test
  void oneOfSeventeenPairsOfCombinedMitchellsMovesOnFromNs() {
    Movement combined = movement("combined", 17, 9);
    assertThat(combined.winners()).isEqualTo(1);
    assertThat(meetings(combined).values()).containsOnly(1);
    assertThat(TableMoves.of(combined).stationary()).hasSize(16);
    assertThat(Walk.of(combined)).isEqualTo(new Walk(2, 8, 16));
  }

  /** Each pair plays all sets once, and meets one pair of the other field twice. */
  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11, 13})
  void worgerMitchellsHaveARoundMoreThanTables(int tables) {
    Movement worger = movement("worger", tables, tables + 1);
    assertThat(worger.winners()).isEqualTo(2);
    assertThat(meetings(worger)).hasSize(tables * tables);
    assertThat(meetings(worger).values().stream().filter(times -> times == 2)).hasSize(tables);
    assertThat(TableMoves.of(worger).stationary()).hasSize(tables);
    assertThat(Walk.of(worger)).isEqualTo(new Walk(1, 3 * (tables - 1), tables - 1));
  }

  @Test
  void boardsOfSectionsGoRoundInTheirSection() {
    Movement sections = built("sections", 19, 9).orElseThrow();
    assertThat(LetteredSections.of(sections).all()).hasSize(2);
    assertThat(Walk.of(sections).breaks()).isZero();
  }

  /** Sessions of as many rounds as tables, an odd multiple of three. */
  @ParameterizedTest
  @ValueSource(ints = {9, 15, 21})
  void aRoverOfAllRoundsMeetsNoPairTwiceAndBumpsOnePairTwice(int tables) {
    Movement all = movement("rover", tables, tables);
    assertThat(meetings(all).values()).containsOnly(1);
    List<Integer> out =
        all.rounds().stream().flatMap(r -> r.sittingOut(all.contestants()).stream()).toList();
    assertThat(out).hasSize(tables);
    assertThat(out.stream().distinct()).hasSize(tables - 1);
    assertThat(out.get(0)).isEqualTo(2 * tables + 1);
    Movement shorter = movement("rover", tables, tables - 1);
    assertThat(shorter.rounds().stream().flatMap(r -> r.sittingOut(all.contestants()).stream()))
        .hasSize(tables - 1)
        .doesNotHaveDuplicates();
  }

  @Test
  void sizesThatAFormDoesNotServeAreRefused() {
    assertThat(built("skip", 9, 8)).isEmpty();
    assertThat(built("double-weave", 6, 6)).isEmpty();
    assertThat(built("rover", 27, 26)).isEmpty();
    assertThat(built("rover-ew", 9, 9)).isEmpty();
    assertThat(built("american-whist", 8, 7)).isEmpty();
    assertThat(built("hesitation", 8, 10)).isEmpty();
  }

  @Test
  void aNameIsUsedOnce() {
    assertThat(NamedForms.known().stream().map(f -> f.text().word())).doesNotHaveDuplicates();
    assertThat(NamedForms.known().stream().map(f -> f.text().name())).doesNotHaveDuplicates();
    assertThat(NamedForms.of("no such form")).isEmpty();
  }

  @Test
  void copiesOfAMovementAreAsManyAsItNeeds() {
    Boards boards = movement("twin", 6, 6).boards();
    assertThat(boards.copies()).isEqualTo(2);
  }

  private static Optional<Movement> built(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds)));
  }

  private static Movement movement(String word, int tables, int rounds) {
    return built(word, tables, rounds).orElseThrow();
  }
}
