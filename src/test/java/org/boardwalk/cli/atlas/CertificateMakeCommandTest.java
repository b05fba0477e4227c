package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.certify.Certifying;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("thorough")
class CertificateMakeCommandTest {

  @TempDir Path temp = Path.of("");

  @Test
  void interruptionIsToldApartFromTimeThatIsUp() {
    Certifying.End stopped = new Certifying.Stopped();
    assertThat(CertificateMakeCommand.exit(stopped, true)).isEqualTo(Exit.INTERRUPTED);
    assertThat(CertificateMakeCommand.exit(stopped, false)).isEqualTo(Exit.GAVE_UP);
    assertThat(CertificateMakeCommand.exit(new Certifying.Solvable(), true))
        .isEqualTo(Exit.GAVE_UP);
  }

  @Test
  void clausesThatAreNotThereAreSaidToBeMadeAgain() {
    String certificate =
        "src/test/resources/org/boardwalk/library/certify/proofs/8-players-directed-cyclic/certificate.yaml";
    Ran ran = Ran.of("certificate", "check", certificate).exits(Exit.DONE);
    assertThat(ran.out())
        .containsPattern(
            "clauses clauses.cnf, .* \\(no such file here: made from the wish again\\)")
        .containsPattern("(?m)^proof   proof.drup, .*[0-9a-f]{64}$");
  }

  @Test
  void whatHoldsIsSaidByTheFieldsOfTheWishAndNotByItsName() throws IOException {
    Path proofs =
        Path.of(
            "src/test/resources/org/boardwalk/library/certify/proofs/8-players-directed-cyclic");
    for (String name : List.of("certificate.yaml", "proof.drup")) {
      Files.copy(proofs.resolve(name), temp.resolve(name));
    }
    String model = Files.readString(proofs.resolve("model.yaml"));
    Files.writeString(
        temp.resolve("model.yaml"),
        model.replaceFirst("name: .*", "name: 13 players, any schedule at all"));
    Ran ran = Ran.of("certificate", "check", temp + "/certificate.yaml").exits(Exit.DONE);
    assertThat(ran.out())
        .startsWith("Holds. 8 players, 2 tables, 7 rounds: nothing of this form answers the wish")
        .contains("\n        players: 8\n", "partner: require", "symmetry: {cyclic: 7}")
        .doesNotContain("13");
  }

  @Test
  void whereThereIsASolutionNothingIsWritten() throws IOException {
    Path model =
        Files.writeString(
            temp.resolve("five.yaml"),
            """
            format: boardwalk/model/1
            name: five
            kind: individual
            players: 5
            rounds: 5
            boards: {perSet: 2, play: shared}
            criteria: {partner: require, opponent: ignore, side: ignore, direction: ignore}
            """);
    Path out = temp.resolve("certificate");
    Ran ran =
        Ran.of("certificate", "make", model.toString(), "--solver", "sat4j", "--out", "" + out);
    assertThat(ran.exits(Exit.GAVE_UP).err()).contains("There is a solution", "Maybe solve it");
    assertThat(out).doesNotExist();
    // A folder that existed before stays as it is.
    Files.createDirectory(out);
    Ran.of("certificate", "make", model.toString(), "--solver", "sat4j", "--out", "" + out)
        .exits(Exit.GAVE_UP);
    assertThat(out).isEmptyDirectory();
    assertThat(Ran.of("certificate", "make", "--help").out()).containsPattern("exit\\s+code 4");
  }
}
