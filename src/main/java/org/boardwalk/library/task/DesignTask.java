package org.boardwalk.library.task;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;

/**
 * The task of answering a wish, with the methods, seed and time of the wish's search settings.
 *
 * @param wish the wish
 * @param beginning known answers to it and to similar wishes
 */
public record DesignTask(Wish wish, List<Answer> beginning) implements Task<Answer> {

  static final String NAME = "design";

  private static final String GAVE_UP = "gave up";
  private static final String WISH = "wish";
  private static final String METHODS = "methods";
  private static final String BEGINNING = "beginning";
  private static final String SOLUTION = "solution";
  private static final String TRIED = "tried";

  /** Copies the list. */
  public DesignTask {
    beginning = List.copyOf(beginning);
  }

  @Override
  public Answer run(AtomicBoolean cancelled) {
    return Designer.answer(wish, new HeadStart(beginning), SearchListener.SILENT, cancelled);
  }

  @Override
  public String text() {
    return Parcel.of(NAME)
        .put(WISH, ModelFile.text(wish))
        .put(METHODS, wish.search().methods().stream().map(MethodKind::name).sorted().toList())
        .put(
            BEGINNING,
            beginning.stream()
                .filter(a -> !(a.outcome() instanceof Outcome.GaveUp))
                .map(DesignTask::solution)
                .toList())
        .text();
  }

  static DesignTask of(Parcel parcel) {
    Wish wish = ModelFile.parse(Parcel.PLACE, parcel.get(WISH));
    Set<MethodKind> methods =
        parcel.all(METHODS).stream().map(DesignTask::method).collect(Collectors.toSet());
    return new DesignTask(
        wish.with(wish.search().with(methods)),
        parcel.all(BEGINNING).stream().map(DesignTask::answer).toList());
  }

  private static MethodKind method(String name) {
    return Stream.of(MethodKind.values())
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(() -> Parcel.fault("names an unknown method"));
  }

  @Override
  public String written(Answer reply) {
    Parcel parcel = Parcel.of(NAME).put(TRIED, reply.tried());
    return reply
        .outcome()
        .accept(
            new Outcome.Visitor<Parcel>() {
              @Override
              public Parcel found(Outcome.Found found) {
                return parcel.put(SOLUTION, solution(reply));
              }

              @Override
              public Parcel impossible(Outcome.Impossible impossible) {
                return parcel.put(SOLUTION, solution(reply));
              }

              @Override
              public Parcel gaveUp(Outcome.GaveUp gaveUp) {
                return parcel
                    .put(GAVE_UP, gaveUp.limit())
                    .put("milliseconds", reply.origin().took().toMillis());
              }
            })
        .text();
  }

  @Override
  public Answer read(String text) {
    Parcel parcel = Parcel.reply(NAME, text);
    List<String> tried = parcel.all(TRIED).stream().map(Shown::sentence).toList();
    if (parcel.has(SOLUTION)) {
      Answer answer = answer(parcel.get(SOLUTION));
      if (!CanonicalModel.text(answer.wish()).equals(CanonicalModel.text(wish))) {
        throw Parcel.fault("answers another wish");
      }
      return new Answer(wish, asked(answer.outcome()), answer.origin(), tried);
    }
    return new Answer(
        wish,
        new Outcome.GaveUp(Shown.sentence(parcel.get(GAVE_UP))),
        Origin.today(
            Finder.own("none", "exhausted search"),
            wish.search().seed(),
            Duration.ofMillis(parcel.number("milliseconds"))),
        tried);
  }

  /** The outcome for the wish as it was asked, with its name and search settings. */
  private Outcome asked(Outcome outcome) {
    return outcome
        .found()
        .<Outcome>map(
            f -> new Outcome.Found(Judged.of(f.movement().named(wish.name()), wish), f.standing()))
        .orElse(outcome);
  }

  private static String solution(Answer answer) {
    return SolutionFile.text(Solution.of(answer));
  }

  /** An answer from another process: judged again, with claims in place of exhausted searches. */
  private static Answer answer(String text) {
    Inspection inspection = SolutionFile.parse(Parcel.PLACE, text);
    Solution solution = inspection.solution();
    return new Answer(
        solution.model().orElseThrow(() -> Parcel.fault("has no model")),
        inspection.outcome(digest -> false),
        solution.origin().orElseThrow(() -> Parcel.fault("has no origin")),
        List.of());
  }
}
