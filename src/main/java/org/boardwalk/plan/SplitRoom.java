package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/**
 * A room in two parts on one clock: one plays pairs or individual, the other the two-handed game.
 * The players of the two-handed game move after every round of the others, or after every second or
 * third round, and so on.
 *
 * @param main the part at pairs or individual
 * @param wish the wish by which the movement of the two-handed part is found again
 * @param order which of its sets are which boards, so that one stock may serve both parts
 * @param solo the movement of the two-handed part, with its sets in that order
 * @param every the number of rounds of the main part after which the lone players move, at least 1
 */
public record SplitRoom(Proposal main, Wish wish, SetOrder order, Movement solo, int every) {

  /** The most boards in a set of the two-handed game: more are tedious. */
  private static final int MOST_PER_SET = 9;

  /** The most lone players. */
  private static final int MOST_LONE = 40;

  /** The fewest players for the other part: one table. */
  private static final int LEAST_OTHERS = 4;

  /** A movement of the two-handed part, and the wish by which it is found again. */
  private record Found(Wish wish, Movement movement) {}

  /**
   * @param people the people who came; players who come alone include the lone players, pairs do
   *     not
   * @param lone how many play the two-handed game, 2 to {@value #MOST_LONE}
   * @return the people left for the other part; where all of them play the two-handed game, these
   *     people, as there is no other part
   * @throws IllegalArgumentException when too few are left
   */
  public static People others(People people, int lone) {
    Range.check("people at the two-handed game", lone, 2, MOST_LONE);
    if (!(people instanceof People.Players players)) {
      return people;
    }
    int left = players.count() - lone;
    if (left == 0) {
      return new People.Pairs(lone, Kind.SOLO);
    }
    if (left < LEAST_OTHERS) {
      throw new IllegalArgumentException(
          Text.of(
              "people at the two-handed game [%d] leave [%d] of %d players for the other part"
                  + "\nMaybe leave at least %d.",
              lone, Math.max(0, left), players.count(), LEAST_OTHERS));
    }
    return new People.Players(left);
  }

  /**
   * Looks for the two-handed movement that goes with a proposal: lone players move as often as
   * possible, with as few copies as the form allows.
   *
   * @param main the part at pairs or individual
   * @param lone lone players, at least 2
   * @param answered designs movements
   * @return both parts; empty where no form has rounds that fit the clock
   */
  public static Optional<SplitRoom> of(
      Proposal main, int lone, Function<Wish, Optional<Answer>> answered) {
    int rounds = main.movement().rounds().size();
    int perSet = main.movement().boards().perSet();
    for (int every = 1; every <= rounds; every++) {
      // Two people have no others to play: they sit with all boards the whole time.
      boolean bearable = every * perSet <= MOST_PER_SET || (lone == 2 && every == rounds);
      if (bearable && rounds % every == 0) {
        Optional<Found> solo = solo(lone, rounds / every, every * perSet, answered);
        if (solo.isPresent()) {
          return Optional.of(ordered(main, solo.get(), every));
        }
      }
    }
    return Optional.empty();
  }

  /** Orders the boards of the two-handed part so that both parts need the fewest copies. */
  private static SplitRoom ordered(Proposal main, Found solo, int every) {
    int sets = solo.movement().boards().sets();
    SetOrder plain = SetOrder.plain(sets);
    SplitRoom room = new SplitRoom(main, solo.wish(), plain, solo.movement(), every);
    SetOrder order = SetOrder.best(sets, room::needed);
    Movement named = order.of(solo.movement());
    return new SplitRoom(
        main, solo.wish(), order, named.named(named.name() + moves(named, every)), every);
  }

  /**
   * Says in the movement's name, which stands on all papers, when lone players move if not with the
   * others.
   */
  private static String moves(Movement solo, int every) {
    String rounds =
        IntStream.range(1, solo.rounds().size())
            .mapToObj(r -> String.valueOf(r * every))
            .collect(Collectors.joining(", "));
    return every == 1 || rounds.isEmpty()
        ? ""
        : ", moves after the others' "
            + (solo.rounds().size() == 2 ? "round " : "rounds ")
            + rounds;
  }

  /** Copies needed of the boards with this number where a set of the two-handed part gets it. */
  private int needed(int set, int number) {
    Boards boards = solo.boards();
    int most = 0;
    for (int round = 1; round <= main.movement().rounds().size(); round++) {
      int theirs = demand(solo, soloRound(round)).getOrDefault(boards.firstBoard(set), 0);
      TreeMap<Integer, Integer> others = demand(main.movement(), round);
      for (int b = boards.firstBoard(number); b <= boards.lastBoard(number); b++) {
        most = Math.max(most, theirs + Math.min(others.getOrDefault(b, 0), main.copies()));
      }
    }
    return most;
  }

  private static Optional<Found> solo(
      int lone, int rounds, int perSet, Function<Wish, Optional<Answer>> answered) {
    int tables = (lone + 1) / 2;
    Optional<Direction> missing = lone % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    for (PairsForm form : forms(tables, rounds)) {
      PairsWish wish = UsualPairs.of(Kind.SOLO, form, tables, rounds, missing);
      int sets = wish.boards().sets();
      for (int copies = wish.boards().copies(); copies <= tables; copies++) {
        Boards boards = new Boards(sets, perSet, Play.CIRCULATING, copies);
        Wish tonight = wish.with(boards);
        Optional<Found> found =
            answered
                .apply(tonight)
                .flatMap(answer -> answer.outcome().found())
                .map(f -> new Found(tonight, f.movement()));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static List<PairsForm> forms(int tables, int rounds) {
    List<PairsForm> forms = new ArrayList<>();
    if (rounds <= tables) {
      forms.add(new PairsForm.Mitchell(PairsForm.Closing.AUTO));
    }
    if (rounds <= 2 * tables - 1) {
      forms.add(new PairsForm.Howell());
    }
    return forms;
  }

  /**
   * Copies of each board that the room needs where one stock serves both parts.
   *
   * @return the most tables of both parts together that have one board in a round of the main part;
   *     the main part counts no more than its copies, which tables may share
   */
  public int together() {
    int most = 0;
    for (int round = 1; round <= main.movement().rounds().size(); round++) {
      TreeMap<Integer, Integer> demand = new TreeMap<>();
      TreeMap<Integer, Integer> first = demand(main.movement(), round);
      // The main part never needs more than its copies: its tables may take turns.
      first.forEach((board, tables) -> demand.put(board, Math.min(tables, main.copies())));
      demand(solo, soloRound(round)).forEach((b, tables) -> demand.merge(b, tables, Integer::sum));
      most = Math.max(most, demand.values().stream().mapToInt(Integer::intValue).max().orElse(0));
    }
    return most;
  }

  /**
   * @return whether each part should have boards of its own: one stock for both would hold no fewer
   */
  public boolean separate() {
    return together() >= main.copies() + soloCopies();
  }

  /** {@return copies that the two-handed part needs by itself} */
  public int soloCopies() {
    int most = 0;
    for (int round = 1; round <= solo.rounds().size(); round++) {
      most =
          Math.max(
              most,
              demand(solo, round).values().stream().mapToInt(Integer::intValue).max().orElse(0));
    }
    return most;
  }

  /**
   * @param round a round of the main part, from 1
   * @return boards that both parts play in this round; ascending
   */
  public Set<Integer> both(int round) {
    Set<Integer> both = new TreeSet<>(demand(main.movement(), round).keySet());
    both.retainAll(demand(solo, soloRound(round)).keySet());
    return both;
  }

  private int soloRound(int round) {
    return (round - 1) / every + 1;
  }

  /** How many tables have each board in a round. */
  private static TreeMap<Integer, Integer> demand(Movement movement, int round) {
    TreeMap<Integer, Integer> demand = new TreeMap<>();
    Boards boards = movement.boards();
    for (Encounter e : movement.rounds().get(round - 1).encounters()) {
      for (int board = boards.firstBoard(e.set()); board <= boards.lastBoard(e.set()); board++) {
        demand.merge(board, 1, Integer::sum);
      }
    }
    return demand;
  }
}
