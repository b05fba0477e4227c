package org.boardwalk.wish.answer;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Violation.Law;

/**
 * A movement from a file, and the movement that is probably meant where its numbers have a slip.
 *
 * @param given the movement as it was read
 * @param judged the movement with the slip put right; {@code given} where there is none
 * @param slip the slip
 */
public record Erratum(Judged given, Judged judged, Slip slip) {

  /** A slip in the numbers of a movement. */
  public enum Slip {
    /** None is known. */
    NONE,
    /** The movement claims several fields, and contestants change fields. */
    FIELDS,
    /** NS and EW are both numbered from 1. */
    NUMBERS
  }

  /**
   * Looks for a slip in a movement that breaks rules.
   *
   * @param given any movement, judged without a wish
   * @return the movement with its slip put right; with NS and EW numbered from 1, where most broken
   *     rules come from that
   */
  public static Erratum of(Judged given) {
    Movement movement = given.movement();
    List<Law> laws = given.card().violations().stream().map(v -> v.rule()).distinct().toList();
    if (laws.equals(List.of(Law.OWN_FIELD))) {
      return new Erratum(given, Judged.of(movement.ranked(1), given.attendance()), Slip.FIELDS);
    }
    if (laws.contains(Law.ONE_SEAT) && movement.kind() != Kind.INDIVIDUAL) {
      int ns = last(movement, Direction.NS);
      int both = ns + last(movement, Direction.EW);
      if (both <= 2 * movement.tables()) {
        Judged apart = Judged.of(apart(movement, ns, both));
        if (2 * apart.card().violations().size() < given.card().violations().size()) {
          return new Erratum(given, apart, Slip.NUMBERS);
        }
      }
    }
    return new Erratum(given, given, Slip.NONE);
  }

  private static int last(Movement movement, Direction direction) {
    ToIntFunction<Encounter> number = e -> e.seating().at(direction).get(0);
    return encounters(movement).mapToInt(number).max().orElse(0);
  }

  private static Stream<Encounter> encounters(Movement movement) {
    return movement.rounds().stream().flatMap(round -> round.encounters().stream());
  }

  private static Movement apart(Movement movement, int ns, int contestants) {
    List<Round> rounds =
        movement.rounds().stream()
            .map(round -> new Round(round.encounters().stream().map(e -> apart(e, ns)).toList()))
            .toList();
    return new Movement(
        movement.name(),
        movement.kind(),
        contestants,
        movement.tables(),
        movement.boards(),
        movement.rotation(),
        2,
        rounds);
  }

  /** The encounter with the numbers of EW counted on after those of NS. */
  private static Encounter apart(Encounter e, int ns) {
    Seating seating = e.seating();
    int ew = ns + seating.at(Direction.EW).get(0);
    return new Encounter(
        e.table(), Seating.of(seating.kind(), seating.at(Direction.NS).get(0), ew), e.set());
  }

  /** {@return whether the movement cannot be run as it was given} */
  public boolean broken() {
    return slip != Slip.FIELDS && !given.card().valid();
  }

  /** {@return whether it can be compared: no rule is broken once the slip is put right} */
  public boolean comparable() {
    return judged.card().valid();
  }

  /**
   * {@return the slip in words with its likely cure, for a reader of the file; empty without one}
   */
  public String words() {
    return switch (slip) {
      case NONE -> "";
      case FIELDS ->
          Text.of(
              "Contestants change fields, so that it has one ranking, not %d.",
              given.movement().winners());
      case NUMBERS -> {
        int ns = last(given.movement(), Direction.NS);
        String cure =
            Text.of(
                "Maybe its EW pairs are numbered from 1 like its NS: give EW other numbers, such"
                    + " as %d to %d.",
                ns + 1, judged.movement().contestants());
        yield comparable()
            ? cure + " With these it breaks no rule."
            : Text.of(
                "%s With these it breaks %s.",
                cure, Text.count(judged.card().violations().size(), "rule"));
      }
    };
  }
}
