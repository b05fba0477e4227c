package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.wish.IndividualWish;

/**
 * Movements for players in groups: {@link MixedDoubles}, if the rules leave everybody partners of
 * one other group of the same size and perhaps a spouse not to be met; {@link Foursomes}, if those
 * of a group must not meet at a table, or nobody may be at a table twice. In both no two players
 * partner or oppose each other twice, except where {@link MixedDoubles} says so, so that partners,
 * opponents and sides are ideal. Directions are not considered. Takes milliseconds.
 */
public final class GroupsConstruction {

  private static final int TABLE = 4;

  /** The orders of the groups at the tables, in turn: each group partners each other one. */
  private static final int[][] ORDERS = {{0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}};

  private final Bans bans;
  private final int players;
  private final int rounds;

  private GroupsConstruction(Bans bans, int players, int rounds) {
    this.bans = bans;
    this.players = players;
    this.rounds = rounds;
  }

  /**
   * @param wish a wish
   * @return whether it has rules and nothing else is settled, and all tables play the same boards
   */
  public static boolean fits(IndividualWish wish) {
    return wish.fixed().rulesOnly()
        && wish.boards().play() == Play.SHARED
        && wish.tables() == wish.players() / TABLE
        && !wish.symmetry().restricts();
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return a movement that keeps all rules who must never meet, or that none is made here; other
   *     rules are not considered
   */
  public static Design design(IndividualWish wish) {
    Bans bans = Bans.of(wish.players(), wish.fixed().rules());
    GroupsConstruction construction = new GroupsConstruction(bans, wish.players(), wish.rounds());
    return (tellsTables(wish) ? construction.everywhere() : construction.known())
        .<Design>map(m -> new Design.Built(Unfolding.sharing(wish, m.rounds()), m.by()))
        .orElseGet(() -> new Design.Unknown("no design known here has such groups"));
  }

  /** Whether a rule counts how often players are at each table. */
  private static boolean tellsTables(IndividualWish wish) {
    return wish.fixed().rules().stream()
        .anyMatch(
            rule ->
                rule.must()
                    && rule.counted() instanceof Counted.Sitting sitting
                    && sitting.apart() == Counted.Apart.TABLES);
  }

  /**
   * A design in which the players have their parts.
   *
   * @param rounds the tables of each round, players from 0: N, E, S, W
   * @param by how it is made, in words
   */
  record Made(List<List<int[]>> rounds, String by) {}

  /** The design that keeps all bans; empty where none here does. */
  static Optional<Made> made(Bans bans, int players, int rounds) {
    return new GroupsConstruction(bans, players, rounds).known();
  }

  private Optional<Made> known() {
    return doubles().or(this::classes).or(this::arc);
  }

  private Optional<Made> doubles() {
    return players % 2 > 0
        ? Optional.empty()
        : bans.doubles()
            .flatMap(
                d ->
                    tournament(d)
                        .map(t -> renumbered(d.part().stream().mapToInt(p -> p).toArray(), t)));
  }

  private Optional<Made> tournament(Bans.Doubles doubles) {
    return MixedDoubles.avoidingSpouses(players / 2)
        .filter(t -> t.rounds().size() >= rounds)
        .or(() -> doubles.couples() ? Optional.empty() : MixedDoubles.meetingAll(players / 2))
        .filter(t -> t.rounds().size() >= rounds)
        .map(t -> new Made(t.rounds(), t.by()));
  }

  /** Four groups: every table has a player of each. */
  private Optional<Made> classes() {
    return bans.nothing() ? Optional.empty() : fourGroups(Foursomes::transversal);
  }

  /** Four groups of whom nobody is at a table twice. */
  private Optional<Made> everywhere() {
    return fourGroups(size -> Foursomes.everywhere(size, rounds));
  }

  private Optional<Made> fourGroups(IntFunction<Optional<Foursomes>> foursomes) {
    int size = players / TABLE;
    if (players % TABLE > 0 || rounds > size) {
      return Optional.empty();
    }
    return bans.groups(size)
        .flatMap(
            group ->
                foursomes
                    .apply(size)
                    .map(f -> renumbered(inGroups(group, size), seated(f.rounds(), f.by()))));
  }

  /** More groups of four: the tables of one round of an arc, which is not played. */
  private Optional<Made> arc() {
    return players % TABLE > 0 || bans.nothing()
        ? Optional.empty()
        : Foursomes.arc((players - TABLE) / 3)
            .filter(f -> f.players() == players && rounds < f.rounds().size())
            .flatMap(
                f ->
                    bans.groups(TABLE)
                        .map(
                            group ->
                                renumbered(
                                    onLines(inGroups(group, TABLE), f.rounds().get(0)),
                                    seated(f.rounds().subList(1, f.rounds().size()), f.by()))));
  }

  /** Numbers the players group by group. */
  private int[] inGroups(int[] group, int size) {
    int[] next = IntStream.range(0, players / size).map(g -> g * size).toArray();
    return IntStream.range(0, players).map(p -> next[group[p]]++).toArray();
  }

  /** The points on the lines of a round instead of numbers group by group. */
  private int[] onLines(int[] part, List<int[]> lines) {
    return IntStream.of(part).map(k -> lines.get(k / TABLE)[k % TABLE]).toArray();
  }

  private static Made seated(List<List<int[]>> foursomes, String by) {
    List<List<int[]>> seated = new ArrayList<>();
    for (List<int[]> round : foursomes) {
      int[] order = ORDERS[seated.size() % ORDERS.length];
      seated.add(
          round.stream().map(t -> IntStream.of(order).map(seat -> t[seat]).toArray()).toList());
    }
    return new Made(seated, by);
  }

  /** The first rounds of a design, with each part's player in it. */
  private Made renumbered(int[] part, Made design) {
    int[] player = new int[players];
    IntStream.range(0, players).forEach(p -> player[part[p]] = p);
    List<List<int[]>> all =
        design.rounds.subList(0, rounds).stream()
            .map(
                round ->
                    round.stream().map(t -> IntStream.of(t).map(k -> player[k]).toArray()).toList())
            .toList();
    return new Made(
        all,
        rounds == design.rounds.size()
            ? design.by
            : Text.of("%s; the first %s", design.by, Text.count(rounds, "round")));
  }
}
