package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;

/** Wishes for pairs and lone players with rules of their own: found, refuted or given up. */
class NumberingMethodTest {

  private static final String WHEELCHAIR = "of: 3, sits: {tables: [1], directions: ns}";

  private static PairsWish ruled(PairsWish sizes, String... rules) {
    List<Rule> read =
        ModelFile.rules(
            sizes.kind(), sizes.contestants(), List.of("novices=1-3"), List.of(rules), List.of());
    return sizes.with(read).with(SearchSettings.repeatable(Duration.ofMillis(300), 1));
  }

  private static PairsWish howell(int pairs) {
    Optional<Direction> missing = pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    int tables = (pairs + 1) / 2;
    return UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), tables, 2 * tables - 1, missing);
  }

  private static PairsWish mitchell(int tables) {
    return UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(Closing.AUTO), tables, tables);
  }

  private static Outcome outcome(PairsWish wish) {
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
  }

  private static Outcome.Found found(PairsWish wish) {
    Outcome outcome = outcome(wish);
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    Outcome.Found found = (Outcome.Found) outcome;
    assertThat(found.judged().answers()).isTrue();
    return found;
  }

  private static boolean alwaysNorthSouth(Movement movement, int pair, int table) {
    return movement.rounds().stream()
        .flatMap(round -> round.encounters().stream())
        .filter(e -> e.seating().seats().containsValue(pair))
        .allMatch(e -> e.table() == table && e.seating().at(Direction.NS).contains(pair));
  }

  @Test
  void aPairStaysAtTheTableThatARuleNames() {
    Outcome.Found found = found(ruled(mitchell(7), WHEELCHAIR));
    assertThat(alwaysNorthSouth(found.movement(), 3, 1)).isTrue();
    assertThat(found.status()).isEqualTo(Status.IDEAL);
  }

  @Test
  void tablesOfAPairThatSitsNorthSouthAreNotSwitched() {
    Outcome.Found found = found(ruled(howell(8).with(Switching.TABLES), WHEELCHAIR));
    assertThat(alwaysNorthSouth(found.movement(), 3, 1)).isTrue();
    assertThat(found.card().calibre().worst()).isGreaterThan(60);
    Outcome.Found rounds = found(ruled(mitchell(5).with(Switching.ROUNDS), WHEELCHAIR));
    assertThat(alwaysNorthSouth(rounds.movement(), 3, 1)).isTrue();
  }

  @Test
  void novicesOfOneFieldNeverMeet() {
    assertThat(
            found(ruled(mitchell(5), "between: novices, meet: opponent, times: 0"))
                .card()
                .rulesHold())
        .isTrue();
  }

  @Test
  void aRuleOnSomeRoundsIsKept() {
    PairsWish wish =
        ruled(howell(8), "between: [[1, 2], [3, 4]], meet: opponent, times: 0, rounds: 5-7");
    assertThat(found(wish).card().rulesHold()).isTrue();
  }

  @Test
  void pairsGetNumbersWithWhichTheyPlayTheSameBoards() {
    PairsWish short5 = UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(Closing.AUTO), 7, 5);
    PairsWish wish =
        ruled(
            short5,
            "between: novices, meet: boards, times: 4..",
            "between: [[4, 5]], meet: boards, times: ..3");
    assertThat(found(wish).card().rulesHold()).isTrue();
    assertThat(proof(ruled(mitchell(7), "between: [[1, 2]], meet: boards, times: ..6")))
        .contains("[1 and 2 have at most 6 sets of boards in common]", "by counting");
  }

  @Test
  void lonePlayersHaveRulesToo() {
    PairsWish solo = UsualPairs.of(Kind.SOLO, new PairsForm.Mitchell(Closing.AUTO), 5, 5);
    assertThat(found(ruled(solo, WHEELCHAIR)).card().rulesHold()).isTrue();
  }

  @Test
  void aFreeMovementOfAnOddNumberOfPairsKeepsRules() {
    PairsWish wish =
        ruled(
            UsualPairs.free(9, 5, 1),
            "of: 5, sits: out, times: 0",
            "of: 7, sits: out, rounds: 5, times: 1");
    assertThat(found(wish).card().rulesHold()).isTrue();
  }

  @Test
  void aRuleWithAWeightIsACostWithItsBound() {
    Outcome.Found found =
        found(ruled(howell(8), "between: [[1, 2]], meet: opponent, times: 0, weight: 4"));
    assertThat(found.card().costOfRules()).isEqualTo(4);
    assertThat(found.bounds().total()).isEqualTo(4);
    assertThat(found.status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void whatCountingForbidsIsImpossible() {
    assertThat(proof(ruled(howell(8), "between: [[1, 2]], meet: opponent, times: 0")))
        .contains("[1 and 2 never oppose each other]", "contradict each other by counting");
    assertThat(proof(ruled(howell(8), "between: all, meet: opponent, times: 0")))
        .contains("cannot be kept by counting");
    assertThat(proof(ruled(howell(7), "of: 5, sits: out, times: 0")))
        .contains("[Pair 5 never sits out]");
    assertThat(proof(ruled(howell(8), "of: 5, sits: out, times: 1..")))
        .contains("[Pair 5 sits out at least once]");
    assertThat(proof(ruled(mitchell(5), "between: all, meet: opponent, times: 2")))
        .contains("[Pairs 1-10 oppose each other twice]");
  }

  private static String proof(PairsWish wish) {
    Outcome outcome = outcome(wish);
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(Designer.refutation(wish)).isPresent();
    return ((Outcome.Impossible) outcome).proof().sentence();
  }

  @Test
  void whatNoNumbersKeepIsGivenUpWithoutAProof() {
    PairsWish wish =
        ruled(
            mitchell(3),
            "of: 1, sits: table, times: even",
            "of: 4, sits: table, times: even",
            "of: 2, sits: {tables: [1]}",
            "of: 3, sits: {tables: [1]}");
    assertThat(outcome(wish)).isInstanceOf(Outcome.GaveUp.class);
    assertThat(Designer.refutation(wish)).isEmpty();
  }

  /** Each of the three has two others to oppose, so that counting sees nothing. */
  @Test
  void threePairsCannotOpposeOnlyEachOtherInARound() {
    PairsWish wish =
        ruled(
            UsualPairs.free(8, 5, 2),
            "between: [[4, 5]], meet: opponent, times: 0",
            "between: 1-3, meet: opponent, rounds: 2",
            "of: 6, sits: {tables: [1]}");
    assertThat(Designer.refutation(wish)).isEmpty();
    Outcome outcome = outcome(wish);
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(((Outcome.Impossible) outcome).proof().sentence())
        .startsWith("the rule [Pairs 1-3 oppose only each other")
        .contains("cannot be kept; exhausted search of the meetings model")
        .doesNotContain("Pair 6", "4 and 5");
  }

  /** With two pairs that meet twice the rule could be kept. */
  @Test
  void whatTheWishImpliesIsNamed() {
    PairsWish wish =
        ruled(
            UsualPairs.free(4, 3, 2),
            "between: [[3, 2], [1, 4], [3, 4]], meet: opponent, times: 1.., within: 2");
    assertThat(((Outcome.Impossible) outcome(wish)).proof().sentence())
        .startsWith("the rules [3 and 2, 1 and 4, 3 and 4 oppose each other at least once")
        .contains("[any two pairs meet once] contradict each other; exhausted search");
  }

  @Test
  void whatRulesOfAFreeMovementCostAtLeastIsProved() {
    PairsWish wish =
        ruled(
            UsualPairs.free(8, 4, 4),
            "between: [[1, 2], [3, 4], [5, 6]], meet: opponent, times: 1, rounds: 1",
            "between: [[7, 8]], meet: opponent, times: 0, rounds: 1, weight: 3");
    assertThat(wish.bounds().total()).isZero();
    Outcome.Found found =
        found(wish.with(wish.search().with(Limit.effort(Duration.ofMillis(200)))));
    assertThat(found.card().costOfRules()).isEqualTo(3);
    assertThat(found.bounds().total()).isEqualTo(3);
  }

  @Test
  void meetingsAndPlacesAreKeptTogether() {
    PairsWish wish =
        ruled(
            UsualPairs.free(10, 6, 5),
            WHEELCHAIR,
            "between: [1-2, 4-5], meet: opponent, times: 1, rounds: 1-5",
            "between: [[9, 10]], meet: opponent, times: 1, rounds: 6");
    PairsWish quick = wish.with(wish.search().with(Limit.effort(Duration.ofMillis(300))));
    assertThat(alwaysNorthSouth(found(quick).movement(), 3, 1)).isTrue();
  }

  @Test
  void aModelIsOfferedWhereItStatesAllRules() {
    PairsWish sizes = UsualPairs.free(8, 7, 1);
    assertThat(Formulations.of(sizes)).isNotEmpty();
    assertThat(Formulations.of(ruled(sizes, WHEELCHAIR))).isEmpty();
    assertThat(Formulations.of(ruled(howell(8), "of: 5, sits: out, times: 0"))).isEmpty();
    assertThat(Formulations.of(ruled(sizes, "of: 5, sits: out, times: 0")))
        .singleElement()
        .satisfies(f -> assertThat(f.built().orElseThrow().complete()).isTrue());
  }
}
