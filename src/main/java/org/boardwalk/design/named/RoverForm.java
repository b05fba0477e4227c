package org.boardwalk.design.named;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Mitchells with a rover, one pair more than the tables seat. It sits out first, and then visits a
 * table in every round; the pair it bumps, always NS or always EW, sits out. The rover meets no
 * pair and plays no set twice. With 2p + 1 tables, not a multiple of three, it goes up two;
 * likewise in a skip Mitchell, from table 3 after the skip. In share and relay Mitchells, and for
 * 9, 15 and 21 tables, its route is listed. For an odd multiple n of three it visits a table again
 * in round n, and one pair is bumped twice: were the tables t(r) of rounds 2 to n all different, as
 * t(r) - r and t(r) + r are modulo n, then by (t - r)² + (t + r)² = 2t² + 2r² twice the sum of all
 * squares would be 0 modulo n, but it is 2n / 3 or n / 3.
 *
 * @param base the Mitchell
 * @param bumped the direction of the pair that sits out for the rover
 */
record RoverForm(MitchellForm base, Direction bumped) implements NamedForm {

  /** Routes by number of tables; that for 9 serves 8 rounds. */
  private static final Map<Integer, List<Integer>> LISTED =
      Map.of(
          6, List.of(1, 3, 5, 2, 4),
          8, List.of(1, 6, 2, 7, 3, 8, 4),
          9, List.of(1, 5, 9, 2, 4, 7, 3),
          10, List.of(1, 7, 2, 8, 3, 9, 4, 10, 5),
          12, List.of(3, 9, 4, 10, 5, 11, 6, 12, 7, 1, 8),
          14, List.of(1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7));

  /** Routes by number of tables, in which only the last table is visited twice. */
  private static final Map<Integer, List<Integer>> COMPLETE =
      Map.of(
          9, List.of(1, 4, 6, 8, 2, 7, 3, 6),
          15, List.of(1, 3, 5, 11, 13, 10, 4, 6, 12, 15, 2, 7, 9, 13),
          21, List.of(1, 3, 5, 2, 10, 16, 13, 17, 12, 18, 8, 6, 4, 21, 19, 15, 7, 14, 11, 13));

  static final List<NamedForm> FORMS =
      List.of(
          new RoverForm(MitchellForm.PLAIN, Direction.NS),
          new RoverForm(MitchellForm.PLAIN, Direction.EW),
          new RoverForm(MitchellForm.SKIP, Direction.NS),
          new RoverForm(MitchellForm.SKIP, Direction.EW),
          new RoverForm(MitchellForm.SHARE_AND_RELAY, Direction.NS),
          new RoverForm(MitchellForm.SHARE_AND_RELAY, Direction.EW));

  @Override
  public FormText text() {
    String side = bumped == Direction.NS ? "" : "-ew";
    String who = bumped == Direction.NS ? "NS" : "EW";
    return switch (base) {
      case PLAIN, BYE_STAND ->
          new FormText(
              "rover" + side,
              "Rover Mitchell, " + who + " bumped",
              "5, 7, 11, 13, ... tables, 3 rounds to as many; 9, 15 or 21 tables, 3 rounds to "
                  + (bumped == Direction.NS ? "as many" : "one fewer"),
              "D. A. Sweet, by Bridge Central, Rover Mitchell; EBU Pairs Scorer, M6, for 9 tables and"
                  + " 8 rounds; other routes of our own");
      case SKIP ->
          new FormText(
              "skip-rover" + side,
              "Rover skip Mitchell, " + who + " bumped",
              "4, 8, 10, 14, ... tables, not a multiple of three; more than half as many rounds, but"
                  + " fewer than tables",
              "S. Gold, 1961, by Bridge Central, Rover Mitchell");
      case SHARE_AND_RELAY ->
          new FormText(
              "relay-rover" + side,
              "Rover share and relay Mitchell, " + who + " bumped",
              "6, 8, 10, 12 or 14 tables; more than half as many rounds, at most as many",
              "EBU Pairs Scorer, manual of movements, M6");
    };
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int fewer = base == MitchellForm.SKIP || lacksLast(tables) ? 1 : 0;
    return new FormSize(tables, rounds.orElse(Math.max(1, tables - fewer)), tables);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int tables = size.tables();
    List<Integer> route = route(size);
    boolean odd = base != MitchellForm.PLAIN || tables % 2 == 1;
    boolean last = size.rounds() == tables && lacksLast(tables);
    if (!odd
        || last
        || !base.serves(size)
        || size.rounds() < 3
        || size.rounds() > route.size() + 1) {
      return Optional.empty();
    }
    FormPlan plain = base.plan(size);
    FormPlan plan =
        (t, r) -> {
          Trio there = plain.at(t, r);
          if (r == 0 || route.get(r - 1) != t + 1) {
            return there;
          }
          return bumped == Direction.NS
              ? new Trio(2 * tables, there.ew(), there.set())
              : new Trio(there.ns(), 2 * tables, there.set());
        };
    return plan.movement(text(), size, 2 * tables + 1, 2);
  }

  /** Whether in the last round the rover would meet NS of a table that it has visited. */
  private boolean lacksLast(int tables) {
    return base == MitchellForm.PLAIN && bumped == Direction.EW && COMPLETE.containsKey(tables);
  }

  /** The route from round 2 on, by numbers of tables. */
  private List<Integer> route(FormSize size) {
    int tables = size.tables();
    if (base == MitchellForm.SHARE_AND_RELAY || (tables == 9 && size.rounds() < tables)) {
      return LISTED.getOrDefault(tables, List.of());
    }
    if (tables % 3 == 0) {
      return base == MitchellForm.SKIP ? List.of() : COMPLETE.getOrDefault(tables, List.of());
    }
    int skip = base.skipAfter(tables);
    int rounds = base == MitchellForm.SKIP ? tables - 1 : tables;
    return IntStream.range(1, rounds)
        .map(r -> skip > 0 && r >= skip ? 2 * (r - skip) + 2 : 2 * r - 1)
        .map(t -> t % tables + 1)
        .boxed()
        .toList();
  }

  @Override
  public List<Integer> spokenOf(FormSize size) {
    return List.of(2 * size.tables() + 1);
  }

  @Override
  public String howToRun(FormSize size) {
    String visits =
        route(size).stream()
            .limit(size.rounds() - 1L)
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return base.howToRun(size)
        + Text.of(
            " Pair %d, the rover, sits out in round 1 and then plays as %s at tables %s; the pair"
                + " that sits there as %s sits out for the round.",
            2 * size.tables() + 1, bumped, visits, bumped);
  }
}
