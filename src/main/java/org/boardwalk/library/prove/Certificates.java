package org.boardwalk.library.prove;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.library.prove.ProofEnd.Finish;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.boardwalk.wish.answer.Standing;

/** Turns the end of a proof into the answer to its wish, with its certificate. */
public final class Certificates {

  /** The name that an outcome gives to a formulation searched in cubes. */
  private static final Pattern IN_CUBES =
      Pattern.compile("(.+) in [0-9]+ cubes? \\(sha256:[0-9a-f]{64}\\)");

  private Certificates() {}

  /**
   * The answer of a proof. The certificate names the model, the number of exhausted cubes, and the
   * digest of their list in the ledger. A proof that rests on cubes of other machines is only a
   * claim, and says so.
   *
   * @param question the question
   * @param end the end of its proof
   * @return found, proved impossible or gave up
   */
  public static Answer answer(ProofQuestion question, ProofEnd end) {
    Finder finder =
        new Finder(
            question.engineName(),
            end.cubes().stream().map(LedgerLine::version).findFirst().orElse("unknown"),
            question.formulation() + ", in cubes");
    Origin origin =
        Origin.today(
            finder, question.wish().search().seed(), Duration.ofMillis(end.milliseconds()));
    return new Answer(question.wish(), outcome(question, end), origin, List.of());
  }

  private static Outcome outcome(ProofQuestion question, ProofEnd end) {
    if (end.kind() == Finish.FOUND) {
      Judged judged = Judged.of(end.movement().orElseThrow(), question.wish());
      return new Outcome.Found(judged, Standing.of(judged));
    }
    if (end.kind() == Finish.EXHAUSTED) {
      Exhaustion exhaustion = exhaustion(question, end);
      return end.claimed() > 0
          ? Outcome.GaveUp.claiming(
              new Certificate(List.of(exhaustion), Duration.ofMillis(end.milliseconds())))
          : new Outcome.Impossible(
              Proof.by(new Reason.BySearch(exhaustion)).naming(question.wish()));
    }
    return new Outcome.GaveUp(
        Text.of("%s exhausted, and some are left", Text.count(end.cubes().size(), "cube")));
  }

  private static Exhaustion exhaustion(ProofQuestion question, ProofEnd end) {
    return new Exhaustion(
        Text.of(
            "%s in %s (sha256:%s)",
            question.formulation(), Text.count(end.cubes().size(), "cube"), digest(end.cubes())),
        question.stated().digest(),
        question.stated().model().size(),
        question.engineName(),
        versions(end.cubes()));
  }

  /**
   * The reverse: the question of the proof in cubes behind a certificate. The cubes themselves are
   * found anew.
   *
   * @param wish the wish that has no answer, according to the certificate
   * @param certificate a certificate
   * @param limit the time for searching a cube before it is split, more than 0
   * @return the question; empty when the certificate names no cubes, or they would prove nothing
   */
  public static Optional<ProofQuestion> question(
      Wish wish, Certificate certificate, Duration limit) {
    Exhaustion only = certificate.models().get(0);
    Matcher cubes = IN_CUBES.matcher(only.formulation());
    Optional<EngineChoice> engine = Engines.choice(only.engine());
    if (certificate.models().size() > 1 || !cubes.matches() || engine.isEmpty()) {
      return Optional.empty();
    }
    ProofQuestion question = new ProofQuestion(wish, cubes.group(1), engine.get(), limit);
    try {
      return Optional.of(question).filter(q -> q.stated().settles());
    } catch (IllegalArgumentException e) {
      // The certificate is from a version with other formulations.
      return Optional.empty();
    }
  }

  private static String versions(List<LedgerLine> cubes) {
    Map<String, Integer> versions = new TreeMap<>();
    cubes.forEach(line -> versions.merge(version(line), 1, Integer::sum));
    return String.join(" and ", versions.keySet());
  }

  private static String version(LedgerLine line) {
    return line.version() + (line.mark() == Mark.CLAIMED ? " on other machines" : "");
  }

  /**
   * @param cubes exhausted cubes
   * @return SHA-256 of their digests in ascending order, a line each, in hexadecimal digits
   */
  public static String digest(List<LedgerLine> cubes) {
    String list =
        cubes.stream().map(LedgerLine::cube).sorted().collect(Collectors.joining("\n", "", "\n"));
    return Sha256.of(list);
  }
}
