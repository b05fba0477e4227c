package org.boardwalk.library.files;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.AwkwardNames;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;

/** Movements and wishes by chance. */
final class RandomSamples {

  private static final List<Demand> DEMANDS = List.of(Demand.values());

  private RandomSamples() {}

  private static <T> T any(Random random, List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Any movement that can be represented, good or bad. */
  static Movement movement(Random random) {
    Kind kind = any(random, List.of(Kind.values()));
    int contestants = 2 + random.nextInt(30);
    int tables = 1 + random.nextInt(10);
    Rotation rotation =
        kind == Kind.INDIVIDUAL ? any(random, List.of(Rotation.values())) : Rotation.NONE;
    Boards boards =
        new Boards(
            1 + random.nextInt(12),
            6 * (1 + random.nextInt(2)),
            any(random, List.of(Play.values())),
            1 + random.nextInt(5));
    List<Round> rounds = new ArrayList<>();
    for (int r = random.nextInt(12); r >= 0; r--) {
      rounds.add(
          new Round(
              IntStream.range(0, random.nextInt(tables + 1))
                  .mapToObj(
                      t ->
                          new Encounter(
                              1 + random.nextInt(tables),
                              SeatKey.seating(kind, s -> 1 + random.nextInt(contestants)),
                              1 + random.nextInt(boards.sets())))
                  .toList()));
    }
    int winners = any(random, List.of(1, 2, 4));
    return new Movement(name(random), kind, contestants, tables, boards, rotation, winners, rounds);
  }

  private static String name(Random random) {
    return any(random, AwkwardNames.ALL);
  }

  static IndividualWish wish(Random random) {
    int players = 4 + random.nextInt(60);
    int tables = 1 + random.nextInt(players / 4);
    int rounds = 1 + random.nextInt(30);
    Boards boards =
        random.nextBoolean()
            ? new Boards(rounds, 6, Play.SHARED, tables + random.nextInt(3))
            : new Boards(rounds + random.nextInt(4), 6, Play.CIRCULATING, tables);
    IndividualWish sizes =
        UsualWish.of(players, tables, rounds, boards, any(random, List.of(Rotation.values())));
    Symmetry symmetry = symmetry(random, players, rounds);
    IndividualWish settled =
        symmetry.restricts() ? sizes : sizes.with(fixed(random, players, tables, rounds));
    boolean walks = boards.play() == Play.CIRCULATING && settled.fixed().alike();
    return settled
        .with(walks ? any(random, List.of(WalkWish.values())) : WalkWish.AUTO)
        .named(name(random))
        .demanding(
            Samples.criteria(
                any(random, DEMANDS),
                any(random, DEMANDS),
                any(random, DEMANDS),
                any(random, DEMANDS)))
        .with(objective(random))
        .with(symmetry)
        .with(
            new SearchSettings(
                any(random, List.of(EngineChoice.AUTO, EngineChoice.CPSAT, EngineChoice.CHOCO)),
                Limit.effort(Duration.ofMillis(1 + random.nextInt(100_000))),
                random.nextLong(),
                1 + random.nextInt(64)));
  }

  /** Some wishes that fit together. */
  private static Fixed fixed(Random random, int players, int tables, int rounds) {
    Fixed fixed = Fixed.NOTHING;
    if (random.nextBoolean()) {
      fixed = fixed.stationary(List.of(1 + random.nextInt(players)));
    }
    if (random.nextBoolean()) {
      fixed = fixed.couples(List.of(new Couple(2, 1)), List.of(new Couple(3, 1), new Couple(3, 4)));
    }
    if (rounds > 2 && players > 8 && random.nextBoolean()) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 1; t <= Math.min(tables, players / 4 - 1); t++) {
        int n = 4 * t - 3;
        encounters.add(new Encounter(t, new Seating.FourPlayers(n, n + 2, n + 1, n + 3), 1));
      }
      Attendance attendance =
          new Attendance(
              List.of(new Attendance.Late(players, 2)),
              List.of(new Attendance.Left(5, rounds - 1)));
      fixed =
          fixed
              .stationary(List.of())
              .couples(fixed.partners(), List.of())
              .after(List.of(new Round(encounters)), attendance);
    }
    return random.nextBoolean() ? fixed.curtail(1 + random.nextInt(rounds)) : fixed;
  }

  private static Objective objective(Random random) {
    if (random.nextBoolean()) {
      List<Criterion> order = new ArrayList<>(List.of(Criterion.values()));
      Collections.shuffle(order, random);
      return new Objective.Ordered(order);
    }
    return new Objective.Weighted(
        Weights.of(
            List.of(
                random.nextInt(9),
                random.nextInt(9),
                random.nextInt(1_000_001),
                random.nextInt(9))));
  }

  private static Symmetry symmetry(Random random, int players, int rounds) {
    return switch (random.nextInt(5)) {
      case 0 -> Symmetry.NONE;
      case 1 -> Symmetry.AUTO;
      case 2 ->
          IntStream.rangeClosed(2, players)
              .filter(order -> rounds % order == 0)
              .<Symmetry>mapToObj(Symmetry::cyclic)
              .findFirst()
              .orElse(Symmetry.AUTO);
      case 3 ->
          IntStream.rangeClosed(3, players)
              .filter(order -> rounds % order == 0)
              .<Symmetry>mapToObj(
                  order -> new Symmetry.Translations(List.of(order), List.of(order - 1)))
              .findFirst()
              .orElse(Symmetry.AUTO);
      default ->
          new Symmetry.Generated(
              List.of(permutation(random, players), permutation(random, players)));
    };
  }

  private static Permutation permutation(Random random, int size) {
    List<Integer> images = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    Collections.shuffle(images, random);
    return new Permutation(images);
  }
}
