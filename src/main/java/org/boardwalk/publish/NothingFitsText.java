package org.boardwalk.publish;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;

/**
 * Explains why there is no proposal for an evening, and gives advice. Stateless and thread-safe.
 */
public final class NothingFitsText {

  /** The most rounds of the sessions that are tried to find the shortest one. */
  private static final int MOST_ROUNDS = 7;

  private static final int MOST_PER_ROUND = 3;

  private NothingFitsText() {}

  /**
   * @param occasion an evening for which nothing is proposed
   * @param served whether anything known fits an evening; takes a moment
   * @return two lines: the reason and the advice
   */
  public static String of(Occasion occasion, Predicate<Occasion> served) {
    int boards = occasion.boards().orElse(0);
    Duration play = occasion.pace().perBoard().multipliedBy(boards);
    if (!occasion.allows(play)) {
      return Text.of(
          "%s take %s without a move; in %s there is time for about %d.\n"
              + "Maybe ask for fewer boards, or allow more time.",
          Text.count(boards, "board"),
          ProposalText.time(play),
          ProposalText.time(occasion.limit().orElse(play)),
          occasion.inTime());
    }
    String searched =
        occasion.people() instanceof People.Players
            ? ", and a few seconds of search found nothing"
            : "";
    return Text.of(
        "Nothing that is known fits%s.\nMaybe %s.",
        searched, String.join(", ", ways(occasion, served)));
  }

  /** The limits of the evening that can be relaxed, where that helps. */
  private static List<String> ways(Occasion occasion, Predicate<Occasion> served) {
    List<String> ways = new ArrayList<>();
    if (occasion.stock().isPresent() && served.test(occasion.withStock(OptionalInt.empty()))) {
      ways.add("bring more boards");
    }
    if (occasion.copies().isPresent() && served.test(occasion.withCopies(OptionalInt.empty()))) {
      ways.add("make more copies");
    }
    if (occasion.further().rounds().isPresent()) {
      ways.add("ask for more or fewer rounds");
    }
    if (occasion.boards().isPresent()) {
      ways.add("ask for more or fewer boards");
    } else {
      shortest(occasion, served).map(t -> "allow " + ProposalText.time(t)).ifPresent(ways::add);
    }
    ways.add(ways.isEmpty() ? "design a movement" : "or design a movement");
    return ways;
  }

  /** The least time with which anything known fits; empty where time does not help. */
  private static Optional<Duration> shortest(Occasion occasion, Predicate<Occasion> served) {
    return IntStream.rangeClosed(2, MOST_ROUNDS)
        .boxed()
        .flatMap(
            rounds ->
                IntStream.rangeClosed(1, MOST_PER_ROUND)
                    .mapToObj(boards -> occasion.pace().length(rounds, boards)))
        .filter(t -> !occasion.allows(t) && t.compareTo(Occasion.LONGEST) <= 0)
        .distinct()
        .sorted()
        .filter(length -> served.test(occasion.within(length)))
        .findFirst();
  }
}
