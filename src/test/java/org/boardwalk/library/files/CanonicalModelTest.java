package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CanonicalModelTest {

  /** A wish, and what stands before the digits of its hash. */
  private record Placed(Wish wish, String folders, String start) {}

  static List<Placed> placed() {
    PairsForm howell = new PairsForm.Howell();
    return List.of(
        new Placed(
            Wishes.complete(13), "individual/shared/13-players", "individual-13p-13r-shared"),
        new Placed(
            Wishes.rotating(16, 4, 5, Rotation.ROTATE),
            "individual/shared/16-players",
            "individual-16p-5r-shared-rotate"),
        new Placed(
            Wishes.circulating(8, 2, 5, 7, 1),
            "individual/circulating/8-players",
            "individual-8p-5r-circulating"),
        new Placed(UsualPairs.web(18, 13, 2), "pairs/web/18-tables", "pairs-18t-13r-web"),
        new Placed(
            UsualPairs.of(Kind.SOLO, howell, 3, 5), "solo/howell/3-tables", "solo-3t-5r-howell"),
        new Placed(
            UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6),
            "pairs/single-table/1-tables",
            "pairs-1t-6r-single-table"));
  }

  @ParameterizedTest
  @MethodSource("placed")
  void anAnswerLiesInFoldersByKindPlayAndSize(Placed placed) {
    List<String> place = CanonicalModel.place(placed.wish());
    String name = place.get(place.size() - 1);
    assertThat(String.join("/", place.subList(0, 3))).isEqualTo(placed.folders());
    assertThat(name)
        .isEqualTo(
            placed.start() + "-" + CanonicalModel.digest(placed.wish()).substring(0, 8) + ".yaml");
    assertThat(CanonicalModel.isFileName(name)).isTrue();
  }

  @Test
  void otherNamesAreOfNoAnswer() {
    for (String name :
        List.of("mine.yaml", "attempts.csv", "individual-13p-13r-shared-4f2a91c0.yaml.aside")) {
      assertThat(CanonicalModel.isFileName(name)).isFalse();
    }
  }

  @Test
  void nameAndSearchArePartOfNoWish() {
    PairsWish web = UsualPairs.web(18, 13, 2);
    SearchSettings other =
        new SearchSettings(
            SearchSettings.EngineChoice.CHOCO, Limit.effort(Duration.ofSeconds(1)), 7, 1);
    assertThat(CanonicalModel.text(web.named("x").with(other))).isEqualTo(CanonicalModel.text(web));
  }

  @Test
  void everythingElseIs() {
    PairsWish web = UsualPairs.web(18, 13, 2);
    List<Wish> others = new ArrayList<>();
    others.add(web);
    others.add(UsualPairs.web(18, 13, 3));
    others.add(UsualPairs.web(19, 13, 2));
    others.add(UsualPairs.web(18, 12, 2));
    others.add(web.with(PairsWish.Switching.TABLES));
    for (PairsForm.EwWalk walk : PairsForm.EwWalk.values()) {
      if (walk != PairsForm.EwWalk.UP_ONE) {
        others.add(web.with(new PairsForm.Web(Boarding.FREE, walk, PairsForm.Party.NONE)));
      }
    }
    for (long seed = 1; seed <= 100; seed++) {
      others.add(RandomSamples.wish(new Random(seed)));
    }
    assertThat(others.stream().map(CanonicalModel::digest)).doesNotHaveDuplicates();
  }
}
