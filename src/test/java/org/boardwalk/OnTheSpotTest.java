package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OnTheSpotTest {

  private static final Wish WISH = WishSizes.of(8, 4).individual();

  private static Boardwalk keepingIn(Path folder) {
    Repeated repeated = new Repeated(folder.resolveSibling("repeated-proofs.txt"));
    return new Boardwalk(Optional.of(Library.alone(folder, repeated)), fault -> {});
  }

  private static OnTheSpot searching(Boardwalk boardwalk) {
    return new OnTheSpot(boardwalk, OnTheSpot.USUAL, SearchListener.SILENT, new AtomicBoolean());
  }

  private static Optional<Movement> movement(Optional<Answer> answer) {
    return answer.map(Answer::outcome).flatMap(Outcome::found).map(found -> found.movement());
  }

  @Test
  void aFoundMovementIsKnownToTheNextRequest(@TempDir Path temp) {
    Path folder = temp.resolve("solutions");
    OnTheSpot spot = searching(keepingIn(folder));
    Optional<Movement> found = movement(spot.answer(WISH));
    assertThat(found).isPresent();
    assertThat(spot.notKept()).isEmpty();
    assertThat(movement(keepingIn(folder).known(WISH))).isEqualTo(found);
  }

  @Test
  void aFolderThatCannotBeWrittenToIsNoFailureAndIsTold(@TempDir Path temp) throws IOException {
    Path blocked = Files.writeString(temp.resolve("file"), "no folder");
    OnTheSpot spot = searching(keepingIn(blocked.resolve("solutions")));
    assertThat(movement(spot.answer(WISH))).isPresent();
    assertThat(spot.notKept()).isPresent();
  }
}
