package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;

/**
 * Candidates for teams of four: head to head for an even number of teams, American Whist for any,
 * and any other movement that is known with one copy of the boards or with two.
 */
final class TeamsCandidates {

  /** The most boards in a round: half of an evening. */
  private static final int MOST_PER_ROUND = 14;

  /** The most teams of a round robin head to head. */
  private static final int MOST_HEAD_TO_HEAD = 40;

  /** The most teams with which matches must have the same boards at once in a round robin. */
  private static final int FEW_TEAMS = 6;

  private final Room room;
  private final int teams;
  private final List<Candidate> found = new ArrayList<>();

  private TeamsCandidates(Room room, int teams) {
    this.room = room;
    this.teams = teams;
  }

  static List<Candidate> of(Room room, int teams) {
    TeamsCandidates candidates = new TeamsCandidates(room, teams);
    for (int rounds = 2; rounds < teams; rounds++) {
      for (int perRound = room.leastPerRound(); perRound <= MOST_PER_ROUND; perRound++) {
        Room.Length length = new Room.Length(rounds, perRound);
        if (room.fits(length)) {
          candidates.headToHead(length);
          candidates.americanWhist(length);
          candidates.known(Family.TEAMS_ONE_COPY, 1, length);
          candidates.known(Family.TEAMS_TWO_COPIES, 2, length);
        }
      }
    }
    return candidates.found;
  }

  /** Matches at two tables each, which share a copy of the boards. */
  private void headToHead(Room.Length length) {
    if (teams % 2 == 0 && teams <= MOST_HEAD_TO_HEAD) {
      PairsWish wish = wish(new PairsForm.Teams(true), length);
      List<Wish> wishes = new ArrayList<>();
      for (int matches = 1; matches <= (teams <= FEW_TEAMS ? teams / 2 : 1); matches++) {
        wishes.add(wish.with(copies(wish.boards(), 2 * matches)));
      }
      add(Family.HEAD_TO_HEAD, wishes, length);
    }
  }

  private void americanWhist(Room.Length length) {
    int most = teams - 2 + teams % 2;
    if (length.rounds() % 2 == 0 && length.rounds() <= most) {
      add(Family.AMERICAN_WHIST, List.of(wish(new PairsForm.Teams(false), length)), length);
    }
  }

  /**
   * Any movement with so many copies; with two all teams meet as in a New England Relay. An odd
   * number of teams plays an even number of rounds, for which one copy is enough.
   */
  private void known(Family family, int copies, Room.Length length) {
    if (teams % 2 == 1 && (copies > 1 || length.rounds() % 2 == 1)) {
      return;
    }
    PairsForm.FreeTeams form = new PairsForm.FreeTeams(PairsForm.FreeTeams.ANY, List.of());
    PairsWish wish = UsualPairs.teams(form, teams, length.rounds());
    boolean relay = copies == 2 && teams % 2 == 0 && length.rounds() == teams - 1;
    int sets = relay ? teams : UsualPairs.setsOfTeams(teams, length.rounds(), copies);
    Boards usual = wish.boards();
    if (copies <= room.copies()) {
      Boards boards = new Boards(sets, usual.perSet(), usual.play(), copies);
      add(family, List.of(wish.with(boards)), length);
    }
  }

  private PairsWish wish(PairsForm form, Room.Length length) {
    return UsualPairs.of(Kind.PAIRS, form, teams, length.rounds());
  }

  private static Boards copies(Boards boards, int copies) {
    return new Boards(boards.sets(), boards.perSet(), boards.play(), copies);
  }

  private void add(Family family, List<Wish> wishes, Room.Length length) {
    if (room.holdsBoards(wishes.get(0).boards().sets() * length.perRound())) {
      found.add(new Candidate(family, wishes, length.perRound()));
    }
  }
}
