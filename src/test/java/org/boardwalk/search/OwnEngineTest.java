package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.OwnServices;
import org.boardwalk.design.Designer;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** An engine that is not part of the program is chosen by its name. */
class OwnEngineTest {

  @RegisterExtension final OwnServices own = new OwnServices();

  @TempDir Path temp = Path.of("");

  /** Choco under another name. */
  public static class Renamed implements Engine {

    @Override
    public String name() {
      return "renamed";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
      return Engines.chosen(EngineChoice.CHOCO).solve(model, limits, solutions);
    }

    @Override
    public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
      Engines.chosen(EngineChoice.CHOCO).enumerate(model, solutions);
    }
  }

  /** Has a name that another engine has. */
  public static final class Cpsat extends Renamed {
    @Override
    public String name() {
      return "cpsat";
    }
  }

  private static Answer answer(IndividualWish wish, String engine) {
    Limit limit = Limit.effort(Duration.ofSeconds(20));
    return Designer.answer(
        wish.with(new SearchSettings(new EngineChoice(engine), limit, 1, 1)),
        SearchListener.SILENT,
        new AtomicBoolean());
  }

  @Test
  void isFoundAndAnswersAlone() throws IOException {
    own.install(temp, Engine.class, Renamed.class);
    assertThat(Engines.all()).extracting(Engine::name).containsExactly("cpsat", "choco", "renamed");
    assertThat(Engines.chosen(EngineChoice.AUTO).name()).isEqualTo("cpsat");
    Answer answer = answer(Wishes.shared(5, 1, 2), "renamed");
    assertThat(answer.origin().finder().engine()).isEqualTo("renamed");
    assertThat(answer.outcome()).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void filesKeepItsNameWhetherItIsInstalledOrNot() {
    IndividualWish wish =
        Wishes.shared(5, 1, 2)
            .with(
                new SearchSettings(
                    new EngineChoice("renamed"), Limit.effort(Duration.ofSeconds(1)), 1, 1));
    assertThat(ModelFile.parse(Path.of("x.yaml"), ModelFile.text(wish))).isEqualTo(wish);
  }

  @Test
  void aNameThatNoEngineHasIsRefusedWithThoseThatThereAre() {
    assertThatThrownBy(() -> answer(Wishes.shared(5, 1, 2), "renamed"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("engine [renamed] is not installed\nMaybe take one of auto, cpsat, choco.");
  }

  @Test
  void aNameForTwoIsRefused() throws IOException {
    own.install(temp, Engine.class, Cpsat.class);
    assertThatThrownBy(Engines::all)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("engine [cpsat] is the name of two");
    for (String name : List.of("", "CP SAT", "3d", "a.b")) {
      assertThatThrownBy(() -> new EngineChoice(name))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("must be a name");
    }
  }
}
