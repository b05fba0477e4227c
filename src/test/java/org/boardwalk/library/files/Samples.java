package org.boardwalk.library.files;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Standing;

/** Movements, wishes and answers for the tests. */
public final class Samples {

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
    return new Answer(
        wish, new Outcome.Impossible(Proof.of(CERTIFICATE).naming(wish)), ORIGIN, List.of());
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
}
