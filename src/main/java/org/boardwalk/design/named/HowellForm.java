package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;

/**
 * Howells: all but the stationary pairs follow each other round one circle of places. There are
 * many of each size; any movement of that kind is recognised, whatever its starter.
 */
enum HowellForm implements NamedForm {
  /** One pair stays, and all pairs meet. */
  COMPLETE(
      new FormText(
          "howell",
          "Howell",
          "2 to 20 tables, one round fewer than pairs",
          "E. C. Howell, 1897; E. R. Berlekamp and F. K. Hwang, J. Combin. Theory A 12, 1972")) {
    @Override
    boolean serves(int pairs, int rounds) {
      return rounds == pairs - 1;
    }

    @Override
    boolean meets(int pairs, int meetings) {
      return 2 * meetings == pairs * (pairs - 1);
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      int count = rounds.orElse(Math.max(1, 2 * tables - 1));
      return new FormSize(tables, count, count);
    }
  },
  /** More than one pair stays. */
  THREE_QUARTER(
      new FormText(
          "three-quarter-howell",
          "Three-quarter Howell",
          "4 to 20 tables, fewer rounds than a Howell, more than tables",
          "J. R. Manning, The EBU Manual of Duplicate Bridge Movements; starters of our own")) {
    @Override
    boolean serves(int pairs, int rounds) {
      return pairs >= 8 && rounds < pairs - 1 && rounds > pairs / 2;
    }

    @Override
    boolean meets(int pairs, int meetings) {
      return true;
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      int count = rounds.orElse(Math.max(1, 3 * tables / 2));
      return new FormSize(tables, count, count);
    }
  };

  private static final int MOST_TABLES = 20;

  private final FormText text;

  HowellForm(FormText text) {
    this.text = text;
  }

  abstract boolean serves(int pairs, int rounds);

  /** Whether so many meetings of so many different couples of pairs are as many as the form has. */
  abstract boolean meets(int pairs, int meetings);

  abstract FormSize meant(int tables, OptionalInt rounds);

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return meant(tables, rounds);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int pairs = 2 * size.tables();
    boolean fits =
        size.tables() > 1
            && size.tables() <= MOST_TABLES
            && size.sets() == size.rounds()
            && serves(pairs, size.rounds());
    if (!fits) {
      return Optional.empty();
    }
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), size.tables(), size.rounds())
            .with(new Boards(size.sets(), FormPlan.PER_SET, Play.CIRCULATING, size.tables()));
    return PairsConstruction.design(wish) instanceof Design.Built built
        ? FormPlan.sound(built.movement().named(text.name() + ", " + size))
        : Optional.empty();
  }

  /** Whether no meeting is repeated, and there are as many as the form has. */
  private boolean meets(Movement movement) {
    List<Set<Integer>> meetings =
        movement.rounds().stream()
            .flatMap(r -> r.encounters().stream())
            .map(e -> Set.copyOf(e.seating().contestants()))
            .toList();
    return meetings.stream().distinct().count() == meetings.size()
        && meets(movement.contestants(), meetings.size());
  }

  @Override
  public Optional<Likeness> find(Movement movement, FormSize size) {
    boolean oneField = movement.winners() == 1;
    return oneField && serves(2 * size.tables(), size.rounds()) && meets(movement)
        ? Circles.of(movement, 1).map(c -> Circles.unchanged(movement, howToRun(c, movement)))
        : Optional.empty();
  }

  @Override
  public String howToRun(FormSize size) {
    return howToRun(stay(2 * size.tables() - size.rounds()) + ", ");
  }

  private static String howToRun(Circles circles, Movement movement) {
    int all = circles.staying().size();
    int there = (int) circles.staying().stream().filter(p -> p <= movement.contestants()).count();
    String one =
        there == 0 ? "The pair that would stay" : stay(there) + ", and one more that would";
    return howToRun(there == all ? stay(all) + ", " : one + " is missing; ");
  }

  private static String stay(int pairs) {
    return pairs == 1 ? "One pair stays" : Text.of("%d pairs stay", pairs);
  }

  private static String howToRun(String staying) {
    return staying
        + "all others follow each other: after each round a pair goes where the pair before it in"
        + " the circle has just played. The boards follow one rule too; stands keep the sets that"
        + " are not in play.";
  }
}
