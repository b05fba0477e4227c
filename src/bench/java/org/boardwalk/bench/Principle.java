package org.boardwalk.bench;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.bench.Evenings.Verdict;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.plan.Family;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.WalkGrade;

/**
 * What directors agree on, as {@code src/docs/explanation/recommendations.md} states it with its
 * sources: checks of a first proposal that need no list of movements. They are written from that
 * page and share nothing with the order in which the planner ranks.
 */
enum Principle {
  /** Contestants who cannot move sit. */
  SEATS("a pair or player who cannot move has to") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      // A proposal that moves them comes first only where nothing lets them sit.
      return first.seated().lacking() > 0 ? Verdict.TOLERABLE : Verdict.ACCEPTED;
    }
  },

  /** No needless second meetings or second sit-outs. */
  FAIR("somebody meets again or sits out more than others") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      boolean again =
          movement.kind() == Kind.PAIRS
              && movement.wholeRounds() < movement.contestants()
              && first.card().meetings().again() > 0;
      return refusedIf(again || !first.card().sitOuts().even());
    }
  },

  /** A field that is ranked has five pairs at least. */
  FIELD("two fields of four pairs or fewer") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      boolean asked = evening.further().winners().isPresent();
      return refusedIf(
          !asked && !ofTeams(first) && movement.winners() == 2 && movement.contestants() <= 8);
    }
  },

  /** The evening has the boards, or the time, that were asked for. */
  LENGTH("longer or shorter than asked") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      int session = first.boards();
      if (evening.boards().isEmpty()) {
        int short20 = evening.inTime() * 8 / 10;
        return refusedIf(!evening.allows(first.length()))
            .or(session < short20 ? Verdict.TOLERABLE : Verdict.ACCEPTED);
      }
      int asked = evening.boards().getAsInt();
      if (session == asked || (first.complete() && first.mostBoards() == asked)) {
        return Verdict.ACCEPTED;
      }
      int off = Math.abs(session - asked);
      return refusedIf(6 * off > asked)
          .or(session > asked && 12 * off > asked ? Verdict.TOLERABLE : Verdict.ACCEPTED)
          .or(8 * off > asked && !first.complete() ? Verdict.TOLERABLE : Verdict.ACCEPTED);
    }
  },

  /** Rounds are of two or three boards unless all meet all. */
  ROUNDS("rounds of more than three boards, though not all meet") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      int perRound = first.movement().boards().perRound();
      if (first.movement().kind() != Kind.PAIRS || ofTeams(first) || first.complete()) {
        return Verdict.ACCEPTED;
      }
      return refusedIf(perRound > 5).or(perRound > 3 ? Verdict.TOLERABLE : Verdict.ACCEPTED);
    }
  },

  /** Up to 14 tables one set of 36 boards is enough. */
  ONE_SET("more than one set of 36 boards at fewer than 15 tables") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      boolean said = evening.copies().isPresent() || evening.stock().isPresent();
      boolean more =
          movement.boards().sets() * movement.boards().perSet() * first.copies() > 36
              || first.copies() > 1;
      boolean few = movement.tables() < 15;
      return !said && few && more && !ofTeams(first) ? Verdict.TOLERABLE : Verdict.ACCEPTED;
    }
  },

  /** Pairs and their boards go by a rule beyond three tables. */
  RULE("people or boards go by no rule") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      if (movement.kind() != Kind.PAIRS || movement.tables() <= Evenings.HOME_TABLES) {
        return Verdict.ACCEPTED;
      }
      boolean cards =
          FollowRules.of(movement).steps().isEmpty()
              && LineMoves.of(movement).isEmpty()
              && first.family() != Family.SECTIONS;
      return refusedIf(first.walk() == WalkGrade.ANY)
          .or(cards ? Verdict.TOLERABLE : Verdict.ACCEPTED);
    }
  },

  /** Few pairs play a Howell, sixteen and more a Mitchell or a Web. */
  FORM("not the form for so many pairs") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      boolean pairs = movement.kind() == Kind.PAIRS && !ofTeams(first);
      boolean howell = first.family() == Family.HOWELL || first.family() == Family.ONE_WINNER;
      boolean fields = movement.winners() == 2 && evening.further().winners().isEmpty();
      return refusedIf(pairs && howell && movement.contestants() >= 16)
          .or(
              pairs && fields && movement.contestants() <= 12
                  ? Verdict.TOLERABLE
                  : Verdict.ACCEPTED);
    }
  },

  /** Everybody plays seven tenths of the boards. */
  ALIKE("less than seven tenths of the boards in play") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      Movement movement = first.movement();
      if (ofTeams(first)) {
        return Verdict.ACCEPTED;
      }
      int rounds = movement.rounds().size();
      int sets = movement.boards().sets();
      return refusedIf(2 * rounds < sets)
          .or(10 * rounds < 7 * sets ? Verdict.TOLERABLE : Verdict.ACCEPTED);
    }
  },

  /** Arrows are switched in the last rounds. */
  SWITCHES("arrows switched before the last rounds") {
    @Override
    Verdict on(Occasion evening, Proposal first) {
      int rounds = first.movement().wholeRounds();
      List<Integer> turned =
          LineMoves.of(first.movement()).map(LineMoves::turned).orElse(List.of());
      boolean last =
          turned.equals(IntStream.rangeClosed(rounds - turned.size() + 1, rounds).boxed().toList());
      return last ? Verdict.ACCEPTED : Verdict.TOLERABLE;
    }
  };

  private final String fault;

  Principle(String fault) {
    this.fault = fault;
  }

  /** What a director says by this principle alone. */
  abstract Verdict on(Occasion evening, Proposal first);

  /** The fault, in words, where the verdict is not {@code ACCEPTED}. */
  String fault() {
    return fault;
  }

  private static Verdict refusedIf(boolean fault) {
    return fault ? Verdict.REFUSED : Verdict.ACCEPTED;
  }

  private static boolean ofTeams(Proposal first) {
    return first.family().ofTeams();
  }
}
