package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LostGames;
import org.boardwalk.movement.Movement;

/** All named forms, and a way to recognise them in movements. Stateless, thread-safe. */
public final class NamedForms {

  private NamedForms() {}

  /**
   * @return all forms, the simplest first
   */
  public static List<NamedForm> known() {
    List<NamedForm> forms = new ArrayList<>(List.of(MitchellForm.values()));
    forms.addAll(List.of(HesitationForm.values()));
    forms.addAll(List.of(WeaveForm.values()));
    forms.add(BlackpoolForm.FORM);
    forms.add(WorgerForm.FORM);
    forms.add(CombinedForm.FORM);
    forms.addAll(List.of(AppendixForm.values()));
    forms.addAll(RoverForm.FORMS);
    forms.add(BumpForm.FORM);
    forms.addAll(TeamForm.known());
    forms.addAll(List.of(WebForm.values()));
    forms.add(SectionsForm.FORM);
    forms.addAll(List.of(HowellForm.values()));
    forms.addAll(List.of(InterwovenForm.values()));
    return List.copyOf(forms);
  }

  /**
   * @param word the name of the form on the command line
   * @return the form; empty when no form has that name
   */
  public static Optional<NamedForm> of(String word) {
    return known().stream().filter(f -> f.text().word().equals(word)).findFirst();
  }

  /**
   * Recognises the form of a movement, with any numbers of pairs, tables and sets. Takes some
   * milliseconds.
   *
   * @param movement a movement, valid or not
   * @return the first form that matches; empty when no form does
   */
  public static Optional<Recognised> recognise(Movement movement) {
    if (movement.kind() == Kind.INDIVIDUAL) {
      return Optional.empty();
    }
    Movement pairs = LonePlayers.asPairs(LostGames.restored(movement));
    return first(pairs)
        .or(() -> withIdleTable(pairs).flatMap(NamedForms::first))
        .map(found -> found.of(movement.kind()));
  }

  private static Optional<Recognised> first(Movement pairs) {
    return known().stream()
        .flatMap(f -> Likeness.sizes(pairs).flatMap(size -> found(f, pairs, size)))
        .findFirst();
  }

  /**
   * Adds an idle last table where one pair has no table: files leave out the table at which the
   * missing pair would stay.
   */
  private static Optional<Movement> withIdleTable(Movement m) {
    return m.contestants() == 2 * m.tables() + 1
        ? Optional.of(
            new Movement(
                m.name(),
                m.kind(),
                m.contestants(),
                m.tables() + 1,
                m.boards(),
                m.rotation(),
                m.winners(),
                m.rounds()))
        : Optional.empty();
  }

  private static Stream<Recognised> found(NamedForm form, Movement movement, FormSize size) {
    return form
        .find(movement, size)
        .map(l -> new Recognised(form, size, l, TablesInPlay.of(movement, l), movement.kind()))
        .stream();
  }
}
