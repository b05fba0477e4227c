package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Mitchells in which EW move both ways: complete movements for an even number of tables without
 * shares or skips.
 */
enum WeaveForm implements NamedForm {
  /** EW of odd tables move up, those of even tables down; the boards move the other way. */
  DOUBLE_WEAVE(
      new FormText(
          "double-weave",
          "Double weave (crisscross) Mitchell",
          "4, 8, 12, ... tables, more than half as many rounds as tables, at most as many",
          "Wikipedia, Duplicate bridge movements, as Crisscross Mitchell")) {
    @Override
    boolean serves(int tables) {
      return tables % 4 == 0;
    }

    @Override
    int home(int table, int round, int tables) {
      int up = Math.floorMod(table - round, tables);
      return up % 2 == 0 ? up : Math.floorMod(table + round, tables);
    }

    @Override
    int set(int table, int round, int tables) {
      int half = tables / 2;
      for (int s = 0; s < tables; s++) {
        int step = s % 2 == 0 ? -1 : 1;
        int place =
            round < half ? s + step * round : s + step * (half - 1) + half - step * (round - half);
        if (Math.floorMod(place, tables) == table) {
          return s;
        }
      }
      throw new IllegalStateException("no set comes to table " + (table + 1));
    }

    @Override
    public String howToRun(FormSize size) {
      return Text.of(
          "NS stay. EW who begin at an odd table move up one, those who begin at an even table down"
              + " one. The boards of a table go the other way than the EW pair that leaves it; after"
              + " round %d they go to the table opposite instead, and then turn back.",
          size.tables() / 2);
    }
  },
  /** Four tables in a square. */
  SQUARE(
      new FormText(
          "square",
          "Square Mitchell",
          "4 tables, 3 or 4 rounds",
          "BridgeMats, Square Mitchell movement for 4 tables")) {
    @Override
    boolean serves(int tables) {
      return tables == 4;
    }

    @Override
    int home(int table, int round, int tables) {
      return table ^ new int[] {0, 1, 3, 2}[round];
    }

    @Override
    int set(int table, int round, int tables) {
      return table ^ new int[] {0, 3, 2, 1}[round];
    }

    @Override
    public String howToRun(FormSize size) {
      return "NS stay, and pairs of tables exchange EW: 1 and 2, 3 and 4 after round 1; 1 and 3, 2"
          + " and 4 after round 2; then as after round 1. They exchange boards 1 and 4, 2 and 3;"
          + " then 1 and 2, 3 and 4; then 1 and 4, 2 and 3.";
    }
  },
  /** Two Mitchells of an odd number of tables, whose EW change over half way. */
  TWIN(
      new FormText(
          "twin",
          "Twin Mitchell",
          "6, 10, 14, ... tables, more than half as many rounds as tables, at most as many",
          "Bridge Central, Twin Mitchells")) {
    @Override
    boolean serves(int tables) {
      return tables % 4 == 2 && tables > 2;
    }

    @Override
    int home(int table, int round, int tables) {
      int half = tables / 2;
      int row = (table / half + round / half) % 2;
      return row * half + Math.floorMod(table % half - round, half);
    }

    @Override
    int set(int table, int round, int tables) {
      int half = tables / 2;
      return round / half * half + (table % half + round) % half;
    }

    @Override
    public String howToRun(FormSize size) {
      int half = size.tables() / 2;
      return Text.of(
          "Tables 1 to %d are a Mitchell, and so are tables %d to %d, with the same boards: NS stay,"
              + " EW move up one, the boards down one, each within its row. After round %d, EW"
              + " move up one into the other row, such as from table 1 to table %d, and new boards"
              + " come into play.",
          half, half + 1, size.tables(), half, half + 2);
    }
  };

  private final FormText text;

  WeaveForm(FormText text) {
    this.text = text;
  }

  abstract boolean serves(int tables);

  /** The table at which the EW pair began that is at a table in a round. */
  abstract int home(int table, int round, int tables);

  abstract int set(int table, int round, int tables);

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(tables), tables);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int tables = size.tables();
    // In a twin, no new sets come into play until half of the rounds.
    boolean fits =
        serves(tables)
            && size.rounds() > tables / 2
            && size.rounds() <= tables
            && size.sets() == tables;
    FormPlan plan = (t, r) -> new Trio(t, tables + home(t, r, tables), set(t, r, tables));
    return fits ? plan.movement(text, size, 2 * tables, 2) : Optional.empty();
  }
}
