package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Rule;

/**
 * A session that continues with other players than it began with. The rounds already played are
 * settled, and the rest is designed again.
 *
 * @param movement an individual movement with one winner, valid or not
 * @param asked the wish it answers. Its stationary players, couples and objective still hold;
 *     criteria it requires are now minimised
 * @param before the attendance so far; players who have left stay away
 * @param played number of its rounds already played, at least 1
 * @param leaving players who leave after these rounds
 * @param arriving number of players who come for the next round, at least 0; they get the next
 *     numbers
 * @param more number of rounds still to be played, at least 1
 */
public record Continuation(
    Movement movement,
    Optional<IndividualWish> asked,
    Attendance before,
    int played,
    List<Integer> leaving,
    int arriving,
    int more) {

  /** Copies the list and checks that the movement can be continued. */
  public Continuation {
    leaving = List.copyOf(leaving);
    if (movement.kind() != Kind.INDIVIDUAL || movement.winners() != 1) {
      throw new IllegalArgumentException(
          Text.of(
              "movement [%s] must be an individual one with one winner\nMaybe design a new one.",
              movement.name()));
    }
    if (movement.boards().parts() > 1) {
      throw new IllegalArgumentException(
          Text.of(
              "movement [%s] has rounds of [%d] sets, in which players who come alone are not designed"
                  + "\nMaybe design a new one for the rounds that are left.",
              movement.name(), movement.boards().parts()));
    }
    if (played < 1 || played > movement.rounds().size()) {
      throw new IllegalArgumentException(
          Text.of("played [%d] must be from 1 to %d", played, movement.rounds().size()));
    }
    if (arriving < 0 || arriving > IndividualWish.MOST_PLAYERS) {
      throw new IllegalArgumentException(
          Text.of("arriving [%d] must be from 0 to %d", arriving, IndividualWish.MOST_PLAYERS));
    }
    if (more < 1 || more > IndividualWish.MOST_ROUNDS) {
      throw new IllegalArgumentException(
          Text.of("rounds [%d] must be from 1 to %d", more, IndividualWish.MOST_ROUNDS));
    }
  }

  /**
   * @return the wish for the whole session, with the rounds already played as its first rounds
   * @throws IllegalArgumentException when the rounds already played break a rule, or the players
   *     named do not fit
   */
  public IndividualWish wish() {
    int players = movement.contestants() + arriving;
    int rounds = played + more;
    Attendance attendance = attendance();
    if (attendance.there(players, played + 1).size() < Kind.INDIVIDUAL.perTable()) {
      throw new IllegalArgumentException(
          Text.of(
              "leaving %s: fewer than 4 players are left in round [%d]\nMaybe end the session here.",
              leaving, played + 1));
    }
    int tables = tables(attendance, players);
    Boards now = movement.boards();
    boolean shared = now.play() == Play.SHARED;
    Boards boards =
        new Boards(
            shared ? rounds : Math.max(now.sets(), rounds),
            now.perSet(),
            now.play(),
            shared ? Math.max(now.copies(), tables) : copies());
    IndividualWish sizes = UsualWish.of(players, tables, rounds, boards, movement.rotation());
    return sizes
        .named(movement.nameFrom(played + 1))
        .with(objective(sizes))
        .demanding(asked.map(Continuation::softened).orElse(Map.of()))
        .with(fixed(attendance));
  }

  /**
   * The copies of the boards; where tables shared copies, the number that would have been needed.
   */
  private int copies() {
    return movement.boards().shortage() == Boards.Shortage.SHARED
        ? Round.copiesNeeded(movement.rounds())
        : movement.boards().copies();
  }

  /**
   * The objective. If partners had to be even, the partner criterion now comes first in the order,
   * as even partners may be impossible with other players.
   */
  private Objective objective(IndividualWish sizes) {
    return asked
        .filter(a -> a.demand(Criterion.PARTNER) != Demand.REQUIRE)
        .map(IndividualWish::objective)
        .orElse(new Objective.Ordered(UsualWish.order(sizes.players())));
  }

  private Attendance attendance() {
    List<Attendance.Late> late = new ArrayList<>(before.late());
    List<Attendance.Left> left = new ArrayList<>(before.left());
    left.removeIf(l -> l.after() >= played + more || leavesSooner(l));
    leaving.forEach(p -> left.add(new Attendance.Left(p, played)));
    for (int p = 1; p <= arriving; p++) {
      late.add(new Attendance.Late(movement.contestants() + p, played + 1));
    }
    return new Attendance(late, left);
  }

  private boolean leavesSooner(Attendance.Left left) {
    return left.after() > played && leaving.contains(left.contestant());
  }

  /**
   * The tables in play: as many as the players fill, unless fewer were in play before than could
   * have been.
   */
  private int tables(Attendance attendance, int players) {
    Round last = movement.rounds().get(played - 1);
    int used =
        movement.rounds().subList(0, played).stream()
            .flatMap(r -> r.encounters().stream())
            .mapToInt(Encounter::table)
            .max()
            .orElse(1);
    int before = attendance.there(movement.contestants(), played).size();
    boolean fewer = last.encounters().size() < before / 4;
    return fewer ? used : Math.max(used, attendance.there(players, played + 1).size() / 4);
  }

  private Fixed fixed(Attendance attendance) {
    Fixed before = asked.map(IndividualWish::fixed).orElse(Fixed.NOTHING);
    List<Couple> partners = new ArrayList<>(before.partners());
    partners.removeIf(c -> leaving.contains(c.first()) || leaving.contains(c.second()));
    return Fixed.NOTHING
        .stationary(before.stationary())
        .rules(before.otherRules().stream().filter(this::stillMeant).toList())
        .couples(partners, before.apart())
        .after(movement.rounds().subList(0, played), attendance);
  }

  /** Whether all its players are still there, and all its rounds will be played. */
  private boolean stillMeant(Rule rule) {
    return rule.counted().players().stream().noneMatch(leaving::contains)
        && rule.parts().stream()
            .flatMap(part -> part.rounds().stream())
            .allMatch(r -> r <= played + more);
  }

  /** The demands with required criteria minimised, as they may no longer be possible. */
  private static Map<Criterion, Demand> softened(IndividualWish asked) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      Demand before = asked.demand(c);
      demands.put(c, before == Demand.REQUIRE ? Demand.MINIMISE : before);
    }
    return demands;
  }
}
