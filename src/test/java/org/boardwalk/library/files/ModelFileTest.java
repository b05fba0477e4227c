package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.junit.jupiter.api.Test;

class ModelFileTest {

  private static final Path NAME = Path.of("model.yaml");
  private static final String LEAST =
      """
      format: boardwalk/model/1
      name: least
      kind: individual
      players: 14
      rounds: 9
      boards: {perSet: 2}
      """;

  @Test
  void whatIsNotSaidHasItsDefault() {
    IndividualWish wish = parse(LEAST);

    assertThat(wish.tables()).isEqualTo(3);
    assertThat(wish.boards()).isEqualTo(new Boards(9, 2, Play.SHARED, 3));
    assertThat(wish.rotation()).isEqualTo(Rotation.NONE);
    assertThat(wish.objective()).isEqualTo(Objective.STANDARD);
    assertThat(wish.symmetry()).isEqualTo(Symmetry.AUTO);
    assertThat(wish.search()).isEqualTo(SearchSettings.STANDARD);
    for (Criterion c : Criterion.values()) {
      assertThat(wish.demand(c)).isEqualTo(Demand.MINIMISE);
    }
  }

  @Test
  void circulatingSetsHaveOneCopyUnlessMoreAreGiven() {
    IndividualWish wish =
        parse(LEAST.replace("{perSet: 2}", "{perSet: 2, sets: 12, play: circulating}"));

    assertThat(wish.boards()).isEqualTo(new Boards(12, 2, Play.CIRCULATING, 1));
  }

  private static IndividualWish parse(String text) {
    return (IndividualWish) ModelFile.parse(NAME, text);
  }

  @Test
  void timesHaveUnits() {
    assertThat(time("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(time("7s")).isEqualTo(Duration.ofSeconds(7));
    assertThat(time("5m")).isEqualTo(Duration.ofMinutes(5));
    assertThat(time("2h")).isEqualTo(Duration.ofHours(2));
  }

  private static Duration time(String text) {
    return ModelFile.parse(NAME, LEAST + "search: {time: " + text + "}\n").search().time();
  }

  @Test
  void aModelCanBeWrittenAsJson() {
    String json =
        """
        {"format": "boardwalk/model/1", "name": "least", "kind": "individual",
         "players": 14, "rounds": 9, "boards": {"perSet": 2}}
        """;

    assertThat(ModelFile.parse(NAME, json)).isEqualTo(ModelFile.parse(NAME, LEAST));
  }

  @Test
  void commentsAndAByteOrderMarkAreNoFault(@org.junit.jupiter.api.io.TempDir Path directory)
      throws Exception {
    Path file = directory.resolve("bom.yaml");
    Files.writeString(file, "\uFEFF# comment\n" + LEAST);

    assertThat(ModelFile.read(file)).isEqualTo(ModelFile.parse(NAME, LEAST));
  }
}
