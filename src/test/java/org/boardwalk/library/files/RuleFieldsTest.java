package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules in files, links and on the command line. */
class RuleFieldsTest {

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

  private static List<String> words(List<String> groups, String... rules) {
    return ModelFile.rules(12, groups, List.of(rules), List.of()).stream()
        .map(RuleText::of)
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
                "of: [men, 12], sits: {tables: 1-2, directions: ew}, times: ..3, rounds: 1"))
        .containsExactly(
            "Players 1-5, 7 never partner each other",
            "Players 1-5, 7 and players 8-12 partner or oppose each other 1 to 2 times",
            "1 and 8, 2 and 9 meet only each other",
            "Each of players 1-5, 7, 12 sits at tables 1-2 EW at most 3 times in round 1");
  }

  @Test
  void namedCouplesThatMustPartnerAreOneRuleWhereverTheyStand() {
    String top = "format: boardwalk/model/1\nname: x\nkind: individual\nplayers: 8\nrounds: 3\n";
    String boards = "boards: {perSet: 2}\n";
    Path file = Path.of("x.yaml");
    Wish fixed = ModelFile.parse(file, top + boards + "fixed: {partners: [[1, 2], [3, 4]]}\n");
    Wish ruled =
        ModelFile.parse(
            file,
            top + boards + "rules: [{between: [[4, 3], [2, 1]], meet: partner, times: 1..}]\n");
    assertThat(ruled).isEqualTo(fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "between: mem, meet: partner | neither a number nor a span",
        "between: 1-3, meet: partner, times: 3..1 | ends before it begins",
        "between: 1-3, meet: partner, times: twice | is not a number of times",
        "between: 1-3 | key is missing: meet",
        "of: 1-3, between: 1-3, meet: table | either the key [between] or the key [of]",
        "between: 1-3, meet: partner, counting: history | there is none",
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
