package org.boardwalk.plan;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.boardwalk.wish.Wish;

/**
 * A search that is worth while for an evening, because nothing that is known serves it. What it
 * finds and a library keeps is among the {@linkplain Planner#proposals proposals} from then on.
 *
 * @param lack what is missing
 * @param hopes what to search for, the best first, at least one
 */
public record Quest(Lack lack, List<Hope> hopes) {

  /** So many wishes are searched for at most, as somebody waits. */
  private static final int MOST_HOPES = 3;

  /** Copies the list. */
  public Quest {
    hopes = List.copyOf(hopes);
  }

  /** What is missing among what is known. */
  public enum Lack {
    /** Nothing fits at all. */
    ANYTHING,

    /** Somebody would have to move who cannot. */
    SEATS,

    /** Nothing known keeps couples together or apart, or can be stopped early. */
    WISHES,

    /** With one copy of the boards nothing is known that has one ranking. */
    COPIES
  }

  /**
   * A movement that would fit, if it were known.
   *
   * @param wish the wish to search for
   * @param perRound boards in a round
   */
  public record Hope(Wish wish, int perRound) {}

  /**
   * @param occasion the evening
   * @param proposals what is proposed for it
   * @return what to search for; empty when there is no need, or no hope
   */
  public static Optional<Quest> of(Occasion occasion, List<Proposal> proposals) {
    if (occasion.further().settles()) {
      return proposals.isEmpty() ? quest(Lack.WISHES, anything(occasion)) : Optional.empty();
    }
    if (!proposals.isEmpty() && proposals.stream().allMatch(p -> p.seated().lacking() > 0)) {
      return quest(Lack.SEATS, new Chairs(occasion, wish -> Optional.empty()).hopeful());
    }
    boolean thrifty =
        proposals.stream()
            .anyMatch(p -> p.copies() == 1 && !p.shared() && p.movement().winners() == 1);
    Lack lack = proposals.isEmpty() ? Lack.ANYTHING : Lack.COPIES;
    return thrifty
        ? Optional.empty()
        : quest(lack, Thrift.hopeful(occasion))
            .or(() -> proposals.isEmpty() ? quest(lack, anything(occasion)) : Optional.empty());
  }

  /** What is no rule, with the fewest regrets by its sizes alone. */
  private static List<Candidate> anything(Occasion occasion) {
    Room room = new Room(occasion);
    return Planner.candidates(room).stream()
        .filter(c -> c.wishes().stream().noneMatch(Wish::byRule))
        .sorted(Comparator.comparingDouble(new Regret(occasion)::least))
        .toList();
  }

  private static Optional<Quest> quest(Lack lack, List<Candidate> hopeful) {
    List<Hope> hopes =
        hopeful.stream().limit(MOST_HOPES).map(c -> new Hope(c.sizes(), c.perRound())).toList();
    return hopes.isEmpty() ? Optional.empty() : Optional.of(new Quest(lack, hopes));
  }
}
