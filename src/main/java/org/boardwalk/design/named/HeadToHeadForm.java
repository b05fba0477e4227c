package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/**
 * A round robin of an even number n of teams of four, head to head: in each round two teams play
 * the same set at two tables side by side. The teams move like the pairs of a Howell of n / 2
 * tables, and so do the sets, so that from eight teams on no two matches have the same set at once.
 * With fewer sets it is a three-quarter Howell, in which teams that stay do not meet. A shorter
 * session leaves out the last rounds.
 */
final class HeadToHeadForm extends TeamForm {

  static final TeamForm FORM = new HeadToHeadForm();

  private static final int LEAST_TEAMS = 4;
  private static final int MOST_TEAMS = 40;
  private static final int LEAST_ROUNDS = 4;

  /** The fewest teams with fewer sets than a complete Howell. */
  private static final int LEAST_OF_FEWER = 8;

  private HeadToHeadForm() {
    super(
        new FormText(
            "head-to-head",
            "Round robin of teams, head to head",
            "4, 6, 8, ... 40 teams and as many tables; one set fewer, from 8 teams on also fewer, but"
                + " more than half as many; 4 rounds or more, at most as many as sets; for 4 teams 3",
            "E. C. Howell, 1897, with a match of two teams at each place; starters of our own"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int all = Math.max(1, tables - 1);
    return new FormSize(tables, rounds.orElse(all), all);
  }

  @Override
  boolean serves(FormSize size) {
    int teams = size.tables();
    int all = teams - 1;
    int least = teams < LEAST_OF_FEWER ? all : teams / 2 + 1;
    return teams >= LEAST_TEAMS
        && teams <= MOST_TEAMS
        && teams % 2 == 0
        && size.rounds() >= Math.min(all, LEAST_ROUNDS)
        && size.rounds() <= size.sets()
        && size.sets() >= least
        && size.sets() <= all;
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    HowellForm form =
        size.sets() == size.tables() - 1 ? HowellForm.COMPLETE : HowellForm.THREE_QUARTER;
    return form.build(new FormSize(size.tables() / 2, size.sets(), size.sets()))
        .map(HeadToHeadForm::doubled);
  }

  /** Each table of the Howell becomes two: NS of either team against EW of the other. */
  private static FormPlan doubled(Movement howell) {
    return (t, r) -> {
      Encounter match = howell.rounds().get(r).encounters().get(t / 2);
      List<Integer> two =
          Stream.of(Direction.values()).map(d -> match.seating().at(d).get(0) - 1).toList();
      return new Trio(two.get(t % 2), howell.contestants() + two.get(1 - t % 2), match.set() - 1);
    };
  }

  /** Other movements are ruled out at a glance: a Howell takes a while to build. */
  @Override
  boolean mayBe(Movement movement) {
    return movement.rounds().stream()
        .map(Round::tablesBySet)
        .allMatch(sets -> sets.values().stream().allMatch(tables -> tables % 2 == 0));
  }

  @Override
  public String howToRun(FormSize size) {
    int staying = size.tables() - size.sets();
    return Text.of(
        "Both pairs of a team have its number. A match is at two tables, 1 and 2, 3 and 4, and so"
            + " on, NS of either team against EW of the other; the two tables pass its boards to"
            + " and fro. %s; after each round every other team goes where the team"
            + " before it in the circle has just played.",
        staying == 1 ? "One team stays" : staying + " teams stay");
  }
}
