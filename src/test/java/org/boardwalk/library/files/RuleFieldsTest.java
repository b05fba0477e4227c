package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.OwnServices;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.OwnEvent;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.SomeEvents.AtTheDoor;
import org.boardwalk.quality.rule.SomeEvents.Neighbours;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules in files, links and on the command line. */
class RuleFieldsTest {

  @RegisterExtension final OwnServices own = new OwnServices();

  @TempDir Path temp = Path.of("");

  @ParameterizedTest
  @CsvSource({"13,3,6,NONE", "12,3,5,ROTATE"})
  void anyRulesAreReadAsTheyWereWritten(int players, int tables, int rounds, Rotation rotation) {
    IndividualWish sizes =
        rotation == Rotation.NONE
            ? Wishes.shared(players, tables, rounds)
            : Wishes.rotating(players, tables, rounds, rotation);
    for (int seed = 0; seed < 200; seed++) {
      Wish wish = RandomRules.over(sizes, seed);
      assertThat(ModelFile.parse(Path.of("model"), ModelFile.text(wish))).isEqualTo(wish);
      Wish linked = FlatWish.wish(FlatWish.of(wish));
      assertThat(CanonicalModel.text(linked)).isEqualTo(CanonicalModel.text(wish));
    }
  }

  @ParameterizedTest
  @CsvSource({"PAIRS,4,NONE", "SOLO,5,TABLES"})
  void rulesOfPairsAreReadAsTheyWereWritten(Kind kind, int tables, Switching switching) {
    PairsWish sizes =
        UsualPairs.of(kind, new PairsForm.Howell(), tables, 2 * tables - 1).with(switching);
    for (int seed = 0; seed < 100; seed++) {
      Wish wish = RandomRules.over(sizes, seed);
      assertThat(ModelFile.parse(Path.of("model"), ModelFile.text(wish))).isEqualTo(wish);
      Wish linked = FlatWish.wish(FlatWish.of(wish));
      assertThat(CanonicalModel.text(linked)).isEqualTo(CanonicalModel.text(wish));
      assertThat(CanonicalModel.digest(wish)).isNotEqualTo(CanonicalModel.digest(sizes));
    }
  }

  private static PairsWish pairs(String lines) {
    String top = "format: boardwalk/model/1\nname: x\nkind: pairs\npairs: 8\nrounds: 4\n";
    String more = "boards: {perSet: 2}\nmovement: mitchell\n";
    return (PairsWish) ModelFile.parse(Path.of("x.yaml"), top + more + lines);
  }

  @Test
  void pairsHaveGroupsAndAHistoryOfOpponents() {
    PairsWish wish =
        pairs(
            "groups: {novices: 1-3}\n"
                + "rules: [{between: [novices, 8], meet: opponent, times: ..1, counting: history,"
                + " weight: 4}, {of: novices, sits: {tables: [1], directions: ns}, times: ..2}]\n"
                + "history: [{opponents: [[8, 1]]}]\n");
    assertThat(wish.rules().stream().map(rule -> RuleText.of(rule, Kind.PAIRS)))
        .containsExactly(
            "Pairs 1-3 and pair 8 oppose each other at most once, counting 1 meeting from before"
                + " (weight 4)",
            "Each of pairs 1-3 sits at table 1 NS at most twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{between: 1-3, meet: partner, times: 0} | two pairs can only oppose",
        "{between: [[1, 2]], meet: left, times: 0} | two pairs can only oppose",
        "{between: [[1, 9]], meet: opponent, times: 0} | names pair [9]",
        "{between: [[1, 1]], meet: boards, times: 0} | with themselves",
        "{between: [[1, 2]], meet: boards} | does not say how often",
        "{between: [[1, 2]], meet: boards, times: 5..} | asks for [5] times in 4 rounds",
        "{of: 1, sits: {tables: 5}} | names table [5]",
        "{of: 1, sits: out, times: 0, rounds: 5} | names round [5]"
      })
  void whatPairsCannotAskForIsRefused(String rule, String fault) {
    assertThatThrownBy(() -> pairs("rules: [" + rule + "]\n"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(fault)
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void aHistoryOfPartnersIsRefusedForPairs() {
    assertThatThrownBy(
            () ->
                pairs(
                    "rules: [{between: all, meet: opponent, times: ..1, counting: history}]\n"
                        + "history: [{partners: [[1, 2]]}]\n"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("two pairs can only oppose each other")
        .hasMessageContaining("\nMaybe name them under opponents.");
  }

  @Test
  void theBracesOfARuleOnTheCommandLineMayBeLeftOut() {
    String rule = "of: 5, sits: {tables: 1}";
    assertThat(words(List.of(), rule)).isEqualTo(words(List.of(), " {" + rule + "}"));
  }

  private static List<String> words(List<String> groups, String... rules) {
    return ModelFile.rules(Kind.INDIVIDUAL, 12, groups, List.of(rules), List.of()).stream()
        .map(rule -> RuleText.of(rule, Kind.INDIVIDUAL))
        .toList();
  }

  @Test
  void groupsAndSpansBecomeNumbers() {
    List<String> groups = List.of("men=1-5,7", "couples=1+8,2+9");
    assertThat(
            words(
                groups,
                "between: men, meet: partner, times: 0",
                "between: [men, 8-12], meet: [partner, opponent], times: 1..2",
                "between: couples, meet: table",
                "of: [men, 12], sits: {tables: 1-2, directions: ew}, times: ..3, rounds: 1",
                "between: [[1, 2]], meet: boards, times: 5.., rounds: 1-7",
                "of: men, moves: seat, times: even, weight: 2"))
        .containsExactly(
            "Players 1-5, 7 never partner each other",
            "Players 1-5, 7 and players 8-12 partner or oppose each other 1 to 2 times",
            "1 and 8, 2 and 9 meet only each other",
            "Each of players 1-5, 7, 12 sits at tables 1-2 EW at most 3 times in round 1",
            "1 and 2 have at least 5 sets of boards in common in rounds 1-7",
            "Each of players 1-5, 7 changes seats equally often (weight 2)");
  }

  private static Wish eight(String rest) {
    return ModelFile.parse(
        Path.of("x.yaml"),
        "format: boardwalk/model/1\nname: x\nkind: individual\nplayers: 8\nrounds: 3\n"
            + "boards: {perSet: 2}\n"
            + rest);
  }

  @Test
  void theLeftBesideOtherMeetingsNeedsANumberOfTimes() {
    assertThat(words(List.of(), "between: [[3, 4]], meet: left")).hasSize(1);
    assertThatThrownBy(() -> eight("rules: [{between: [[3, 4]], meet: [partner, left]}]\n"))
        .hasMessageContaining("beside other meetings, and does not say how often");
  }

  @Test
  void anyNumberOfTimesIsARuleThatNothingBreaks() {
    assertThat(
            words(
                List.of(),
                "between: 1-3, meet: partner, times: 0..",
                "of: 1, sits: out, times: 0.."))
        .containsExactly(
            "Players 1-3 partner each other any number of times",
            "Player 1 sits out any number of times");
  }

  @Test
  void namedCouplesThatMustPartnerAreOneRuleWhereverTheyStand() {
    assertThat(eight("rules: [{between: [[4, 3], [2, 1]], meet: partner, times: 1..}]\n"))
        .isEqualTo(eight("fixed: {partners: [[1, 2], [3, 4]]}\n"));
  }

  @Test
  void rulesKeepTheOrderInWhichTheyWereStated() {
    String sits = "{of: 5, sits: out, times: 0}";
    String apart = "{between: [[1, 2]], meet: partner, times: 0}";
    String stays = "{of: 3, moves: seat, times: 0}, {of: 3, sits: out, times: 0}";
    Wish mixed = eight("rules: [" + sits + ", " + apart + ", " + stays + "]\n");
    Wish first = eight("rules: [" + apart + ", " + stays + ", " + sits + "]\n");
    assertThat(mixed.accept(new AllRules()))
        .containsExactly(
            "Player 5 never sits out",
            "1 and 2 never partner each other",
            "Player 3 never changes seats",
            "Player 3 never sits out");
    assertThat(first)
        .isEqualTo(eight("fixed: {apart: [[1, 2]], stationary: [3]}\nrules: [" + sits + "]\n"));
    assertThat(CanonicalModel.text(mixed)).isEqualTo(CanonicalModel.text(first));
    assertThat(ModelFile.parse(Path.of("model"), ModelFile.text(mixed))).isEqualTo(mixed);
  }

  private static final class AllRules implements Wish.Visitor<List<String>> {

    @Override
    public List<String> individual(IndividualWish wish) {
      return wish.fixed().allRules().stream()
          .map(rule -> RuleText.of(rule, Kind.INDIVIDUAL))
          .toList();
    }

    @Override
    public List<String> pairs(PairsWish wish) {
      return List.of();
    }
  }

  @Test
  void playersWhoNeverMoveAndNeverSitOutAreStationaryWhereverThatStands() {
    Wish fixed = eight("fixed: {stationary: [1, 3]}\n");
    assertThat(
            eight(
                "rules: [{of: 3, sits: out, times: 0}, {of: 3, moves: seat, times: 0}]\n"
                    + "fixed: {stationary: [1]}\n"))
        .isEqualTo(fixed);
    assertThat(CanonicalModel.text(fixed)).contains("stationary: [1, 3]").doesNotContain("moves");
    String rule = "rules: [{of: 1, sits: out, times: 0}]\n";
    Wish more = eight(rule + "fixed: {stationary: [1]}\n");
    assertThat(CanonicalModel.text(more)).contains("stationary").contains("sits: out");
    assertThat(CanonicalModel.text(eight(rule))).doesNotContain("stationary");
    assertThatThrownBy(() -> eight("rules: [{of: 3, moves: seat, times: 3..}]\n"))
        .hasMessageContaining("asks for [3] times in 3 rounds");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "between: mem, meet: partner | neither a number nor a span",
        "between: 1-3, meet: partner, times: 3..1 | ends before it begins",
        "between: 1-3, meet: partner, times: twice | is not a number of times",
        "between: 1-3, meet: partner, times: .. | is not a number of times",
        "between: 1-3, meet: partner, times: 11111111 | is not a number of times",
        "between: 1-3, meet: partner, counting: [[1, 2]] | does not say how often",
        "between: 1-3 | key is missing: meet",
        "between: 1-3, meet: Partnr, times: 0 | Maybe you meant `partner`",
        "of: 1-3, sits: '', times: 0 | names no place",
        "of: 1-3, sits: Next door, times: 0 | must be one of out, table, direction",
        "of: 1-3, moves: seats, times: 0 | Maybe you meant `seat`",
        "of: 1-3, moves: seat, sits: out, times: 0 | does not go with the key [sits]",
        "between: 1-3, meet: table, moves: seat, times: 0 | is for the key [of]",
        "of: 1-3, between: 1-3, meet: table | either the key [between] or the key [of]",
        "between: 1-3, meet: partner, counting: history | does not say how often",
        "between: 1-3, meet: partner, times: 1, counting: history | there is none",
        "between: 1-3, meet: boards, times: 1, counting: history | is for rounds in which",
        "between: 1-3, meet: [partner, boards], times: 1 | counts sets, and the others rounds",
        "between: 1-3, meet: [boards, boards], times: 1 | counts sets, and the others rounds",
        "between: 1-3, meet: bords, times: 1 | Maybe you meant `boards`",
        "betwen: 1-3, meet: partner | is not a known key"
      })
  void whatIsWrongIsSaid(String rule, String fault) {
    assertThatThrownBy(() -> words(List.of("men=1-4"), rule))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(fault)
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void aStoredAnswerHoldsTheCouplesOfItsHistory() {
    List<Rule> rules =
        ModelFile.parse(
                Path.of("x.yaml"),
                "format: boardwalk/model/1\nname: x\nkind: individual\nplayers: 8\nrounds: 3\n"
                    + "boards: {perSet: 2}\n"
                    + "rules: [{between: all, meet: partner, times: ..1, counting: history,"
                    + " weight: 2}]\n"
                    + "history: [{partners: [[3, 1], [3, 1]]}, {opponents: [[1, 2]]}]\n")
            .accept(new Rules());
    assertThat(RuleFields.of(rules.get(0)).toString())
        .contains("\"counting\":[[1,3],[1,3]]")
        .doesNotContain("history");
  }

  /** Who partners, opposes or shares a table has no order; only who sits on the left has one. */
  @ParameterizedTest
  @CsvSource({
    "partners,partner,true",
    "opponents,opponent,true",
    "tables,table,true",
    "left,left,false"
  })
  void anEarlierMeetingCountsInBothOrdersUnlessOneSatOnTheLeft(
      String past, String meet, boolean both) {
    for (String between : List.of("[[3, 4]]", "[[4, 3]]", "[3, 4]", "[4, 3]", "3-4")) {
      for (String ways : List.of(meet, "[left, " + meet + "]")) {
        boolean ordered = ways.contains("left");
        List<Two> same = before(between, ways, "{" + past + ": [[3, 4]]}");
        List<Two> other = before(between, ways, "{" + past + ": [[4, 3]]}");
        String what = between + " " + ways;
        assertThat(other.equals(same)).as(what).isEqualTo(both || !ordered);
        int counts = both && ordered && between.equals("3-4") ? 2 : 1;
        int asNamed = both || between.equals("3-4") ? counts : named(between) ? 1 : 0;
        assertThat(same).as(what).hasSize(asNamed);
      }
    }
  }

  private static boolean named(String between) {
    return between.contains("3, 4");
  }

  private static List<Two> before(String between, String meet, String history) {
    return eight(
            Text.of(
                "rules: [{between: %s, meet: %s, times: ..2, counting: history}]\nhistory: [%s]\n",
                between, meet, history))
        .accept(new Rules())
        .get(0)
        .before();
  }

  private void someEvents() throws IOException {
    own.install(temp, OwnEvent.class, Neighbours.class, AtTheDoor.class);
  }

  private static IndividualWish ruled(IndividualWish sizes, String... rules) {
    List<Rule> read =
        ModelFile.rules(Kind.INDIVIDUAL, sizes.players(), List.of(), List.of(rules), List.of());
    return sizes.with(sizes.fixed().rules(read));
  }

  private static final String NEAR = "between: [1-4, 5-8], meet: neighbours, times: ..1, weight: 3";

  @Test
  void eventsOfOnesOwnAreReadAsTheyWereWritten() throws IOException {
    someEvents();
    IndividualWish wish = ruled(Wishes.shared(8, 2, 3), NEAR, "of: 1-3, sits: door, times: 0");
    String text = ModelFile.text(wish);
    assertThat(ModelFile.parse(Path.of("model"), text)).isEqualTo(wish).hasSameHashCodeAs(wish);
    Wish linked = FlatWish.wish(FlatWish.of(wish));
    assertThat(CanonicalModel.text(linked)).isEqualTo(CanonicalModel.text(wish));
    assertThat(wish.fixed().rules().stream().map(rule -> RuleText.of(rule, Kind.INDIVIDUAL)))
        .containsExactly(
            "Players 1-4 and players 5-8 sit at neighbouring tables at most once (weight 3)",
            "Each of players 1-3 never sits by the door");
  }

  @Test
  void aFileWithAnEventThatIsNotInstalledIsRefused() throws IOException {
    someEvents();
    String text = ModelFile.text(ruled(Wishes.shared(8, 2, 3), NEAR));
    own.uninstall();
    assertThatThrownBy(() -> ModelFile.parse(Path.of("model"), text))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(
            "[neighbours] must be one of partner, opponent, left, table, boards\n")
        .hasMessageContaining("Maybe put the jar that has this event on the class path.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "of: 1, sits: neighbours, times: 0 | must be one of out, table, direction, door",
        "between: 1-3, meet: door, times: 0 | must be one of partner, opponent, left, table, boards, neigh",
        "between: 1-3, meet: neighbour, times: 0 | Maybe you meant `neighbours`",
        "between: 1-3, meet: [table, neighbours], times: 0 | stands alone",
        "between: 1-3, meet: neighbours | does not say how often",
        "between: 1-3, meet: neighbours, times: 1, counting: [[1, 2]] | is for rounds in which",
        "between: [[1, 1]], meet: neighbours, times: 0 | with themselves"
      })
  void anEventWithoutAMeaningIsRefused(String rule, String fault) throws IOException {
    someEvents();
    assertThatThrownBy(() -> ruled(Wishes.shared(8, 2, 3), rule)).hasMessageContaining(fault);
  }

  @Test
  void eventsGoWithoutRotationAndSymmetry() throws IOException {
    someEvents();
    IndividualWish turning = Wishes.rotating(8, 2, 3, Rotation.ROTATE);
    assertThatThrownBy(() -> ruled(turning, NEAR)).hasMessageContaining("leave the rotation out");
    IndividualWish cyclic = Wishes.shared(8, 2, 7).with(Symmetry.cyclic(7));
    assertThatThrownBy(() -> ruled(cyclic, NEAR)).hasMessageContaining("leave the symmetry out");
  }

  private static final class Rules implements Wish.Visitor<List<Rule>> {

    @Override
    public List<Rule> individual(IndividualWish wish) {
      return wish.fixed().rules();
    }

    @Override
    public List<Rule> pairs(PairsWish wish) {
      return List.of();
    }
  }
}
