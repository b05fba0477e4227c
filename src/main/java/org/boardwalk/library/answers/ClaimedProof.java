package org.boardwalk.library.answers;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Repetition.Ending;
import org.boardwalk.library.files.Claim;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;
import org.boardwalk.wish.answer.Standing;

/**
 * A claim in a file that rests on exhausted searches.
 *
 * @param name one of {@link Library#names}
 * @param known the answer, as far as it holds without the certificate
 * @param certificate the certificate of the searches
 * @param digest the digest of the claim
 */
public record ClaimedProof(String name, Answer known, Certificate certificate, String digest) {

  /**
   * @param library the library of the file
   * @param name one of {@link Library#names}
   * @return its claim; empty when no claim in it rests on a search
   * @throws FileException when the file fails verification for another reason
   */
  public static Optional<ClaimedProof> in(Library library, String name) {
    LibraryFile kept = library.first(name);
    Inspection inspection = kept.inspection();
    Optional<Wish> model = inspection.solution().model();
    return inspection
        .solution()
        .claim()
        .flatMap(Claim::certificate)
        .filter(certificate -> model.isPresent())
        .map(
            certificate ->
                new ClaimedProof(
                    name, believed(library.answer(kept)), certificate, inspection.claimDigest()));
  }

  /**
   * The answer without the claim, for repeating the search: a search elsewhere could take the claim
   * for true.
   */
  private static Answer believed(Answer read) {
    return read.outcome()
        .found()
        .map(
            found ->
                new Answer(
                    read.wish(),
                    new Outcome.Found(found.judged(), Standing.of(found.judged())),
                    read.origin(),
                    List.of()))
        .orElse(read);
  }

  /**
   * Compares the claim with the result of another search: a proof confirmed by this installation is
   * noted, a better movement is kept.
   *
   * @param again the result of a search that did not use the claim
   * @param library the library of answers
   * @param repeated the searches exhausted by this installation
   * @param notices receives files that are set aside because they are wrong
   * @return the result for the claim
   */
  public Ending compared(
      Answer again, Library library, Repeated repeated, Consumer<FileException> notices) {
    if (exhausted(again.outcome())) {
      repeated.add(digest);
      return Ending.REPEATED;
    }
    if (claimed(again.outcome())) {
      return Ending.CLAIMED;
    }
    boolean better = Rivals.better(again, known) && again.outcome().found().isPresent();
    if (better) {
      library.store(again, notices);
    }
    return better ? Ending.WRONG : Ending.NOT_FINISHED;
  }

  private boolean exhausted(Outcome outcome) {
    if (outcome instanceof Outcome.Impossible) {
      return known.outcome().found().isEmpty();
    }
    return best(outcome, Standing::settled);
  }

  private boolean claimed(Outcome outcome) {
    if (outcome instanceof Outcome.GaveUp gaveUp && gaveUp.claim().isPresent()) {
      return known.outcome().found().isEmpty();
    }
    return best(outcome, Standing::claimed);
  }

  /** Whether a movement of that standing is as good as the known one. */
  private boolean best(Outcome outcome, Predicate<Standing> standing) {
    return outcome
        .found()
        .filter(now -> standing.test(now.standing()))
        .flatMap(now -> known.outcome().found().map(before -> same(now, before)))
        .orElse(false);
  }

  private boolean same(Outcome.Found now, Outcome.Found before) {
    return known.wish().compare(now.card(), before.card()) == 0;
  }
}
