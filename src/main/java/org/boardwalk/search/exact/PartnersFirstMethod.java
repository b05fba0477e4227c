package org.boardwalk.search.exact;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.PartnersFirst;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Asks an engine for partners, then for the tables that they can make, until there are some or no
 * other partners are left. Both models are so small that hundreds of them are solved in seconds.
 */
public final class PartnersFirstMethod implements Method<IndividualWish> {

  /** What both models of a starter are charged, in seconds, by trial. */
  private static final double A_STARTER = 0.05;

  /** A model that takes longer, in seconds of effort, is given up with its starter. */
  private static final double A_MODEL = 2;

  private final PartnersFirst models;
  private final Engine engine;
  private final List<List<int[]>> tried = new ArrayList<>();

  /** How many of them were given up before their tables had all been gone through. */
  private int givenUp;

  /**
   * @param models the models
   * @param engine solves them
   */
  public PartnersFirstMethod(PartnersFirst models, Engine engine) {
    this.models = models;
    this.engine = engine;
  }

  @Override
  public String name() {
    return "partners first, then opponents, developed by " + models.name();
  }

  @Override
  public MethodKind kind() {
    return MethodKind.DEVELOPMENT;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double left = slice.toMillis() / 1e3;
    while (left > 0 && !hunt.over()) {
      if (ideal(hunt)) {
        hunt.tried(Text.of("%s: %,d starters", name(), tried.size()));
        return false;
      }
      ConstraintModel all = models.partners(tried);
      List<List<int[]>> next = new ArrayList<>();
      solve(all.settled(models.someCouples(random)), hunt, seed, next);
      if (next.isEmpty()) {
        Engine.Verdict verdict = solve(all, hunt, seed, next);
        if (next.isEmpty()) {
          return verdict == Engine.Verdict.STOPPED || nothing(hunt);
        }
      }
      seatTables(hunt, next.get(0), seed);
      tried.add(next.get(0));
      left -= A_STARTER;
    }
    return true;
  }

  /** No starter is left, and there is no more to do. */
  private boolean nothing(Hunt<IndividualWish> hunt) {
    hunt.tried(Text.of("%s: all %,d starters, %,d given up", name(), tried.size(), givenUp));
    return false;
  }

  private Engine.Verdict solve(
      ConstraintModel partners, Hunt<IndividualWish> hunt, long seed, List<List<int[]>> found) {
    return engine.solve(partners, limits(hunt, seed), values -> found.add(models.couples(values)));
  }

  private void seatTables(Hunt<IndividualWish> hunt, List<int[]> partners, long seed) {
    ConstraintModel tables = models.opponents(partners);
    Finder finder = engine.finder(name());
    Engine.Verdict verdict =
        engine.solve(
            tables,
            limits(hunt, seed),
            values -> {
              if (!hunt.offer(tables.decoder().apply(values), finder).answers()) {
                throw new IllegalStateException(
                    Text.of("the judge refuses what %s found: %s", engine.name(), name()));
              }
            });
    givenUp += verdict == Engine.Verdict.STOPPED ? 1 : 0;
  }

  private static Engine.Limits limits(Hunt<IndividualWish> hunt, long seed) {
    return new Engine.Limits(A_MODEL, hunt.secondsLeft(), hunt::over, seed);
  }

  /** There is nothing more for it to find. */
  private static boolean ideal(Hunt<IndividualWish> hunt) {
    return hunt.bestCard()
        .filter(c -> c.cost(Criterion.PARTNER) == 0 && c.cost(Criterion.OPPONENT) == 0)
        .isPresent();
  }
}
