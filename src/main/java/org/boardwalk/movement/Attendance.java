package org.boardwalk.movement;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who is there in which rounds. Those who are absent neither play nor sit out.
 *
 * @param late those who come after the first round, ascending
 * @param left those who go before the last round, ascending
 */
public record Attendance(List<Late> late, List<Left> left) {

  /** Everybody is there from the first round to the last. */
  public static final Attendance FULL = new Attendance(List.of(), List.of());

  /** Copies and sorts the lists. */
  public Attendance {
    late = late.stream().sorted(Comparator.comparingInt(Late::contestant)).toList();
    left = left.stream().sorted(Comparator.comparingInt(Left::contestant)).toList();
  }

  /**
   * A contestant who comes late.
   *
   * @param contestant who, from 1
   * @param from the first round for which they are there, from 1
   */
  public record Late(int contestant, int from) {}

  /**
   * A contestant who leaves early.
   *
   * @param contestant who, from 1
   * @param after the last round for which they are there, from 1
   */
  public record Left(int contestant, int after) {}

  /**
   * @return whether nobody is ever absent
   */
  public boolean full() {
    return late.isEmpty() && left.isEmpty();
  }

  /**
   * @param contestant a contestant, from 1
   * @param round a round, from 1
   * @return whether they are there
   */
  public boolean present(int contestant, int round) {
    return full()
        || (late.stream().noneMatch(l -> l.contestant == contestant && round < l.from)
            && left.stream().noneMatch(l -> l.contestant == contestant && round > l.after));
  }

  /**
   * @param contestants how many contestants the movement has
   * @param round a round, from 1
   * @return those who are there, ascending
   */
  public List<Integer> there(int contestants, int round) {
    return IntStream.rangeClosed(1, contestants).filter(c -> present(c, round)).boxed().toList();
  }

  /**
   * @param contestants how many contestants the movement has
   * @param round a round, from 1
   * @return those who are not there, ascending
   */
  public List<Integer> absent(int contestants, int round) {
    return IntStream.rangeClosed(1, contestants).filter(c -> !present(c, round)).boxed().toList();
  }

  /**
   * @param contestant a contestant, from 1
   * @param round a round, from 1
   * @return whether they come late, for this round
   */
  public boolean arrives(int contestant, int round) {
    return late.contains(new Late(contestant, round));
  }
}
