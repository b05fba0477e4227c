package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;

/** All movements of a few players and rounds in shared play, up to their names and round order. */
final class SmallMovements {

  private final int players;
  private final int rounds;
  private final Rotation rotation;
  private final List<List<Integer>> seatings = new ArrayList<>();

  private SmallMovements(int players, int rounds, Rotation rotation) {
    this.players = players;
    this.rounds = rounds;
    this.rotation = rotation;
    seat(new ArrayList<>());
  }

  static void each(int players, int rounds, Rotation rotation, Consumer<Movement> consumer) {
    SmallMovements small = new SmallMovements(players, rounds, rotation);
    small.add(new ArrayList<>(List.of(0)), consumer);
  }

  /** The first seating has the players in their order; of two tables the first has the least. */
  private void seat(List<Integer> seated) {
    if (seated.size() == players / 4 * 4) {
      if (players < 8 || seated.indexOf(1) < 4) {
        seatings.add(List.copyOf(seated));
      }
      return;
    }
    for (int p = 1; p <= players; p++) {
      if (!seated.contains(p)) {
        seated.add(p);
        seat(seated);
        seated.remove(seated.size() - 1);
      }
    }
  }

  private void add(List<Integer> chosen, Consumer<Movement> consumer) {
    if (chosen.size() == rounds) {
      consumer.accept(movement(chosen));
      return;
    }
    int least = chosen.size() == 1 ? 0 : chosen.get(chosen.size() - 1);
    for (int s = least; s < seatings.size(); s++) {
      chosen.add(s);
      add(chosen, consumer);
      chosen.remove(chosen.size() - 1);
    }
  }

  private Movement movement(List<Integer> chosen) {
    int tables = players / 4;
    List<Round> all = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      List<Integer> at = seatings.get(chosen.get(r));
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        FourPlayers four =
            new FourPlayers(at.get(4 * t), at.get(4 * t + 1), at.get(4 * t + 2), at.get(4 * t + 3));
        encounters.add(new Encounter(t + 1, four, r + 1));
      }
      all.add(new Round(encounters));
    }
    Boards boards = new Boards(rounds, rotation.period(), Play.SHARED, tables);
    return new Movement("small", Kind.INDIVIDUAL, players, tables, boards, rotation, 1, all);
  }
}
