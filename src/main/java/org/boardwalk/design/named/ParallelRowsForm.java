package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Two rows of teams, head to head: every team meets those of the other row. The teams of the first
 * row are the NS pairs of a Mitchell with one copy, those of the second its EW pairs, and each of
 * its tables stands for two: NS of either team stay at the table of their team, and EW go to the
 * other's. So each row has one copy of the boards.
 */
final class ParallelRowsForm extends TeamForm {

  static final TeamForm FORM = new ParallelRowsForm();

  /** The Mitchells that need one copy. */
  private static final List<NamedForm> MITCHELLS =
      List.of(
          MitchellForm.PLAIN, MitchellForm.SKIP, WeaveForm.DOUBLE_WEAVE, MitchellForm.BYE_STAND);

  private static final int LEAST_TEAMS = 6;

  private ParallelRowsForm() {
    super(
        new FormText(
            "parallel-rows",
            "Parallel rows of teams (Hasler)",
            "6, 8, 10, ... teams in two rows; 2 rounds to as many as teams in a row, and so many"
                + " sets; for rows of 6, 10, 14, ... as many rounds need two sets more",
            "by name and figures as directors know it; a Mitchell with a team for each pair"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int row = Math.max(1, tables / 2);
    int count = rounds.orElse(row);
    return new FormSize(tables, count, count == row && row % 4 == 2 ? row + 2 : row);
  }

  private static Stream<Mitchell> mitchells(FormSize size) {
    if (size.tables() < LEAST_TEAMS || size.tables() % 2 == 1) {
      return Stream.empty();
    }
    FormSize row = new FormSize(size.tables() / 2, size.rounds(), size.sets());
    return MITCHELLS.stream()
        .flatMap(form -> form.build(row).map(m -> new Mitchell(form, row, m)).stream());
  }

  private record Mitchell(NamedForm form, FormSize size, Movement movement) {}

  @Override
  boolean serves(FormSize size) {
    return mitchells(size).findAny().isPresent();
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    return mitchells(size).findFirst().map(mitchell -> plan(mitchell.movement()));
  }

  private static FormPlan plan(Movement mitchell) {
    int row = mitchell.tables();
    return (t, r) -> {
      Encounter match =
          mitchell.rounds().get(r).encounters().stream()
              .filter(e -> ns(e) == t || ew(e) == t)
              .findFirst()
              .orElseThrow();
      int other = t < row ? ew(match) : ns(match);
      return new Trio(t, 2 * row + other, match.set() - 1);
    };
  }

  private static int ns(Encounter match) {
    return match.seating().at(Direction.NS).get(0) - 1;
  }

  private static int ew(Encounter match) {
    return match.seating().at(Direction.EW).get(0) - 1;
  }

  @Override
  public String howToRun(FormSize size) {
    int row = size.tables() / 2;
    Mitchell mitchell = mitchells(size).findFirst().orElseThrow();
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team; tables 1 to %d"
            + " are the first row, the others the second. Each row has a copy of the boards. At the"
            + " first row, with EW of the second, it is a %s: %s EW of a team of the first row"
            + " go to the table of the team whose EW come to theirs, and the boards at both tables are the"
            + " same.",
        row, mitchell.form().text().name(), mitchell.form().howToRun(mitchell.size()));
  }
}
