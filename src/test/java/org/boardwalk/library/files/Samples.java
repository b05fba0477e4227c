package org.boardwalk.library.files;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Certificate;
import org.boardwalk.answer.Exhaustion;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Origin;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Proof;
import org.boardwalk.answer.Standing;
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
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;

/** Movements, wishes and answers for the tests. */
public final class Samples {

  private static final List<Demand> DEMANDS = List.of(Demand.values());

  public static final Origin ORIGIN =
      new Origin(
          new Finder("starter", "1.0", "powers of 2 modulo 13: \"N\", E, -N, -E"),
          -5,
          Duration.ofMillis(1230),
          LocalDate.of(2026, 11, 21));

  /** Of searches that were never made; it took as long as the origin says. */
  public static final Certificate CERTIFICATE =
      new Certificate(
          List.of(
              new Exhaustion("seats below 9", "sha256:4f2a", "2 variables", "cpsat", "9.15"),
              new Exhaustion("developed by Z13", "sha256:0b1c", "3 variables", "choco", "5.0")),
          ORIGIN.took());

  public static final List<String> HOSTILE_NAMES =
      List.of(
          "",
          " ",
          "~",
          "null",
          "true",
          "no",
          "12",
          "1e5",
          "0x1F",
          "2026-11-21",
          "---",
          "...",
          "- a",
          "a: b",
          "a #b",
          "# c",
          "&a",
          "*a",
          "!!str x",
          "%TAG",
          "@x",
          "`x`",
          "{a}",
          "[a",
          "a, b}",
          "'",
          "\"",
          "\"a\": b",
          "back\\slash \\n",
          "trailing ",
          " leading",
          "two  spaces",
          "a:",
          "line\nend",
          "cr\r\nlf",
          "tab\tx",
          "nul\u0000",
          "bell\u0007",
          "del\u007F",
          "nel\u0085",
          "sep\u2028\u2029",
          "rtl \u200F\u202E\u2066x",
          "bom\uFEFF",
          "nbsp\u00A0x",
          "\uFFFE\uFFFF",
          "lone \uD800",
          "lone \uDC00x",
          "emoji \uD83D\uDE00",
          "private \uE000",
          "Ørsted, Ł, 橋牌, ♠",
          "combining e\u0301",
          "name: x\nkind: pairs",
          "13 players, every criterion",
          "x".repeat(5000));

  private Samples() {}

  /**
   * A whist tournament for 13 players, with squares modulo 13 sitting NS: ideal in every criterion.
   *
   * @param turned tables whose East and West change places, which spoils side
   */
  public static Movement whist13(int turned) {
    List<Round> rounds = new ArrayList<>();
    int[] power = {1, 2, 4, 8, 3, 6, 12, 11, 9, 5, 10, 7};
    for (int r = 0; r < 13; r++) {
      List<Encounter> tables = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int[] seat = new int[4];
        for (int k = 0; k < 4; k++) {
          seat[k] = (power[(i + (i % 2) * 3 + 3 * k) % 12] + r) % 13 + 1;
        }
        boolean turn = 3 * r + i < turned;
        tables.add(
            new Encounter(
                i + 1,
                new Seating.FourPlayers(seat[0], seat[turn ? 3 : 1], seat[2], seat[turn ? 1 : 3]),
                r + 1));
      }
      rounds.add(new Round(tables));
    }
    return new Movement(
        "13 players", Kind.INDIVIDUAL, 13, 3, shared(13, 3), Rotation.NONE, 1, rounds);
  }

  public static Boards shared(int sets, int copies) {
    return new Boards(sets, 2, Play.SHARED, copies);
  }

  public static IndividualWish wish13() {
    return UsualWish.of(13, 3, 13, shared(13, 3), Rotation.NONE)
        .named("13 players")
        .demanding(criteria(Demand.REQUIRE, Demand.REQUIRE, Demand.MINIMISE, Demand.MINIMISE))
        .with(Objective.STANDARD);
  }

  public static Map<Criterion, Demand> criteria(
      Demand partner, Demand opponent, Demand side, Demand direction) {
    return Map.of(
        Criterion.PARTNER, partner,
        Criterion.OPPONENT, opponent,
        Criterion.SIDE, side,
        Criterion.DIRECTION, direction);
  }

  private static <T> T any(Random random, List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** A movement as an answer of which no more is known than theorems say. */
  public static Answer answer(Wish wish, Movement movement) {
    Judged judged = Judged.of(movement, wish);
    return new Answer(wish, new Outcome.Found(judged, Standing.of(judged)), ORIGIN, List.of());
  }

  /** A movement that nothing is better than, as a search that was never made has shown. */
  public static Answer proved(Wish wish, Movement movement) {
    Judged judged = Judged.of(movement, wish);
    return new Answer(
        wish, new Outcome.Found(judged, Standing.proved(judged, CERTIFICATE)), ORIGIN, List.of());
  }

  /** That there is no movement, as a search that was never made has shown. */
  public static Answer impossible(Wish wish) {
    return new Answer(wish, new Outcome.Impossible(Proof.of(CERTIFICATE)), ORIGIN, List.of());
  }

  /** A wish that a theorem forbids. */
  public static IndividualWish forbidden() {
    return UsualWish.of(8, 2, 7, shared(7, 2), Rotation.NONE)
        .demanding(criteria(Demand.REQUIRE, Demand.REQUIRE, Demand.REQUIRE, Demand.MINIMISE));
  }

  /** That there is no movement, as the theorems say that forbid it. */
  public static Answer refuted(Wish wish) {
    return new Answer(wish, new Outcome.Impossible(Proof.by(wish.forbidding())), ORIGIN, List.of());
  }

  /** Any movement that can be represented, good or bad. */
  public static Movement random(Random random) {
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

  public static String name(Random random) {
    return any(random, HOSTILE_NAMES);
  }

  public static IndividualWish randomWish(Random random) {
    int players = 4 + random.nextInt(60);
    int tables = 1 + random.nextInt(players / 4);
    int rounds = 1 + random.nextInt(30);
    Boards boards =
        random.nextBoolean()
            ? new Boards(rounds, 6, Play.SHARED, tables + random.nextInt(3))
            : new Boards(rounds + random.nextInt(4), 6, Play.CIRCULATING, tables);
    IndividualWish sizes =
        UsualWish.of(players, tables, rounds, boards, any(random, List.of(Rotation.values())));
    Symmetry symmetry = symmetry(random, players);
    IndividualWish settled =
        symmetry.restricts() ? sizes : sizes.with(fixed(random, players, tables, rounds));
    boolean walks = boards.play() == Play.CIRCULATING && settled.fixed().alike();
    return settled
        .with(walks ? any(random, List.of(WalkWish.values())) : WalkWish.AUTO)
        .named(name(random))
        .demanding(
            criteria(
                any(random, DEMANDS),
                any(random, DEMANDS),
                any(random, DEMANDS),
                any(random, DEMANDS)))
        .with(objective(random))
        .with(symmetry)
        .with(
            new SearchSettings(
                any(random, List.of(SearchSettings.EngineChoice.values())),
                Duration.ofMillis(1 + random.nextInt(100_000)),
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
      java.util.Collections.shuffle(order, random);
      return new Objective.Ordered(order);
    }
    return new Objective.Weighted(
        new Weights(
            random.nextInt(9), random.nextInt(9), random.nextInt(1_000_001), random.nextInt(9)));
  }

  private static Symmetry symmetry(Random random, int players) {
    return switch (random.nextInt(4)) {
      case 0 -> Symmetry.NONE;
      case 1 -> Symmetry.AUTO;
      case 2 -> new Symmetry.Cyclic(2 + random.nextInt(players - 1));
      default ->
          new Symmetry.Generated(
              List.of(permutation(random, players), permutation(random, players)));
    };
  }

  private static Permutation permutation(Random random, int size) {
    List<Integer> images = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    java.util.Collections.shuffle(images, random);
    return new Permutation(images);
  }
}
