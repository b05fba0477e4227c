package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * Checks that a movement, or its first rounds, keeps the settled parts of a wish. All counts are
 * taken from the movement again.
 *
 * @param turnout the sizes and settled parts of the wish
 * @param movement the movement
 */
record Fulfilment(Turnout turnout, Movement movement) {

  /** The first broken rule, in words; couples need not have partnered yet. */
  Optional<String> broken() {
    return firstRounds().or(this::attendance).or(this::stationary).or(this::apart);
  }

  /** Whether the whole movement keeps all rules. */
  boolean complete() {
    return (turnout.fixed().alike() || settled())
        && IntStream.rangeClosed(1, movement.rounds().size())
            .allMatch(r -> round(r).encounters().size() == turnout.tables(r));
  }

  private boolean settled() {
    return broken().isEmpty()
        && turnout.fixed().partners().stream().allMatch(c -> timesPartners(c) > 0);
  }

  private Round round(int number) {
    return movement.rounds().get(number - 1);
  }

  private Optional<String> firstRounds() {
    int locked = turnout.fixed().first().size();
    return movement.rounds().size() >= locked
            && movement.rounds().subList(0, locked).equals(turnout.fixed().first())
        ? Optional.empty()
        : Optional.of(Text.of("the first %d rounds are not those that are settled", locked));
  }

  private Optional<String> attendance() {
    for (int r = 1; r <= movement.rounds().size(); r++) {
      List<Integer> seated = new ArrayList<>();
      round(r).encounters().forEach(e -> seated.addAll(e.seating().seats().values()));
      for (int p : turnout.fixed().attendance().absent(turnout.players(), r)) {
        if (seated.contains(p)) {
          return Optional.of(Text.of("player [%d] plays in round %d but is absent", p, r));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> stationary() {
    for (int p : turnout.fixed().stationary()) {
      List<Optional<Place.AtTable>> places =
          IntStream.rangeClosed(1, movement.rounds().size())
              .filter(r -> turnout.fixed().attendance().present(p, r))
              .mapToObj(r -> place(round(r), p))
              .distinct()
              .toList();
      if (places.size() > 1 || places.contains(Optional.<Place.AtTable>empty())) {
        return Optional.of(Text.of("stationary player [%d] does not keep their seat", p));
      }
    }
    return Optional.empty();
  }

  private static Optional<Place.AtTable> place(Round round, int player) {
    return round.encounters().stream()
        .flatMap(
            e ->
                e.seating().seats().entrySet().stream()
                    .filter(seat -> seat.getValue() == player)
                    .map(Map.Entry::getKey)
                    .map(seat -> new Place.AtTable(e.table(), seat)))
        .findFirst();
  }

  private Optional<String> apart() {
    return turnout.fixed().apart().stream()
        .filter(c -> timesPartners(c) > 0)
        .findFirst()
        .map(c -> Text.of("players %s partner each other but are to stay apart", c));
  }

  private long timesPartners(Couple couple) {
    int boards = movement.rotation() == Rotation.NONE ? 1 : movement.rotation().period();
    return movement.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .flatMap(e -> IntStream.range(0, boards).mapToObj(b -> sides(e, b)))
        .flatMap(List::stream)
        .filter(side -> side.contains(couple.first()) && side.contains(couple.second()))
        .count();
  }

  private List<List<Integer>> sides(Encounter encounter, int board) {
    return Arrays.stream(Direction.values())
        .map(d -> movement.seating(encounter, board).at(d))
        .toList();
  }
}
