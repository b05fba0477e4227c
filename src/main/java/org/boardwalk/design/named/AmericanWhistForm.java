package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * The American Whist movement for an odd number n of teams of four. The NS pair of a team stays at
 * the table of its number, the EW pair moves down two, the boards down one. In round r, NS of team
 * t play against EW of team t + 2r with set t + r, half way between the two teams. Thus the other
 * halves of both teams play that set in round n - r, and all teams meet.
 */
final class AmericanWhistForm implements NamedForm {

  static final NamedForm FORM = new AmericanWhistForm();

  private static final FormText TEXT =
      new FormText(
          "american-whist",
          "American Whist movement for teams",
          "an odd number of teams, 5 or more, as many tables and one round fewer",
          "American Whist League, by Wikipedia, Duplicate bridge movements");

  private AmericanWhistForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(Math.max(1, tables - 1)), tables);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int teams = size.tables();
    boolean fits =
        teams >= 5 && teams % 2 == 1 && size.rounds() == teams - 1 && size.sets() == teams;
    FormPlan plan = (t, r) -> new Trio(t, teams + (t + 2 * (r + 1)) % teams, (t + r + 1) % teams);
    return fits ? plan.movement(TEXT, size, 2 * teams, 2) : Optional.empty();
  }

  @Override
  public List<Integer> spokenOf(FormSize size) {
    return IntStream.rangeClosed(1, 2 * size.tables()).boxed().toList();
  }

  @Override
  public String howToRun(FormSize size) {
    int teams = size.tables();
    return Text.of(
        "Team t has NS pair t and EW pair %d + t. NS stay at the table of their team. EW begin two"
            + " tables below it and move down two tables, the boards down one. Each two teams play"
            + " the same boards against each other, once at either team's table.",
        teams);
  }
}
