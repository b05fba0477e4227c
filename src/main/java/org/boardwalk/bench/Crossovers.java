package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.Session;
import org.boardwalk.quality.Playbacks;
import org.boardwalk.search.crossover.Crossover;
import org.boardwalk.search.crossover.CrossoverOutcome;
import org.boardwalk.search.crossover.CrossoverWish;
import org.boardwalk.search.crossover.ShiftRule;

/**
 * Playbacks of a session that is played twice: the published figure, the best rule that shifts
 * whole blocks, our search, and the bound.
 */
public final class Crossovers {

  private Crossovers() {}

  /**
   * A session.
   *
   * @param name what people call it
   * @param session the session, played twice
   * @param published playbacks of the published rule, where they are known
   */
  public record Example(String name, Session session, OptionalInt published) {}

  /**
   * What came out.
   *
   * @param rule playbacks of the best rule
   * @param ours playbacks of our search
   * @param bound no numbering has fewer
   * @param millis time of the search
   */
  public record Line(Optional<Playbacks> rule, Playbacks ours, int bound, long millis) {}

  /**
   * @return three Webs, and a Mitchell and a Web as unequal sections
   */
  public static List<Example> examples() {
    return List.of(
        new Example(
            "18 tables, 13 rounds", Session.of(List.of(web(18, 13, 13))), OptionalInt.of(32)),
        new Example("18 tables, 12 rounds", Session.of(List.of(web(18, 12, 6))), none()),
        new Example("20 tables, 13 rounds", Session.of(List.of(web(20, 13, 13))), none()),
        new Example(
            "13 + 18 tables, 13 rounds",
            Session.of(List.of(mitchell(13), web(18, 13, 13))),
            none()));
  }

  private static OptionalInt none() {
    return OptionalInt.empty();
  }

  /**
   * A few seconds.
   *
   * @param example a session
   * @param starts annealings from other beginnings
   * @param seed source of chance
   * @param over true stops the search
   * @return its figures
   */
  public static Line measure(Example example, int starts, long seed, BooleanSupplier over) {
    CrossoverWish wish = CrossoverWish.plain(example.session(), example.session());
    Optional<Playbacks> rule =
        ShiftRule.best(wish).map(s -> Playbacks.of(List.of(example.session().whole()), s.whole()));
    long start = System.nanoTime();
    CrossoverOutcome outcome = Crossover.search(wish, new Crossover.Effort(starts, seed, over));
    long millis = (System.nanoTime() - start) / 1_000_000;
    if (outcome instanceof CrossoverOutcome.Found found) {
      return new Line(rule, found.playbacks(), found.bound(), millis);
    }
    throw new IllegalStateException("a session can always be played again");
  }

  private static Movement mitchell(int tables) {
    return web(tables, tables, tables, tables, 1);
  }

  /** Half the tables up, half down, EW skip a table after some round. */
  private static Movement web(int tables, int rounds, int skipAfter) {
    return web(tables, rounds, skipAfter, tables / 2, 2);
  }

  private static Movement web(int tables, int rounds, int skipAfter, int up, int copies) {
    List<Round> all = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        int ew = Math.floorMod(t - r - (r >= skipAfter ? 1 : 0), tables);
        int set = t < up ? t + r : tables - 2 - t - r;
        encounters.add(
            new Encounter(
                t + 1, new TwoPairs(t + 1, tables + ew + 1), Math.floorMod(set, rounds) + 1));
      }
      all.add(new Round(encounters));
    }
    Boards boards = new Boards(rounds, 2, Play.CIRCULATING, copies);
    return new Movement(
        tables + " tables", Kind.PAIRS, 2 * tables, tables, boards, Rotation.NONE, 2, all);
  }
}
