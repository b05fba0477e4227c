package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Two Mitchells of n and n - 1 tables, n odd, as one event: each has a copy of the n sets, and the
 * moving pairs go through both. NS of table n do not stay: after EW of the last table comes NS of
 * table n, then EW of table 1. In that circle of 2n places the pair at place p in round r plays set
 * p + r modulo n, so that n rounds bring it n sets.
 */
final class CombinedForm implements NamedForm {

  static final NamedForm FORM = new CombinedForm();

  private static final int LEAST_SETS = 5;

  private static final FormText TEXT =
      new FormText(
          "combined",
          "Combined Mitchells",
          "9, 13, 17, 21, ... tables, one fewer than twice the sets; 3 rounds to as many as sets",
          "by name and figures as directors know it, for 17 tables; rule of our own");

  private CombinedForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int sets = (tables + 1) / 2;
    return new FormSize(tables, rounds.orElse(sets), sets);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int sets = size.sets();
    boolean fits =
        sets >= LEAST_SETS
            && sets % 2 == 1
            && size.tables() == 2 * sets - 1
            && size.rounds() > 2
            && size.rounds() <= sets;
    return fits ? plan(size).movement(TEXT, size, 2 * size.tables(), 1) : Optional.empty();
  }

  /** NS of table t begin with number t, and EW with the numbers after all NS. */
  private static FormPlan plan(FormSize size) {
    int tables = size.tables();
    int turn = size.sets() - 1;
    return (t, r) ->
        new Trio(
            t == turn ? moving(tables - r, tables, turn) : t,
            moving(t - r, tables, turn),
            (t + r) % size.sets());
  }

  /** The number of the pair that begins at a place of the circle, whose last is NS of table n. */
  private static int moving(int place, int tables, int turn) {
    int home = Math.floorMod(place, tables + 1);
    return home == tables ? turn : tables + home;
  }

  @Override
  public String howToRun(FormSize size) {
    int sets = size.sets();
    return Text.of(
        "Tables 1 to %d have one copy of the boards, and tables %d to %d the other, of which one set"
            + " rests; in both the boards go down one. NS stay, and EW move up one through all"
            + " tables. Only NS of table %d do not stay: after EW of table %d comes NS of table %d,"
            + " then EW of table 1. All are ranked together.",
        sets, sets + 1, size.tables(), sets, size.tables(), sets);
  }
}
