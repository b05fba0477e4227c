package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Mitchells with at most as many rounds as tables: NS stay, EW move up one table, the sets down
 * one. The four forms differ in how EW pairs avoid sets that they have played where the number of
 * tables is even.
 */
enum MitchellForm implements NamedForm {
  /** No measure is needed: an odd number of tables, or at most half as many rounds as tables. */
  PLAIN(
      new FormText(
          "mitchell",
          "Mitchell",
          "2 rounds or more: at most as many as tables where these are odd, else at most half as"
              + " many",
          "J. T. Mitchell, Duplicate Whist, 1891")) {
    @Override
    boolean serves(FormSize size) {
      return size.sets() == size.tables()
          && size.rounds() > 1
          && size.rounds() <= most(size.tables());
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      return new FormSize(tables, rounds.orElse(Math.max(1, most(tables))), tables);
    }

    private int most(int tables) {
      return tables % 2 == 1 ? tables : tables / 2;
    }
  },
  /** After half of the rounds EW move up two. */
  SKIP(
      new FormText(
          "skip",
          "Skip Mitchell",
          "an even number of tables, more than half as many rounds as tables, but fewer than tables",
          "J. R. Manning, The EBU Manual of Duplicate Bridge Movements")) {
    @Override
    boolean serves(FormSize size) {
      return size.tables() % 2 == 0
          && size.sets() == size.tables()
          && size.rounds() > size.tables() / 2
          && size.rounds() < size.tables();
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      return new FormSize(tables, rounds.orElse(Math.max(1, tables - 1)), tables);
    }

    @Override
    int skipAfter(int tables) {
      return tables / 2;
    }

    @Override
    public String howToRun(FormSize size) {
      return LINES
          + Text.of(
              "After round %d, EW skip a table: they move up two, since the sets of the next table"
                  + " are those that they have played.",
              size.tables() / 2);
    }
  },
  /** Table 1 and the last table share sets, and one set rests half way round. */
  SHARE_AND_RELAY(
      new FormText(
          "share-and-relay",
          "Share and relay Mitchell",
          "4 tables or more, an even number; more than half as many rounds as tables, at most as many",
          "J. R. Manning, The EBU Manual of Duplicate Bridge Movements; Wikipedia, Duplicate bridge"
              + " movements, as Relay and Bye Stand Mitchell")) {
    @Override
    boolean serves(FormSize size) {
      return size.tables() % 2 == 0
          && size.tables() > 2
          && size.sets() == size.tables()
          && size.rounds() > size.tables() / 2
          && size.rounds() <= size.tables();
    }

    @Override
    int stand(int tables) {
      return tables / 2;
    }

    @Override
    public String howToRun(FormSize size) {
      return howToRun(size, TablesInPlay.all(size));
    }

    @Override
    public String howToRun(FormSize size, TablesInPlay play) {
      return LINES
          + Text.of(
              "Between tables %d and %d is a relay where a set rests for a round; %s.",
              size.tables() / 2, size.tables() / 2 + 1, play.sharing(1, size.tables()));
    }
  },
  /**
   * There are more sets than tables; the others wait at bye stands, so that nothing is shared or
   * skipped.
   */
  BYE_STAND(
      new FormText(
          "bye-stand",
          "Bye-stand Mitchell",
          "3 tables or more, more than half as many rounds, at most as many; an even number of sets more than"
              + " tables",
          "Bridge Central, Extra board Mitchell")) {
    @Override
    boolean serves(FormSize size) {
      return size.sets() > size.tables()
          && size.tables() > 2
          && (size.sets() - size.tables()) % 2 == 0
          && size.rounds() > size.tables() / 2
          && size.rounds() <= size.tables();
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      return new FormSize(tables, rounds.orElse(tables), tables + 2);
    }

    @Override
    int stand(int tables) {
      return tables % 2 == 0 ? tables / 2 : tables;
    }

    @Override
    public String howToRun(FormSize size) {
      int extra = size.sets() - size.tables();
      return LINES
          + (size.tables() % 2 == 0
              ? Text.of(
                  "One set rests at a stand between tables %d and %d, %d between tables %d and 1.",
                  size.tables() / 2, size.tables() / 2 + 1, extra - 1, size.tables())
              : Text.of("Between tables %d and 1, %d sets rest.", size.tables(), extra));
    }
  };

  private static final String LINES = "NS stay, EW move up one table, the boards down one. ";

  private final FormText text;

  MitchellForm(FormText text) {
    this.text = text;
  }

  abstract boolean serves(FormSize size);

  /** The number of rounds after which EW move up two; 0 for never. */
  int skipAfter(int tables) {
    return 0;
  }

  /** The table after which the stand is; the other stands are after the last table. */
  int stand(int tables) {
    return tables;
  }

  FormSize meant(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(tables), tables);
  }

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return meant(tables, rounds);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    return serves(size) ? plan(size).movement(text, size, 2 * size.tables(), 2) : Optional.empty();
  }

  /** NS of table t have number t, and EW have the numbers after all NS. */
  FormPlan plan(FormSize size) {
    int tables = size.tables();
    int skip = skipAfter(tables);
    int stand = stand(tables);
    return (t, r) -> {
      int skipped = skip > 0 && r >= skip ? 1 : 0;
      int home = Math.floorMod(t - r - skipped, tables);
      return new Trio(t, tables + home, (t + (t >= stand ? 1 : 0) + r) % size.sets());
    };
  }

  @Override
  public String howToRun(FormSize size) {
    return LINES.strip();
  }
}
