package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;

/** The usual wishes for players, made from sizes alone. */
public final class UsualWish {

  /**
   * The fewest players for which even partners are required; with fewer players they can cost too
   * much.
   */
  private static final int PARTNER_REQUIRED_FROM = 10;

  private UsualWish() {}

  /**
   * The usual wish of a director for given sizes: a free movement of least total cost in which,
   * from {@value #PARTNER_REQUIRED_FROM} players on, partners are as even as possible. Known
   * answers for these sizes are kept under this wish. With a rotation partners change within a
   * round, so the partner criterion only counts in the total.
   *
   * @param players number of players
   * @param tables tables in play in every round
   * @param rounds number of rounds
   * @param boards the boards
   * @param rotation seats changing board by board
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static IndividualWish of(
      int players, int tables, int rounds, Boards boards, Rotation rotation) {
    boolean partnerRequired = players >= PARTNER_REQUIRED_FROM && rotation == Rotation.NONE;
    return new IndividualWish(
        Text.of("%d players, %s", players, Text.count(rounds, "round")),
        players,
        tables,
        rounds,
        boards,
        rotation,
        Form.FREE,
        partnerRequired ? Map.of(Criterion.PARTNER, Demand.REQUIRE) : Map.of(),
        Objective.STANDARD,
        Symmetry.AUTO,
        Fixed.NOTHING,
        WalkWish.AUTO,
        SearchSettings.STANDARD);
  }

  /**
   * The wish for the complete schedule in shared play, in which all players partner each other; the
   * criteria are minimised one after the other in their sensible order.
   *
   * @param players number of players
   * @return the wish
   */
  public static IndividualWish complete(int players) {
    int rounds = completeRounds(players);
    Boards boards = UsualBoards.of(players / 4, rounds, Play.SHARED, Rotation.NONE);
    return inOrder(of(players, players / 4, rounds, boards, Rotation.NONE));
  }

  /**
   * The wish for four players at one table: all sets twice, with other cards the second time.
   *
   * @param perSet boards in a set
   * @return the wish
   */
  public static IndividualWish singleTable(int perSet) {
    return new IndividualWish(
        "Single table, 4 players",
        4,
        1,
        SingleTable.ROUNDS,
        SingleTable.boards(perSet),
        Rotation.NONE,
        Form.SINGLE_TABLE,
        Map.of(),
        Objective.STANDARD,
        Symmetry.AUTO,
        Fixed.NOTHING,
        WalkWish.AUTO,
        SearchSettings.STANDARD);
  }

  /**
   * The length of the longest schedule without repeated partnerships. For v ≡ 0, 1 (mod 4) it is
   * complete: any two players partner once. Otherwise a few partnerships are left unplayed.
   *
   * @param players number of players, at least 4
   * @return v - 1 rounds for v ≡ 0, v for v ≡ 1 (mod 4), in general the floor of v(v-1) / (4 ·
   *     tables)
   */
  public static int completeRounds(int players) {
    return players * (players - 1) / (4 * (players / 4));
  }

  /**
   * The order in which the criteria can be met. Partner and opponent come first; the side criterion
   * can be met with them for v ≡ 1 (mod 4) players, but hardly for v ≡ 0, where directions can.
   *
   * @param players number of players
   * @return all criteria
   */
  public static List<Criterion> order(int players) {
    List<Criterion> order = new ArrayList<>(List.of(Criterion.values()));
    if (players % 4 == 0) {
      Collections.swap(order, order.indexOf(Criterion.SIDE), order.indexOf(Criterion.DIRECTION));
    }
    return order;
  }

  /**
   * @param wish a wish
   * @return this wish with no criterion required; the criteria are minimised one after the other in
   *     the order in which they can be met
   */
  public static IndividualWish inOrder(IndividualWish wish) {
    return wish.demanding(Map.of()).with(new Objective.Ordered(order(wish.players())));
  }

  /**
   * The wishes whose answers also answer a wish in circulating play, as they need fewer copies.
   *
   * @param wish a wish
   * @return this wish with each smaller number of copies; none in shared play, or where parts are
   *     settled
   */
  public static List<IndividualWish> fewerCopies(IndividualWish wish) {
    boolean carried = wish.boards().play() == Play.CIRCULATING && wish.fixed().nothing();
    return carried
        ? wish.boards().fewerCopies(wish.tables()).stream()
            .map(boards -> with(wish, wish.rounds(), boards))
            .toList()
        : List.of();
  }

  /**
   * The wishes that differ from a wish only in how boards are carried: an answer to one may be as
   * good an answer to another.
   *
   * @param wish a wish
   * @return this wish with each other walk; none where no walk can be asked for
   */
  public static List<IndividualWish> otherWalks(IndividualWish wish) {
    boolean carried =
        wish.boards().play() == Play.CIRCULATING
            && wish.form() == Form.FREE
            && wish.fixed().alike();
    return carried
        ? Arrays.stream(WalkWish.values()).filter(w -> w != wish.walk()).map(wish::with).toList()
        : List.of();
  }

  /**
   * The wish for a longer or shorter session, with a set for every round.
   *
   * @param wish a wish
   * @param rounds number of rounds
   * @return the wish; empty when it has no counterpart of that length: in circulating play, for a
   *     given form, where a symmetry is asked for (it depends on the rounds), where parts are
   *     settled beforehand, and for rounds out of range
   */
  public static Optional<IndividualWish> lasting(IndividualWish wish, int rounds) {
    boolean free = wish.form() == Form.FREE && wish.fixed().nothing();
    if (wish.boards().play() != Play.SHARED
        || !free
        || wish.symmetry().restricts()
        || rounds < 1
        || rounds > IndividualWish.MOST_ROUNDS) {
      return Optional.empty();
    }
    Boards boards = new Boards(rounds, wish.boards().perSet(), Play.SHARED, wish.boards().copies());
    return Optional.of(with(wish, rounds, boards));
  }

  /**
   * The wishes for the complete schedules that could be parts of a complete one: of fewer players,
   * h + 1, where the others but one are in uh, u ≡ 1 (mod 4).
   *
   * @param wish a wish
   * @return wishes with the same demands; none unless this one is for a complete schedule in shared
   *     play
   */
  public static List<IndividualWish> parts(IndividualWish wish) {
    boolean complete =
        wish.boards().play() == Play.SHARED
            && wish.form() == Form.FREE
            && wish.profile().completeWhist()
            && wish.players() % 4 == 0
            && wish.fixed().nothing()
            && !wish.symmetry().restricts();
    return !complete
        ? List.of()
        : IntStream.iterate(5, u -> 7 * u < wish.players(), u -> u + 4)
            .filter(u -> (wish.players() - 1) % u == 0)
            .map(u -> (wish.players() - 1) / u + 1)
            .filter(players -> players % 4 == 0)
            .mapToObj(
                players -> complete(players).demanding(wish.criteria()).with(wish.objective()))
            .toList();
  }

  /**
   * A wish with other boards.
   *
   * @param wish a wish
   * @param boards the other boards, with the same number of sets
   * @return the wish with those boards
   */
  public static IndividualWish with(IndividualWish wish, Boards boards) {
    return with(wish, wish.rounds(), boards);
  }

  private static IndividualWish with(IndividualWish wish, int rounds, Boards boards) {
    return new IndividualWish(
        wish.name(),
        wish.players(),
        wish.tables(),
        rounds,
        boards,
        wish.rotation(),
        wish.form(),
        wish.criteria(),
        wish.objective(),
        wish.symmetry(),
        wish.fixed(),
        wish.walk(),
        wish.search());
  }
}
