package org.boardwalk.named;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/**
 * A circuit of n tables, a part of which is doubled: one pair more sits still at each of the
 * doubled tables, in NS on one side and in EW on the other. NS and EW of the circuit go round in
 * opposite directions, each on its own side. With EW up one, NS down two and boards down one, EW
 * pass sets by two, NS by one, and each other by three: so n is neither even nor a multiple of
 * three.
 */
final class AppendixForm implements NamedForm {

  static final NamedForm FORM = new AppendixForm();

  private static final FormText TEXT =
      new FormText(
          "appendix",
          "Appendix Mitchell",
          "a circuit of 5, 7, 11, 13, ... tables and as many sets, one or more of its tables doubled;"
              + " at most as many rounds as sets",
          "EBU Pairs Scorer, manual of movements, M13d, for a circuit of 13 tables; there the speeds"
              + " of NS and of the boards are not said");

  private static final int LEAST = 5;

  private AppendixForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  /** The largest circuit, unless so many rounds want none so large. */
  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int most = rounds.orElse(tables - 1);
    int sets =
        rounds.isPresent()
            ? IntStream.range(most, tables).filter(AppendixForm::circuit).findFirst().orElse(most)
            : IntStream.iterate(most, n -> n >= LEAST, n -> n - 1)
                .filter(AppendixForm::circuit)
                .findFirst()
                .orElse(Math.max(1, most));
    return new FormSize(tables, rounds.orElse(sets), sets);
  }

  private static boolean circuit(int tables) {
    return tables >= LEAST && tables % 2 == 1 && tables % 3 != 0;
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int circuit = size.sets();
    boolean fits =
        circuit(circuit)
            && size.tables() > circuit
            && size.tables() < 2 * circuit
            && size.rounds() <= circuit
            && size.rounds() > 2;
    return fits ? plan(size).movement(TEXT, size, 2 * size.tables(), 2) : Optional.empty();
  }

  /** Table n + k is the other side of table k; NS have the numbers of their first tables. */
  private static FormPlan plan(FormSize size) {
    int n = size.sets();
    int tables = size.tables();
    return (t, r) -> {
      int x = t % n;
      boolean doubled = x < tables - n;
      int moving = (x + 2 * r) % n;
      int ns = doubled && t == x ? x : moving < tables - n ? n + moving : moving;
      int ew = tables + (doubled && t != x ? n + x : Math.floorMod(x - r, n));
      return new Trio(ns, ew, (x + r) % n);
    };
  }

  @Override
  public String howToRun(FormSize size) {
    int n = size.sets();
    int more = size.tables() - n;
    return Text.of(
        "Tables 1 to %d are a circuit; %s, with the same boards. Boards go down one, EW move up one"
            + " in the circuit. NS move down two, at the tables beside it where there are any: there"
            + " EW stay, and NS stay at the tables which these stand beside.",
        n,
        more == 1
            ? Text.of("table %d stands beside table 1", n + 1)
            : Text.of("tables %d to %d stand beside tables 1 to %d", n + 1, n + more, more));
  }
}
