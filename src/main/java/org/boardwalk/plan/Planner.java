package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Outcome;

/** Proposes what to play. Stateless and thread-safe but for what it asks. */
public final class Planner {

  /** The most proposals: more cannot be weighed against each other. */
  public static final int MOST = 6;

  /** The most proposals of a family, so that there is a choice. */
  private static final int OF_A_FAMILY = 2;

  private final Known known;

  /**
   * @param known what is known without a search; asked by several threads at once
   */
  public Planner(Known known) {
    this.known = known;
  }

  /**
   * The movements that fit an evening, least regretted first. Well under a second for what a
   * library holds.
   *
   * @param occasion the evening
   * @return at most {@value #MOST} proposals, at most two of a family; empty when nothing that is
   *     known fits
   */
  public List<Proposal> proposals(Occasion occasion) {
    List<Proposal> all = new ArrayList<>();
    // Reading and judging is all the work, so that every core helps.
    candidates(occasion).parallelStream()
        .flatMap(candidate -> proposal(occasion, candidate).stream())
        .toList()
        .forEach(p -> addFresh(all, p));
    all.sort(Comparator.comparingDouble(Proposal::regret).thenComparing(Proposal::length));
    Map<Family, Integer> chosen = new TreeMap<>();
    return all.stream()
        .filter(p -> chosen.merge(p.family(), 1, Integer::sum) <= OF_A_FAMILY)
        .limit(MOST)
        .toList();
  }

  /** The same rounds with as many boards are proposed once. */
  private static void addFresh(List<Proposal> all, Proposal proposal) {
    boolean fresh =
        all.stream()
            .noneMatch(
                p ->
                    p.boards() == proposal.boards()
                        && p.movement().rounds().equals(proposal.movement().rounds()));
    if (fresh) {
      all.add(proposal);
    }
  }

  private static List<Candidate> candidates(Occasion occasion) {
    Room room = new Room(occasion);
    return occasion.people() instanceof People.Pairs pairs
        ? PairsCandidates.of(room, pairs)
        : IndividualCandidates.of(room, occasion.people().count());
  }

  private Optional<Proposal> proposal(Occasion occasion, Candidate candidate) {
    return known
        .answer(candidate.wish())
        .map(Answer::outcome)
        .filter(Outcome.Found.class::isInstance)
        .map(found -> candidate.tonight(((Outcome.Found) found).movement()))
        .map(movement -> proposal(occasion, candidate, movement))
        .filter(p -> p.card().valid());
  }

  private static Proposal proposal(Occasion occasion, Candidate candidate, Movement movement) {
    Scorecard card = Judge.judge(movement);
    FollowRules rules = FollowRules.of(movement);
    int rounds = movement.rounds().size();
    int boards = rounds * candidate.perRound();
    int copies = copies(movement);
    return new Proposal(
        candidate.family(),
        candidate.wish(),
        movement,
        card,
        Frequencies.of(movement),
        rules,
        boards,
        copies,
        occasion.pace().length(rounds, candidate.perRound()),
        new Regret(card).points(occasion, movement, copies, rules));
  }

  /** The most tables that play one set in a round. */
  private static int copies(Movement movement) {
    int most = 1;
    for (Round round : movement.rounds()) {
      Map<Integer, Integer> tables = new TreeMap<>();
      for (Encounter e : round.encounters()) {
        most = Math.max(most, tables.merge(e.set(), 1, Integer::sum));
      }
    }
    return most;
  }
}
