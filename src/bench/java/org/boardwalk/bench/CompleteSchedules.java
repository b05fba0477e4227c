package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.PlainFormulation;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.answer.Answer;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.answer.Outcome;
import org.boardwalk.design.Designer;
import org.boardwalk.search.SearchListener;

/**
 * Time to a complete schedule that is ideal in partner and opponent: a plain seat model on each
 * engine, and ours.
 */
public final class CompleteSchedules {

  private CompleteSchedules() {}

  /**
   * One line of the comparison.
   *
   * @param players number of players
   * @param cpsat seconds of the plain model on CP-SAT; empty when the cap ended it
   * @param choco seconds of the plain model on Choco; empty when the cap ended it
   * @param ours seconds of the portfolio; empty when the cap ended it
   */
  public record Row(
      int players, Optional<Double> cpsat, Optional<Double> choco, Optional<Double> ours) {}

  /**
   * Runs the three one after the other, one thread each.
   *
   * @param players number of players, ≡ 0 or 1 (mod 4)
   * @param cap limit for each
   * @return their times
   */
  public static Row run(int players, Duration cap) {
    IndividualWish wish = wish(players, cap);
    return new Row(
        players,
        plain(wish, EngineChoice.CPSAT, cap),
        plain(wish, EngineChoice.CHOCO, cap),
        ours(wish));
  }

  private static IndividualWish wish(int players, Duration cap) {
    int rounds = UsualWish.completeRounds(players);
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    demands.put(Criterion.OPPONENT, Demand.REQUIRE);
    demands.put(Criterion.SIDE, Demand.IGNORE);
    demands.put(Criterion.DIRECTION, Demand.IGNORE);
    Boards boards = new Boards(rounds, 2, Play.SHARED, players / 4);
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE)
        .demanding(demands)
        .with(new SearchSettings(EngineChoice.AUTO, cap, 1, 1));
  }

  private static Optional<Double> plain(IndividualWish wish, EngineChoice choice, Duration cap) {
    long start = System.nanoTime();
    ConstraintModel model = PlainFormulation.of(wish);
    Engine engine = Engines.chosen(choice);
    AtomicBoolean found = new AtomicBoolean();
    engine.solve(
        model,
        new Engine.Limits(
            1e6, cap.toMillis() / 1e3, () -> System.nanoTime() - start > cap.toNanos(), 1),
        values -> {
          var card = Judge.judge(model.decoder().apply(values));
          found.set(card.of(Criterion.PARTNER).ideal() && card.of(Criterion.OPPONENT).ideal());
        });
    return found.get() ? Optional.of(seconds(start)) : Optional.empty();
  }

  private static Optional<Double> ours(IndividualWish wish) {
    long start = System.nanoTime();
    Answer answer = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean());
    return answer.outcome() instanceof Outcome.Found
        ? Optional.of(seconds(start))
        : Optional.empty();
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
