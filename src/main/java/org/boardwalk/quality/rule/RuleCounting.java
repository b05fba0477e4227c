package org.boardwalk.quality.rule;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;

/**
 * Counts whether rules about meetings and sit-outs can be kept at all: a player has one partner,
 * two opponents and three others at the table in each round that they play, a pair one opponent,
 * and so many sit out in each round. From the rules follow the least and the most meetings of each
 * couple; they must allow as many as every player has, and together a flow from all players to all
 * players (L. R. Ford and D. R. Fulkerson, Maximal Flow through a Network, Canadian Journal of
 * Mathematics 8, 1956). Rules that pass may still contradict each other. O(players³ · rounds) at
 * most.
 *
 * @param perTable players at a table: 4, or 2 pairs or lone players
 * @param players number of players, or of pairs
 * @param tables tables in play in every round
 * @param rounds number of rounds
 * @param least the fewest rounds that a player plays
 * @param most the most rounds that a player plays
 * @param boards the boards
 */
public record RuleCounting(
    int perTable, int players, int tables, int rounds, int least, int most, Boards boards) {

  private static final List<Relation> WAYS =
      List.of(Relation.PARTNER, Relation.OPPONENT, Relation.TABLE);

  /** How many others each player meets in this way in a round. */
  private int others(Relation way) {
    return switch (way) {
      case PARTNER -> perTable == 4 ? 1 : 0;
      case OPPONENT -> perTable / 2;
      case TABLE, LEFT -> perTable - 1;
    };
  }

  /**
   * @param rules all rules of a wish
   * @return a bound on the squares of each of them, in their order; 0 for those that must be kept
   */
  public List<Long> bounds(List<Rule> rules) {
    List<Rule> must = rules.stream().filter(Rule::must).toList();
    return rules.stream()
        .map(rule -> rule.must() ? 0L : new RuleBound(this, must, rule).squares())
        .toList();
  }

  /**
   * @param rules rules that must be kept
   * @return whether the count shows that they cannot be kept together
   */
  public boolean contradict(List<Rule> rules) {
    Set<List<Integer>> spans = new HashSet<>(Set.of(List.of()));
    rules.forEach(rule -> spans.add(rule.rounds()));
    return rules.stream()
            .anyMatch(rule -> fewTables(rule) || fewRounds(rule) || cannotAddUp(rule, rules))
        || fewReturns(rules)
        || spans.stream().anyMatch(span -> !new Span(span, rules).passes());
  }

  /**
   * Whether a rule lets no two players meet in two rounds in a row, though the players of a table
   * must come from fewer places: a table each of the round before, or those who sat out.
   */
  private boolean fewTables(Rule rule) {
    return again(rule) > 0;
  }

  /**
   * Whether a rule lets a player move more often than the rounds that they play allow, or asks for
   * more or fewer sets in common than any two players have.
   */
  private boolean fewRounds(Rule rule) {
    return (rule.counted() instanceof Counted.Moving
            || rule.counted() instanceof Counted.SameBoards)
        && new RuleBound(this, List.of(), rule).squares() > 0;
  }

  /** Whether a rule asks for more or less, added up, than there is beside the other rules. */
  private boolean cannotAddUp(Rule rule, List<Rule> rules) {
    return rule.together() && new RuleBound(this, rules, rule).squares() > 0;
  }

  /**
   * @param rule a rule
   * @return couples who must meet once too often where the rule lets no two players meet in two
   *     rounds in a row, over all spans of rounds; 0 for other rules
   */
  long again(Rule rule) {
    return meetsOnce(rule)
        ? rule.spans(rounds).stream().filter(span -> span.size() > 1).count() * again()
        : 0;
  }

  /** Whether a rule lets no two players meet twice. */
  private boolean meetsOnce(Rule rule) {
    return rule.counted() instanceof Counted.Meeting meeting
        && anywhere(meeting)
        && meeting.couples().size() == players * (players - 1) / 2
        && rule.times().shape() == Times.Shape.RANGE
        && rule.times().most() <= 1;
  }

  /**
   * How many couples meet in both of two rounds, at least. Those who sat out in the first of them
   * are spread over the tables of the second as evenly as can be; the others at each table come
   * from as many tables as there are.
   */
  private int again() {
    int out = players - perTable * tables;
    int couples = 0;
    for (int t = 0; t < tables; t++) {
      int rested = Math.min(perTable, out / tables + (t < out % tables ? 1 : 0));
      for (int k = 0; k < perTable - rested; k++) {
        // The one who sits down finds so many from their own table at least.
        couples += k / tables;
      }
    }
    return couples;
  }

  /**
   * Whether one rule lets no two players meet twice, and another that nobody comes back to a table
   * as often as they must: with four tables, and nobody sitting out, those of a table come from all
   * tables of any other round, so that one of them was at this table before.
   */
  private boolean fewReturns(List<Rule> rules) {
    return perTable == 4
        && tables == 4
        && players == 16
        && rules.stream().anyMatch(rule -> rule.spans(rounds).equals(whole()) && meetsOnce(rule))
        && rules.stream().anyMatch(this::fewReturns);
  }

  private boolean fewReturns(Rule rule) {
    boolean all =
        rule.counted() instanceof Counted.Sitting sitting
            && sitting.apart() == Counted.Apart.TABLES
            && sitting.tables().isEmpty()
            && sitting.directions().isEmpty()
            && sitting.of().size() == players
            && rule.spans(rounds).equals(whole());
    if (!all) {
      return false;
    }
    boolean even = rule.times().shape() == Times.Shape.EVEN;
    int least = even ? rounds / tables : rule.times().least();
    int most = even ? (rounds + tables - 1) / tables : rule.times().most();
    // Rounds in which a player is at the same table, two by two.
    int returns = tables * (rounds * (rounds - 1) / 2);
    return returns < players * twos(least, most, false)
        || returns > players * twos(least, most, true);
  }

  /**
   * How many two of a player's rounds are at the same table, at least or at most, where the counts
   * of the tables lie in a range.
   */
  private int twos(int least, int most, boolean greatest) {
    int twos = 0;
    int left = rounds;
    for (int t = tables; t > 0; t--) {
      int fair = greatest ? left - (t - 1) * least : (left + t - 1) / t;
      int count = Math.max(least, Math.min(most, fair));
      twos += count * (count - 1) / 2;
      left -= count;
    }
    return twos;
  }

  private List<List<Integer>> whole() {
    return List.of(IntStream.rangeClosed(1, rounds).boxed().toList());
  }

  /**
   * @param meeting what a rule counts
   * @return whether it counts whatever brings two players to one table
   */
  static boolean anywhere(Counted.Meeting meeting) {
    return meeting.relations().contains(Relation.TABLE)
        || meeting.relations().containsAll(Set.of(Relation.PARTNER, Relation.OPPONENT));
  }

  /**
   * @param length a number of rounds
   * @return in how many of them each player plays at least
   */
  int plays(int length) {
    return Math.max(0, length - (rounds - least));
  }

  /**
   * The fewest sets that any two players both play in so many rounds: together they play that many
   * more than there are.
   */
  int fewestInCommon(int length) {
    return boards.replay() == Replay.NEVER ? Math.max(0, 2 * plays(length) - sets(length)) : 0;
  }

  /** The most sets that two players both play in so many rounds. */
  int mostInCommon(int length) {
    return Math.min(Math.min(length, most), sets(length));
  }

  /** The most different sets that are played in so many rounds. */
  private int sets(int length) {
    return boards.play() == Play.SHARED ? length : Math.min(boards.sets(), length * tables);
  }

  /** The counts over some rounds; all of them where the list is empty. */
  final class Span {

    private final List<Integer> chosen;
    private final int length;
    private final Map<Relation, int[][]> lows = new EnumMap<>(Relation.class);
    private final Map<Relation, int[][]> highs = new EnumMap<>(Relation.class);

    /** The fewest and the most sit-outs of each player. */
    private final int[] fewestOut = new int[players];

    private final int[] mostOut = new int[players];

    Span(List<Integer> chosen, List<Rule> rules) {
      this.chosen = chosen;
      length = chosen.isEmpty() ? rounds : chosen.size();
      Arrays.fill(fewestOut, Math.max(0, length - most));
      Arrays.fill(mostOut, length - plays(length));
      for (Relation way : WAYS) {
        lows.put(way, new int[players][players]);
        highs.put(way, new int[players][players]);
        Arrays.stream(high(way)).forEach(row -> Arrays.fill(row, length));
      }
      for (Rule rule : rules) {
        if (rule.counted() instanceof Counted.Meeting meeting && !meeting.ordered()) {
          enter(rule, meeting);
        }
        if (rule.counted() instanceof Counted.SittingOut out) {
          enter(rule, out);
        }
      }
      join();
    }

    private int[][] low(Relation way) {
      return lows.getOrDefault(way, new int[0][0]);
    }

    private int[][] high(Relation way) {
      return highs.getOrDefault(way, new int[0][0]);
    }

    private void enter(Rule rule, Counted.Meeting meeting) {
      if (rule.times().shape() == Times.Shape.EVEN) {
        return;
      }
      boolean covers = covers(rule);
      int parts = covers ? parts(rule) : 0;
      for (Two two : rule.couples(meeting, players)) {
        int before = Collections.frequency(rule.before(), two);
        if (covers) {
          limit(meeting, two, parts * (rule.times().most() - before));
        }
        if (inside(rule)) {
          need(meeting, two, rule.times().least() - before);
        }
      }
    }

    private void enter(Rule rule, Counted.SittingOut out) {
      if (rule.times().shape() != Times.Shape.RANGE) {
        return;
      }
      for (int p : out.of()) {
        if (covers(rule)) {
          long most = (long) parts(rule) * rule.times().most();
          mostOut[p - 1] = (int) Math.min(mostOut[p - 1], most);
        }
        if (inside(rule)) {
          fewestOut[p - 1] = Math.max(fewestOut[p - 1], rule.times().least());
        }
      }
    }

    /** Whether all these rounds count. */
    private boolean covers(Rule rule) {
      return rule.rounds().isEmpty() || rule.rounds().containsAll(span());
    }

    /** Whether all rounds that count are among these, and count together. */
    private boolean inside(Rule rule) {
      return rule.within() == 0 && (chosen.isEmpty() || rule.rounds().equals(chosen));
    }

    /** So many spans of a rule cover the rounds; one for each where they do not follow in it. */
    private int parts(Rule rule) {
      if (rule.within() == 0) {
        return 1;
      }
      List<Integer> own = rule.rounds().isEmpty() ? all() : rule.rounds();
      int at = own.indexOf(span().get(0));
      boolean inARow = own.subList(at, Math.min(own.size(), at + length)).equals(span());
      return inARow ? (length + rule.within() - 1) / rule.within() : length;
    }

    private List<Integer> all() {
      return IntStream.rangeClosed(1, rounds).boxed().toList();
    }

    private List<Integer> span() {
      return chosen.isEmpty() ? all() : chosen;
    }

    private void limit(Counted.Meeting meeting, Two two, int times) {
      boolean table = anywhere(meeting);
      for (Relation way : WAYS) {
        if (meeting.relations().contains(way) || (way == Relation.TABLE && table)) {
          int most = Math.min(high(way)[two.one() - 1][two.other() - 1], times);
          set(high(way), two, most);
        }
      }
    }

    private void need(Counted.Meeting meeting, Two two, int times) {
      Relation way =
          meeting.relations().size() == 1 ? meeting.relations().iterator().next() : Relation.TABLE;
      set(low(way), two, Math.max(low(way)[two.one() - 1][two.other() - 1], times));
    }

    private static void set(int[][] table, Two two, int times) {
      table[two.one() - 1][two.other() - 1] = times;
      table[two.other() - 1][two.one() - 1] = times;
    }

    /** Who partners or opposes sits at one table. */
    private void join() {
      for (Relation way : List.of(Relation.PARTNER, Relation.OPPONENT)) {
        for (int p = 0; p < players; p++) {
          for (int q = 0; q < players; q++) {
            high(way)[p][q] = Math.min(high(way)[p][q], high(Relation.TABLE)[p][q]);
            low(Relation.TABLE)[p][q] = Math.max(low(Relation.TABLE)[p][q], low(way)[p][q]);
          }
        }
      }
    }

    boolean passes() {
      return enoughSitOut() && WAYS.stream().allMatch(this::passes);
    }

    /**
     * Whether as many can sit out in these rounds as there are without a seat, and no more must.
     */
    private boolean enoughSitOut() {
      int out = (players - perTable * tables) * length;
      return IntStream.range(0, players).allMatch(p -> fewestOut[p] <= mostOut[p])
          && Arrays.stream(fewestOut).sum() <= out
          && Arrays.stream(mostOut).sum() >= out;
    }

    int fewest(Relation way) {
      return others(way) * plays(length);
    }

    int greatest(Relation way) {
      return others(way) * Math.min(length, most);
    }

    int least(Relation way, int p, int q) {
      return low(way)[p][q];
    }

    int most(Relation way, int p, int q) {
      return Math.max(0, high(way)[p][q]);
    }

    private boolean passes(Relation way) {
      int fewest = fewest(way);
      int greatest = greatest(way);
      int[][] room = high(way);
      for (int p = 0; p < players; p++) {
        long needed = 0;
        for (int q = 0; q < players; q++) {
          room[p][q] = p == q ? 0 : room[p][q];
          needed += low(way)[p][q];
          if (p != q && low(way)[p][q] > room[p][q]) {
            return false;
          }
        }
        if (needed > greatest) {
          return false;
        }
      }
      return new Flow(room, fewest, greatest).full();
    }
  }

  /**
   * Whether every player can send the fewest meetings through the room between couples, and none
   * receives more than the most. Then some counts lie between the two for all of them (N. S.
   * Mendelsohn and A. L. Dulmage, Some Generalizations of the Problem of Distinct Representatives,
   * Canadian Journal of Mathematics 10, 1958).
   */
  private static final class Flow {

    private final int[][] room;
    private final int[] supply;
    private final int[] demand;

    Flow(int[][] room, int fewest, int greatest) {
      this.room = Arrays.stream(room).map(int[]::clone).toArray(int[][]::new);
      supply = new int[room.length];
      demand = new int[room.length];
      Arrays.fill(supply, fewest);
      Arrays.fill(demand, greatest);
    }

    boolean full() {
      int[][] sent = new int[room.length][room.length];
      for (int p = 0; p < room.length; p++) {
        for (int q = 0; q < room.length; q++) {
          send(sent, p, q, Math.min(room[p][q], Math.min(supply[p], demand[q])));
          supply[p] -= sent[p][q];
          demand[q] -= sent[p][q];
        }
      }
      for (int p = 0; p < room.length; p++) {
        while (supply[p] > 0) {
          if (!augment(sent, p)) {
            return false;
          }
          supply[p]--;
        }
      }
      return true;
    }

    private void send(int[][] sent, int p, int q, int times) {
      sent[p][q] += times;
      room[p][q] -= times;
    }

    /** Sends one more meeting from a player, and moves others on the way; breadth first. */
    private boolean augment(int[][] sent, int from) {
      int n = room.length;
      int[] sender = new int[n];
      int[] receiver = new int[n];
      Arrays.fill(sender, -1);
      Arrays.fill(receiver, -1);
      Deque<Integer> open = new ArrayDeque<>(List.of(from));
      receiver[from] = n;
      while (!open.isEmpty()) {
        int p = open.remove();
        for (int q = 0; q < n; q++) {
          if (room[p][q] > 0 && sender[q] < 0) {
            sender[q] = p;
            if (demand[q] > 0) {
              demand[q]--;
              back(sent, q, sender, receiver, from);
              return true;
            }
            for (int other = 0; other < n; other++) {
              if (sent[other][q] > 0 && receiver[other] < 0) {
                receiver[other] = q;
                open.add(other);
              }
            }
          }
        }
      }
      return false;
    }

    private void back(int[][] sent, int last, int[] sender, int[] receiver, int from) {
      int q = last;
      while (true) {
        int p = sender[q];
        send(sent, p, q, 1);
        if (p == from) {
          return;
        }
        q = receiver[p];
        send(sent, p, q, -1);
      }
    }
  }
}
