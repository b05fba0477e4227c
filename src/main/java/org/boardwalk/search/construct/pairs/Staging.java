package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Clash;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsWish;

/**
 * Turns a plan for full tables into the movement of a wish: contestants are numbered from 1, and
 * where one is missing, its opponents sit out.
 *
 * @param wish the sizes
 * @param plan the plan
 * @param absent the contestant of the plan that is missing, from 0; empty where none is
 */
record Staging(PairsWish wish, PairsPlan plan, Optional<Integer> absent) {

  /**
   * For plans that keep directions: NS are numbered from 1, and EW follow. The last contestant of
   * the direction that is one short is missing.
   */
  static Staging byDirection(PairsWish wish, PairsPlan plan) {
    return new Staging(
        wish,
        plan,
        wish.missing()
            .map(
                direction ->
                    switch (direction) {
                      case NS -> wish.tables() - 1;
                      case EW -> 2 * wish.tables() - 1;
                    }));
  }

  /** For plans that change directions: the contestant of the highest number is missing. */
  static Staging byNumber(PairsWish wish, PairsPlan plan) {
    return new Staging(wish, plan, wish.missing().map(d -> 2 * wish.tables() - 1));
  }

  Movement movement() {
    return wish.movement(IntStream.range(0, wish.rounds()).mapToObj(this::round).toList());
  }

  private Round round(int round) {
    return new Round(
        IntStream.range(0, wish.tables())
            .filter(t -> sitting(plan.at(t, round)).isEmpty())
            .mapToObj(t -> encounter(t, plan.at(t, round)))
            .toList());
  }

  /** The contestant whose opponent there is missing. */
  private Optional<Integer> sitting(Meeting meeting) {
    return absent
        .filter(a -> a == meeting.ns() || a == meeting.ew())
        .map(a -> a == meeting.ns() ? meeting.ew() : meeting.ns());
  }

  private Encounter encounter(int table, Meeting meeting) {
    Seating seating = Seating.of(wish.kind(), number(meeting.ns()), number(meeting.ew()));
    return new Encounter(table + 1, seating, meeting.set() + 1);
  }

  private int number(int contestant) {
    return contestant + (absent.isPresent() && contestant > absent.get() ? 0 : 1);
  }

  /** The movement, if no contestants meet twice and none plays a set twice. */
  Optional<Design> built(String explanation) {
    Movement movement = movement();
    return Clash.first(movement).isPresent()
        ? Optional.empty()
        : Optional.of(new Design.Built(movement, explanation + sitOuts()));
  }

  /** The first fault that the judge finds. */
  Optional<String> clash() {
    return Clash.first(movement());
  }

  private String sitOuts() {
    List<String> turns = new ArrayList<>();
    for (int r = 0; r < wish.rounds() && absent.isPresent(); r++) {
      for (int t = 0; t < wish.tables(); t++) {
        Meeting meeting = plan.at(t, r);
        int round = r + 1;
        sitting(meeting)
            .ifPresent(
                who ->
                    turns.add(
                        Text.of("round %d %d (%s)", round, number(who), boards(meeting.set()))));
      }
    }
    return turns.isEmpty()
        ? ""
        : "; sitting out, and the boards missed: " + String.join(", ", turns);
  }

  private String boards(int set) {
    Boards boards = wish.boards();
    int first = boards.firstBoard(set + 1);
    int last = boards.lastBoard(set + 1);
    return first == last ? String.valueOf(first) : first + "-" + last;
  }
}
