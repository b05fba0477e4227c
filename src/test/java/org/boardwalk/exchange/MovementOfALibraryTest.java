package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One of the movements of a file is named by its mark, number or words of its title. */
class MovementOfALibraryTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [M180]                 | 6
          [m1]                   | 1
          m1                     | 1
          10                     | 10
          ragged                 | 8
          player twice           | 9
          mitchell ns            | 3
          howell, pair 4         | 5
          Mitchell without EW 2  | 4
          """)
  void aMovementIsChosenByMarkNumberOrTitle(String words, int number) {
    assertThat(EbuLibraryTest.ten().choose(words).number()).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [M99]    | has no movement [[M99]]
          11       | has no movement [11]
          180      | has no movement [180]
          itchell  | has no movement [itchell]
          mitchell | has 4 movements [mitchell]: #1 [M1] Mitchell, two lists, #2
          ''       | has no movement []
          """)
  void whatIsNotThereOrSeveralIsSaid(String words, String says) {
    assertThatThrownBy(() -> EbuLibraryTest.ten().choose(words))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(says)
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void oneOfManyHasToBeNamed() {
    assertThatThrownBy(() -> EbuLibraryTest.ten().only())
        .hasMessageContaining("holds 10 movements, but only one can be used here: #1 [M1]")
        .hasMessageContaining("\nMaybe name one of them after the file: club.txt#1.");
  }

  @Test
  void aFileOfAnotherFormatIsAVolumeOfOne() {
    Source asc =
        new Source(Path.of("m.asc"), Exchange.text(EbuLibraryTest.movement(2), MovementFormat.ASC));
    Volume volume = Exchange.volume(asc, Unstated.USUAL);
    assertThat(volume.several()).isFalse();
    assertThat(volume.choose("1").movement()).contains(volume.only());
  }
}
