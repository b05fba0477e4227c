package org.boardwalk.movement;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;
import org.jspecify.annotations.Nullable;

/**
 * The rounds for which each contestant is present, the parts of a round counted as one: nobody
 * comes or leaves inside a round. Absent contestants neither play nor sit out.
 *
 * @param late the contestants who come after the first round, ascending
 * @param left the contestants who leave before the last round, ascending
 */
public record Attendance(List<Late> late, List<Left> left) {

  /** All contestants are present from the first round to the last. */
  public static final Attendance FULL = new Attendance(List.of(), List.of());

  /** Copies and sorts the lists. */
  public Attendance {
    late = late.stream().sorted(Comparator.comparingInt(Late::contestant)).toList();
    left = left.stream().sorted(Comparator.comparingInt(Left::contestant)).toList();
  }

  // A record's own methods are linked when they are first called, and every command compares.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Attendance a && late.equals(a.late) && left.equals(a.left);
  }

  @Override
  public int hashCode() {
    return 31 * late.hashCode() + left.hashCode();
  }

  /**
   * A contestant who comes late.
   *
   * @param contestant the contestant, from 1
   * @param from the first round for which they are there, from 2
   */
  public record Late(int contestant, int from) {}

  /**
   * A contestant who leaves early.
   *
   * @param contestant the contestant, from 1
   * @param after the last round for which they are there, from 1
   */
  public record Left(int contestant, int after) {}

  /**
   * Joins two lists of absences, such as those known before and those of tonight.
   *
   * @param other other absences
   * @return all absences; for a contestant in both lists the longer ones
   */
  public Attendance and(Attendance other) {
    TreeMap<Integer, Late> latest = new TreeMap<>();
    Stream.concat(late.stream(), other.late.stream())
        .forEach(l -> latest.merge(l.contestant, l, (a, b) -> a.from < b.from ? b : a));
    TreeMap<Integer, Left> soonest = new TreeMap<>();
    Stream.concat(left.stream(), other.left.stream())
        .forEach(l -> soonest.merge(l.contestant, l, (a, b) -> a.after > b.after ? b : a));
    return new Attendance(List.copyOf(latest.values()), List.copyOf(soonest.values()));
  }

  /**
   * Checks that these can be the absences of a session.
   *
   * @param movement what is played
   * @throws IllegalArgumentException when a contestant is named twice or is not in the movement,
   *     comes or leaves in a round it does not have, or plays while absent
   */
  public void check(Movement movement) {
    int rounds = movement.wholeRounds();
    late.forEach(l -> check(movement, l.contestant, "from", l.from, 2, rounds));
    left.forEach(l -> check(movement, l.contestant, "after", l.after, 1, rounds - 1));
    long different =
        late.stream().mapToInt(Late::contestant).distinct().count()
            + left.stream().mapToInt(Left::contestant).distinct().count();
    if (different < late.size() + left.size()) {
      throw new WrongValue("late", "and leaving must name each contestant once");
    }
    for (int part = 1; part <= movement.rounds().size(); part++) {
      int round = movement.wholeRound(part);
      List<Integer> out = movement.sittingOut(part);
      for (int contestant : absent(movement.contestants(), round)) {
        if (!out.contains(contestant)) {
          throw new IllegalArgumentException(
              Text.of(
                  "number [%d] plays in round %d, but is not there"
                      + "\nMaybe the round in which they come or leave is wrong.",
                  contestant, round));
        }
      }
    }
  }

  private static void check(
      Movement movement, int contestant, String what, int round, int least, int most) {
    Range.check("number", contestant, 1, movement.contestants());
    Range.check(what, round, least, most);
  }

  /**
   * Cuts these absences to a session that ends earlier.
   *
   * @param rounds how many rounds it has
   * @return the absences within these rounds
   * @throws IllegalArgumentException when a contestant would come only after its end
   */
  public Attendance until(int rounds) {
    late.stream()
        .filter(l -> l.from > rounds)
        .findFirst()
        .ifPresent(
            l -> {
              throw new IllegalArgumentException(
                  Text.of(
                      "contestant [%d] comes in round [%d], after the last one, %d\n"
                          + "Maybe play longer.",
                      l.contestant, l.from, rounds));
            });
    return new Attendance(late, left.stream().filter(l -> l.after < rounds).toList());
  }

  /** {@return whether no contestant is ever absent} */
  public boolean full() {
    return late.isEmpty() && left.isEmpty();
  }

  /**
   * @param contestant a contestant, from 1
   * @param round a round, from 1
   * @return whether the contestant is present
   */
  public boolean present(int contestant, int round) {
    return full()
        || (late.stream().noneMatch(l -> l.contestant == contestant && round < l.from)
            && left.stream().noneMatch(l -> l.contestant == contestant && round > l.after));
  }

  /**
   * @param contestants how many contestants the movement has
   * @param round a round, from 1
   * @return the contestants who are present, ascending
   */
  public List<Integer> there(int contestants, int round) {
    return IntStream.rangeClosed(1, contestants).filter(c -> present(c, round)).boxed().toList();
  }

  /**
   * @param contestants how many contestants the movement has
   * @param round a round, from 1
   * @return the contestants who are absent, ascending
   */
  public List<Integer> absent(int contestants, int round) {
    return IntStream.rangeClosed(1, contestants).filter(c -> !present(c, round)).boxed().toList();
  }

  /**
   * @param contestant a contestant, from 1
   * @param round a round, from 1
   * @return whether the contestant comes late, and this is their first round
   */
  public boolean arrives(int contestant, int round) {
    return late.contains(new Late(contestant, round));
  }
}
