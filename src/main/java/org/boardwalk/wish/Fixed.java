package org.boardwalk.wish;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Round;

/**
 * The parts of a wish that are settled before the search begins. All except {@code curtail} are
 * hard rules.
 *
 * @param stationary players who keep one seat in all rounds for which they are present, and so
 *     never sit out; ascending
 * @param partners couples who must partner each other at least once
 * @param apart couples who must never partner each other
 * @param first the first rounds, which stay as they are: tables, seats and sets
 * @param attendance the players who come late or leave
 * @param curtail the first round after which the session may be stopped; the rounds are put in an
 *     order in which every such beginning is as good as possible; empty when the session is played
 *     to its end
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

  /** Copies the lists and sorts those without an order of their own. */
  public Fixed {
    stationary = stationary.stream().sorted().toList();
    partners = partners.stream().sorted(Couple.ORDER).toList();
    apart = apart.stream().sorted(Couple.ORDER).toList();
    first = List.copyOf(first);
  }

  /**
   * @param stationary other players who keep their seats
   * @return these settings with those stationary players
   */
  public Fixed stationary(List<Integer> stationary) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param partners other couples who must partner
   * @param apart other couples who must not partner
   * @return these settings with those couples
   */
  public Fixed couples(List<Couple> partners, List<Couple> apart) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param first other first rounds
   * @param attendance other late-comers and early leavers
   * @return these settings with those rounds and that attendance
   */
  public Fixed after(List<Round> first, Attendance attendance) {
    return new Fixed(stationary, partners, apart, first, attendance, curtail);
  }

  /**
   * @param round the first round after which the session may be stopped
   * @return these settings with that round
   */
  public Fixed curtail(int round) {
    return new Fixed(stationary, partners, apart, first, attendance, OptionalInt.of(round));
  }

  /**
   * @return whether couples are settled, and nothing else
   */
  public boolean couplesOnly() {
    return !nothing() && couples(List.of(), List.of()).nothing();
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
