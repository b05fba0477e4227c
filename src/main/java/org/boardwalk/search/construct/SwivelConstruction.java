package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Swivel;

/**
 * Builds swivels: the stanzas are the same {@linkplain RainbowConstruction rainbow} with other
 * sets. In the second stanza the players of South and East change directions, in the third those of
 * South and West, so that of the six couples of fields each partners in one stanza. Every stanza
 * begins with the players and sets in order, from table 1 on. Complete stanzas take milliseconds
 * where a complete rainbow is known: 5, 7, 8, 9, 11, 12, 13, 14 tables and other numbers whose
 * greatest prime powers are 5 or more; shorter ones may be searched for some seconds.
 */
public final class SwivelConstruction {

  /** The fields that sit North, South, East and West in each stanza. */
  private static final List<List<Integer>> STANZAS =
      List.of(List.of(0, 1, 2, 3), List.of(0, 2, 1, 3), List.of(0, 3, 2, 1));

  private static final List<String> SEATS = List.of("N", "S", "E", "W");

  private final IndividualWish wish;
  private final int tables;
  private final int stanzas;
  private final int rounds;

  private SwivelConstruction(IndividualWish wish) {
    this.wish = wish;
    tables = wish.tables();
    stanzas = Swivel.stanzas(wish.boards(), tables);
    rounds = wish.rounds() / stanzas;
  }

  /**
   * @param wish a wish with the sizes of a {@link Swivel}
   * @return the movement, or that none is known
   */
  public static Design design(IndividualWish wish) {
    SwivelConstruction swivel = new SwivelConstruction(wish);
    return RainbowConstruction.plan(swivel.tables, swivel.rounds)
        .<Design>map(swivel::built)
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of(
                        "no rainbow of %d tables and %s is known here for the stanzas of a swivel%s",
                        swivel.tables, Text.count(swivel.rounds, "round"), swivel.shorter())));
  }

  /** Advice to take one round less in each stanza, where that is known. */
  private String shorter() {
    return RainbowConstruction.plan(tables, rounds - 1).isPresent()
        ? Text.of(", but one of %d: --rounds %d", rounds - 1, stanzas * (rounds - 1))
        : "";
  }

  private Design built(RainbowPlan plan) {
    List<Round> all = new ArrayList<>();
    for (int s = 0; s < stanzas; s++) {
      for (int r = 0; r < rounds; r++) {
        all.add(round(plan, s, r));
      }
    }
    String seats =
        IntStream.range(0, stanzas).mapToObj(this::seats).collect(Collectors.joining("; "));
    return new Design.Built(
        wish.movement(all),
        Text.of(
            "swivel of %d stanzas, each a %s; %s; each stanza begins with the first of each at table 1",
            stanzas, plan.explanation(), seats));
  }

  private Round round(RainbowPlan plan, int stanza, int round) {
    return new Round(
        IntStream.range(0, tables).mapToObj(t -> encounter(t, plan.at(t, round), stanza)).toList());
  }

  private Encounter encounter(int table, StartTables homes, int stanza) {
    List<Integer> first = STANZAS.get(stanza).stream().map(f -> f * tables + 1).toList();
    return new Encounter(
        table + 1,
        new FourPlayers(
            first.get(0) + homes.north(),
            first.get(2) + homes.east(),
            first.get(1) + homes.south(),
            first.get(3) + homes.west()),
        stanza * tables + homes.set() + 1);
  }

  /** The players and sets of a stanza, in words. */
  private String seats(int stanza) {
    List<Integer> fields = STANZAS.get(stanza);
    String players =
        IntStream.range(0, SEATS.size())
            .mapToObj(k -> SEATS.get(k) + " " + range(fields.get(k)))
            .collect(Collectors.joining(", "));
    return Text.of(
        "rounds %d-%d: %s, sets %s",
        stanza * rounds + 1, (stanza + 1) * rounds, players, range(stanza));
  }

  private String range(int part) {
    return Text.of("%d-%d", part * tables + 1, (part + 1) * tables);
  }
}
