package org.boardwalk.wish;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Round;

/**
 * What is settled before the search begins. Everything but {@code curtail} is a hard rule.
 *
 * @param stationary players who keep one seat in all rounds for which they are there, and so never
 *     sit out; ascending
 * @param partners couples who must partner each other at least once
 * @param apart couples who must never partner each other
 * @param first the first rounds, which stay as they are: tables, seats and sets
 * @param attendance who comes late and who leaves
 * @param curtail from this round on the session may be stopped after any round, and the rounds are
 *     put in the order in which every such beginning is as good as it can be; empty when the
 *     session is played to its end
 */
public record Fixed(
    List<Integer> stationary,
    List<Couple> partners,
    List<Couple> apart,
    List<Round> first,
    Attendance attendance,
    OptionalInt curtail) {

  /** Nothing is settled. */
  public static final Fixed NOTHING =
      new Fixed(List.of(), List.of(), List.of(), List.of(), Attendance.FULL, OptionalInt.empty());

  /** Copies the lists and sorts what has no order of its own. */
  public Fixed {
    stationary = stationary.stream().sorted().toList();
    partners = partners.stream().sorted(Couple.ORDER).toList();
    apart = apart.stream().sorted(Couple.ORDER).toList();
    first = List.copyOf(first);
  }

  /**
   * @param stationary other players who keep their seats
   * @return the same with them
   */
  public Fixed stationary(List<Integer> stationary) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param partners other couples who must partner
   * @param apart other couples who must not
   * @return the same with them
   */
  public Fixed couples(List<Couple> partners, List<Couple> apart) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param first other first rounds
   * @param attendance who comes late and who leaves
   * @return the same with them
   */
  public Fixed after(List<Round> first, Attendance attendance) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param round the first round after which the session may be stopped
   * @return the same with that
   */
  public Fixed curtail(int round) {
    return new Fixed(stationary, partners, apart, first, attendance, OptionalInt.of(round));
  }

  /**
   * @return whether it is {@link #NOTHING}
   */
  public boolean nothing() {
    return alike() && curtail.isEmpty();
  }

  /**
   * @return whether all players and all rounds are alike, so that they can be renamed
   */
  public boolean alike() {
    return stationary.isEmpty()
        && partners.isEmpty()
        && apart.isEmpty()
        && first.isEmpty()
        && attendance.full();
  }
}
