package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.symmetry.Holes;
import org.boardwalk.movement.symmetry.SymmetricForm;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.ExplanationText;

/**
 * An explanation of a movement, with the group and the rounds that make it. Stateless and
 * thread-safe.
 */
public final class ExplanationJson {

  private ExplanationJson() {}

  /**
   * Takes as long as {@link SymmetricForm#of}.
   *
   * @param movement a movement, valid or not
   * @return an object with its sizes, its {@code form} and its {@code construction} where they are
   *     known, and {@code how} it is run, in words
   */
  public static String of(Movement movement) {
    ObjectNode file = JsonText.object();
    MovementFields.sizes(file, movement);
    NamedForms.recognise(movement).ifPresent(r -> file.put("form", r.name()));
    SymmetricForm.of(movement).ifPresent(f -> construction(file.putObject("construction"), f));
    Holes.of(movement)
        .ifPresent(
            h -> {
              ObjectNode holes = file.putObject("filledHoles").put("with", h.one());
              lists(holes.putArray("holes"), h.holes());
            });
    file.put("how", ExplanationText.of(movement));
    return JsonText.of(file);
  }

  private static void construction(ObjectNode fields, SymmetricForm form) {
    fields.put("group", form.group());
    fields.put("order", form.size());
    fields.put("keeps", Word.of(form.likewise()));
    fields.put("symmetries", form.order());
    lists(fields.putArray("generators"), form.generators());
    lists(fields.putArray("orbits"), form.orbits());
    numbers(fields.putArray("staying"), form.staying());
    ArrayNode bases = fields.putArray("baseRounds");
    for (SymmetricForm.Base base : form.bases()) {
      numbers(bases.addObject().put("round", base.round()).putArray("makes"), base.makes());
    }
    numbers(fields.putArray("multipliers"), form.multipliers());
  }

  private static void lists(ArrayNode array, List<List<Integer>> lists) {
    lists.forEach(list -> numbers(array.addArray(), list));
  }

  private static void numbers(ArrayNode array, List<Integer> numbers) {
    numbers.forEach(array::add);
  }
}
