package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The schema of models describes exactly what is written and read. */
@Tag("thorough")
class ModelSchemaTest {

  private static final Path NAME = Path.of("test.yaml");

  @Test
  void everyModelIsWrittenAsTheSchemaSaysAndReadAgain() {
    List<Wish> wishes = new ArrayList<>(PairsSamples.wishes());
    for (long seed = 1; seed <= 50; seed++) {
      wishes.add(RandomSamples.wish(new Random(seed)));
    }
    for (Wish wish : wishes) {
      String text = ModelFile.text(wish);
      assertThatCode(() -> FileFormat.MODEL.check(Document.parse(NAME, text)))
          .as(text)
          .doesNotThrowAnyException();
      assertThat(ModelFile.parse(NAME, text)).isEqualTo(wish);
      assertThat(FlatWish.wish(FlatWish.of(wish)))
          .as(text)
          .isEqualTo(wish.with(SearchSettings.STANDARD));
    }
  }
}
