package org.boardwalk.plan;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;

/**
 * A known movement that fits an evening, ranked by the scorecard made when it became known.
 *
 * @param family the family of the movement
 * @param wish the wish by which the movement is found again
 * @param judged the movement, with the boards of the evening, as it was judged when it became known
 * @param rules the contestants that never move, and where the others go
 * @param walk how simple the rule is by which boards are carried; the simplest grade where boards
 *     are not carried
 * @param seated the contestants that keep a chair, and how many must
 * @param length time from the first card to the last
 * @param over how much longer the movement takes than asked
 * @param off boards more than asked, or fewer where it is negative, see {@link Proposal}
 * @param worth how far the movement falls short in each respect
 * @param atHand copies of the boards that there are; empty for enough
 * @param stock how many different boards there are; empty for enough
 * @param better the rounds whose switch balances better than that of the last; empty where none
 *     does, or no rounds are switched
 */
record Fit(
    Family family,
    Wish wish,
    Judged judged,
    FollowRules rules,
    WalkGrade walk,
    Seated seated,
    Duration length,
    Duration over,
    int off,
    Worth worth,
    OptionalInt atHand,
    OptionalInt stock,
    Optional<RoundSwitches> better) {

  /**
   * The order of worth. Ties go to the shorter session, then to the family that is listed first.
   */
  static final Comparator<Fit> ORDER =
      Comparator.comparing(Fit::worth, Worth.ORDER)
          .thenComparing(Fit::length)
          .thenComparing(Fit::family);

  /** The points of calibre by which other rounds have to be better than the last to be named. */
  private static final double WORTH_SAYING = 1;

  static Fit of(Occasion occasion, Candidate candidate, Wish wish, Outcome.Found found) {
    Optional<RoundSwitches> switches =
        candidate.family().switchable() ? RoundSwitches.of(found.movement()) : Optional.empty();
    List<Integer> last = switches.map(RoundSwitches::bestOfLast).orElse(List.of());
    Optional<RoundSwitches> others = switches.filter(s -> !s.rounds().equals(last));
    Judged known = others.map(s -> Judged.of(s.with(last), wish)).orElse(found.judged());
    double least = known.card().calibre().worst() + WORTH_SAYING;
    Judged plain = candidate.tonight(known).sparing();
    Judged shared = plain.sharing(copies(occasion, candidate.family(), plain));
    Judged tonight =
        candidate.family() == Family.SECTIONS
            ? shared.numbered(PairNumbering.Style.CONTINUED)
            : shared;
    Movement movement = tonight.movement();
    FollowRules rules = FollowRules.of(movement);
    // Tables that share pass the boards to and fro, and then on by the rule.
    WalkGrade walk = walk(plain.movement(), plain.card());
    int rounds = movement.wholeRounds();
    Duration length = occasion.pace().length(rounds, candidate.perRound());
    Seated seated = Seated.of(movement, rules, occasion.stationary());
    return new Fit(
        candidate.family(),
        wish,
        tonight,
        rules,
        walk,
        seated,
        length,
        occasion.over(length),
        off(occasion, rounds, candidate.perRound(), tonight.card().sitOuts()),
        Worth.of(occasion, candidate.family(), movement, tonight.card(), rules, walk, seated),
        occasion.copies(),
        occasion.stock(),
        others.filter(s -> found.card().calibre().worst() >= least));
  }

  /**
   * The copies that there are; the two tables of a match head to head share one, so that half of
   * what the tables need is enough. Where nothing was said, two neighbours share one.
   */
  private static int copies(Occasion occasion, Family family, Judged plain) {
    int needed = plain.card().walk().copies();
    int most = family == Family.HEAD_TO_HEAD ? needed / 2 : Boards.MOST;
    boolean one = needed == 2 && Worth.neighboursShare(plain.movement());
    return Math.min(most, occasion.copies().orElse(one ? 1 : most));
  }

  /**
   * Counts the boards of the contestants that play fewest, if that is fewer than asked, else of
   * those that play most.
   */
  private static int off(Occasion occasion, int rounds, int perRound, SitOuts out) {
    if (occasion.boards().isEmpty()) {
      return 0;
    }
    int asked = occasion.boards().getAsInt();
    int fewest = (rounds - out.most()) * perRound;
    int most = (rounds - out.least()) * perRound;
    return fewest < asked ? fewest - asked : most - asked;
  }

  private static WalkGrade walk(Movement movement, Scorecard card) {
    boolean carried = movement.boards().play() == Play.CIRCULATING && movement.tables() > 1;
    return card.walkRule()
        .map(WalkRule::grade)
        .orElseGet(() -> carried ? WalkRule.of(movement).grade() : WalkGrade.DOWN_ONE);
  }

  /**
   * Whether all pairs or teams meet, or all of the other field; for players who come alone, whether
   * all partner each other for as many boards as a round has, at once or, with a rotation, one by
   * one.
   */
  boolean complete() {
    return family.ofTeams()
        ? TeamsOfFour.allMeet(judged.movement().tables(), judged.movement().rounds().size())
        : complete(judged.movement(), judged.card());
  }

  static boolean complete(Movement movement, Scorecard card) {
    int others = card.meetings().others();
    if (movement.kind() == Kind.INDIVIDUAL) {
      long partnerships =
          2L * movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum();
      return card.of(Criterion.PARTNER).ideal()
          && 2 * partnerships >= (long) movement.contestants() * others;
    }
    return card.meetings().least() >= (movement.winners() == 2 ? (others + 1) / 2 : others);
  }

  /** Whether it is as long as another movement and has as many rounds. */
  boolean asLongAs(Fit other) {
    return judged.movement().wholeRounds() == other.judged.movement().wholeRounds()
        && judged.movement().boards().perRound() == other.judged.movement().boards().perRound();
  }

  /** Whether its rounds have more or fewer boards than those of another movement. */
  boolean otherRounds(Fit other) {
    return judged.movement().boards().perRound() != other.judged.movement().boards().perRound();
  }

  int copies() {
    return judged.card().walk().copies();
  }

  /** Whether it ranks before every movement that is worth that much at best. */
  boolean beats(Worth atBest) {
    return Worth.ORDER.compare(worth, atBest) < 0;
  }

  /** Whether all contestants do the same in both movements. */
  boolean sameAs(Fit other) {
    Movement ours = judged.movement();
    Movement others = other.judged.movement();
    return asLongAs(other)
        && ours.rotation() == others.rotation()
        && ours.boards().play() == others.boards().play()
        && ours.rounds().equals(others.rounds());
  }

  /** Whether both movements are equal in all that counts for players, whatever the numbers. */
  boolean asGoodAs(Fit other) {
    return asLongAs(other)
        && Worth.ORDER.compare(worth, other.worth) == 0
        && copies() == other.copies()
        && walk == other.walk
        && rules.steps().isEmpty() == other.rules.steps().isEmpty()
        && seated.stay().size() == other.seated.stay().size()
        && Criterion.all().allMatch(c -> judged.card().cost(c) == other.judged.card().cost(c))
        && Frequencies.of(judged.movement()).equals(Frequencies.of(other.judged.movement()));
  }

  /** Whether the movement has one ranking and needs one copy of the boards, without sharing. */
  boolean thrifty() {
    return judged.movement().boards().shortage() == Boards.Shortage.NONE
        && judged.card().walk().copies() == 1
        && judged.movement().tables() > 1
        && judged.movement().winners() == 1;
  }

  /** The proposal that shows this movement to a director, recommended or not. */
  Proposal proposal(boolean recommended) {
    return new Proposal(
        family,
        wish,
        judged.movement(),
        judged.card(),
        Frequencies.of(judged.movement()),
        rules,
        walk,
        seated,
        length,
        over,
        off,
        worth,
        atHand,
        stock,
        better,
        complete(),
        recommended);
  }
}
