package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a club keeps from week to week. */
class ClubFolderTest {

  private static final LocalDate DAY = LocalDate.of(2026, 2, 3);

  @TempDir Path temp = Path.of("");

  private static SavedEvening of(String club, String number) {
    return SavedEvening.of(Judged.of(Examples.mitchell(3, 0, 2)), DAY, Map.of())
        .on(new Members(club, number, Map.of()), DAY);
  }

  @Test
  void theNumberOfTheClubIsThereNextWeek() {
    new ClubFolder(temp, MemberList.NONE).keep(of("Elm", "7").members());
    ClubFolder again = new ClubFolder(temp, MemberList.NONE);
    assertThat(again.name()).isEqualTo("Elm");
    assertThat(again.numbered(of("Elm", "")).members().clubId()).isEqualTo("7");
    assertThat(again.numbered(of("Elm", "8")).members().clubId()).isEqualTo("8");
  }

  @Test
  void anotherClubHasNoNumberUntilItIsTold() {
    ClubFolder folder = new ClubFolder(temp, MemberList.NONE);
    folder.keep(of("Elm", "7").members());
    assertThat(folder.numbered(of("Oak", ""))).isEqualTo(of("Oak", ""));
    folder.keep(of("Oak", "").members());
    assertThat(folder.numbered(of("Elm", "")).members().clubId()).isEmpty();
    folder.keep(Members.NONE);
    assertThat(folder.name()).isEqualTo("Oak");
  }

  private static Members played(String name, String number) {
    return new Members("Elm", "7", Map.of(1, List.of(new Member(name, "", number))));
  }

  @Test
  void aNumberThatWasTypedComesWithItsNameNextTime() {
    ClubFolder folder = new ClubFolder(temp, MemberList.NONE);
    folder.keep(played("Ann Ash", "12"));
    MemberList next = MemberList.read(temp.resolve("members.csv"));
    assertThat(folder.members()).isEqualTo(next);
    SavedEvening evening = of("Elm", "7").named(Map.of(4, "ann ash & Bo"), next);
    assertThat(evening.members().of(4, "ann ash").unionNumber()).isEqualTo("12");
  }

  @Test
  void aListThatIsNotTheOneInUseStaysAsItIs() throws IOException {
    Path list = Files.writeString(temp.resolve("members.csv"), "1,Bo\n");
    MemberList other = MemberList.parse(Path.of("other.csv"), "2,Cy\n");
    ClubFolder folder = new ClubFolder(temp, other);
    folder.keep(played("Ann Ash", "12"));
    assertThat(list).hasContent("1,Bo");
    assertThat(folder.members()).isEqualTo(other);
    assertThat(folder.name()).isEqualTo("Elm");
  }

  @Test
  void aDamagedListIsReportedAndStaysAsItIs() throws IOException {
    Path list = Files.writeString(temp.resolve("members.csv"), "1,Ann & Bo\n");
    ClubFolder folder = new ClubFolder(temp, MemberList.NONE);
    assertThatThrownBy(() -> folder.keep(played("Ann Ash", "12")))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("members.csv:1: [Ann & Bo] are two people\nMaybe ");
    assertThat(list).hasContent("1,Ann & Bo");
  }
}
