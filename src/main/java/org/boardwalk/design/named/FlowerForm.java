package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.text.Text;

/**
 * A round robin of an even number n of teams in which the whole room plays one set in a round, head
 * to head. In round r teams t and r - t meet, modulo n - 1, and the team that would meet itself
 * plays against the last one: NS stay, and EW move up one table. A shorter session leaves out the
 * last rounds.
 */
final class FlowerForm extends TeamForm {

  static final TeamForm FORM = new FlowerForm();

  private static final int LEAST_TEAMS = 4;

  private FlowerForm() {
    super(
        new FormText(
            "flower",
            "Flower movement for teams",
            "4, 6, 8, ... teams and as many tables; 2 rounds to one fewer than teams, one set for"
                + " each",
            "by name and figures as directors know it; the round robin of E. Lucas, Récréations"
                + " mathématiques 2, 1883, with NS who stay"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int count = rounds.orElse(Math.max(1, tables - 1));
    return new FormSize(tables, count, count);
  }

  @Override
  boolean serves(FormSize size) {
    return size.tables() >= LEAST_TEAMS
        && size.tables() % 2 == 0
        && size.rounds() >= 2
        && size.rounds() < size.tables()
        && size.sets() == size.rounds();
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int last = size.tables() - 1;
    return Optional.of(
        (t, r) -> {
          int other = Math.floorMod(r - t, last);
          int opponent = t == last ? r * (size.tables() / 2) % last : other == t ? last : other;
          return new Trio(t, size.tables() + opponent, r);
        });
  }

  @Override
  public String howToRun(FormSize size) {
    int teams = size.tables();
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. The whole room"
            + " plays one set in a round, with a copy for each table or for each match. EW move up"
            + " one table, from table %d to table 1; EW who would come to their own table play at"
            + " table %d instead, whose EW play there, and in the next round both go on as if they"
            + " had not. Both halves of a match are in one round.",
        teams - 1, teams);
  }
}
