package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class ExchangeTest {

  private static final String ASC = "4 2 1 2 0\n1-2 1  3-4 2\n";

  @TempDir Path temp = Path.of("");

  private Path file(String name, String text) throws IOException {
    return Files.writeString(temp.resolve(name), text);
  }

  @ParameterizedTest
  @EnumSource
  void everyFormatIsFoundByNameAndByContent(MovementFormat format) throws IOException {
    Movement mitchell = Examples.mitchell(3, 0, 2);
    byte[] bytes =
        switch (format) {
          case MAGIC -> ForeignTexts.magic(mitchell).getBytes(StandardCharsets.UTF_8);
          case BRIDGESCORER -> ForeignTexts.bridgescorer(mitchell).getBytes(StandardCharsets.UTF_8);
          default -> Exchange.bytes(mitchell, format);
        };
    for (String name :
        new String[] {
          "a." + format.suffix(), "A." + format.suffix().toUpperCase(Locale.ROOT), "a.txt", "a"
        }) {
      Path file = Files.write(temp.resolve(name), bytes);
      assertThat(Exchange.format(Source.read(file))).as(name).contains(format);
      assertThat(Exchange.read(Source.read(file), Unstated.USUAL).kind()).isEqualTo(Kind.PAIRS);
    }
  }

  @Test
  void whatIsNoneOfTheseIsSaidToBe() throws IOException {
    Path file = file("a.txt", "format: boardwalk/solution/1\n");
    assertThat(Exchange.format(Source.read(file))).isEmpty();
    assertThatThrownBy(() -> Exchange.read(Source.read(file), Unstated.USUAL))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(".asc files, .csv files");
  }

  @Test
  void olderProgramsWriteNamesInTheirOwnWay() throws IOException {
    String text = ASC + "#<name>Café Brücke</name>\n";
    Path file = temp.resolve("old.asc");
    Files.write(file, text.getBytes(Charset.forName("windows-1252")));
    assertThat(Exchange.read(Source.read(file), Unstated.USUAL).name()).isEqualTo("Café Brücke");
    assertThat(Exchange.read(Source.read(file("new.asc", "\uFEFF" + text)), Unstated.USUAL).name())
        .isEqualTo("Café Brücke");
  }

  @ParameterizedTest
  @EnumSource(MovementFormat.class)
  void whatIsNoTextIsRefused(MovementFormat format) throws IOException {
    Path binary = temp.resolve("binary." + format.suffix());
    Files.write(binary, new byte[] {'4', ' ', '2', '\n', 0, 1, 2, (byte) 0xFF});
    Path huge = file("huge." + format.suffix(), "#".repeat(5_000_001));
    Path folder = Files.createDirectory(temp.resolve("folder." + format.suffix()));
    Path missing = temp.resolve("missing." + format.suffix());
    Path empty = file("empty." + format.suffix(), "");
    assertRefused(
        binary,
        switch (format) {
          case BWS -> "not a Microsoft Access";
          case MOV -> "is not a movement of ACBLscore";
          default -> "U+0000";
        });
    assertRefused(huge, "5 MB");
    assertRefused(folder, "directory");
    assertRefused(missing, "no such file");
    assertRefused(empty, "empty");
  }

  private static void assertRefused(Path file, String why) {
    assertThatThrownBy(() -> Exchange.read(Source.read(file), Unstated.USUAL))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(why);
  }

  @Test
  void whatAFormatCannotSayIsNamed() {
    Movement mitchell = Examples.mitchell(7, 0, 2);
    assertThat(Exchange.lost(mitchell, MovementFormat.ASC, Unstated.USUAL)).isEmpty();
    assertThat(Exchange.lost(mitchell, MovementFormat.ASC, new Unstated(3)))
        .containsExactly("boards in a set [2]");
    assertThat(Exchange.lost(mitchell, MovementFormat.CSV, Unstated.USUAL))
        .containsExactly("name [Mitchell, 7 tables]");
    Movement oneWinner = Examples.mitchell(7, 0, 1);
    assertThat(Exchange.lost(oneWinner, MovementFormat.ASC, Unstated.USUAL))
        .containsExactly("winners [1]");
  }

  @Test
  void whatCouldNotBeReadAgainIsRefused() {
    Movement whole = Examples.mitchell(251, 0, 2);
    Movement one = whole.with(whole.rounds().subList(0, 1));
    assertThatThrownBy(() -> Exchange.lost(one, MovementFormat.BWS, Unstated.USUAL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(".bws files cannot hold this movement: table RoundData: ")
        .hasMessageContaining("EWPair [501] must be from 0 to 500\nMaybe ");
  }

  @Test
  void formatsThatAreOnlyReadAreNotWritten() {
    for (MovementFormat format : List.of(MovementFormat.MAGIC, MovementFormat.BRIDGESCORER)) {
      assertThatThrownBy(() -> Exchange.bytes(Examples.mitchell(7, 0, 2), format))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith(
              " is only read\nMaybe take one of bws, mov, asc, csv, ebuscore, json.");
    }
  }

  @Test
  void whatIsNoTextIsNotPrinted() {
    assertThatThrownBy(() -> Exchange.text(Examples.eightPlayers(), MovementFormat.BWS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[bws]");
  }

  @Test
  void aSetHasAtLeastOneBoard() {
    assertThatThrownBy(() -> new Unstated(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[0]");
  }
}
