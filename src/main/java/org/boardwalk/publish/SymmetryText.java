package org.boardwalk.publish;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.symmetry.Holes;
import org.boardwalk.movement.symmetry.SymmetricForm;
import org.boardwalk.movement.symmetry.SymmetricForm.Base;
import org.boardwalk.movement.symmetry.TableEquality;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Permutation;

/** Explains which group makes a movement of players, and from which rounds. */
final class SymmetryText {

  private static final int FEW = 6;

  private SymmetryText() {}

  /** A paragraph without a line feed at its end; empty where no symmetry is found. */
  static Optional<String> of(Movement movement) {
    // A single round is trivially its own base.
    Optional<String> symmetry =
        movement.rounds().size() < 2
            ? Optional.empty()
            : SymmetricForm.of(movement).map(form -> text(movement, form));
    return Stream.of(Holes.of(movement).map(SymmetryText::holes), symmetry)
        .flatMap(Optional::stream)
        .reduce((holes, form) -> holes + "\n" + form);
  }

  private static String holes(Holes holes) {
    int size = holes.holes().get(0).size();
    return Text.of(
        "Construction: %s of %d players, %s. Each plays with player %d a complete schedule of %d"
            + " players; the other tables are a frame, in each of whose rounds one hole is missing.",
        Text.count(holes.holes().size(), "hole"),
        size,
        holes.holes().stream().map(NumberRanges::of).collect(Collectors.joining("; ")),
        holes.one(),
        size + 1);
  }

  private static String text(Movement movement, SymmetricForm form) {
    StringBuilder text = new StringBuilder();
    int bases = form.bases().size();
    text.append(
        Text.of(
            "Construction: the group %s makes all %s from %d of them.",
            form.group(), Text.count(movement.rounds().size(), "round"), bases));
    if (form.likewise() == TableEquality.PARTNERS) {
      text.append(" Partners stay partners; who sits on whose left does not follow from it.");
    }
    text.append("\nPlayers: ").append(orbits(form)).append('.');
    for (List<Integer> generator : form.generators()) {
      text.append("\nStep: everybody goes one place on in ").append(new Permutation(generator));
    }
    for (Base base : form.bases().subList(0, Math.min(FEW, bases))) {
      text.append("\nBase round ").append(round(movement, base));
    }
    if (bases > FEW) {
      text.append("\nThe other base rounds: ")
          .append(
              NumberRanges.of(form.bases().subList(FEW, bases).stream().map(Base::round).toList()))
          .append('.');
    }
    text.append('\n').append(symmetries(form));
    return text.toString();
  }

  private static String orbits(SymmetricForm form) {
    String moving =
        form.orbits().size() == 1
            ? Text.of("%d move round", form.size())
            : Text.of("%d times %d move round", form.orbits().size(), form.size());
    return form.staying().isEmpty()
        ? moving
        : moving + ", " + NumberRanges.of(form.staying()) + " stay as they are";
  }

  private static String round(Movement movement, Base base) {
    String tables =
        movement.rounds().get(base.round() - 1).encounters().stream()
            .map(SymmetryText::table)
            .collect(Collectors.joining("; "));
    String out =
        movement.sittingOut(base.round()).stream()
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return Text.of(
        "%d: %s%s. It makes %s.",
        base.round(),
        tables,
        out.isEmpty() ? "" : "; out " + out,
        base.makes().size() == 1
            ? "itself alone"
            : base.makes().size() + " rounds: " + NumberRanges.of(base.makes()));
  }

  private static String table(Encounter encounter) {
    return encounter.seating().seats().entrySet().stream()
        .sorted(Map.Entry.comparingByKey(Comparator.comparing(Seat::ordinal)))
        .map(e -> e.getKey().name().charAt(0) + "" + e.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String symmetries(SymmetricForm form) {
    String all = Text.of("Symmetries in all: %d", form.order());
    return form.multipliers().size() > 1
        ? all
            + "; multipliers "
            + form.multipliers().stream().map(String::valueOf).collect(Collectors.joining(", "))
            + "."
        : all + ".";
  }
}
