package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Three teams in a triangle: EW play at the next table and then, with the same boards, at the one
 * after it, so that in two rounds each two teams play a match. Two more rounds are two more matches
 * on new boards.
 */
final class TripleForm extends TeamForm {

  static final TeamForm FORM = new TripleForm();

  private static final int TEAMS = 3;

  private TripleForm() {
    super(
        new FormText(
            "triple",
            "Triple (triangle of three teams)",
            "3 teams and tables; an even number of rounds, three sets for each two rounds",
            "by name as directors know it; the American Whist movement of three teams, repeated"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int count = rounds.orElse(2);
    return new FormSize(tables, count, Math.max(1, count / 2 * TEAMS));
  }

  @Override
  boolean serves(FormSize size) {
    return size.tables() == TEAMS
        && size.rounds() % 2 == 0
        && size.rounds() < Movement.MOST_ROUNDS
        && size.sets() == size.rounds() / 2 * TEAMS;
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    List<TeamRound> rounds =
        IntStream.range(0, size.rounds())
            .mapToObj(r -> new TeamRound(2 - r % 2, r / 2, 1 + r % 2))
            .toList();
    return Optional.of(TeamRound.plan(rounds, TEAMS, TEAMS));
  }

  @Override
  public String howToRun(FormSize size) {
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. In odd rounds EW"
            + " play at the table above their own, in even rounds at the one below it. After an odd"
            + " round the boards move down one table, where the same two teams play them;"
            + " after an even round each table has new boards.");
  }
}
