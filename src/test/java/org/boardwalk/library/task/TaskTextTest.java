package org.boardwalk.library.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.library.task.CubeResult.Ending;
import org.boardwalk.model.split.Cube;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is done by text elsewhere is the same as what is done here. */
@Tag("thorough")
class TaskTextTest {

  private static final Wish NINE =
      UsualWish.complete(9).with(SearchSettings.repeatable(Duration.ofSeconds(20), 7));
  private final AtomicBoolean cancelled = new AtomicBoolean();

  private static CubeTask cube(String literals, String digest) {
    return new CubeTask(
        NINE, "seats", digest, Cube.parse(literals), EngineChoice.CPSAT, Duration.ofSeconds(20));
  }

  @Test
  void aTaskIsReadAgain() {
    CubeTask cube = cube("4 -5", "sha256:00");
    CubeTask again = (CubeTask) Task.parse(cube.text());
    assertThat(again).usingRecursiveComparison().ignoringFields("wish").isEqualTo(cube);
    assertThat(again.text()).isEqualTo(cube.text());
    DesignTask design = new DesignTask(NINE, List.of());
    assertThat(Task.parse(design.text()).text()).isEqualTo(design.text());
    assertThat(CanonicalModel.text(again.wish())).isEqualTo(CanonicalModel.text(NINE));
    assertThat(again.wish().search()).isEqualTo(NINE.search());
  }

  @Test
  void aMovementFoundElsewhereIsTheSameAsHere() {
    DesignTask task = new DesignTask(NINE, List.of());
    Answer here = task.run(cancelled);
    Answer there = task.read(Task.done(task.text(), cancelled));
    Outcome.Found found = there.outcome().found().orElseThrow();
    assertThat(found.judged().wish()).contains(NINE);
    assertThat(found.movement()).isEqualTo(here.outcome().found().orElseThrow().movement());
    assertThat(found.standing()).isEqualTo(here.outcome().found().orElseThrow().standing());
    assertThat(there.wish()).isEqualTo(here.wish());
    assertThat(there.tried()).isEqualTo(here.tried());
    DesignTask again = new DesignTask(NINE, List.of(there));
    Outcome.Found begun =
        ((DesignTask) Task.parse(again.text())).beginning().get(0).outcome().found().orElseThrow();
    assertThat(begun.movement()).isEqualTo(found.movement());
    assertThat(begun.standing()).isEqualTo(found.standing());
  }

  @Test
  void aSearchThatGaveUpSaysSo() {
    cancelled.set(true);
    DesignTask task = new DesignTask(UsualWish.complete(40), List.of());
    Answer here = task.run(cancelled);
    assertThat(here.outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(task.read(task.written(here)).outcome()).isEqualTo(here.outcome());
  }

  @Test
  void aCubeWithAMovementBringsIt() {
    CubeTask task = cube("", StatedModel.of(NINE, "seats").digest());
    CubeResult there = task.read(Task.done(task.text(), cancelled));
    assertThat(there.ending()).isEqualTo(Ending.FOUND);
    assertThat(there.movement()).isPresent();
    assertThat(there.finder().engine()).isEqualTo("cpsat");
  }

  @Test
  void aMovementThatDoesNotAnswerIsRefused() {
    CubeTask task = cube("", StatedModel.of(NINE, "seats").digest());
    String reply = task.written(task.run(cancelled));
    CubeTask other =
        new CubeTask(
            UsualWish.complete(13), "seats", "", Cube.WHOLE, EngineChoice.CPSAT, Duration.ZERO);
    assertThatThrownBy(() -> other.read(reply))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("does not answer the wish");
  }

  private static void refused(Task<?> task, String reply, String message) {
    assertThatThrownBy(() -> task.read(reply))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aReplyThatDoesNotFitItsTaskIsRefused() {
    CubeTask cube = cube("", "sha256:00");
    String good =
        "{\"task\":\"cube\",\"ending\":\"not-finished\",\"engine\":\"cpsat\","
            + "\"version\":\"9.15\",\"milliseconds\":1}";
    assertThat(cube.read(good).ending()).isEqualTo(Ending.NOT_FINISHED);
    refused(cube, good.replace("cpsat", "choco"), "another engine");
    refused(cube, good.replace("not-finished", "found"), "does not fit its movement");
    refused(cube, good.replace("not-finished", "proved"), "unknown ending");
    refused(cube, good.replace(":1}", ":-1}"), "bad [milliseconds]");
    refused(cube, good.replace(":1}", ":1e99}"), "bad [milliseconds]");
    refused(cube, good.replace("\"9.15\"", "[9]"), "bad [version]");
    refused(new DesignTask(NINE, List.of()), good, "answers another task");
  }

  @Test
  void aTextOfAnyLengthIsNotRead() {
    String tooLong = " ".repeat(Parcel.MOST_CHARACTERS) + "{}";
    refused(cube("", "sha256:00"), tooLong, "is longer than 10,000,000 characters");
  }

  @Test
  void anotherModelIsRefused() {
    assertThatThrownBy(() -> cube("", "sha256:00").run(cancelled))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("another model");
  }

  @Test
  void whatIsNoTaskIsRefused() {
    for (String text : List.of("", "[]", "{}", "{\"task\":\"design\"}", "{\"task\":")) {
      assertThatThrownBy(() -> Task.parse(text)).isInstanceOf(FileException.class);
    }
  }
}
