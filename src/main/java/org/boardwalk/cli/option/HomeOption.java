package org.boardwalk.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The folder in which answers are kept. A folder that the user names stands alone. Without one, it
 * is the folder {@code solutions} of the working folder where that exists, as in the project, else
 * one in the user's own folder, as always in the application; the answers that the program brings
 * are then read as well.
 */
public final class HomeOption {

  private static final String SOLUTIONS = "solutions";

  /** Whether this is the application, which brings its own Java; its launcher says so. */
  private static final boolean APPLICATION = Boolean.getBoolean("boardwalk.application");

  @Option(
      names = "--solutions",
      paramLabel = "DIR",
      description =
          "The only folder of answers that is read and written. Without it, answers are"
              + " kept in the folder solutions, if there is one here, else in your own folder"
              + " (BOARDWALK_HOME, by default .boardwalk in your home folder), and the answers"
              + " that come with the program are read too.")
  @Nullable Path named;

  /** {@return the folder that answers are written to} */
  public Path directory() {
    Path here = Path.of(SOLUTIONS);
    return Optional.ofNullable(named)
        .orElseGet(
            () -> !APPLICATION && Files.isDirectory(here) ? here : home().resolve(SOLUTIONS));
  }

  /** Refuses a named folder that does not exist. */
  public void checkNamed() {
    if (named != null && !Files.isDirectory(named)) {
      throw new FileException(named, 0, "is not a directory\nMaybe name another one.");
    }
  }

  /**
   * @return the library of the folder named; without one, that of the user over the answers that
   *     the program brings
   */
  public Library library() {
    return named == null
        ? Library.layered(directory(), repeated())
        : Library.alone(directory(), repeated());
  }

  /**
   * The list of repeated proofs, in the user's own folder wherever the solutions are.
   *
   * @return the exhausted searches that were made or repeated by this installation
   */
  public static Repeated repeated() {
    return new Repeated(home().resolve("repeated-proofs.txt"));
  }

  /** The folder for the ledgers of proofs that go on cube by cube. */
  public static Path proofs() {
    return home().resolve("proofs");
  }

  /** The ledger that this installation keeps of a model, by its digest. */
  public static Path ledger(String model) {
    String hex = model.substring(model.indexOf(':') + 1);
    return proofs().resolve(hex.substring(0, 16) + ".csv");
  }

  /** {@return whether this is the application, which a double click can start} */
  public static boolean application() {
    return APPLICATION;
  }

  /** {@return the user's own folder; it may not exist} */
  public static Path home() {
    String set = System.getenv("BOARDWALK_HOME");
    if (set != null && !set.isBlank()) {
      return Path.of(Illegible.checked("BOARDWALK_HOME", set));
    }
    Path home =
        Path.of(Illegible.checked("Your home folder", System.getProperty("user.home", ".")));
    Path scripts = home.resolve(".boardwalk");
    return APPLICATION
        ? DataFolder.of(scripts, System.getProperty("os.name", ""), System.getenv(), home)
        : scripts;
  }
}
