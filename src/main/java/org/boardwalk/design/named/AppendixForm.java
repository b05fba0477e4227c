package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * An Appendix Mitchell: a circuit of n tables, some of which are doubled (if all were, there would
 * be two Mitchells). One more pair sits still at each of the doubled tables, in NS on one side and
 * in EW on the other. NS and EW of the circuit go round, each on its own side; EW move up one and
 * the boards down one, so that EW pass sets by two. As either NS and the sets or the two lines pass
 * each other by three, n must be neither even nor a multiple of three.
 */
enum AppendixForm implements NamedForm {
  /** NS pass sets by one; the two lines pass each other by three. */
  DOWN_TWO("appendix", "Appendix Mitchell (Beynon)", -2, "down"),
  /** NS pass sets by three; the two lines pass each other by one. */
  UP_TWO("appendix-up-two", "Appendix Mitchell (Beynon), NS up two", 2, "up");

  private static final int LEAST = 5;

  private final FormText text;
  private final int step;
  private final String way;

  AppendixForm(String word, String name, int step, String way) {
    text =
        new FormText(
            word,
            name,
            "a circuit of 5, 7, 11, 13, ... tables and as many sets, one or more of its tables, but"
                + " not all, doubled; at most as many rounds as sets",
            "Bridge Central, Appendix Mitchell, for a prime number; EBU Pairs Scorer, manual of"
                + " movements, M13d, for 13 tables");
    this.step = step;
    this.way = way;
  }

  @Override
  public FormText text() {
    return text;
  }

  /** The largest circuit, unless the number of rounds allows none so large. */
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
    return fits ? plan(size).movement(text, size, 2 * size.tables(), 2) : Optional.empty();
  }

  /** Table n + k is the other side of table k; NS have the numbers of their first tables. */
  private FormPlan plan(FormSize size) {
    int n = size.sets();
    int tables = size.tables();
    return (t, r) -> {
      int x = t % n;
      boolean doubled = x < tables - n;
      int moving = Math.floorMod(x - step * r, n);
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
            + " in the circuit. NS move %s two, at the tables beside it where there are any: there"
            + " EW stay, and NS stay at the tables which these stand beside.",
        n,
        more == 1
            ? Text.of("table %d stands beside table 1", n + 1)
            : Text.of("tables %d to %d stand beside tables 1 to %d", n + 1, n + more, more),
        way);
  }
}
