package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.search.orderly.BestTurns.Turned;
import org.boardwalk.search.orderly.OrderlySearch.FairOrder;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Enumerated.Representative;
import org.boardwalk.wish.answer.Judged;

/**
 * Finds all movements of a size up to isomorphism in which partners and opponents are as even as
 * whole numbers allow: one of those that differ only by the names of players and the order of
 * rounds and tables. Who sits at which table is found by {@link PlayerByPlayer}; then partners are
 * chosen at each table, and tables turned at the least cost.
 */
public final class Enumeration {

  /** The most players: then there are no more kinds of tables than a search can number. */
  public static final int MOST_PLAYERS = 12;

  /** The most rounds. */
  public static final int MOST_ROUNDS = 15;

  /** The partners of the first of four players, and the other two. */
  private static final int[][] SIDES = {{0, 0, 1, 1}, {0, 1, 0, 1}, {0, 1, 1, 0}};

  private final IndividualWish wish;
  private final EvenMeetings partners;
  private final EvenMeetings opponents;
  private final TableKinds kinds;
  private final BestTurns turns;
  private final Map<Packed, Integer> automorphisms = new LinkedHashMap<>();

  private Enumeration(IndividualWish wish) {
    this.wish = wish;
    partners = EvenMeetings.partners(wish.players(), wish.tables(), wish.rounds());
    opponents = EvenMeetings.opponents(wish.players(), wish.tables(), wish.rounds());
    kinds = new TableKinds(wish.players(), new Roles(wish));
    turns = new BestTurns(wish, kinds);
  }

  /**
   * Finds them.
   *
   * @param wish a wish of 4 to {@link #MOST_PLAYERS} players for at most {@link #MOST_ROUNDS}
   *     rounds of shared play at all tables that they fill, without a rotation
   * @param progress receives how far it is, now and then
   * @param over asked now and then
   * @return all of them; or that it was stopped, or there are too many
   */
  public static Enumerated of(
      IndividualWish wish, Consumer<String> progress, BooleanSupplier over) {
    boolean served =
        wish.players() <= MOST_PLAYERS
            && wish.rounds() <= MOST_ROUNDS
            && wish.tables() == wish.players() / 4
            && wish.boards().play() == Play.SHARED
            && wish.rotation() == Rotation.NONE
            && wish.fixed().alike();
    if (!served) {
      throw new IllegalArgumentException(
          "movements like ["
              + wish.name()
              + "] cannot be enumerated\n"
              + "Maybe ask for 4 to 12 players in at most 15 rounds of shared play at all tables.");
    }
    return new Enumeration(wish).all(progress, over);
  }

  private Enumerated all(Consumer<String> progress, BooleanSupplier over) {
    PlayerByPlayer seatings = new PlayerByPlayer(wish, partners.plus(opponents));
    while (seatings.seated() < wish.players()) {
      progress.accept(
          Text.of(
              "%d of %d players: %d seatings",
              seatings.seated(), wish.players(), seatings.seatings().size()));
      if (!seatings.seatOneMore(over)) {
        return new Enumerated(wish, List.of(), seatings.sizes(), 0, false);
      }
    }
    for (Packed seating : seatings.seatings()) {
      new Sides(seating.codes()).choose(0);
      if (over.getAsBoolean()) {
        return new Enumerated(wish, List.of(), seatings.sizes(), 0, false);
      }
    }
    List<Representative> all = new ArrayList<>();
    for (Map.Entry<Packed, Integer> entry : automorphisms.entrySet()) {
      progress.accept(Text.of("%d of %d movements turned", all.size(), automorphisms.size()));
      turned(entry.getKey().codes())
          .ifPresent(j -> all.add(new Representative(j, entry.getValue())));
      if (over.getAsBoolean()) {
        return new Enumerated(wish, List.of(), seatings.sizes(), 0, false);
      }
    }
    int unfair = automorphisms.size() - all.size();
    return new Enumerated(wish, all, seatings.sizes(), unfair, true);
  }

  /**
   * The movement with its tables turned best; none if no order of rounds lets all sit out in turn.
   */
  private Optional<Judged> turned(long[] places) {
    int[][] rounds = Arrays.stream(places).mapToObj(this::kindsOf).toArray(int[][]::new);
    Optional<List<Integer>> order = FairOrder.of(OrderlySearch.out(kinds, rounds), wish.players());
    return order.map(
        o -> {
          Turned best = turns.cheapest(rounds, Long.MAX_VALUE / 2).orElseThrow();
          Judged judged =
              Judged.of(Unfolding.sharing(wish, o.stream().map(best.seats()::get).toList()), wish);
          if (!judged.card().valid()) {
            throw new IllegalStateException("the judge refuses what was enumerated");
          }
          return judged;
        });
  }

  /** The kinds of the tables of a round, ascending. */
  private int[] kindsOf(long round) {
    int[][] seats = new int[wish.tables()][4];
    int[] filled = new int[2 * wish.tables()];
    for (int p = 0; p < wish.players(); p++) {
      int place = SeatingForm.place(round, p);
      if (place != SeatingForm.OUT) {
        // N and S are the first side, E and W the second.
        seats[place / 2][2 * filled[place]++ + place % 2] = p;
      }
    }
    return Arrays.stream(seats)
        .mapToInt(s -> kinds.kind(s[0], s[1], s[2], s[3]))
        .sorted()
        .toArray();
  }

  /** The choices of partners at the tables of a seating. */
  private final class Sides {

    private final long[] places;
    private final int[][] four;
    private final int[] asPartners = new int[kinds.pairCount()];
    private final int[] asOpponents = new int[kinds.pairCount()];

    Sides(long[] seating) {
      places = seating.clone();
      four = new int[wish.rounds() * wish.tables()][4];
      int[] filled = new int[four.length];
      for (int r = 0; r < wish.rounds(); r++) {
        for (int p = 0; p < wish.players(); p++) {
          int place = SeatingForm.place(places[r], p);
          if (place != SeatingForm.OUT) {
            int table = r * wish.tables() + place / 2;
            four[table][filled[table]++] = p;
          }
        }
      }
    }

    void choose(int table) {
      if (table == four.length) {
        keep();
        return;
      }
      int round = table / wish.tables();
      long before = places[round];
      for (int[] sides : SIDES) {
        if (meet(four[table], sides, 1)) {
          for (int k = 0; k < 4; k++) {
            places[round] += SeatingForm.seated(four[table][k], sides[k]);
          }
          choose(table + 1);
          places[round] = before;
        }
        meet(four[table], sides, -1);
      }
    }

    /** Counts the meetings of a table, and tells whether none is one too many. */
    private boolean meet(int[] players, int[] sides, int times) {
      boolean fits = true;
      for (int[] seats : TableKinds.SEAT_PAIRS) {
        boolean together = sides[seats[0]] == sides[seats[1]];
        int[] counts = together ? asPartners : asOpponents;
        int pair = TableKinds.pair(players[seats[0]], players[seats[1]]);
        counts[pair] += times;
        fits &= counts[pair] <= (together ? partners : opponents).most();
      }
      return fits;
    }

    private void keep() {
      if (Arrays.stream(asPartners).allMatch(partners::holds)
          && Arrays.stream(asOpponents).allMatch(opponents::holds)) {
        SeatingForm.Canonical form = SeatingForm.of(places, wish.players());
        automorphisms.put(form.rounds(), form.automorphisms());
      }
    }
  }
}
