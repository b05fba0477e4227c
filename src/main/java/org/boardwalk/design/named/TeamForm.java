package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;

/**
 * A form for teams of four at as many tables: team t of n has NS pair t and EW pair n + t, and both
 * halves of each match are in the movement.
 */
abstract class TeamForm implements NamedForm {

  private final FormText text;

  TeamForm(FormText text) {
    this.text = text;
  }

  /** All forms for teams, those with the fewest copies first. */
  static List<TeamForm> known() {
    return List.of(
        AmericanWhistForm.FORM,
        TripleForm.FORM,
        NewEnglandRelayForm.FORM,
        StaggerForm.FORM,
        ThurnerForm.FORM,
        ParallelRowsForm.FORM,
        HeadToHeadForm.FORM,
        TeamSectionsForm.FORM,
        FlowerForm.FORM);
  }

  /** Whether the form serves so many teams as tables, rounds and sets. */
  abstract boolean serves(FormSize size);

  /** Whether a movement may have this form, at a glance; for forms that take a while to build. */
  boolean mayBe(Movement movement) {
    return true;
  }

  /** Where teams and sets are, for a size that the form serves; empty where none is found. */
  abstract Optional<FormPlan> plan(FormSize size);

  @Override
  public final FormText text() {
    return text;
  }

  @Override
  public final Optional<Movement> build(FormSize size) {
    return serves(size)
        ? plan(size).flatMap(plan -> plan.movement(text, size, 2 * size.tables(), 2))
        : Optional.empty();
  }

  /** Movements with one winner, or without pairs for the teams, are ruled out at a glance. */
  @Override
  public final Optional<Likeness> find(Movement movement, FormSize size) {
    boolean teams =
        movement.winners() == 2
            && movement.contestants() >= 2 * size.tables() - 1
            && mayBe(movement);
    return teams ? NamedForm.super.find(movement, size) : Optional.empty();
  }

  /** All pairs, as the text on how to run the movement names them by their team. */
  @Override
  public final List<Integer> spokenOf(FormSize size) {
    return IntStream.rangeClosed(1, 2 * size.tables()).boxed().toList();
  }
}
