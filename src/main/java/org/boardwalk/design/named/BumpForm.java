package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * A Mitchell with one pair more than the tables seat. This pair takes table 1 after round 1 and
 * stays; each bumped pair sits out for a round and then takes the next table.
 */
final class BumpForm implements NamedForm {

  static final NamedForm FORM = new BumpForm();

  private static final FormText TEXT =
      new FormText(
          "bump",
          "Bump Mitchell",
          "4 tables or more, 3 rounds or more, but fewer than tables",
          "Bridge Central, Displacement Mitchell");

  private BumpForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(Math.max(1, tables - 1)), tables);
  }

  private static MitchellForm base(FormSize size) {
    return MitchellForm.PLAIN.serves(size) ? MitchellForm.PLAIN : MitchellForm.SKIP;
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int tables = size.tables();
    boolean fits =
        tables >= 4 && size.rounds() < tables && size.rounds() > 2 && size.sets() == tables;
    FormPlan plain = base(size).plan(size);
    FormPlan plan =
        (t, r) -> {
          Trio there = plain.at(t, r);
          int before = t == 0 ? 2 * tables : t - 1;
          return new Trio(r > t ? before : t, there.ew(), there.set());
        };
    return fits ? plan.movement(TEXT, size, 2 * tables + 1, 2) : Optional.empty();
  }

  @Override
  public List<Integer> spokenOf(FormSize size) {
    return Stream.concat(
            IntStream.range(1, size.rounds()).boxed(), Stream.of(2 * size.tables() + 1))
        .toList();
  }

  @Override
  public String howToRun(FormSize size) {
    return base(size).howToRun(size)
        + Text.of(
            " Pair %d sits out in round 1 and then takes the NS seat of table 1 for good. NS 1 sits"
                + " out in round 2 and then takes table 2; NS 2 sits out in round 3 and then takes"
                + " table 3; and so on.",
            2 * size.tables() + 1);
  }
}
