package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Mitchells with one or two rounds more than tables. At one or two tables no pair stays: after EW
 * at the last table, a pair plays a round there as NS, or first as NS at table 2 and then at the
 * last, before it goes on to table 1. The pair at place p of that circle in round r plays set f(p)
 * + r; p + f(p) takes every value once, so that no pair plays a set twice.
 */
enum HesitationForm implements NamedForm {
  /** One round more than tables. */
  ONCE(
      new FormText(
          "hesitation",
          "Hesitation Mitchell",
          "3 tables or more, as many rounds as tables or one more",
          "E. E. Blandon, Bridge Magazine, February 1973; J. Pain, Unusual Movements for Clubs, EBU")) {
    @Override
    int first() {
      return 3;
    }

    @Override
    int place(int table, int tables) {
      boolean odd = tables % 2 == 1;
      int before = odd ? (tables - 1) / 2 : tables / 2;
      if (!odd && table == tables - 1) {
        return 0;
      }
      return table < before ? table : table + (odd ? 1 : 2);
    }

    @Override
    public String howToRun(FormSize size) {
      return howToRun(size, TablesInPlay.all(size));
    }

    @Override
    public String howToRun(FormSize size, TablesInPlay play) {
      int tables = size.tables();
      return MOVES
          + Text.of(
              "NS of table %d do not stay: after EW of table %d comes NS of table %d, then EW of"
                  + " table 1. ",
              tables, tables, tables)
          + (tables % 2 == 1
              ? Text.of(
                  "One set rests between tables %d and %d.", (tables - 1) / 2, (tables + 1) / 2)
              : Text.of(
                  "Two sets rest between tables %d and %d; %s.",
                  tables / 2, tables / 2 + 1, play.sharing(1, tables)));
    }
  },
  /** Two rounds more than tables. */
  TWICE(
      new FormText(
          "double-hesitation",
          "Double hesitation Mitchell",
          "5 tables or more, as many rounds as tables, one more or two more",
          "J. R. Manning, The EBU Manual of Duplicate Bridge Movements")) {
    @Override
    int first() {
      return 5;
    }

    @Override
    int place(int table, int tables) {
      if (tables % 2 == 1) {
        return table < (tables + 1) / 2 ? table : table + 2;
      }
      return table <= tables / 2 ? table + 1 : table + 2;
    }

    @Override
    public String howToRun(FormSize size) {
      int tables = size.tables();
      return MOVES
          + Text.of(
              "NS of tables 2 and %d do not stay: after EW of table %d comes NS of table 2, then NS"
                  + " of table %d, then EW of table 1. ",
              tables, tables, tables)
          + (tables % 2 == 1
              ? Text.of(
                  "Two sets rest between tables %d and %d.", (tables + 1) / 2, (tables + 3) / 2)
              : Text.of(
                  "One set rests between tables %d and %d, one between tables %d and 1.",
                  tables / 2 + 1, tables / 2 + 2, tables));
    }
  };

  private static final String MOVES =
      "NS stay, EW move up one table, the boards down one; all are ranked together. ";

  private final FormText text;

  HesitationForm(FormText text) {
    this.text = text;
  }

  /** The fewest tables. */
  abstract int first();

  /** The set that is at a table in round 1. */
  abstract int place(int table, int tables);

  private int more() {
    return this == ONCE ? 1 : 2;
  }

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(tables + more()), tables + more());
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int most = size.tables() + more();
    // With no more rounds than tables, a Mitchell serves.
    return size.tables() >= first()
            && size.sets() == most
            && size.rounds() <= most
            && size.rounds() >= size.tables()
        ? plan(size).movement(text, size, 2 * size.tables(), 1)
        : Optional.empty();
  }

  private boolean swivels(int table, int tables) {
    return table == tables - 1 || (this == TWICE && table == 1);
  }

  private FormPlan plan(FormSize size) {
    int tables = size.tables();
    int circle = tables + more();
    int stay = tables - more();
    return (t, r) -> {
      int stayed = (int) IntStream.range(0, t).filter(u -> !swivels(u, tables)).count();
      int swivel = t == tables - 1 ? circle - 1 : tables;
      int ns = swivels(t, tables) ? stay + Math.floorMod(swivel - r, circle) : stayed;
      int ew = stay + Math.floorMod(t - r, circle);
      return new Trio(ns, ew, (place(t, tables) + r) % size.sets());
    };
  }
}
