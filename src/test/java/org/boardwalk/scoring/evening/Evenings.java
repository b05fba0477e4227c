package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Language;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;

/** Evenings for tests. */
final class Evenings {

  /** Every form in which a score can stand in a file. */
  static final List<String> SCORES =
      List.of(
          "4S N +1",
          "3NTx E -2",
          "6Dxx S =",
          "pass",
          "-50",
          "60%",
          "60% / 40%",
          "60% 620 40% -100",
          "NP",
          "420 / -50",
          "1C W +6",
          "NP / 50%",
          "A+ / A-");

  private Evenings() {}

  /** Four pairs, three rounds of four boards at two tables, with a copy each. */
  static Movement fourPairs() {
    return new Movement(
        "Four pairs",
        Kind.PAIRS,
        4,
        2,
        new Boards(3, 4, Play.SHARED, 2, Replay.NEVER),
        Rotation.NONE,
        1,
        List.of(round(1, 4, 1, 2, 3), round(2, 4, 2, 3, 1), round(3, 4, 3, 1, 2)));
  }

  /** The four pairs, of whom pair 1 left after round 2, so that pair 2 had no game in round 3. */
  static SavedEvening gone() {
    List<Round> rounds = new ArrayList<>(fourPairs().rounds());
    rounds.set(2, new Round(rounds.get(2).encounters().subList(0, 1)));
    Attendance left = new Attendance(List.of(), List.of(new Attendance.Left(1, 2)));
    return SavedEvening.of(
        Judged.of(fourPairs().with(rounds), left), LocalDate.of(2026, 2, 3), Map.of(1, "Ann"));
  }

  private static Round round(int set, int ns1, int ew1, int ns2, int ew2) {
    return new Round(
        List.of(
            new Encounter(1, new Seating.TwoPairs(ns1, ew1), set),
            new Encounter(2, new Seating.TwoPairs(ns2, ew2), set)));
  }

  /** An evening in which everything that a file can hold is there. */
  static SavedEvening full() {
    SavedEvening evening =
        SavedEvening.of(Judged.of(fourPairs()), LocalDate.of(2026, 2, 3), Map.of())
            .named(
                Map.of(1, "Ann \"A\" & Bo", 3, "Zoë – 東京", 4, "'- x: y"),
                MemberList.parse(Path.of("members.csv"), "0012,Bo\nA-7,Zoë – 東京\n"))
            .titled("Tuesday: #3")
            .with(
                new EveningSettings(
                    ScoringMethod.CROSS_IMPS,
                    Rounding.HUNDREDTHS,
                    new Pace(Duration.ofSeconds(450), Duration.ZERO),
                    Optional.of(LocalTime.of(19, 30)),
                    Optional.of("0123456789abcdef".repeat(2)),
                    Optional.of(Language.SV)))
            .corrected(
                List.of(
                    new Correction(
                        2, Correction.Purpose.PENALTY, Fraction.of(-3, 2), Correction.Unit.GAINED)))
            .at(
                RoundClock.running(
                    2, Duration.ofMinutes(30), Instant.parse("2026-02-03T20:00:00Z")));
    var plays = Plays.of(fourPairs()).all();
    for (int k = 0; k < SCORES.size(); k++) {
      Result result = ScoreEntry.read(plays.get(k), SCORES.get(k), k == 0 ? "H10" : "");
      evening = evening.with(k == 1 ? result.in("B").enteredBy(2) : result);
    }
    return evening;
  }
}
