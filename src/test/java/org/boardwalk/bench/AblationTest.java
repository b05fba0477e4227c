package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("time")
class AblationTest {

  private static final List<Wish> WISHES = AblationWishes.all(Duration.ofSeconds(1));

  private static final IndividualWish SMALL =
      Wishes.searching(Wishes.shared(5, 1, 5), 1, Duration.ofMillis(50));

  private static final IndividualWish EIGHT = Wishes.complete(8);

  private static List<Ablation.Run> runs(boolean alone) {
    List<Ablation.Run> runs = new ArrayList<>();
    Ablation.run(SMALL, alone, 1, runs::add, new AtomicBoolean());
    return runs;
  }

  @Test
  void theFirstRunHasAllMethodsAndEachOtherOneLacksOne() {
    List<Ablation.Run> runs = runs(false);
    assertThat(runs.get(0).subset()).isEqualTo(Ablation.Subset.ALL);
    assertThat(runs.subList(1, runs.size()).stream().map(Ablation.Run::subset))
        .containsExactlyElementsOf(
            Designer.kinds(SMALL).stream().map(Ablation.Subset::without).toList());
    assertThat(runs).hasSizeGreaterThan(2);
  }

  @Test
  void eachKindCanBeTriedAlone() {
    assertThat(runs(true).stream().map(Ablation.Run::subset))
        .containsAll(Designer.kinds(SMALL).stream().map(Ablation.Subset::alone).toList());
  }

  @Test
  void aCancelledRunIsNotReported() {
    List<Ablation.Run> runs = new ArrayList<>();
    Ablation.run(Wishes.shared(8, 2, 5), false, 1, runs::add, new AtomicBoolean(true));
    assertThat(runs).isEmpty();
  }

  @Test
  void theWishesTryEveryKindOfMethodButThoseThatNeedMovementsOrAnAuthor() {
    Set<MethodKind> tried =
        WISHES.stream().flatMap(w -> Designer.kinds(w).stream()).collect(Collectors.toSet());
    assertThat(EnumSet.complementOf(EnumSet.copyOf(tried)))
        .containsExactlyInAnyOrder(MethodKind.ADAPTING, MethodKind.OWN);
    assertThat(WISHES).hasSizeGreaterThanOrEqualTo(24);
    assertThat(WISHES).extracting(Wish::name).doesNotHaveDuplicates();
  }

  private static Ablation.Run run(Ablation.Subset subset, Movement movement) {
    return new Ablation.Run(
        subset, Optional.of(EIGHT.judge(movement)), false, Duration.ofMillis(1));
  }

  @Test
  void aKindWithoutWhichNothingIsSettledHasItsPlace() {
    Optional<Scorecard> card = Optional.of(EIGHT.judge(Examples.eightPlayers()));
    Ablation.Run all = new Ablation.Run(Ablation.Subset.ALL, card, true, Duration.ofMillis(1));
    Ablation.Subset less = Ablation.Subset.without(MethodKind.ORDERLY);
    AblationLaw law = new AblationLaw();
    law.note(EIGHT, List.of(all, new Ablation.Run(less, card, true, Duration.ofMillis(1))));
    assertThat(law.text()).containsPattern("orderly +nowhere");
    law.note(EIGHT, List.of(all, new Ablation.Run(less, card, false, Duration.ofMillis(1))));
    assertThat(law.text()).containsPattern("orderly +8 players.* [(]settled[)]");
  }

  @Test
  void theLawIsBrokenByASubsetThatIsBetterAndNotByOneThatIsAsGood() {
    Movement good = Examples.eightPlayers();
    Movement poor = Examples.worseEightPlayers();
    Ablation.Subset less = Ablation.Subset.without(MethodKind.SEATS);
    AblationLaw law = new AblationLaw();
    assertThat(law.note(EIGHT, List.of(run(Ablation.Subset.ALL, good), run(less, poor))).holds())
        .isTrue();
    assertThat(law.text()).contains("1 of 1 wishes").containsPattern("seats +8 players");
    AblationLaw.Verdict broken =
        law.note(EIGHT, List.of(run(Ablation.Subset.ALL, poor), run(less, good)));
    assertThat(broken.holds()).isFalse();
    assertThat(broken.best().subset()).isEqualTo(less);
    assertThat(law.text()).contains("1 of 2 wishes; not in 8 players");
  }

  @Test
  void answersAreInOrderAndThoseWhoHaveNoneComeLast() {
    Ablation.Run good = run(Ablation.Subset.ALL, Examples.eightPlayers());
    Ablation.Run poor = run(Ablation.Subset.ALL, Examples.worseEightPlayers());
    Ablation.Run none =
        new Ablation.Run(Ablation.Subset.ALL, Optional.empty(), true, Duration.ofMillis(1));
    assertThat(Stream.of(none, poor, good).sorted(Ablation.bestFirst(EIGHT)))
        .containsExactly(good, poor, none);
  }

  @Test
  void nothingIsFoundWithoutAnyMethod() {
    IndividualWish wish = Wishes.searching(Wishes.shared(8, 2, 5), 1, Duration.ofSeconds(5));
    Answer answer =
        Designer.answer(
            wish.with(wish.search().with(EnumSet.of(MethodKind.HOWELLS))),
            SearchListener.SILENT,
            new AtomicBoolean());
    assertThat(answer.outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(answer.tried()).isEmpty();
  }
}
