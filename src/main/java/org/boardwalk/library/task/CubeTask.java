package org.boardwalk.library.task;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.library.task.CubeResult.Ending;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Word;
import org.boardwalk.search.Deadline;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;

/**
 * The task of searching a part of a constraint model for any movement that answers the wish. The
 * model itself is not sent: the process that runs the task builds it again from the wish and
 * compares the digest.
 *
 * @param wish the wish
 * @param formulation the name of the formulation
 * @param digest the digest of the model
 * @param cube the part
 * @param engine the engine that searches it; not auto
 * @param limit the time for the search
 */
public record CubeTask(
    Wish wish, String formulation, String digest, Cube cube, EngineChoice engine, Duration limit)
    implements Task<CubeResult> {

  static final String NAME = "cube";

  private static final String ENDING = "ending";
  private static final String VERSION = "version";
  private static final String MILLISECONDS = "milliseconds";
  private static final String MOVEMENT = "movement";

  @Override
  public CubeResult run(AtomicBoolean cancelled) {
    StatedModel stated = StatedModel.of(wish, formulation);
    ConstraintModel model = stated.model();
    if (!stated.digest().equals(digest)) {
      throw Parcel.fault("names another model than [" + formulation + "] leads to here");
    }
    Engine solver = Engines.chosen(engine);
    AtomicReference<@Nullable Judged> first = new AtomicReference<>();
    double seconds = limit.toMillis() / 1e3;
    long start = System.nanoTime();
    Engine.Limits limits =
        new Engine.Limits(
            seconds, seconds, Deadline.in(limit, cancelled::get), wish.search().seed());
    Engine.End end =
        solver.solve(
            cube.of(model),
            limits,
            values -> first.compareAndSet(null, Judged.of(model.decoder().apply(values), wish)));
    Optional<Judged> solution = Optional.ofNullable(first.get());
    return new CubeResult(
        ending(solution, end),
        solution.filter(Judged::answers).map(Judged::movement),
        solver.finder(formulation),
        (System.nanoTime() - start) / 1_000_000);
  }

  private static Ending ending(Optional<Judged> solution, Engine.End end) {
    if (solution.isPresent()) {
      return solution.get().answers() ? Ending.FOUND : Ending.REFUSED;
    }
    return end.exhausted() ? Ending.EXHAUSTED : Ending.NOT_FINISHED;
  }

  @Override
  public String text() {
    return Parcel.of(NAME)
        .put("wish", ModelFile.text(wish))
        .put("formulation", formulation)
        .put("digest", digest)
        .put("cube", cube.text())
        .put("engine", engine.word())
        .put(MILLISECONDS, limit.toMillis())
        .text();
  }

  static CubeTask of(Parcel parcel) {
    return new CubeTask(
        ModelFile.parse(Parcel.PLACE, parcel.get("wish")),
        parcel.get("formulation"),
        parcel.get("digest"),
        Cube.parse(parcel.get("cube")),
        Engines.choice(parcel.get("engine"))
            .orElseThrow(() -> Parcel.fault("names an unknown engine")),
        Duration.ofMillis(parcel.number(MILLISECONDS)));
  }

  @Override
  public String written(CubeResult reply) {
    Parcel parcel =
        Parcel.of(NAME)
            .put(ENDING, Word.of(reply.ending()))
            .put("engine", reply.finder().engine())
            .put(VERSION, reply.finder().version())
            .put(MILLISECONDS, reply.milliseconds());
    reply
        .movement()
        .ifPresent(m -> parcel.put(MOVEMENT, SolutionFile.text(Solution.of(Judged.of(m, wish)))));
    return parcel.text();
  }

  @Override
  public CubeResult read(String text) {
    Parcel parcel = Parcel.reply(NAME, text);
    Optional<Movement> movement =
        parcel.has(MOVEMENT)
            ? SolutionFile.parse(Parcel.PLACE, parcel.get(MOVEMENT)).solution().movement()
            : Optional.empty();
    if (movement.filter(m -> !Judged.of(m, wish).answers()).isPresent()) {
      throw Parcel.fault("brings a movement that does not answer the wish");
    }
    Ending ending =
        Word.parse(Ending.class, parcel.get(ENDING))
            .orElseThrow(() -> Parcel.fault("has an unknown ending"));
    if (!parcel.get("engine").equals(engine.word())) {
      throw Parcel.fault("was searched by another engine");
    }
    if ((ending == Ending.FOUND) != movement.isPresent()) {
      throw Parcel.fault("has an ending that does not fit its movement");
    }
    return new CubeResult(
        ending == Ending.EXHAUSTED ? Ending.CLAIMED : ending,
        movement,
        new Finder(engine.word(), Shown.of(parcel.get(VERSION)), formulation),
        parcel.number(MILLISECONDS));
  }
}
