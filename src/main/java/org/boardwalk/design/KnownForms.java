package org.boardwalk.design;

import java.util.Comparator;
import org.boardwalk.movement.Movement;
import org.boardwalk.named.FormCandidates;
import org.boardwalk.named.NamedForms;
import org.boardwalk.search.construct.Design;
import org.boardwalk.text.Text;
import org.boardwalk.wish.PairsWish;

/** Offers the best of the movements that directors know by name, as the judge sees them. */
final class KnownForms {

  private KnownForms() {}

  static Design design(PairsWish wish) {
    return FormCandidates.of(wish).stream()
        .map(wish::adopted)
        .filter(m -> wish.accepts(m, wish.judge(m)))
        .min(Comparator.comparing(wish::judge, wish::compare))
        .<Design>map(m -> new Design.Built(m, name(m)))
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of(
                        "no named form serves %d pairs, %s, %s with so few copies",
                        wish.contestants(),
                        Text.count(wish.rounds(), "round"),
                        Text.count(wish.boards().sets(), "set"))));
  }

  private static String name(Movement movement) {
    return NamedForms.recognise(movement).map(r -> r.form().text().name()).orElse("a named form");
  }
}
