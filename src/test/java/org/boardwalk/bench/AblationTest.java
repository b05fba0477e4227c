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
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.design.Designer;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class AblationTest {

  private static final List<IndividualWish> WISHES = Ablation.wishes(Duration.ofSeconds(1));

  @Test
  void theFirstRunHasAllMethodsAndEachOtherOneLacksOne() {
    IndividualWish wish = Wishes.searching(Wishes.shared(5, 1, 5), 1, Duration.ofMillis(50));
    List<Ablation.Run> runs = new ArrayList<>();
    Ablation.run(wish, runs::add, new AtomicBoolean());
    assertThat(runs.get(0).without()).isEmpty();
    assertThat(runs.subList(1, runs.size()).stream().map(Ablation.Run::without))
        .containsExactlyElementsOf(Designer.kinds(wish).stream().map(Optional::of).toList());
    assertThat(runs).hasSizeGreaterThan(2);
  }

  @Test
  void aCancelledRunIsNotReported() {
    List<Ablation.Run> runs = new ArrayList<>();
    Ablation.run(Wishes.shared(8, 2, 5), runs::add, new AtomicBoolean(true));
    assertThat(runs).isEmpty();
  }

  @Test
  void theWishesTryEveryKindOfMethod() {
    Set<MethodKind> tried =
        WISHES.stream().flatMap(w -> Designer.kinds(w).stream()).collect(Collectors.toSet());
    assertThat(tried).containsAll(Designer.kinds(WISHES.get(0)));
    assertThat(tried).contains(MethodKind.STARTERS, MethodKind.DEVELOPMENT, MethodKind.ANNEALING);
    assertThat(WISHES).extracting(IndividualWish::name).doesNotHaveDuplicates();
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
