package org.boardwalk.search.starter.whist;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;

/**
 * A directed whist frame: the players are divided into holes, and each round misses one hole and
 * seats all others. Two players of different holes partner each other once and oppose each other
 * twice, once on either side; those of one hole never meet. Each hole is missed as often as it has
 * players. A frame of type h^u has u holes of h players. Source: F. E. Bennett and X. Zhang,
 * Resolvable Mendelsohn designs with block size 4, Aequationes Mathematicae 40 (1990).
 *
 * @param holes the hole of each player, from 0
 * @param rounds the rounds
 * @param by how it is made, in words
 */
record Frame(List<Integer> holes, List<HoleyRound> rounds, String by) {

  /**
   * A round of a frame: a holey parallel class.
   *
   * @param missed the hole whose players sit out
   * @param tables the tables, players as N, E, S, W
   */
  record HoleyRound(int missed, List<int[]> tables) {

    HoleyRound {
      tables = List.copyOf(tables);
    }
  }

  Frame {
    holes = List.copyOf(holes);
    rounds = List.copyOf(rounds);
  }

  /** A directed whist of 4n + 1 players, each of whom is a hole of their own. */
  static Frame of(Whist whist) {
    return new Frame(
        IntStream.range(0, whist.players()).boxed().toList(),
        IntStream.range(0, whist.rounds().size())
            .mapToObj(r -> new HoleyRound(whist.sittingOut(r), whist.rounds().get(r)))
            .toList(),
        whist.by());
  }

  /**
   * All translates of a base round that misses the hole of 0.
   *
   * @param group moves the players, and holes to holes
   * @param holes the hole of each element, a coset of a subgroup
   * @param base the tables of the base round
   */
  static Frame developed(AbelianGroup group, List<Integer> holes, List<int[]> base, String by) {
    return new Frame(
        holes,
        IntStream.range(0, group.order())
            .mapToObj(g -> new HoleyRound(holes.get(g), moved(base, p -> group.add(p, g))))
            .toList(),
        by);
  }

  /**
   * A frame on the points of a group divisible design, each taken several times: on the points of a
   * block there is a frame, and the blocks through a point seat all but the players of its group.
   *
   * @param design the design, whose groups become the holes
   * @param copies players in place of a point
   * @param block a frame with so many holes of that many players
   * @return the frame; empty where a block has none
   */
  static Optional<Frame> over(Divisible design, int copies, IntFunction<Optional<Frame>> block) {
    Map<Integer, Frame> frames = new TreeMap<>();
    for (int size : design.blockSizes()) {
      Optional<Frame> frame = block.apply(size);
      if (frame.isEmpty()) {
        return Optional.empty();
      }
      frames.put(size, frame.get());
    }
    List<HoleyRound> rounds = new ArrayList<>();
    for (int point = 0; point < design.groups().size(); point++) {
      for (int copy = 0; copy < copies; copy++) {
        List<int[]> tables = new ArrayList<>();
        for (List<Integer> points : design.blocks()) {
          int at = points.indexOf(point);
          if (at >= 0) {
            Frame frame = requireNonNull(frames.get(points.size()));
            tables.addAll(
                moved(
                    frame.missing(at).get(copy).tables(),
                    p -> points.get(frame.holes.get(p)) * copies + frame.numberInHole(p)));
          }
        }
        rounds.add(new HoleyRound(design.groups().get(point), tables));
      }
    }
    List<Integer> holes =
        design.groups().stream().flatMap(g -> Stream.generate(() -> g).limit(copies)).toList();
    return Optional.of(new Frame(holes, rounds, "frames over " + design.name()));
  }

  /** The players of a hole, ascending. */
  private List<Integer> players(int hole) {
    return IntStream.range(0, holes.size()).filter(p -> holes.get(p) == hole).boxed().toList();
  }

  private int numberInHole(int player) {
    return players(holes.get(player)).indexOf(player);
  }

  private static List<int[]> moved(List<int[]> tables, IntUnaryOperator to) {
    return tables.stream().map(table -> IntStream.of(table).map(to).toArray()).toList();
  }

  private List<HoleyRound> missing(int hole) {
    return rounds.stream().filter(r -> r.missed() == hole).toList();
  }

  private int count() {
    return 1 + holes.stream().mapToInt(h -> h).max().orElse(-1);
  }

  /**
   * The frame with several players in place of each one.
   *
   * @param n how many
   * @param effort ends a search for rows
   * @return the frame; empty where no way is known to blow tables up
   */
  Optional<Frame> inflated(int n, SearchEffort effort) {
    return BlowUp.of(n, effort)
        .map(
            blowUp ->
                new Frame(
                    holes.stream().flatMap(h -> Stream.generate(() -> h).limit(n)).toList(),
                    rounds.stream()
                        .flatMap(
                            r ->
                                IntStream.range(0, n)
                                    .mapToObj(
                                        y ->
                                            new HoleyRound(
                                                r.missed(), blowUp.round(r.tables(), y))))
                        .toList(),
                    Text.of("%d players in place of each of %d (%s)", n, holes.size(), by)));
  }

  /**
   * Fills the holes: the players of each and one more play a directed whist among themselves, a
   * round of it beside each round that misses the hole. Where one of them sits out in each round,
   * the rounds in which the additional player does so are played in all holes at once.
   *
   * @param fellows a tournament of so many players
   * @return the tournament of all players and one more; empty where a hole has none
   */
  Optional<Whist> filled(IntFunction<Optional<Whist>> fellows) {
    int more = holes.size();
    List<List<int[]>> all = new ArrayList<>();
    List<int[]> last = new ArrayList<>();
    Map<Integer, Optional<Whist>> known = new TreeMap<>();
    for (int hole = 0; hole < count(); hole++) {
      List<Integer> players = new ArrayList<>(players(hole));
      int size = players.size();
      players.add(more);
      Optional<Whist> whist = known.computeIfAbsent(size + 1, fellows::apply);
      if (whist.isEmpty()) {
        return Optional.empty();
      }
      List<List<int[]>> beside = new ArrayList<>(whist.get().rounds());
      if (!whist.get().full()) {
        int sole =
            IntStream.range(0, size + 1)
                .filter(r -> whist.get().sittingOut(r) == size)
                .findFirst()
                .orElseThrow();
        last.addAll(moved(beside.remove(sole), players::get));
      }
      List<HoleyRound> missing = missing(hole);
      for (int k = 0; k < size; k++) {
        List<int[]> round = new ArrayList<>(missing.get(k).tables());
        round.addAll(moved(beside.get(k), players::get));
        all.add(round);
      }
    }
    if (!last.isEmpty()) {
      all.add(last);
    }
    return Optional.of(
        new Whist(
            more + 1, all, Text.of("%d holes, each filled with one more player: %s", count(), by)));
  }
}
