package org.boardwalk.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Round;

/**
 * Two sections on one clock, where in one section everybody would play less than seven tenths of
 * the boards.
 *
 * @param first the movement of the larger section, or of one of two equal ones
 * @param second the movement of the other, with as many rounds, boards and winners
 * @param oneSet whether both share one set of boards, as there is no other
 */
public record Sections(Proposal first, Proposal second, boolean oneSet) {

  /** The fewest tables of both sections together: seven in each make a Mitchell. */
  private static final int LEAST_TABLES = 14;

  /**
   * @param occasion an evening
   * @param whole its proposals, the best first
   * @return whether two sections would do better if there were boards for both
   */
  public static boolean worthwhile(Occasion occasion, List<Proposal> whole) {
    boolean alike = whole.stream().limit(1).allMatch(best -> best.worth().unlike() == 0);
    return !alike
        && occasion.people() instanceof People.Pairs pairs
        && pairs.kind() == Kind.PAIRS
        && pairs.tables() >= LEAST_TABLES;
  }

  /**
   * @param occasion an evening
   * @param whole its proposals, the best first
   * @param planner makes the proposals for each section; takes as long as two more evenings
   * @return the sections, named A and B; empty where one section is as good, where there is one set
   *     of boards that both cannot share, and where no movements keep one clock
   */
  public static Optional<Sections> of(Occasion occasion, List<Proposal> whole, Planner planner) {
    if (!worthwhile(occasion, whole) || !(occasion.people() instanceof People.Pairs pairs)) {
      return Optional.empty();
    }
    boolean oneSet = occasion.copies().orElse(2) < 2;
    int tables = (pairs.tables() + 1) / 2;
    if (oneSet && pairs.pairs() != 4 * tables) {
      // Only equal sections can share a set.
      return Optional.empty();
    }
    Occasion one = part(occasion, 2 * tables, occasion.further().rounds());
    Occasion other = part(occasion, pairs.pairs() - 2 * tables, occasion.further().rounds());
    return Stream.of(one, other)
        .flatMap(section -> planner.proposals(section).stream().limit(1))
        .map(best -> OptionalInt.of(best.movement().rounds().size()))
        .distinct()
        .flatMap(
            rounds ->
                together(
                    planner.proposals(part(occasion, one.people().contestants(), rounds)),
                    planner.proposals(part(occasion, other.people().contestants(), rounds))))
        .filter(both -> !oneSet || both.canShare())
        .findFirst()
        .map(both -> new Sections(both.first.of("section A"), both.second.of("section B"), oneSet));
  }

  /**
   * @return whether one set of boards serves both: in every round tables of the same number play
   *     the same boards, several of them, which these two alone can pass to and fro
   */
  public boolean canShare() {
    List<Round> rounds = first.movement().rounds();
    return first.movement().boards().perSet() > 1
        && rounds.equals(second.movement().rounds())
        && rounds.stream().allMatch(r -> r.tablesBySet().values().stream().allMatch(n -> n == 1));
  }

  /** The best of both, where they keep one clock. */
  private static Stream<Sections> together(List<Proposal> ours, List<Proposal> theirs) {
    return ours.stream()
        .limit(1)
        .flatMap(one -> theirs.stream().limit(1).map(other -> new Sections(one, other, false)))
        .filter(both -> both.first.keepsTimeWith(both.second))
        .filter(both -> both.first.worth().wandering() + both.second.worth().wandering() == 0);
  }

  /** An evening of some of the pairs with half of the copies, of which one is enough. */
  private static Occasion part(Occasion occasion, int pairs, OptionalInt rounds) {
    FurtherWishes further = occasion.further();
    return new Occasion(
        new People.Pairs(pairs),
        occasion.boards(),
        occasion.time(),
        occasion.pace(),
        occasion.stock(),
        OptionalInt.of(Math.max(1, occasion.copies().orElse(2) / 2)),
        Math.min(pairs, (occasion.stationary() + 1) / 2),
        new FurtherWishes(rounds, further.winners(), further.fixed()));
  }
}
