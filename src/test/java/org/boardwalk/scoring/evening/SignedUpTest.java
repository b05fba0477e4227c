package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** Names of members bring their numbers and handicaps into the evening. */
class SignedUpTest {

  private static final MemberList CLUB =
      MemberList.parse(Path.of("members.csv"), "12,Ann,3\n7,Bo,1\n9,Cy,\n");

  private static final SavedEvening EMPTY =
      SavedEvening.of(Judged.of(Evenings.fourPairs()), LocalDate.of(2026, 2, 3), Map.of());
  private static final SavedEvening TWO = EMPTY.named(Map.of(1, "Ann & Bo", 2, "Cy & Guest"), CLUB);

  private static String handicaps(SavedEvening evening) {
    return CorrectionsCsv.text(evening.corrections(), evening.movement());
  }

  @Test
  void numbersAndHandicapsFollowTheNames() {
    assertThat(TWO.members().people())
        .isEqualTo(
            Map.of(
                1, List.of(new Member("Ann", "", "12"), new Member("Bo", "", "7")),
                2, List.of(new Member("Cy", "", "9"))));
    assertThat(handicaps(TWO)).isEqualTo("1,handicap,2\n");
    assertThat(EveningFile.parse(Path.of("e.yaml"), EveningFile.text(TWO))).isEqualTo(TWO);
  }

  @Test
  void anotherNameBringsItsOwnHandicapAndOthersKeepTheirs() {
    SavedEvening set =
        TWO.corrected(CorrectionsCsv.parse(PATH, "1,handicap,5", TWO.event().roster()));
    assertThat(handicaps(set.named(Map.of(1, "Ann & Bo", 2, "Bo & Guest"), CLUB)))
        .isEqualTo("1,handicap,5\n2,handicap,0.5\n");
    assertThat(handicaps(set.named(Map.of(1, "Guest & Visitor"), CLUB))).isEmpty();
  }

  private static final Path PATH = Path.of("corrections.csv");

  @Test
  void withoutTheListNumbersStayWhereTheNameStays() {
    SavedEvening later = TWO.named(Map.of(1, "Ann & Bo", 2, "Cy & Di"));
    assertThat(later.members().people()).containsOnlyKeys(1);
    assertThat(handicaps(later)).isEqualTo("1,handicap,2\n");
  }

  @Test
  void correctionsThatAreTypedTakeThePlaceOfTheHandicapsOfTheList() {
    var typed = CorrectionsCsv.parse(PATH, "1,handicap,7", EMPTY.event().roster());
    assertThat(handicaps(EMPTY.signedUp(new Entrants(Map.of(1, "Ann & Bo"), typed), CLUB)))
        .isEqualTo("1,handicap,7\n");
    assertThat(handicaps(EMPTY.signedUp(new Entrants(Map.of(1, "Ann & Bo"), List.of()), CLUB)))
        .isEqualTo("1,handicap,2\n");
  }
}
