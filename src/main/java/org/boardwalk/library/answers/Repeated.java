package org.boardwalk.library.answers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.DirectoryLock;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.files.ClaimDigest;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;

/**
 * The exhausted searches that this installation has made or repeated itself, by the digests of
 * their claims. They are kept in a file of the user, outside all folders of solutions, so that a
 * folder from others cannot confirm its own claims. Thread-safe, also between processes.
 */
public final class Repeated {

  private final Path file;

  /**
   * @param file the file of the digests, one a line; it need not exist yet
   */
  public Repeated(Path file) {
    this.file = file;
  }

  /**
   * @param digest the digest of a claim
   * @return whether this installation has confirmed it
   * @throws FileException when the file exists and cannot be read
   */
  public boolean contains(String digest) {
    return digests().contains(digest);
  }

  /**
   * @param digest the digest of a claim confirmed by this installation
   * @throws FileException when the file cannot be written
   */
  public void add(String digest) {
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null) {
      throw new FileException(file, 0, "is a directory\nMaybe set BOARDWALK_HOME to another one.");
    }
    DirectoryLock.alone(
        directory,
        () -> {
          Set<String> all = digests();
          if (all.add(digest)) {
            WholeFile.write(file, String.join("\n", all) + "\n");
          }
          return all.size();
        });
  }

  /** Notes the claim of an answer of this run, if it rests on exhausted searches. */
  void made(Answer answer) {
    answer
        .outcome()
        .accept(
            new Outcome.Visitor<Optional<String>>() {
              @Override
              public Optional<String> found(Outcome.Found found) {
                Standing standing = found.standing();
                return standing.settled() && standing.certificate().isPresent()
                    ? Optional.of(
                        ClaimDigest.of(Optional.of(answer.wish()), Optional.of(found.judged())))
                    : Optional.empty();
              }

              @Override
              public Optional<String> impossible(Outcome.Impossible impossible) {
                return impossible.proof().exhausted().isEmpty()
                    ? Optional.empty()
                    : Optional.of(ClaimDigest.of(Optional.of(answer.wish()), Optional.empty()));
              }

              @Override
              public Optional<String> gaveUp(Outcome.GaveUp gaveUp) {
                return Optional.empty();
              }
            })
        .ifPresent(this::add);
  }

  private Set<String> digests() {
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream()
              .filter(line -> line.matches("[0-9a-f]{64}"))
              .collect(Collectors.toCollection(TreeSet::new))
          : new TreeSet<>();
    } catch (IOException e) {
      throw new FileException(file, "cannot be read: " + e.getMessage(), e);
    }
  }
}
