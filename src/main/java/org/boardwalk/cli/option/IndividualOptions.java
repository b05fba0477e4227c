package org.boardwalk.cli.option;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that make up the wish for an individual movement. */
public final class IndividualOptions {

  @Option(
      names = "--players",
      required = true,
      paramLabel = "N",
      description = "Number of players, 4 to 200.")
  int players;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: those of the complete schedule).")
  @Nullable Integer rounds;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "Tables in play (default: as many as the players fill).")
  @Nullable Integer tables;

  @Option(
      names = "--play",
      paramLabel = "PLAY",
      description =
          "shared: all tables play the same boards in a round; circulating: boards move"
              + " from table to table (default: circulating with --sets or with fewer --copies"
              + " than tables, else shared).")
  @Nullable Play play;

  @Option(
      names = "--sets",
      paramLabel = "N",
      description =
          "Board sets in circulating play (default: as many as rounds, or as tables need).")
  @Nullable Integer sets;

  @Option(
      names = "--copies",
      paramLabel = "N",
      description =
          "Copies of each set (default: one a table in shared play, else 1). With --play shared"
              + " and fewer, tables share them.")
  @Nullable Integer copies;

  @Option(
      names = "--walk",
      paramLabel = "WALK",
      defaultValue = "auto",
      converter = WordConverter.BoardsWalk.class,
      completionCandidates = WordConverter.BoardsWalk.class,
      description =
          "How boards travel in circulating play: down-one (each table takes them from"
              + " the next table, or from a stand between the two), rule (each table takes them"
              + " from one fixed table), any, or auto, the simplest that is found and then the"
              + " least cost (default: ${DEFAULT-VALUE}).")
  WalkWish walk = WalkWish.AUTO;

  @Mixin SeatOptions seats = new SeatOptions();

  @Option(
      names = "--require",
      split = ",",
      paramLabel = "CRITERION",
      description = "Criteria that must be ideal: partner, opponent, side, direction.")
  List<Criterion> require = List.of();

  @Option(
      names = "--weights",
      split = ",",
      arity = "1",
      paramLabel = "N",
      description =
          "Weights of partner, opponent, side and direction in the cost (default:"
              + " 8,4,1,1, with partner required from 10 players on).")
  List<Integer> weights = List.of();

  @Option(
      names = "--order",
      split = ",",
      arity = "1",
      paramLabel = "CRITERION",
      description =
          "Criteria in order of importance, such as partner,opponent,side,direction (the"
              + " default without --rounds).")
  List<Criterion> order = List.of();

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      defaultValue = "auto",
      description =
          "Symmetry of the schedule: auto, none, cyclic:N, or translations and multipliers, such as"
              + " Z3xZ9 or Z13:3 (default: ${DEFAULT-VALUE}).")
  String symmetry = "auto";

  @Mixin WishOptions.WithStationary wishes = new WishOptions.WithStationary();

  @Mixin NameOptions naming = new NameOptions();

  /**
   * The copies of each set in the room. Where they are too few for shared play, tables share them.
   */
  public int inRoom() {
    return Optional.ofNullable(copies).orElse(Boards.MOST);
  }

  /**
   * The wish, without search settings of its own. In shared play it has a copy for every table: who
   * plays with whom does not depend on {@link #inRoom those in the room}.
   */
  public IndividualWish wish() {
    Range.check("--players", players, 4, IndividualWish.MOST_PLAYERS);
    int roundCount = Optional.ofNullable(rounds).orElse(UsualWish.completeRounds(players));
    Range.check("--rounds", roundCount, 1, IndividualWish.MOST_ROUNDS);
    int tableCount = Optional.ofNullable(tables).orElse(players / 4);
    Range.check("--tables", tableCount, 1, players / 4);
    Play chosen = chosenPlay(tableCount);
    if (chosen == Play.SHARED && sets != null) {
      throw new IllegalArgumentException("--sets [" + sets + "] is for --play circulating");
    }
    Boards usual = UsualBoards.of(tableCount, roundCount, chosen, seats.rotation());
    int said = Optional.ofNullable(copies).orElse(usual.copies());
    Range.check("--copies", said, 1, Boards.MOST);
    boolean shareable = chosen == Play.SHARED && seats.rotation() == Rotation.NONE;
    int copyCount = shareable ? Math.max(said, tableCount) : said;
    int setCount =
        Optional.ofNullable(sets)
            .orElseGet(() -> UsualBoards.sets(tableCount, roundCount, chosen, copyCount));
    Boards boards = new Boards(setCount, seats.perSet(), chosen, copyCount);
    IndividualWish free = UsualWish.of(players, tableCount, roundCount, boards, seats.rotation());
    Fixed fixed = wishes.over(free.fixed(), players);
    // Parts that the user fixes may keep partners from being even. Even partners then come first,
    // but are not required.
    // With rules that have a weight everything is weighed.
    boolean weighed = fixed.weighed();
    boolean inOrder = rounds == null || !fixed.alike();
    IndividualWish sizes = inOrder && !weighed ? UsualWish.inOrder(free) : free;
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    boolean unsaid = weights.isEmpty() && order.isEmpty() && !weighed;
    demands.putAll(unsaid ? sizes.criteria() : Map.of());
    require.forEach(c -> demands.put(c, Demand.REQUIRE));
    return wishes
        .over(
            sizes
                .named(naming.or(sizes.name()))
                .demanding(demands)
                .with(objective(sizes))
                .with(symmetry()))
        .with(walk);
  }

  /**
   * The wish and, where even partners are required as they usually are, but were not asked for, the
   * wish that weighs them, for rooms in which nothing even is found.
   */
  public List<IndividualWish> inOrder() {
    IndividualWish first = wish();
    boolean usual =
        first.required().contains(Criterion.PARTNER) && !require.contains(Criterion.PARTNER);
    Map<Criterion, Demand> others = new EnumMap<>(Criterion.class);
    others.putAll(first.criteria());
    others.remove(Criterion.PARTNER);
    return usual ? List.of(first, first.demanding(others)) : List.of(first);
  }

  private Play chosenPlay(int tables) {
    boolean fewBoards = sets != null || (copies != null && copies < tables);
    return Optional.ofNullable(play).orElse(fewBoards ? Play.CIRCULATING : Play.SHARED);
  }

  private Objective objective(IndividualWish sizes) {
    if (!weights.isEmpty() && !order.isEmpty()) {
      throw new IllegalArgumentException("--weights and --order exclude each other");
    }
    if (!order.isEmpty()) {
      return new Objective.Ordered(order);
    }
    if (weights.isEmpty()) {
      return sizes.objective();
    }
    try {
      return new Objective.Weighted(Weights.of(weights));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--" + e.getMessage(), e);
    }
  }

  private Symmetry symmetry() {
    if (symmetry.matches("cyclic:[0-9]{1,4}")) {
      return Symmetry.cyclic(Integer.parseInt(symmetry.substring("cyclic:".length())));
    }
    if (symmetry.matches("Z[^:]*(:[0-9]{1,4}(,[0-9]{1,4})*)?")) {
      String[] parts = symmetry.split("[:,]", -1);
      return Symmetry.Translations.parse(
          parts[0], Arrays.stream(parts).skip(1).map(Integer::valueOf).toList());
    }
    return switch (symmetry) {
      case "auto" -> Symmetry.AUTO;
      case "none" -> Symmetry.NONE;
      default ->
          throw new IllegalArgumentException(
              "--symmetry ["
                  + symmetry
                  + "] must be auto, none, cyclic:N or a group, such as Z13, Z3xZ9 or Z13:3");
    };
  }
}
