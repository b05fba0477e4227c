package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.text.Text;

/**
 * Teams in two sections, as equal as can be, each of which plays American Whist with its own copy
 * of the same boards. Teams meet only those of their section.
 */
final class TeamSectionsForm extends TeamForm {

  static final TeamForm FORM = new TeamSectionsForm();

  private static final int LEAST_ROUNDS = 4;

  private TeamSectionsForm() {
    super(
        new FormText(
            "team-sections",
            "American Whist in two sections",
            "10 teams or more; an even number of rounds, 4 or more, that American Whist has for"
                + " both halves of the teams; as many sets as the larger half has teams",
            "by figures as directors know it; American Whist in each section"));
  }

  private static int larger(int teams) {
    return (teams + 1) / 2;
  }

  private static FormSize section(FormSize size, int teams) {
    return new FormSize(teams, size.rounds(), teams);
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int smaller = Math.max(1, tables / 2);
    int most = Math.min((smaller - 1) / 2, (larger(tables) - 1) / 2) * 2;
    return new FormSize(tables, rounds.orElse(Math.max(1, most)), larger(tables));
  }

  @Override
  boolean serves(FormSize size) {
    int teams = size.tables();
    return size.rounds() >= LEAST_ROUNDS
        && size.sets() == larger(teams)
        && AmericanWhistForm.FORM.serves(section(size, larger(teams)))
        && AmericanWhistForm.FORM.serves(section(size, teams / 2));
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int teams = size.tables();
    int larger = larger(teams);
    Optional<FormPlan> first = AmericanWhistForm.FORM.plan(section(size, larger));
    Optional<FormPlan> second = AmericanWhistForm.FORM.plan(section(size, teams / 2));
    return first.flatMap(
        a ->
            second.map(
                b ->
                    (t, r) -> {
                      int before = t < larger ? 0 : larger;
                      int here = t < larger ? larger : teams - larger;
                      Trio trio = (t < larger ? a : b).at(t - before, r);
                      return new Trio(t, teams + before + trio.ew() - here, trio.set());
                    }));
  }

  @Override
  public String howToRun(FormSize size) {
    int teams = size.tables();
    int larger = larger(teams);
    String first = AmericanWhistForm.moves(section(size, larger));
    return Text.of(
        "Both pairs of a team have its number. Teams 1 to %d are section A, the others section B;"
            + " teams meet only those of their section. Each section has a copy of the boards, and"
            + " plays American Whist at its own tables: NS stay. %s.",
        larger,
        larger == teams - larger
            ? first
            : Text.of(
                "In section A %s. In section B %s",
                first, AmericanWhistForm.moves(section(size, teams / 2))));
  }
}
