package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;

/** Wishes for pairs, and what comes of them. */
final class PairsWishes {

  private PairsWishes() {}

  static Boards sets(int sets, int copies) {
    return new Boards(sets, 2, Play.CIRCULATING, copies);
  }

  static PairsWish wish(int tables, int rounds, Boards boards, PairsForm form) {
    return wish(Kind.PAIRS, tables, rounds, boards, form, Optional.empty());
  }

  static PairsWish wish(
      Kind kind,
      int tables,
      int rounds,
      Boards boards,
      PairsForm form,
      Optional<Direction> missing) {
    return UsualPairs.of(kind, form, tables, rounds, missing)
        .named("a movement of %d tables".formatted(tables))
        .with(boards);
  }

  static Design.Built built(PairsWish wish) {
    Design design = PairsConstruction.design(wish);
    assertThat(design)
        .as("%d tables, %d rounds, %s", wish.tables(), wish.rounds(), wish.boards())
        .isInstanceOf(Design.Built.class);
    return (Design.Built) design;
  }

  /** The movement, which the judge accepts and in which no two pairs meet twice. */
  static Movement valid(PairsWish wish) {
    Movement movement = built(wish).movement();
    assertThat(Judge.judge(movement).violations()).as(movement.name()).isEmpty();
    Map<Integer, Integer> met = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int low = e.seating().seats().values().stream().mapToInt(c -> c).min().orElseThrow();
        int high = e.seating().seats().values().stream().mapToInt(c -> c).max().orElseThrow();
        assertThat(met.put(1000 * low + high, e.set())).as("%d and %d", low, high).isNull();
      }
    }
    assertThat(movement.rounds()).hasSize(wish.rounds());
    return movement;
  }

  static String refusal(PairsWish wish) {
    Design design = PairsConstruction.design(wish);
    assertThat(design).isInstanceOf(Design.Refuted.class);
    return ((Design.Refuted) design).by();
  }

  static String open(PairsWish wish) {
    Design design = PairsConstruction.design(wish);
    assertThat(design).isInstanceOf(Design.Unknown.class);
    return ((Design.Unknown) design).why();
  }

  /** How many tables have the same set in a round at most. */
  static int copies(Movement movement) {
    int most = 0;
    for (Round round : movement.rounds()) {
      Map<Integer, Integer> tables = new HashMap<>();
      for (Encounter e : round.encounters()) {
        most = Math.max(most, tables.merge(e.set(), 1, Integer::sum));
      }
    }
    return most;
  }
}
