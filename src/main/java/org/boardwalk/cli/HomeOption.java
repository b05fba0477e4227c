package org.boardwalk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Where answers are kept: in the folder named, and nowhere else; else in {@code solutions} where
 * there is one here, as in the project, or in the user's own folder, over what the program brings.
 */
public final class HomeOption {

  private static final String SOLUTIONS = "solutions";

  @Option(
      names = "--solutions",
      paramLabel = "DIR",
      description =
          "The only folder of answers that is read and written. Without it, answers are"
              + " kept in the folder solutions, if there is one here, else in your own folder"
              + " (BOARDWALK_HOME, by default .boardwalk in your home folder), and the answers"
              + " that come with the program are read too.")
  @Nullable Path named;

  /**
   * @return the folder that answers are written to
   */
  public Path directory() {
    Path here = Path.of(SOLUTIONS);
    return Optional.ofNullable(named)
        .orElseGet(() -> Files.isDirectory(here) ? here : home().resolve(SOLUTIONS));
  }

  /** Refuses a folder that was named and is none. */
  void checkNamed() {
    if (named != null && !Files.isDirectory(named)) {
      throw new FileException(named, 0, "is not a directory\nMaybe name another one.");
    }
  }

  /**
   * @return the folder named, or that of the user over what the program brings
   */
  public Library library() {
    return named == null
        ? Library.layered(directory(), repeated())
        : Library.alone(directory(), repeated());
  }

  /**
   * What was exhausted here is noted in the user's own folder, wherever the solutions are.
   *
   * @return the exhausted searches that were made or repeated by this installation
   */
  public static Repeated repeated() {
    return new Repeated(home().resolve("repeated-proofs.txt"));
  }

  /** Where proofs that go on cube by cube keep their ledgers. */
  static Path proofs() {
    return home().resolve("proofs");
  }

  /** The ledger that this installation keeps of a model, by its digest. */
  static Path ledger(String model) {
    String hex = model.substring(model.indexOf(':') + 1);
    return proofs().resolve(hex.substring(0, 16) + ".csv");
  }

  private static Path home() {
    String set = System.getenv("BOARDWALK_HOME");
    return set == null || set.isBlank()
        ? Path.of(
            Illegible.checked("Your home folder", System.getProperty("user.home", ".")),
            ".boardwalk")
        : Path.of(Illegible.checked("BOARDWALK_HOME", set));
  }
}
