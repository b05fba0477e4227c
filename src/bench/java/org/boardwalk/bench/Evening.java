package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.WalkGrade;

/**
 * An evening and the proposals for it.
 *
 * @param occasion the evening
 * @param proposals the proposals, the best first
 * @param took the time that planning took
 */
public record Evening(Occasion occasion, List<Proposal> proposals, Duration took) {

  /** The largest share of deliveries from elsewhere than the next table that people accept. */
  private static final double BEARABLE = 0.1;

  /**
   * @param occasion an evening
   * @param planner makes the proposals
   * @return the evening with its proposals
   */
  public static Evening of(Occasion occasion, Planner planner) {
    long start = System.nanoTime();
    List<Proposal> proposals = planner.proposals(occasion);
    return new Evening(occasion, proposals, Duration.ofNanos(System.nanoTime() - start));
  }

  /**
   * @return the evening in words, such as "22 players, copies 1, 180 minutes, 2 stay seated"
   */
  public String words() {
    People people = occasion.people();
    String who =
        people instanceof People.Pairs pairs
            ? pairs.pairs() + " pairs"
            : people instanceof People.Teams teams
                ? teams.teams() + " teams"
                : people.count() + " players";
    String copies = occasion.copies().isPresent() ? "" + occasion.copies().getAsInt() : "unsaid";
    String wanted =
        occasion.boards().isPresent()
            ? occasion.boards().getAsInt() + " boards"
            : occasion.limit().map(Duration::toMinutes).orElse(0L) + " minutes";
    String ranked =
        occasion.further().winners().isPresent()
            ? ", winners " + occasion.further().winners().getAsInt()
            : "";
    return Text.of(
        "%s, copies %s, %s, %d stay seated%s", who, copies, wanted, occasion.stationary(), ranked);
  }

  /**
   * @return the proposal that is recommended; empty where none is
   */
  public Optional<Proposal> recommended() {
    return proposals.stream().filter(p -> p.recommended()).findFirst();
  }

  /**
   * @return whether the recommended proposal seats all people who must stay seated, or nothing is
   *     recommended and no proposal seats all of them
   */
  public boolean seated() {
    return recommended()
        .map(p -> p.seated().lacking() == 0)
        .orElse(proposals.stream().allMatch(p -> p.seated().lacking() > 0));
  }

  /**
   * @return whether the boards of the recommended movement wander between many tables although a
   *     proposal of the same length has a rule for them
   */
  public boolean wanders() {
    return recommended()
        .filter(p -> p.walk() == WalkGrade.ANY && p.movement().tables() > Evenings.HOME_TABLES)
        .filter(p -> wandering(p.movement(), p.card().walk().breaks()))
        .filter(
            p -> proposals.stream().anyMatch(q -> q.walk() != WalkGrade.ANY && sameLength(p, q)))
        .isPresent();
  }

  private static boolean wandering(Movement movement, int breaks) {
    int deliveries = movement.tables() * (movement.rounds().size() - 1);
    return movement.boards().play() == Play.CIRCULATING && breaks > BEARABLE * deliveries;
  }

  private static boolean sameLength(Proposal one, Proposal other) {
    return one.movement().wholeRounds() == other.movement().wholeRounds()
        && one.boards() == other.boards();
  }
}
