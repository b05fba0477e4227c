package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.OwnServices;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodSource;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Methods that are not part of the program take part and are judged; their proofs are not. */
class OwnMethodTest {

  private static final IndividualWish SIZES =
      Wishes.searching(Wishes.shared(4, 1, 3), 1, Duration.ofMillis(500));

  @RegisterExtension final OwnServices own = new OwnServices();

  @TempDir Path temp = Path.of("");

  /** Says that it proves something before it does anything else. */
  public static class Claiming<W extends Wish> implements Method<W> {

    @Override
    public String name() {
      return "claiming";
    }

    /** Any other kind is not believed either. */
    @Override
    public MethodKind kind() {
      return MethodKind.SEATS;
    }

    @Override
    public boolean run(SearchScope<W> scope, Duration slice, long seed) {
      scope.proved(Proof.by(new Reason.BySearch(new Exhaustion("mine", "", "all", "mine", "1"))));
      return false;
    }
  }

  /** Seats four players by chance. */
  public static final class Shuffling implements Method<IndividualWish> {

    @Override
    public String name() {
      return "shuffling";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.OWN;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      Random random = new Random(seed);
      for (int k = 0; k < 100 && !scope.over(); k++) {
        List<List<Foursome>> rounds = new ArrayList<>();
        for (int r = 0; r < scope.wish().rounds(); r++) {
          List<Integer> four = new ArrayList<>(List.of(0, 1, 2, 3));
          Collections.shuffle(four, random);
          rounds.add(List.of(new Foursome(four.get(0), four.get(1), four.get(2), four.get(3), r)));
        }
        scope.offer(Unfolding.movement(scope.wish(), rounds), Finder.own("mine", name()));
      }
      return true;
    }
  }

  /** Both methods, for players; the first for pairs. */
  public static final class Source implements MethodSource {

    @Override
    public List<Method<IndividualWish>> players(IndividualWish wish) {
      return List.of(new Claiming<>(), new Shuffling());
    }

    @Override
    public List<Method<PairsWish>> pairs(PairsWish wish) {
      return List.of(new Claiming<>());
    }
  }

  private static Answer answer(IndividualWish wish) {
    return Designer.answer(
        wish.with(wish.search().with(EnumSet.of(MethodKind.OWN))),
        SearchListener.SILENT,
        new AtomicBoolean());
  }

  @Test
  void takePartWhereTheyAreInstalledAndNotExcluded() throws IOException {
    assertThat(Designer.kinds(SIZES)).doesNotContain(MethodKind.OWN);
    own.install(temp, MethodSource.class, Source.class);
    assertThat(Designer.kinds(SIZES)).contains(MethodKind.OWN);
    PairsWish pairs = UsualPairs.free(8, 7, 4);
    assertThat(Designer.kinds(pairs)).contains(MethodKind.OWN);
    EnumSet<MethodKind> others = EnumSet.complementOf(EnumSet.of(MethodKind.OWN));
    assertThat(Designer.kinds(SIZES.with(SIZES.search().with(others))))
        .doesNotContain(MethodKind.OWN);
  }

  @Test
  void whatTheyOfferIsJudgedAndWhatTheyProveIsNotBelieved() throws IOException {
    own.install(temp, MethodSource.class, Source.class);
    Answer answer = answer(SIZES);
    Outcome.Found found = answer.outcome().found().orElseThrow();
    assertThat(found.judged().card().violations()).isEmpty();
    assertThat(answer.origin().finder().engine()).isEqualTo("mine");
    assertThat(found.standing().certificate()).isEmpty();
    assertThat(answer.tried()).anyMatch(t -> t.startsWith("claiming"));
    assertThat(answer(SIZES).outcome()).isEqualTo(answer.outcome());
  }

  /** Proves, and offers nothing. */
  public static final class Claims implements MethodSource {
    @Override
    public List<Method<IndividualWish>> players(IndividualWish wish) {
      return List.of(new Claiming<>());
    }
  }

  @Test
  void noWishIsImpossibleBecauseTheySaySo() throws IOException {
    own.install(temp, MethodSource.class, Claims.class);
    assertThat(answer(SIZES).outcome()).isInstanceOf(Outcome.GaveUp.class);
  }
}
