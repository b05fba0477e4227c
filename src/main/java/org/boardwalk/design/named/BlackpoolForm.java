package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * A Mitchell with more rounds than tables: an even number of further sets rest at stands, and the
 * last rounds bring EW back to tables where they have been. Some pairs meet twice; with an odd
 * number of tables some meet three times. The movement may end one round early; then every pair
 * misses a set.
 */
final class BlackpoolForm implements NamedForm {

  static final NamedForm FORM = new BlackpoolForm();

  private static final FormText TEXT =
      new FormText(
          "blackpool",
          "Blackpool (extended Mitchell)",
          "an odd number of tables, 5 or more, and up to 6 rounds more than tables; an even number of"
              + " 4 or more, and one or two rounds more",
          "Bridge Central, Extra board Mitchell; Some Standard Duplicate Bridge Movements, for 10"
              + " tables");

  private BlackpoolForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int count = rounds.orElse(tables + 2);
    return new FormSize(tables, count, count + Math.floorMod(count - tables, 2));
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int tables = size.tables();
    int more = size.sets() - tables;
    boolean odd = tables % 2 == 1;
    boolean fits =
        size.rounds() > tables
            && (size.rounds() == size.sets() || size.rounds() == size.sets() - 1)
            && (odd
                ? tables >= 5 && (more == 2 || more == 4 || more == 6)
                : tables >= 4 && more == 2);
    return fits ? plan(size).movement(TEXT, size, 2 * tables, 2) : Optional.empty();
  }

  private static FormPlan plan(FormSize size) {
    int tables = size.tables();
    int stand = tables % 2 == 0 ? tables / 2 : tables;
    return (t, r) -> {
      int place = t + (t >= stand ? 1 : 0);
      return new Trio(t, tables + home(t, r, size), (place + r) % size.sets());
    };
  }

  /** The table where the EW pair of a table began. */
  private static int home(int table, int round, FormSize size) {
    int tables = size.tables();
    int special = tables % 2 == 1 ? (size.sets() - tables) / 2 : 1;
    int into = round - (size.sets() - special);
    if (into < 0) {
      return Math.floorMod(table - round, tables);
    }
    // The first of the special rounds reverses the line: pair p goes to a table minus p.
    return Math.floorMod(tables - special + into - table, tables);
  }

  @Override
  public String howToRun(FormSize size) {
    int tables = size.tables();
    boolean whole = size.rounds() == size.sets();
    String lines = "NS stay, EW move up one table, the boards down one. ";
    if (tables % 2 == 0) {
      return lines
          + Text.of(
              "One set rests between tables %d and %d, one between tables %d and 1. EW play round %d"
                  + " at their first table%s.",
              tables / 2,
              tables / 2 + 1,
              tables,
              tables + 1,
              whole
                  ? Text.of(
                      "; for round %d they take their first table from %d", tables + 2, tables + 1)
                  : "");
    }
    int special = (size.sets() - tables) / 2;
    int turn = size.sets() - special + 1;
    String rest = Text.of("Between tables %d and 1, %d sets rest.", tables, 2 * special);
    String turned =
        Text.of(
            " For round %d EW take their first table from %d (below 1, count on from table %d)%s.",
            turn,
            tables + 2 - special,
            tables,
            turn < size.rounds() ? "; then they move up one again" : "");
    return lines + rest + (turn > size.rounds() ? "" : turned);
  }
}
