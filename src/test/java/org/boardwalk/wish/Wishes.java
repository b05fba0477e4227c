package org.boardwalk.wish;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;

/** Wishes for the tests. */
public final class Wishes {

  private Wishes() {}

  /** A shared play of two boards a round, every criterion minimised with the standard weights. */
  public static IndividualWish shared(int players, int tables, int rounds) {
    return of(players, tables, rounds, new Boards(rounds, 2, Play.SHARED, tables), Rotation.NONE);
  }

  /** The complete schedule in shared play. */
  public static IndividualWish complete(int players) {
    return shared(players, players / 4, UsualWish.completeRounds(players));
  }

  /** A circulating play of two boards a round. */
  public static IndividualWish circulating(
      int players, int tables, int rounds, int sets, int copies) {
    return of(
        players, tables, rounds, new Boards(sets, 2, Play.CIRCULATING, copies), Rotation.NONE);
  }

  /** A shared play with a rotation, as many boards a set as the rotation is long. */
  public static IndividualWish rotating(int players, int tables, int rounds, Rotation rotation) {
    Boards boards = new Boards(rounds, rotation.period(), Play.SHARED, tables);
    return of(players, tables, rounds, boards, rotation);
  }

  /** With boards and a rotation of any kind, every criterion minimised. */
  public static IndividualWish of(
      int players, int tables, int rounds, Boards boards, Rotation rotation) {
    return UsualWish.of(players, tables, rounds, boards, rotation)
        .named(players + " players")
        .demanding(Map.of())
        .with(SearchSettings.repeatable(Duration.ofSeconds(60), 1));
  }

  /** A wish with these criteria required. */
  public static IndividualWish requiring(IndividualWish wish, Criterion... criteria) {
    return wish.demanding(
        Arrays.stream(criteria).collect(Collectors.toMap(c -> c, c -> Demand.REQUIRE)));
  }

  /** A wish with the criteria minimised one after the other. */
  public static IndividualWish inOrder(IndividualWish wish, Criterion... criteria) {
    return wish.with(new Objective.Ordered(List.of(criteria)));
  }

  /** A wish with one worker, this seed and this time. */
  public static IndividualWish searching(IndividualWish wish, long seed, Duration time) {
    return wish.with(SearchSettings.repeatable(time, seed));
  }
}
