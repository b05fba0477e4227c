package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.DevelopedFormulation;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.model.players.OneSetFormulation;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;

/**
 * The model of all tables and the model of one set, by the plainest group that makes all rounds.
 */
final class ModelRaces {

  private ModelRaces() {}

  /**
   * A task for both models.
   *
   * @param players number of players
   * @param rounds number of rounds, and of sets
   * @param copies copies of the boards; 0 for one at every table
   * @param ideal the criteria to be ideal, while the others do not count; none for least total cost
   */
  record Race(int players, int rounds, int copies, Set<Criterion> ideal) {

    String words() {
      String play = copies == 0 ? "" : Text.of(", %d copy", copies);
      return Text.of("%d x %d%s, ", players, rounds, play)
          + (ideal.isEmpty() ? "least cost" : ideal.size() + " criteria ideal");
    }

    private IndividualWish wish() {
      Boards boards =
          copies == 0
              ? new Boards(rounds, 2, Play.SHARED, players / 4)
              : new Boards(rounds, 2, Play.CIRCULATING, copies);
      Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
      for (Criterion c : Criterion.values()) {
        Demand other = ideal.isEmpty() ? Demand.MINIMISE : Demand.IGNORE;
        demands.put(c, ideal.contains(c) ? Demand.REQUIRE : other);
      }
      return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE).demanding(demands);
    }
  }

  /**
   * The end of a race.
   *
   * @param size number of variables; - without a model
   * @param cost least total cost found, by the judge; - if nothing was found
   * @param seconds time until it was found, or until nothing better was left, with the building of
   *     the model
   * @param exhausted whether nothing better is left
   */
  record End(String size, String cost, double seconds, boolean exhausted) {

    String shown() {
      return Text.of("%.2f", seconds) + (exhausted ? "*" : " ");
    }
  }

  static End tables(Race race, EngineChoice engine, int seed, Duration time) {
    IndividualWish wish = race.wish();
    long start = System.nanoTime();
    return run(wish, DevelopedFormulation.of(wish, plain(wish)), engine, seed, time, start);
  }

  static End oneSet(Race race, EngineChoice engine, int seed, Duration time) {
    IndividualWish wish = race.wish();
    long start = System.nanoTime();
    return run(wish, OneSetFormulation.of(wish, plain(wish)), engine, seed, time, start);
  }

  private static Development plain(IndividualWish wish) {
    List<Development> all =
        Developments.forWish(wish).stream()
            .filter(d -> d.order() == wish.rounds() && !d.multiplied())
            .toList();
    return all.get(all.size() - 1);
  }

  private static End run(
      IndividualWish wish,
      Optional<ConstraintModel> built,
      EngineChoice choice,
      int seed,
      Duration time,
      long start) {
    if (built.isEmpty()) {
      return new End("-", "-", since(start), false);
    }
    ConstraintModel model = built.get();
    Engine engine = Engines.chosen(choice);
    double cap = time.toMillis() / 1e3;
    long[] best = {Long.MAX_VALUE};
    double[] at = {cap};
    // The clock alone ends a race, as each engine counts effort in its own way.
    Engine.Limits limits = new Engine.Limits(1000 * cap, cap, () -> since(start) > cap, seed);
    Engine.End end =
        engine.solve(
            model,
            limits,
            values -> {
              Scorecard card = Judge.judge(model.decoder().apply(values));
              if (card.total(wish.weights()) < best[0]) {
                best[0] = card.total(wish.weights());
                at[0] = since(start);
              }
            });
    boolean exhausted = end.exhausted();
    return new End(
        Text.of("%,d", model.variables()),
        best[0] == Long.MAX_VALUE ? "-" : Text.of("%,d", best[0]),
        exhausted ? since(start) : at[0],
        exhausted);
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
