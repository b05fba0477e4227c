package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Size;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * A movement of a named form that may answer a wish.
 *
 * @param form the form that built it
 * @param movement the movement
 */
public record FormCandidate(NamedForm form, Movement movement) {

  /**
   * Builds the movements, in a moment.
   *
   * @param wish a wish
   * @return for each form that serves its tables, rounds, sets and copies its movement, with a half
   *     table where the wish has one, or with a rover at the other tables; the judge decides
   *     whether it answers the wish
   */
  public static List<FormCandidate> of(PairsWish wish) {
    boolean served =
        wish.boards().play() == Play.CIRCULATING || wish.form() instanceof PairsForm.FreeTeams;
    return wish.kind() == Kind.PAIRS && served
        ? forms(wish.form())
            .flatMap(
                f ->
                    Stream.concat(of(f, wish).stream(), roving(f, wish).stream())
                        .map(m -> new FormCandidate(f, m)))
            .filter(c -> c.movement.winners() == wish.winners())
            .filter(c -> c.movement.boards().copies() <= wish.boards().copies())
            .toList()
        : List.of();
  }

  private static Stream<NamedForm> forms(PairsForm form) {
    if (form instanceof PairsForm.FreeTeams) {
      return TeamForm.known().stream().map(f -> f);
    }
    return form instanceof PairsForm.Teams || form instanceof PairsForm.Sections
        ? NamedForms.of(form.word()).stream()
        : NamedForms.known().stream()
            // Howells have one field, and are searched for.
            .filter(f -> !(f instanceof HowellForm || f instanceof InterwovenForm))
            .filter(f -> f != SectionsForm.FORM)
            .filter(f -> !(f instanceof TeamForm));
  }

  private static Optional<Movement> of(NamedForm form, PairsWish wish) {
    FormSize size = new FormSize(wish.tables(), wish.rounds(), wish.boards().sets());
    boolean rover = form == WebForm.WEB_ROVER;
    return rover && wish.missing().isEmpty()
        ? Optional.empty()
        : form.build(size).flatMap(m -> fitting(m, wish));
  }

  /** The movement with a rover: one pair more than the tables seat, in the complete field. */
  private static Optional<Movement> roving(NamedForm form, PairsWish wish) {
    int tables = wish.tables() - 1;
    return wish.missing().isEmpty() || tables < 1
        ? Optional.empty()
        : form.build(new FormSize(tables, wish.rounds(), wish.boards().sets()))
            .filter(m -> m.contestants() == wish.contestants())
            .filter(m -> Size.of(m).missing().equals(wish.missing()));
  }

  private static Optional<Movement> fitting(Movement movement, PairsWish wish) {
    return movement.contestants() == wish.contestants()
        ? Optional.of(movement)
        : wish.missing()
            .filter(d -> movement.contestants() == wish.contestants() + 1)
            .flatMap(d -> FormLacking.of(movement, d));
  }
}
