package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.text.Text;

/**
 * The New England Relay of an even number n of teams: a round robin with n sets in two copies.
 * Tables t and t + n / 2 have the same boards, so that sets go round in circles of n / 2. NS of
 * team t play EW of team t + 2b on place t + b of the first circle and, after half of the session,
 * those of team t + 2b + 1 on place t + b of the second. The other halves are played at n - 2b and
 * b' = n / 2 - b, in the second circle at n - 2b - 1 and b' = n / 2 - 1 - b: the same places,
 * modulo n / 2. Two teams that are n / 2 apart play both halves at once. A shorter session leaves
 * out the outer rounds of both parts.
 */
final class NewEnglandRelayForm extends TeamForm {

  static final TeamForm FORM = new NewEnglandRelayForm();

  private static final int LEAST_TEAMS = 4;
  private static final int LEAST_ROUNDS = 3;

  private NewEnglandRelayForm() {
    super(
        new FormText(
            "new-england-relay",
            "New England Relay for teams",
            "4, 6, 8, ... teams, as many tables and sets; an odd number of rounds, 3 to one fewer"
                + " than teams",
            "by name and figures as directors know it; rule and shorter sessions of our own"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(Math.max(1, tables - 1)), tables);
  }

  @Override
  boolean serves(FormSize size) {
    int teams = size.tables();
    return teams >= LEAST_TEAMS
        && teams % 2 == 0
        && size.rounds() % 2 == 1
        && size.rounds() >= LEAST_ROUNDS
        && size.rounds() < teams
        && size.sets() == teams;
  }

  /** Where the first part begins: with EW twice as many tables below their own. */
  private static int first(FormSize size) {
    return 1 + left(size) / 2;
  }

  /** How many rounds the second part leaves out before it begins. */
  private static int second(FormSize size) {
    return (left(size) + 1) / 2;
  }

  /** Half of the rounds that a shorter session leaves out. */
  private static int left(FormSize size) {
    return (size.tables() - 1 - size.rounds()) / 2;
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int half = size.tables() / 2;
    List<TeamRound> rounds = new ArrayList<>();
    for (int b = first(size); b <= half - first(size); b++) {
      rounds.add(new TeamRound(2 * b, 0, b));
    }
    for (int b = second(size); b < half - second(size); b++) {
      rounds.add(new TeamRound(2 * b + 1, 1, b));
    }
    return Optional.of(TeamRound.plan(rounds, size.tables(), half));
  }

  @Override
  public String howToRun(FormSize size) {
    int half = size.tables() / 2;
    int begin = 2 * first(size);
    int turn = begin + 2 * second(size) + 1;
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. Tables 1 and"
            + " %d, 2 and %d, and so on, have the same boards in every round, each its own copy or"
            + " one for both. EW begin %d tables below their own and move down two tables; the boards"
            + " move down one, from the first of the %d tables of either half to its last."
            + " After round %d EW move down %d, and the other half of the sets comes into play. In"
            + " both parts the halves of a match are in the first and the last round, in the second"
            + " and the last but one, and so on; in the round between, two teams that share the"
            + " boards play each other.",
        half + 1, half + 2, begin, half, half + 1 - begin, turn);
  }
}
