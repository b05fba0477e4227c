package org.boardwalk.design.named;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * A Mitchell of n tables with one set and one round more, after Worger: each pair plays the further
 * set once in place of the set that is there, and in the last round, against the same pair, the set
 * that it left out. Table t does so in round 2t, counted from 0 and modulo n. There EW -t play the
 * further set and leave out set 3t: each of these takes every value once if n is prime to 6.
 */
final class WorgerForm implements NamedForm {

  static final NamedForm FORM = new WorgerForm();

  private static final int LEAST = 5;

  private static final FormText TEXT =
      new FormText(
          "worger",
          "Worger Mitchell",
          "5, 7, 11, 13, 17, ... tables, one round and one set more",
          "J. Probst, by pjms.nl, for a Howell of 8 pairs; for Mitchells a rule of our own");

  private WorgerForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(tables + 1), tables + 1);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int n = size.tables();
    boolean fits =
        n >= LEAST && n % 2 == 1 && n % 3 != 0 && size.rounds() == n + 1 && size.sets() == n + 1;
    return fits ? plan(n).movement(TEXT, size, 2 * n, 2) : Optional.empty();
  }

  private static FormPlan plan(int n) {
    return (t, r) -> {
      int apart = 2 * t % n;
      int round = r == n ? apart : r;
      int set = r == apart ? n : (t + round) % n;
      return new Trio(t, n + Math.floorMod(t - round, n), set);
    };
  }

  @Override
  public String howToRun(FormSize size) {
    int n = size.tables();
    String places =
        IntStream.range(0, n)
            .mapToObj(r -> "" + (r * (n + 1) / 2 % n + 1))
            .collect(Collectors.joining(", "));
    return Text.of(
        "NS stay, EW move up one table, the boards down one. But in round 1, 2, 3 and so on table %s"
            + " plays set %d in place of the set that is there. In round %d all meet again whom they"
            + " met with set %d, at the same table, and play the set that they left out.",
        places, n + 1, n + 1, n + 1);
  }
}
