package org.boardwalk.library.answers;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Certificate;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Standing;
import org.boardwalk.design.Designer;
import org.boardwalk.file.FileException;
import org.boardwalk.library.files.Claim;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.text.Word;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;

/**
 * Repeats the exhausted searches that a file says were made: the wish is searched again, by the
 * methods that can exhaust it and with the same engine, until nothing better can exist or time is
 * up. Nothing of the certificate but the engine's name is used.
 */
public final class Repetition {

  /** What can exhaust a search. */
  private static final Set<MethodKind> EXACT =
      EnumSet.of(
          MethodKind.SEATS,
          MethodKind.DEVELOPMENT,
          MethodKind.RULES,
          MethodKind.WEBS,
          MethodKind.HOWELLS,
          MethodKind.SWITCHES);

  /** What came of it. */
  public enum Ending {
    /** Nothing rests on a search: there is nothing to repeat. */
    NOTHING,
    /** It was exhausted here before, or now; that is remembered. */
    REPEATED,
    /** Time was up. */
    NOT_FINISHED,
    /** Something better was found, which is kept. */
    WRONG
  }

  private final Library library;
  private final Repeated repeated;
  private final Duration time;
  private final AtomicBoolean cancelled;

  /**
   * @param library where the files are
   * @param repeated what was exhausted here
   * @param time how long each search may take
   * @param cancelled set it to stop early
   */
  public Repetition(Library library, Repeated repeated, Duration time, AtomicBoolean cancelled) {
    this.library = library;
    this.repeated = repeated;
    this.time = time;
    this.cancelled = cancelled;
  }

  /**
   * @param name one of {@link Library#names}
   * @param notices hears of files that are set aside because they are wrong
   * @return what came of it
   * @throws FileException when the file cannot be believed for another reason
   */
  public Ending repeat(String name, Consumer<FileException> notices) {
    Inspection inspection = library.inspect(name);
    Optional<Wish> model = inspection.solution().model();
    Optional<Certificate> certificate = inspection.solution().claim().flatMap(Claim::certificate);
    if (certificate.isEmpty() || model.isEmpty()) {
      return Ending.NOTHING;
    }
    String digest = inspection.claimDigest();
    if (repeated.contains(digest)) {
      return Ending.REPEATED;
    }
    Answer known = library.read(name);
    Answer again = search(known, certificate.get());
    if (exhausted(again.outcome(), known)) {
      repeated.add(digest);
      return Ending.REPEATED;
    }
    boolean better = Rivals.better(again, known) && again.outcome().found().isPresent();
    if (better) {
      library.store(again, notices);
    }
    return better ? Ending.WRONG : Ending.NOT_FINISHED;
  }

  private Answer search(Answer known, Certificate certificate) {
    SearchSettings before = known.wish().search();
    String engine = certificate.models().get(0).engine();
    Wish wish =
        known
            .wish()
            .with(
                new SearchSettings(
                        Word.parse(EngineChoice.class, engine).orElse(EngineChoice.AUTO),
                        time,
                        before.seed(),
                        1)
                    .with(EXACT));
    return Designer.answer(wish, new HeadStart(List.of(known)), SearchListener.SILENT, cancelled);
  }

  private static boolean exhausted(Outcome outcome, Answer known) {
    if (outcome instanceof Outcome.Impossible) {
      return known.outcome().found().isEmpty();
    }
    return outcome
        .found()
        .filter(now -> proved(now.standing()))
        .flatMap(now -> known.outcome().found().map(b -> same(known.wish(), now, b)))
        .orElse(false);
  }

  private static boolean proved(Standing standing) {
    return standing.settled();
  }

  private static boolean same(Wish wish, Outcome.Found now, Outcome.Found before) {
    return wish.compare(now.card(), before.card()) == 0;
  }
}
