package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.http.FormData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptSeasonTest {

  private static final Path NAME = Path.of("season.csv");

  private static KeptSeason of(Map<String, String> fields, String... without) {
    return KeptSeason.of(new FormData(fields, Map.of()), Set.of(without));
  }

  @Test
  void theFileHasALineForEachRuleOfTheFormAndEachEveningThatDoesNotCount() {
    KeptSeason season =
        of(Map.of("best", "3", "name", "Spring", "absent", " ", "form", "x"), "b.yaml", "a.yaml");
    assertThat(season.text())
        .isEqualTo("rule,value\nname,Spring\nbest,3\nwithout,a.yaml\nwithout,b.yaml\n");
    assertThat(season.counts("c.yaml", ClubSeason.played())).isTrue();
    assertThat(season.counts("a.yaml", ClubSeason.played())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "from,place,points\r\n8,1,12\r\n8,2,8",
        "place;points\n\n1;2,5\n# two\n",
        "=1+1",
        "-x",
        "'x",
        "\"Spring\" & \u0001<b>",
        "#1",
        "Zoë – 東京",
        "rule,value"
      })
  void whatWasTypedIsReadAgain(String typed) {
    KeptSeason season = of(Map.of("name", typed, "points", typed), typed.strip());
    assertThat(KeptSeason.parse(NAME, season.text())).contains(season);
    assertThat(season.form().text("points"))
        .isEqualTo(typed.strip().replace("\r", "").replace("\u0001", ""));
  }

  @Test
  void anEmptyFileHasNoRules() {
    assertThat(KeptSeason.parse(NAME, "")).isEmpty();
    assertThat(KeptSeason.parse(NAME, of(Map.of()).text())).contains(of(Map.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "best,3\n",
        "rule,value\nbset,3\n",
        "rule,value\nbest\n",
        "rule,value\nbest,3,4\n",
        "rule,value\nbest,3\nbest,4\n",
        "rule,value\nwithout,a.yaml\nwithout,a.yaml\n",
        "rule,value\nwithout\n",
        "rule,value\nname,\"Spring\n"
      })
  void aDamagedFileIsRefusedWithItsLine(String text) {
    assertThatThrownBy(() -> KeptSeason.parse(NAME, text))
        .isInstanceOf(FileException.class)
        .hasMessageMatching("(?s)season[.]csv:[123]: .*\nMaybe .*");
  }
}
