package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** Evenings that go on with another movement, and what can be ranked. */
class SavedEveningTest {

  /** The four pairs, of whom 1 and 2 have changed places in a round. */
  private static Judged changed(int round) {
    Movement movement = Evenings.fourPairs();
    List<Round> rounds = new ArrayList<>(movement.rounds());
    rounds.set(
        round - 1,
        new Round(
            rounds.get(round - 1).encounters().stream()
                .map(e -> new Encounter(e.table(), changed(e.seating()), e.set()))
                .toList()));
    return Judged.of(movement.with(rounds));
  }

  private static Seating changed(Seating seating) {
    var pairs = (Seating.TwoPairs) seating;
    return new Seating.TwoPairs(other(pairs.ns()), other(pairs.ew()));
  }

  private static int other(int pair) {
    return pair <= 2 ? 3 - pair : pair;
  }

  private static SavedEvening scored(int... rounds) {
    SavedEvening evening =
        SavedEvening.of(Judged.of(Evenings.fourPairs()), LocalDate.of(2026, 2, 3), Map.of());
    for (BoardPlay play : Plays.of(Evenings.fourPairs()).all()) {
      for (int round : rounds) {
        if (play.round() == round) {
          evening = evening.with(ScoreEntry.read(play, "110", ""));
        }
      }
    }
    return evening;
  }

  @Test
  void resultsOfLaterRoundsAreNeverGivenToOthers() {
    SavedEvening evening = scored(1, 2);
    assertThatThrownBy(() -> evening.goingOn(changed(2), 1))
        .hasMessage(
            "round [2] has results already, but other contestants are to play in it now"
                + "\nMaybe say that 2 rounds were played, or withdraw these results first.");
    assertThat(evening.goingOn(changed(3), 1).results()).isEqualTo(evening.results());
  }

  @Test
  void allRoundsWithSuchResultsAreToBePlayed() {
    SavedEvening evening = scored(1, 2, 3);
    Judged both =
        Judged.of(
            Evenings.fourPairs()
                .with(
                    List.of(
                        Evenings.fourPairs().rounds().get(0),
                        changed(2).movement().rounds().get(1),
                        changed(3).movement().rounds().get(2))));
    assertThatThrownBy(() -> evening.goingOn(both, 1))
        .hasMessageContaining("Maybe say that 3 rounds were played");
  }

  @Test
  void aRoundThatWasReallyPlayedOtherwiseKeepsItsResults() {
    SavedEvening on = scored(1, 2).goingOn(changed(2), 2);
    assertThat(on.results()).hasSize(16);
    assertThat(on.results().get(8).play().seating())
        .isEqualTo(changed(2).movement().rounds().get(1).encounters().get(0).seating());
  }

  /** The four pairs, of whom in round 2 all played at the other table. */
  private static Judged atEachOthersTable(int encounters) {
    Movement movement = Evenings.fourPairs();
    List<Round> rounds = new ArrayList<>(movement.rounds());
    rounds.set(
        1,
        new Round(
            rounds.get(1).encounters().stream()
                .limit(encounters)
                .map(e -> new Encounter(3 - e.table(), e.seating(), e.set()))
                .toList()));
    return Judged.of(movement.with(rounds));
  }

  @Test
  void resultsFollowThoseWhoPlayedToTheTableWhereTheyReallySat() {
    SavedEvening evening = scored(1, 2);
    Result first = evening.results().get(8);
    assertThat(first.play().table()).isEqualTo(1);
    SavedEvening on =
        evening.scored(evening.results().subList(0, 9)).goingOn(atEachOthersTable(2), 2);
    Result moved = on.results().get(8);
    assertThat(moved.play().table()).isEqualTo(2);
    assertThat(moved.play().seating()).isEqualTo(first.play().seating());
    assertThat(moved.ns()).isEqualTo(first.ns());
  }

  @Test
  void aResultOfAGameThatWasNotPlayedIsNamedAndNotLeftOut() {
    SavedEvening all = scored(2);
    SavedEvening evening = all.scored(all.results().subList(3, 5));
    assertThatThrownBy(() -> evening.goingOn(atEachOthersTable(1), 2))
        .hasMessage(
            "the result at board 5, table 2, round 2 belongs to no play of the new movement"
                + "\nMaybe correct the round, or take these results out first.");
  }
}
