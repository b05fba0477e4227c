package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.RuleCounts;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.RuleText;

/**
 * Checks that a movement, or its first rounds, keeps the settled parts of a wish, except its rules.
 * All that is checked is counted from the movement.
 *
 * @param turnout the sizes and settled parts of the wish
 * @param movement the movement
 */
record Fulfilment(Turnout turnout, Movement movement) {

  /** The first settled part that is not kept, in words. */
  Optional<String> broken() {
    return firstRounds().or(this::attendance).or(this::stationary);
  }

  /** The hard demands of the wish that the whole movement does not meet, in words. */
  List<String> broken(IndividualWish wish, Scorecard card) {
    List<String> broken = new ArrayList<>(rules(wish.kind(), card));
    if (!turnout.fixed().sitOuts().allows(card.sitOuts())) {
      broken.add(Implied.SIT_OUTS.words(wish));
    }
    if (!turnout.fixed().alike()) {
      broken().ifPresent(broken::add);
    }
    IntStream.rangeClosed(1, movement.rounds().size())
        .filter(r -> round(r).encounters().size() != turnout.tables(r))
        .mapToObj(r -> Text.of("%s play in round %d", Text.count(turnout.tables(r), "table"), r))
        .findFirst()
        .ifPresent(broken::add);
    wish.required().stream()
        .filter(c -> !card.of(c).ideal())
        .forEach(c -> broken.add(Implied.required(c).words(wish)));
    if (!wish.form().holds(card, wish.rounds())) {
      broken.add(Text.of("it is of the form %s", wish.form().word()));
    }
    if (!card.carried(wish.walk().worst())) {
      broken.add(Implied.WALK.words(wish));
    }
    return broken;
  }

  /** The rules that a movement breaks and must keep, in words, with one count that is off. */
  static List<String> rules(Kind kind, Scorecard card) {
    return card.rules().stream()
        .filter(score -> score.rule().must() && !score.kept())
        .map(score -> RuleText.of(score.rule(), kind) + " (" + score.worst() + ")")
        .toList();
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
      round(r).encounters().forEach(e -> seated.addAll(e.seating().contestants()));
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
