package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Moves by lines as steps from every seat; all lines that skip do so after the same round. */
record LineSteps(int tables, LineMoves moves) {

  /** The steps after every round except that of the skip, seats by table and clockwise. */
  List<FollowRules.Step> steps() {
    List<FollowRules.Step> steps = new ArrayList<>();
    for (int t = 1; t <= tables && afterOneRound(); t++) {
      for (LineMoves.Line line : moves.lines()) {
        steps.add(step(line, t, line.up()));
      }
    }
    return steps;
  }

  Optional<FollowRules.Skip> skip() {
    return afterOneRound() ? skips().boxed().findFirst().map(this::skip) : Optional.empty();
  }

  private FollowRules.Skip skip(int after) {
    List<FollowRules.Step> steps = new ArrayList<>();
    for (int t = 1; t <= tables; t++) {
      for (LineMoves.Line line : moves.lines()) {
        if (line.skipAfter().isPresent()) {
          steps.add(step(line, t, line.up() + 1));
        }
      }
    }
    return new FollowRules.Skip(after, steps);
  }

  private boolean afterOneRound() {
    return skips().distinct().count() <= 1;
  }

  private IntStream skips() {
    return moves.lines().stream().map(LineMoves.Line::skipAfter).flatMapToInt(OptionalInt::stream);
  }

  private FollowRules.Step step(LineMoves.Line line, int table, int up) {
    return new FollowRules.Step(
        new Place.AtTable(table, line.seat()),
        new Place.AtTable((table - 1 + up) % tables + 1, line.seat()));
  }
}
