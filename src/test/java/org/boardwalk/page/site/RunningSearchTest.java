package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.SuggestedSearch;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("time")
class RunningSearchTest {

  @TempDir Path nothingKnown = Path.of("");

  /**
   * Earlier proposals are stale by then, because a browser that learns of the end asks for new
   * ones.
   */
  @Test
  void theMovementIsKnownBeforeTheSearchIsReportedAsEnded() {
    Boardwalk boardwalk =
        new Boardwalk(Optional.of(Libraries.in(nothingKnown)), Libraries.NO_FAULTS);
    SuggestedSearch.Hope five = new SuggestedSearch.Hope(UsualWish.complete(5), 4);
    RunningSearch searching =
        new RunningSearch(
            new SearchGoal(List.of(five), 1, new Parameters(Map.of()), ""), Duration.ofSeconds(2));
    List<Boolean> running = new ArrayList<>();
    List<Boolean> known = new ArrayList<>();

    searching.run(
        boardwalk,
        () -> {
          running.add(searching.running());
          known.add(boardwalk.known(five.wish()).isPresent());
        });

    assertThat(running).containsExactly(true);
    assertThat(known).containsExactly(true);
    assertThat(searching.running()).isFalse();
  }

  @Test
  void aSearchHasEndedWhateverIsThrown() {
    Boardwalk without = new Boardwalk(Optional.empty(), Libraries.NO_FAULTS);
    SuggestedSearch.Hope five = new SuggestedSearch.Hope(UsualWish.complete(5), 4);
    SearchGoal sought = new SearchGoal(List.of(five), 1, new Parameters(Map.of()), "");
    RunningSearch searching = new RunningSearch(sought, Duration.ofSeconds(2));
    assertThatThrownBy(
            () ->
                searching.run(
                    without,
                    () -> {
                      throw new LinkageError("a library is missing");
                    }))
        .isInstanceOf(LinkageError.class);
    assertThat(searching.running()).isFalse();
  }
}
