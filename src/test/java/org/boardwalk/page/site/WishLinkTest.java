package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links that reproduce a wish. */
@Tag("thorough")
class WishLinkTest {

  /** Every wish that the planner looks up for an evening. */
  private static List<Wish> wishes(People people) {
    List<Wish> wishes = Collections.synchronizedList(new ArrayList<>());
    new Planner(
            wish -> {
              wishes.add(wish);
              return Optional.empty();
            })
        .proposals(Occasion.of(people, OptionalInt.of(26)));
    return wishes;
  }

  private static void makesTheSameAgain(List<Wish> wishes) {
    assertThat(wishes).isNotEmpty();
    for (Wish wish : wishes) {
      Parameters link = Parameters.parse(WishLink.of(wish, 3).query());
      assertThat(ModelFile.text(WishLink.wish(link))).isEqualTo(ModelFile.text(wish));
      assertThat(WishLink.perRound(link)).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 13, 14, 28, 40, 61})
  void everyProposalForPlayersIsFoundAgain(int players) {
    makesTheSameAgain(wishes(new People.Players(players)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 7, 14, 26, 36})
  void everyProposalForPairsIsFoundAgain(int pairs) {
    makesTheSameAgain(wishes(new People.Pairs(pairs)));
  }

  @Test
  void copiesThatTablesShareStandBesideTheWish() {
    Wish wish = UsualWish.complete(13);
    Parameters plain = WishLink.of(wish, 2);
    Parameters link = Parameters.parse(WishLink.shared(plain, 1).query());
    assertThat(WishLink.copies(link)).isEqualTo(1);
    assertThat(WishLink.wish(link)).isEqualTo(WishLink.wish(plain));
    assertThat(WishLink.copies(plain)).isGreaterThan(100);
  }

  @Test
  void fieldsOfFieldsStandBehindDots() {
    Parameters link = WishLink.of(UsualWish.complete(13), 2);
    assertThat(link.values())
        .containsEntry("name", "13 players, 13 rounds")
        .containsEntry("kind", "individual")
        .containsEntry("boards.sets", "13")
        .containsEntry("boards.play", "shared")
        .containsEntry("criteria.partner", "minimise")
        .containsEntry("perRound", "2")
        .doesNotContainKeys("search", "search.time", "format");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[5] tables",
        "{a: b}",
        "12",
        "a&b=c",
        "null",
        "\u007F\u0001",
        "♠ \uD83D\uDE00"
      })
  void anyNameSurvives(String name) {
    makesTheSameAgain(List.of(UsualWish.complete(13).named(name)));
  }

  @Test
  void whatIsNotSaidIsAsUsual() {
    Parameters link =
        Parameters.parse("kind=pairs&name=x&pairs=10&rounds=5&boards.perSet=3&movement=howell");
    assertThat(WishLink.wish(link).boards().sets()).isEqualTo(5);
    assertThat(WishLink.perRound(link)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "kind=individual&name=x&players=14, key is missing: rounds",
    "kind=individual&name=x&players=14&rounds=9&boards.perSet=3&form=usual, form: is not a known key",
    "kind=individual&name=x&players=14&rounds=9&boards.perSet=x, must be a whole number",
    "kind=individual&name=x&players=14&rounds=9&boards=x, boards: must be keys and values",
    "kind=elephants&name=x, kind: must be individual",
    "kind=pairs&name=x&pairs=10&rounds=5&boards.perSet=3&symmetry.generators=[, not well-formed"
  })
  void aCutLinkIsRefused(String link, String says) {
    assertThatThrownBy(() -> WishLink.wish(Parameters.parse(link)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the link names no movement: ")
        .hasMessageContaining(says)
        .hasMessageContaining("Maybe");
  }

  @Test
  void aLinkHasTheTimesThatAreNotUsual() {
    Parameters link = new Parameters(Map.of("players", "8"));
    Parameters usual = new Parameters(Map.of("perBoard", "7", "perMove", "2", "start", ""));
    assertThat(WishLink.timed(link, usual)).isEqualTo(link);
    Parameters slow = new Parameters(Map.of("perBoard", "9", "perMove", "2", "start", "19:30"));
    assertThat(WishLink.timed(link, slow).query()).isEqualTo("players=8&perBoard=9&start=19%3A30");
  }
}
