package org.boardwalk.exchange;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;

/**
 * Deduces from a schedule what its file does not say.
 *
 * <ul>
 *   <li>Play is shared when in every round all tables play the same set, else circulating.
 *   <li>Copies are the most tables at which any set is played in one round.
 *   <li>Winners, for two rounds or more: 4 when every player of an individual keeps to one seat of
 *       the compass, 2 when every pair or lone player keeps to one direction, else 1. A single
 *       round proves nothing, so it has 1.
 *   <li>Sets may be played again with other cards when there is a single table and it plays a set
 *       twice, as nothing else can be meant.
 *   <li>Seats do not rotate inside a round.
 * </ul>
 */
final class Deduced {

  private Deduced() {}

  static Movement movement(
      String name,
      Kind kind,
      int contestants,
      int tables,
      int sets,
      Unstated unstated,
      List<Round> rounds) {
    Replay replay = tables == 1 && anySetAgain(rounds) ? Replay.OTHER_CARDS : Replay.NEVER;
    Boards boards =
        new Boards(sets, unstated.boardsPerSet(), play(rounds), Round.copiesNeeded(rounds), replay);
    return new Movement(
        name, kind, contestants, tables, boards, Rotation.NONE, winners(kind, rounds), rounds);
  }

  /** The movement with the number of winners that its file gives. */
  static Movement withWinners(Movement m, int winners) {
    return new Movement(
        m.name(),
        m.kind(),
        m.contestants(),
        m.tables(),
        m.boards(),
        m.rotation(),
        winners,
        m.rounds());
  }

  private static boolean anySetAgain(List<Round> rounds) {
    List<Integer> sets =
        rounds.stream().flatMap(r -> r.encounters().stream()).map(Encounter::set).toList();
    return Set.copyOf(sets).size() < sets.size();
  }

  private static Play play(List<Round> rounds) {
    boolean shared =
        rounds.stream()
            .allMatch(r -> r.encounters().stream().map(Encounter::set).distinct().count() <= 1);
    return shared ? Play.SHARED : Play.CIRCULATING;
  }

  private static int winners(Kind kind, List<Round> rounds) {
    if (rounds.size() < 2) {
      return 1;
    }
    return switch (kind) {
      case INDIVIDUAL -> everybodyKeeps(rounds, Function.identity()) ? 4 : 1;
      case PAIRS, SOLO -> everybodyKeeps(rounds, s -> s.direction(kind)) ? 2 : 1;
    };
  }

  private static <T extends Enum<T>> boolean everybodyKeeps(
      List<Round> rounds, Function<Seat, T> field) {
    Map<Integer, Set<T>> fields = new HashMap<>();
    rounds.stream()
        .flatMap(r -> r.encounters().stream())
        .flatMap(e -> e.seating().seats().entrySet().stream())
        .forEach(
            place ->
                fields
                    .computeIfAbsent(place.getValue(), c -> EnumSet.of(field.apply(place.getKey())))
                    .add(field.apply(place.getKey())));
    return fields.values().stream().allMatch(f -> f.size() == 1);
  }
}
