package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.RuleCounts;
import org.boardwalk.quality.rule.RuleScore;

/**
 * Checks that a movement, or its first rounds, keeps the settled parts of a wish, rules apart.
 * Everything is read from the movement again.
 *
 * @param turnout the sizes and settled parts of the wish
 * @param movement the movement
 */
record Fulfilment(Turnout turnout, Movement movement) {

  /** The first settled part that is not kept, in words. */
  Optional<String> broken() {
    return firstRounds().or(this::attendance).or(this::stationary);
  }

  /** Whether the whole movement keeps them, at as many tables as there should be. */
  boolean complete() {
    return (turnout.fixed().alike() || broken().isEmpty())
        && IntStream.rangeClosed(1, movement.rounds().size())
            .allMatch(r -> round(r).encounters().size() == turnout.tables(r));
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
    List<Integer> stationary = turnout.fixed().stationary();
    return keepTheirSeats(stationary)
        ? Optional.empty()
        : stationary.stream()
            .filter(p -> !keepTheirSeats(List.of(p)))
            .findFirst()
            .map(p -> Text.of("stationary player [%d] does not keep their seat", p));
  }

  private boolean keepTheirSeats(List<Integer> players) {
    return RuleScore.hold(
        RuleCounts.scores(movement, turnout.fixed().attendance(), SettledRules.staying(players)));
  }
}
