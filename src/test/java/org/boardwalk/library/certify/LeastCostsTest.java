package org.boardwalk.library.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.certify.Certifying.Certified;
import org.boardwalk.library.certify.Certifying.Solvable;
import org.boardwalk.library.task.StatedModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates that nothing costs less: refutations of everything below the least cost. */
class LeastCostsTest {

  private static final String ONE_TABLE = "one table";

  @TempDir Path folder = Path.of("");

  private static IndividualWish wish(int players, int rounds, String rotation) {
    Rotation seats = Rotation.valueOf(rotation.toUpperCase(Locale.ROOT));
    return seats == Rotation.NONE
        ? Wishes.shared(players, 1, rounds)
        : Wishes.rotating(players, 1, rounds, seats);
  }

  private Certifying.End certify(IndividualWish wish, long below) {
    return Certifying.certify(
        wish, ONE_TABLE + Formulation.BELOW + below, new Sat4j(), folder, () -> false);
  }

  private void certified(IndividualWish wish, long cost) {
    assertThat(certify(wish, cost + 1)).isEqualTo(new Solvable());
    assertThat(certify(wish, cost))
        .isInstanceOfSatisfying(
            Certified.class,
            c ->
                assertThat(c.check().certificate().statement())
                    .contains("nothing that costs " + (cost - 1) + " or less answers the wish"));
  }

  /** None of these costs is the bound of a theorem. */
  @ParameterizedTest(name = "{0} players, {1} rounds, {2}: {3}")
  @CsvSource({"4, 3, none, 12", "4, 4, none, 4", "4, 4, swap, 4"})
  @Tag("thorough")
  void leastCostsOfFourPlayersAreCertified(int players, int rounds, String rotation, long cost) {
    certified(wish(players, rounds, rotation), cost);
  }

  /** With those above, twenty. */
  @ParameterizedTest(name = "{0} players, {1} rounds, {2}: {3}")
  @CsvSource({
    "4, 8, none, 4",
    "4, 9, none, 12",
    "4, 5, swap, 4",
    "4, 7, swap, 4",
    "4, 8, swap, 4",
    "4, 10, none, 4",
    "4, 10, swap, 4",
    "4, 11, swap, 4",
    "4, 13, swap, 4",
    "4, 14, none, 4",
    "4, 15, none, 12",
    "5, 3, none, 8",
    "5, 3, swap, 40",
    "5, 7, none, 8",
    "5, 8, none, 8",
    "6, 3, none, 8",
    "6, 4, none, 16"
  })
  @Tag("slow")
  void leastCostsOfFourToSixPlayersAreCertified(
      int players, int rounds, String rotation, long cost) {
    certified(wish(players, rounds, rotation), cost);
  }

  private void broken(String name, String from, String to) throws IOException {
    Path path = folder.resolve(name);
    String text = Files.readString(path);
    assertThat(text).containsPattern(from);
    Files.writeString(path, text.replaceFirst(from, to));
    assertThatThrownBy(() -> CertificateCheck.of(folder.resolve(Certifying.CERTIFICATE)))
        .as("%s: %s -> %s", name, from, to)
        .isInstanceOf(FileException.class);
    Files.writeString(path, text);
  }

  @Test
  @Tag("thorough")
  void nineBrokenCertificatesAreRefused() throws IOException {
    certified(wish(4, 4, "none"), 4);
    broken(Certifying.CERTIFICATE, "(?m)^(formulation: one table) below 4", "$1 below 5");
    broken(Certifying.CERTIFICATE, "(?m)^(formulation: one table) below 4", "$1");
    broken(Certifying.CERTIFICATE, "(?m)^formulation: one table", "formulation: seats");
    broken(Certifying.CERTIFICATE, "complete: true", "complete: false");
    broken(Certifying.CERTIFICATE, "model: \"?sha256:.", "model: \"sha256:g");
    broken("model.yaml", "rounds: 4", "rounds: 5");
    broken("model.yaml", "side: 1", "side: 2");
    broken("clauses.cnf", "\n1 ", "\n-1 ");
    broken("proof.drup", "\n", "\n1 ");
    assertThat(CertificateCheck.of(folder.resolve(Certifying.CERTIFICATE)).refutation().steps())
        .isPositive();
  }

  /** The clauses below 5 have a solution, so that no steps refute them. */
  @Test
  @Tag("thorough")
  void theProofOfOneCeilingShowsNothingOfTheNext() throws IOException {
    IndividualWish wish = wish(4, 4, "none");
    certified(wish, 4);
    String next = ONE_TABLE + Formulation.BELOW + 5;
    ClausalCertificate old = CertificateFile.read(folder.resolve(Certifying.CERTIFICATE));
    byte[] clauses =
        Certifying.clauses(forged(old, next, StatedModel.of(wish, next).digest(), old.clauses()));
    Files.write(folder.resolve("clauses.cnf"), clauses);
    CertificateFile.write(
        folder,
        Certifying.CERTIFICATE,
        forged(
            old,
            next,
            StatedModel.of(wish, next).digest(),
            ProofFile.of(folder.resolve("clauses.cnf"))));
    assertThatThrownBy(() -> CertificateCheck.of(folder.resolve(Certifying.CERTIFICATE)))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("refutes nothing");
  }

  private static ClausalCertificate forged(
      ClausalCertificate old, String formulation, String digest, ProofFile clauses) {
    return new ClausalCertificate(
        old.wish(),
        formulation,
        old.complete(),
        digest,
        clauses,
        old.proof(),
        old.solver(),
        old.command(),
        old.milliseconds());
  }

  @Test
  void costsThatAreNotWeighedHaveNoCeiling() {
    IndividualWish ordered = Wishes.inOrder(wish(4, 4, "none"), Criterion.values());
    assertThatThrownBy(() -> certify(ordered, 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs players whose criteria are weighed");
    assertThat(List.of(Formulation.ceiling("seats below 12").getAsLong())).containsExactly(12L);
    assertThat(Formulation.ceiling("seats")).isEmpty();
  }
}
