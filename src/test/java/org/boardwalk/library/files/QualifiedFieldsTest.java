package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.OwnServices;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.rule.OwnEvent;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.SomeEvents;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Totals, ends and conditions of rules in files, links and on the command line. */
class QualifiedFieldsTest {

  @RegisterExtension final OwnServices own = new OwnServices();

  @TempDir Path temp = Path.of("");

  @Test
  void anyRulesAreReadAsTheyWereWritten() throws IOException {
    own.install(temp, OwnEvent.class, SomeEvents.Behind.class, SomeEvents.AtTheDoor.class);
    for (int seed = 0; seed < 200; seed++) {
      Wish wish = RandomRules.qualified(Wishes.shared(13, 3, 6), seed);
      assertThat(ModelFile.parse(Path.of("model"), ModelFile.text(wish))).isEqualTo(wish);
      Wish linked = FlatWish.wish(FlatWish.of(wish));
      assertThat(CanonicalModel.text(linked)).isEqualTo(CanonicalModel.text(wish));
    }
  }

  private static Wish eight(String rule) {
    return ModelFile.parse(
        Path.of("x.yaml"),
        "format: boardwalk/model/1\nname: x\nkind: individual\nplayers: 8\nrounds: 3\n"
            + "boards: {perSet: 2}\ngroups: {men: 1-4}\nrules: [{"
            + rule
            + "}]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "between: [[2, 4], [3, 4]], meet: opponent, together: ..2"
            + " | 2 and 4, 3 and 4 oppose each other at most twice, counted together",
        "of: men, sits: table, within: 1, together: 2"
            + " | Any of players 1-4 sits at each table twice in each round, counted together",
        "of: men, sits: out, until: {tables: 1, directions: ns}, times: 0"
            + " | Each of players 1-4 never sits out before the first round in which the player"
            + " sits at table 1 NS",
        "between: [[3, 4]], meet: opponent, rounds: 2, times: 1, if: {between: [[1, 2]],"
            + " meet: partner, rounds: 1, times: 1}"
            + " | 3 and 4 oppose each other once in round 2, if 1 and 2 partner each other once in"
            + " round 1"
      })
  void rulesAreReadAndSaidInWords(String rule, String words) {
    assertThat(RuleText.of(eight(rule).rules().get(0), Kind.INDIVIDUAL)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "between: men, meet: partner, together: 1, times: 1 | does not go with the key [times]",
        "between: men, meet: partner, together: few | is not a number of times",
        "between: men, meet: partner, until: opponent | does not say how often",
        "between: men, meet: partner, until: {tables: 1}, times: 0 | names places",
        "between: men, meet: partner, until: oponent, times: 0 | Maybe you meant `opponent`",
        "between: men, meet: partner, until: boards, times: 0 | does not happen in a round",
        "between: men, meet: partner, until: left, times: 0 | who of the two is named first",
        "of: men, sits: out, until: table, times: 0 | does not happen in a round",
        "of: men, moves: seat, until: out, times: 0 | does not happen in a round",
        "of: men, sits: out, until: {tables: 3}, times: 0 | names table [3]",
        "of: men, sits: out, until: {table: 3}, times: 0 | is not a known key",
        "of: men, sits: out, together: 13 | asks for [13] times in 3 rounds",
        "of: men, sits: out, times: 0, if: {of: 9, sits: out, times: 0} | names player [9]",
        "of: men, sits: out, times: 0, if: {of: 8, sits: table} | does not say how often",
        "of: men, sits: out, times: 0, if: {of: 8, sits: table, times: even} | add times, such as",
        "of: men, sits: out, times: 0, if: {of: 8, sits: out, times: 0, weight: 2} | with a weight",
        "of: men, sits: out, times: 0, if: [{of: 8, sits: out, times: 0, if: {of: 7, sits: out,"
            + " times: 1}}] | or with conditions",
        "of: men, sits: out, times: 0, if: {of: 8, sit: out, times: 0} | is not a known key",
        "between: men, meet: partner, until: opponent, times: 0, counting: [[1, 2]]"
            + " | counts earlier sessions"
      })
  void whatIsWrongIsSaid(String rule, String fault) {
    assertThatThrownBy(() -> eight(rule))
        .hasMessageContaining(fault)
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void totalsEndsAndConditionsAreForPlayers() {
    for (String rule :
        List.of(
            "{of: 1-4, sits: out, together: ..2}",
            "{of: 1, sits: out, times: 0, if: {of: 2, sits: out, times: 0}}")) {
      String model =
          "format: boardwalk/model/1\nname: x\nkind: pairs\npairs: 8\nrounds: 7\n"
              + "movement: howell\nboards: {perSet: 2}\nrules: ["
              + rule
              + "]\n";
      assertThatThrownBy(() -> ModelFile.parse(Path.of("x.yaml"), model))
          .hasMessageContaining("only players who change partners")
          .hasMessageContaining("\nMaybe leave out together, until and if");
    }
  }
}
