package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;

/**
 * The rest of a session as planned, without contestants who have left. Each round has slots, first
 * the seats table by table, then places to wait; and it has sets, first those of the tables in its
 * first part, then in the next. A table plays when all its seats are taken and it has a set in
 * every part, so that seats are the same in all of them. Contestants and sets are numbered from 1,
 * as 0 is none.
 */
final class RestPlan {

  private static final int NOBODY = 0;

  private final Disruption disruption;
  private final List<Seat> seats;
  private final List<Integer> there;
  private final int tables;
  private final int laid;
  private final int[][] slots;
  private final int[][] sets;
  private final int[] fields;
  private final int width;

  /** Who takes the places of a contestant. */
  private final Map<Integer, Integer> instead;

  private RestPlan(Disruption disruption, int tables, Map<Integer, Integer> instead) {
    this.disruption = disruption;
    this.instead = instead;
    this.tables = tables;
    Movement movement = disruption.movement();
    there = disruption.there();
    seats = seats(movement.kind());
    int rest = movement.wholeRounds() - disruption.played();
    laid = tables * movement.boards().parts();
    slots = new int[rest][tables * seats.size() + there.size()];
    sets = new int[rest][laid];
    for (int r = 0; r < rest; r++) {
      fill(r, movement.parts(disruption.played() + r + 1));
    }
    width = Arrays.stream(slots).mapToInt(RestPlan::used).max().orElse(benches());
    fields = fields(movement);
  }

  /** A plan with as many tables as the contestants fill and the boards serve. */
  static RestPlan of(Disruption disruption) {
    Movement movement = disruption.movement();
    Boards boards = movement.boards();
    int most = boards.play() == Play.SHARED ? boards.copies() : boards.copies() * boards.sets();
    int filled = Math.min(most, disruption.there().size() / movement.kind().perTable());
    return new RestPlan(disruption, Math.max(movement.tables(), filled), Map.of());
  }

  /** A plan with the planned tables only, so that those who come meet those who are there. */
  static RestPlan withoutMoreTables(Disruption disruption) {
    return new RestPlan(disruption, disruption.movement().tables(), Map.of());
  }

  /** A plan in which those who sat in each other's places keep them. */
  static RestPlan exchanged(Disruption disruption) {
    Map<Integer, Integer> instead = new HashMap<>();
    disruption.exchanged().forEach((who, other) -> instead.put(other, who));
    return new RestPlan(disruption, disruption.movement().tables(), instead);
  }

  /** The number of slots up to the last one that is taken. */
  private static int used(int[] row) {
    int used = row.length;
    while (used > 0 && row[used - 1] == NOBODY) {
      used--;
    }
    return used;
  }

  /** The seats of a table: of two contestants that of NS first. */
  private static List<Seat> seats(Kind kind) {
    return switch (kind) {
      case INDIVIDUAL -> List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);
      case PAIRS -> List.of(Seat.NORTH, Seat.EAST);
      case SOLO -> List.of(Seat.SOUTH, Seat.NORTH);
    };
  }

  private void fill(int r, List<Round> parts) {
    int from = 0;
    for (Round part : parts) {
      if (shared()) {
        Arrays.fill(sets[r], from, from + tables, part.encounters().get(0).set());
      }
      for (Encounter e : part.encounters()) {
        sets[r][from + e.table() - 1] = e.set();
        e.seating().seats().forEach((seat, c) -> seat(r, e.table(), seat, c));
      }
      from += tables;
    }
    HalfTables.of(disruption.movement())
        .in(disruption.played() + r + 1)
        .forEach(
            wait -> {
              wait.set().ifPresent(set -> sets[r][wait.table() - 1] = set);
              seat(r, wait.table(), wait.place().seat(), wait.contestant());
            });
    int bench = benches();
    for (int contestant : there) {
      if (IntStream.of(slots[r]).noneMatch(c -> c == contestant)) {
        slots[r][bench++] = contestant;
      }
    }
  }

  private void seat(int r, int table, Seat seat, int planned) {
    int contestant = instead.getOrDefault(planned, planned);
    if (there.contains(contestant)) {
      slots[r][(table - 1) * seats.size() + seats.indexOf(seat)] = contestant;
    }
  }

  /**
   * The field of each contestant, where there are several. Those who come belong to the field with
   * the most empty places, else to the smaller one.
   */
  private int[] fields(Movement movement) {
    int[] fields = new int[disruption.contestants() + 1];
    Arrays.fill(fields, -1);
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating().seats().forEach((seat, c) -> fields[c] = field(seats.indexOf(seat)));
      }
    }
    int[] free = new int[seats.size()];
    for (int slot = 0; slot < benches(); slot++) {
      free[field(slot % seats.size())] += slots[0][slot] == NOBODY ? 1 : 0;
    }
    for (int c : there) {
      if (fields[c] < 0) {
        fields[c] = most(free);
        free[fields[c]]--;
      }
    }
    return fields;
  }

  /** The last of the fields with the most empty places, so that EW come before NS in a tie. */
  private int most(int[] free) {
    int best = field(free.length - 1);
    for (int f = free.length - 1; f >= 0; f--) {
      best = field(f) == f && free[f] > free[best] ? f : best;
    }
    return best;
  }

  private int field(int seat) {
    return switch (disruption.movement().winners()) {
      case 1 -> 0;
      case 2 -> seat % 2;
      default -> seat;
    };
  }

  /** Whether a contestant may sit in a slot. */
  boolean allowed(int contestant, int slot) {
    return contestant == NOBODY
        || slot >= benches()
        || fields[contestant] == field(slot % seats.size());
  }

  /** The contestants at a table, in the order of its slots. */
  List<Integer> seated(Seating seating) {
    return seats.stream().map(seat -> seating.seats().getOrDefault(seat, NOBODY)).toList();
  }

  /** The first slot that is a place to wait. */
  int benches() {
    return tables * seats.size();
  }

  boolean shared() {
    return disruption.movement().boards().play() == Play.SHARED;
  }

  Disruption disruption() {
    return disruption;
  }

  List<Integer> there() {
    return there;
  }

  int tables() {
    return tables;
  }

  /** The number of sets that are laid at tables in a round: one for each table and part. */
  int laid() {
    return laid;
  }

  int perTable() {
    return seats.size();
  }

  /** Whether a table, from 0, plays in a round with these slots and sets; false where one waits. */
  boolean plays(int[] inSlots, int[] inSets, int table) {
    boolean plays = table < tables;
    for (int at = table; plays && at < laid; at += tables) {
      plays = inSets[at] > 0;
    }
    int end = (table + 1) * seats.size();
    for (int s = table * seats.size(); plays && s < end; s++) {
      plays = inSlots[s] > NOBODY;
    }
    return plays;
  }

  int rounds() {
    return slots.length;
  }

  /** The number of slots: seats, and as many places to wait as are ever needed. */
  int width() {
    return Math.max(width, benches());
  }

  /** The contestant in each slot of each round. */
  int[][] slots() {
    return copied(slots);
  }

  /** The sets of each round. */
  int[][] sets() {
    return copied(sets);
  }

  private static int[][] copied(int[][] rows) {
    return Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
  }

  /** The whole session with another rest. */
  Movement session(int[][] restSlots, int[][] restSets) {
    Movement planned = disruption.movement();
    List<Round> rounds = new ArrayList<>(planned.first(disruption.played()));
    for (int r = 0; r < restSlots.length; r++) {
      for (int from = 0; from < laid; from += tables) {
        List<Encounter> encounters = new ArrayList<>();
        for (int t = 0; t < tables; t++) {
          if (plays(restSlots[r], restSets[r], t)) {
            int[] four = Arrays.copyOfRange(restSlots[r], t * perTable(), (t + 1) * perTable());
            Seating seated = seating(planned.kind(), four);
            encounters.add(new Encounter(t + 1, seated, restSets[r][from + t]));
          }
        }
        rounds.add(new Round(encounters));
      }
    }
    return new Movement(
        planned.name(),
        planned.kind(),
        disruption.contestants(),
        tables,
        planned.boards(),
        planned.rotation(),
        planned.winners(),
        rounds);
  }

  private Seating seating(Kind kind, int[] in) {
    return switch (kind) {
      case INDIVIDUAL -> new Seating.FourPlayers(in[0], in[1], in[2], in[3]);
      case PAIRS -> new Seating.TwoPairs(in[0], in[1]);
      case SOLO -> new Seating.TwoPlayers(in[0], in[1]);
    };
  }
}
