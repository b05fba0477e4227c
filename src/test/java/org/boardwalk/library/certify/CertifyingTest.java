package org.boardwalk.library.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.boardwalk.design.Formulations;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.certify.Certifying.Certified;
import org.boardwalk.library.certify.Certifying.Solvable;
import org.boardwalk.library.certify.Certifying.Stopped;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class CertifyingTest {

  private static final Path PROOFS =
      Path.of("src/test/resources/org/boardwalk/library/certify/proofs");

  private static final Wish DIRECTED = ModelFile.read(Path.of("models/8-players-directed.yaml"));

  @TempDir Path folder = Path.of("");

  private Path certificate() {
    return folder.resolve(Certifying.CERTIFICATE);
  }

  /** Puts the project's own certificate for {@link #DIRECTED} into the folder. */
  private void certified() throws IOException {
    try (Stream<Path> files = Files.list(PROOFS.resolve("8-players-directed"))) {
      for (Path file : files.toList()) {
        Files.copy(
            file,
            folder.resolve(file.getFileName().toString()),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"sat4j", "cadical"})
  void noDirectedWhistForEightIsRefutedInStepsThatTheCheckerGoesThrough(String name) {
    Assumptions.assumeTrue(name.equals("sat4j") || Certifying.Cadical.installed().isPresent());
    ProofSolver solver = Certifying.solver(Optional.of(name));
    assertThat(Certifying.certify(DIRECTED, "seats", solver, folder, () -> false))
        .isInstanceOf(Certified.class);
    CertificateCheck check = CertificateCheck.of(certificate());
    assertThat(check.certificate().complete()).isTrue();
    assertThat(check.certificate().solver()).startsWith(name);
    assertThat(check.certificate().statement()).contains("nothing answers the wish", "seats");
    assertThat(check.refutation().steps()).isPositive();
  }

  static Stream<Path> stored() throws IOException {
    try (Stream<Path> folders = Files.list(PROOFS)) {
      return folders.sorted().map(f -> f.resolve(Certifying.CERTIFICATE)).toList().stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("stored")
  void proofsOfTheProjectHold(Path certificate) {
    assertThat(CertificateCheck.of(certificate).certificate().solver()).matches("\\w+ [\\d.]+");
  }

  @Test
  void whereThereIsASolutionNothingIsCertifiedAndNothingIsLeft() throws IOException {
    Wish partners = Wishes.requiring(Wishes.complete(5), Criterion.PARTNER);
    assertThat(Certifying.certify(partners, "seats", new Sat4j(), folder, () -> false))
        .isEqualTo(new Solvable());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aSearchThatIsStoppedLeavesNothing() throws IOException {
    assertThat(Certifying.certify(DIRECTED, "seats", new Sat4j(), folder, () -> true))
        .isEqualTo(new Stopped());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aSearchThatIsStoppedLeavesTheCertificateThatIsThere() throws IOException {
    certified();
    assertThat(Certifying.certify(DIRECTED, "seats", new Sat4j(), folder, () -> true))
        .isEqualTo(new Stopped());
    assertThat(CertificateCheck.of(certificate()).certificate().complete()).isTrue();
  }

  @Test
  void aFormulationThatAsksForMoreThanTheWishIsRefused() {
    Wish eight = UsualWish.complete(8);
    String stricter =
        Formulations.of(eight).stream()
            .filter(f -> f.asks() != Question.WISH)
            .findFirst()
            .orElseThrow()
            .name();
    assertThatThrownBy(() -> Certifying.certify(eight, stricter, new Sat4j(), folder, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("asks for more than the wish does\nMaybe");
  }

  private void refused(String message) {
    assertThatThrownBy(() -> CertificateCheck.of(certificate()))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message);
  }

  private void change(String name, String from, String to) throws IOException {
    Path path = folder.resolve(name);
    String text = Files.readString(path);
    assertThat(text).containsPattern(from);
    Files.writeString(path, text.replaceFirst(from, to));
  }

  @Test
  void aFileThatIsNotTheOneNamedIsRefused() throws IOException {
    certified();
    byte[] clauses = Certifying.clauses(CertificateFile.read(certificate()));
    Files.write(folder.resolve("clauses.cnf"), clauses);
    change("clauses.cnf", "\n1 ", "\n-1 ");
    refused("clauses.cnf: is not the file");
    Files.delete(folder.resolve("clauses.cnf"));
    assertThat(CertificateCheck.of(certificate()).clauses()).isEmpty();
    change("model.yaml", "side: require", "side: ignore");
    refused("leads to another model");
    change("model.yaml", "side: ignore", "side: require");
    change("certificate.yaml", "complete: true", "complete: false");
    refused("complete");
    change("certificate.yaml", "complete: false", "complete: true");
    change("certificate.yaml", "proof.drup", "../proof.drup");
    refused("proof");
    change("certificate.yaml", "\\.\\./proof.drup", "other.drup");
    refused("other.drup: cannot be read");
  }

  @Test
  void whatTheFileSaysBeyondItsProofIsRefused() throws IOException {
    certified();
    change("certificate.yaml", "shows: \".*\"", "shows: No directed whist exists for any number.");
    refused("certificate.yaml:2: shows: [No directed whist exists for any number.] is not what");
    certified();
    change("certificate.yaml", "(?m)^formulation: seats", "formulation: SEATS");
    refused("formulation [SEATS] is called [seats]");
  }

  /** A device gives bytes without end. */
  @Test
  void aProofThatIsALinkToADeviceIsRefused() throws IOException {
    Path device = Path.of("/dev/zero");
    Assumptions.assumeTrue(Files.exists(device), "there is no /dev/zero");
    certified();
    Files.delete(folder.resolve("proof.drup"));
    Files.createSymbolicLink(folder.resolve("proof.drup"), device);
    refused("proof.drup: is not an ordinary file\nMaybe");
  }

  /** Makes the certificate name the broken files, as a forger could. */
  private void claimWhatIsThere() throws IOException {
    ClausalCertificate old = CertificateFile.read(certificate());
    CertificateFile.write(
        folder,
        Certifying.CERTIFICATE,
        new ClausalCertificate(
            old.wish(),
            old.formulation(),
            old.complete(),
            old.model(),
            old.clauses(),
            ProofFile.of(folder.resolve("proof.drup")),
            old.solver(),
            old.command(),
            old.milliseconds()));
  }

  @Test
  void brokenStepsAreRefusedWhateverTheirDigest() throws IOException {
    certified();
    Path proof = folder.resolve("proof.drup");
    List<String> steps = Files.readAllLines(proof);
    Random random = new Random(19);
    for (int trial = 0; trial < 4; trial++) {
      // Without their first literals the steps of the first half do not follow.
      List<String> broken = new ArrayList<>(steps);
      int line = random.nextInt(steps.size() / 2);
      while (broken.get(line).split(" ", -1).length < 4) {
        line++;
      }
      broken.set(line, broken.get(line).split(" ", 3)[2]);
      Files.write(proof, broken);
      claimWhatIsThere();
      refused("refutes nothing: line " + (line + 1));
    }
  }

  @Test
  void aSymmetryThatIsExhaustedSaysNothingOfAllMovements() {
    Wish nine =
        Wishes.requiring(Wishes.complete(9), Criterion.PARTNER, Criterion.OPPONENT)
            .with(Symmetry.cyclic(9));
    assertThat(Certifying.certify(nine, "developed by Z9", new Sat4j(), folder, () -> false))
        .isInstanceOfSatisfying(
            Certified.class,
            c -> assertThat(c.check().certificate().statement()).contains("nothing of this form"));
    assertThat(CertificateCheck.of(certificate()).certificate().complete()).isFalse();
  }
}
