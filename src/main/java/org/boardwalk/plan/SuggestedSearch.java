package org.boardwalk.plan;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.wish.Wish;

/**
 * A search that is worth while for an evening because no known movement serves it. A movement that
 * it finds and a library keeps is among the {@linkplain Planner#proposals proposals} from then on.
 *
 * @param lack what is missing
 * @param hopes what to search for, the best first, at least one
 */
public record SuggestedSearch(Lack lack, List<Hope> hopes) {

  /** The most wishes to search for, as a user waits. */
  private static final int MOST_HOPES = 3;

  /** Copies the list. */
  public SuggestedSearch {
    hopes = List.copyOf(hopes);
  }

  /** The respect in which all known movements fall short. */
  public enum Lack {
    /** No movement fits at all. */
    ANYTHING,

    /** Every movement would make a player move who cannot. */
    SEATS,

    /** No known movement keeps couples together or apart, or can be stopped early. */
    WISHES,

    /** No movement with one copy of the boards and one ranking is known. */
    COPIES
  }

  /**
   * A movement that would fit if it were known.
   *
   * @param wish the wish to search for
   * @param perRound boards in a round
   */
  public record Hope(Wish wish, int perRound) {}

  /**
   * @param occasion the evening
   * @param proposals the proposals for the evening
   * @return the wishes to search for; empty when there is no need, or no hope
   */
  public static Optional<SuggestedSearch> of(Occasion occasion, List<Proposal> proposals) {
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
        : quest(lack, FewCopiesCandidates.hopeful(occasion))
            .or(() -> proposals.isEmpty() ? quest(lack, anything(occasion)) : Optional.empty());
  }

  /**
   * Candidates that no rule makes, the best by their sizes first; of each family one of each number
   * of rounds, as much of the same would fail in the same way.
   */
  private static List<Candidate> anything(Occasion occasion) {
    Room room = new Room(occasion);
    Set<List<Object>> kinds = new HashSet<>();
    return Planner.candidates(room).stream()
        .filter(c -> c.wishes().stream().noneMatch(Wish::byRule))
        .sorted(Comparator.comparing(c -> Worth.atBest(occasion, c), Worth.ORDER))
        .filter(c -> kinds.add(List.of(c.family(), c.sizes().rounds())))
        .toList();
  }

  private static Optional<SuggestedSearch> quest(Lack lack, List<Candidate> hopeful) {
    List<Hope> hopes =
        hopeful.stream().limit(MOST_HOPES).map(c -> new Hope(c.sizes(), c.perRound())).toList();
    return hopes.isEmpty() ? Optional.empty() : Optional.of(new SuggestedSearch(lack, hopes));
  }
}
