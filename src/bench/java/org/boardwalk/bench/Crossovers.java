package org.boardwalk.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Playbacks;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.local.crossover.Crossover;
import org.boardwalk.search.local.crossover.CrossoverOutcome;
import org.boardwalk.search.local.crossover.CrossoverWish;
import org.boardwalk.search.local.crossover.SectionRule;
import org.boardwalk.search.local.crossover.ShiftRule;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * Playbacks of a session that is played twice: the published figure, whole sections exchanged, the
 * best rule that shifts whole blocks, our search, and the bound.
 */
public final class Crossovers {

  private Crossovers() {}

  /**
   * A session.
   *
   * @param name its usual name
   * @param session the session, played twice
   * @param published playbacks of the published rule, where they are known
   */
  public record Example(String name, Session session, OptionalInt published) {}

  /**
   * The result for a session.
   *
   * @param exchanged playbacks where all contestants go to the other section in the same direction
   * @param rule playbacks of the best rule that shifts blocks
   * @param ours playbacks of our search
   * @param bound lower bound on the playbacks of every numbering
   * @param millis time of the search
   */
  public record Line(
      Optional<Playbacks> exchanged,
      Optional<Playbacks> rule,
      Playbacks ours,
      int bound,
      long millis) {}

  /**
   * @return three Webs, and a Mitchell and a Web as unequal sections
   */
  public static List<Example> examples() {
    Movement mitchell = built(new PairsForm.Mitchell(PairsForm.Closing.AUTO), 13, 13);
    Movement web = built(UsualPairs.WEB, 18, 13);
    return List.of(
        new Example("18 tables, 13 rounds", Session.of(List.of(web)), OptionalInt.of(32)),
        new Example(
            "18 tables, 12 rounds", Session.of(List.of(built(UsualPairs.WEB, 18, 12))), none()),
        new Example(
            "20 tables, 13 rounds", Session.of(List.of(built(UsualPairs.WEB, 20, 13))), none()),
        new Example("13 + 18 tables, 13 rounds", Session.of(List.of(mitchell, web)), none()));
  }

  private static Movement built(PairsForm form, int tables, int rounds) {
    Answer answer =
        Designer.answer(
            UsualPairs.of(Kind.PAIRS, form, tables, rounds),
            SearchListener.SILENT,
            new AtomicBoolean());
    if (answer.outcome() instanceof Outcome.Found found) {
      return found.movement();
    }
    throw new IllegalStateException(Text.of("%s of %d tables has a rule", form, tables));
  }

  private static OptionalInt none() {
    return OptionalInt.empty();
  }

  /**
   * Measures a session, which takes a few seconds.
   *
   * @param example a session
   * @param starts number of annealings, each from another start
   * @param seed source of chance
   * @param over true stops the search
   * @return its figures
   */
  public static Line measure(Example example, int starts, long seed, BooleanSupplier over) {
    CrossoverWish wish = CrossoverWish.plain(example.session(), example.session());
    Optional<Playbacks> exchanged = SectionRule.best(wish).map(s -> playbacks(example, s));
    Optional<Playbacks> rule = ShiftRule.best(wish).map(s -> playbacks(example, s));
    long start = System.nanoTime();
    CrossoverOutcome outcome = Crossover.search(wish, new Crossover.Effort(starts, seed, over));
    long millis = (System.nanoTime() - start) / 1_000_000;
    if (outcome instanceof CrossoverOutcome.Found found) {
      return new Line(exchanged, rule, found.playbacks(), found.bound(), millis);
    }
    throw new IllegalStateException("a session can always be played again");
  }

  private static Playbacks playbacks(Example example, Session later) {
    return Playbacks.of(List.of(example.session().whole()), later.whole());
  }
}
