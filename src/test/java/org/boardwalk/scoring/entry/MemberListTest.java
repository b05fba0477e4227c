package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemberListTest {

  private static final Path PATH = Path.of("members.csv");

  private static MemberList read(String text) {
    return MemberList.parse(PATH, text);
  }

  private static final MemberList CLUB =
      read("number,name,handicap\n12,Ann Ash,3\n7,Bo Birch,\n,Cy Cedar,-1.5\n31,Di Elm,1\n");

  @Test
  void columnsStandInAnyOrderAndOthersAreNotRead() {
    assertThat(read("Name;E-mail;Number\nAnn Ash;a@b.example;12\n").members("Ann Ash"))
        .containsExactly(new Member("Ann Ash", "", "12"));
    assertThat(read("12,Ann Ash\n7,Bo Birch,2\n").names()).containsExactly("Ann Ash", "Bo Birch");
  }

  @Test
  void bothPeopleOfAPairAreFoundWhateverTheirLetters() {
    assertThat(CLUB.members("ann  ash & Bo Birch"))
        .containsExactly(new Member("ann  ash", "", "12"), new Member("Bo Birch", "", "7"));
    assertThat(CLUB.members("Guest & Cy Cedar")).isEmpty();
  }

  @Test
  void thePairHasTheMeanOfItsHandicaps() {
    // (3 + 0) / 2, (3 - 1.5) / 2, 3 alone; a guest counts as zero.
    assertThat(handicap("Ann Ash & Bo Birch")).isEqualTo("1,handicap,1.5\n");
    assertThat(handicap("Ann Ash & Cy Cedar")).isEqualTo("1,handicap,0.75\n");
    assertThat(handicap("Ann Ash")).isEqualTo("1,handicap,3\n");
    assertThat(handicap("Guest & Di Elm")).isEqualTo("1,handicap,0.5\n");
    assertThat(CLUB.handicap(1, "Bo Birch & Guest")).isEmpty();
  }

  private static String handicap(String name) {
    return CorrectionsCsv.text(
        CLUB.handicap(1, name).stream().toList(), Examples.mitchell(3, 0, 2));
  }

  @Test
  void membersOfOneNameAreToldApartByTheirNumbers() {
    MemberList two = read("1,Ann Lee\n2,ANN LEE\n3,Bo\n");
    assertThat(two.names()).containsExactly("Ann Lee (1)", "ANN LEE (2)", "Bo");
    assertThat(two.members("Ann Lee (1) & Bo"))
        .containsExactly(new Member("Ann Lee (1)", "", "1"), new Member("Bo", "", "3"));
    assertThat(two.members("Ann Lee")).isEmpty();
  }

  private static String numbered(String text, Member... played) {
    return MemberList.numbered(PATH, text, new Members("Elm", "", Map.of(3, List.of(played))));
  }

  private static Member one(String name, String number) {
    return new Member(name, "", number);
  }

  @Test
  void numbersOfAnEveningGoIntoTheLinesOfTheirMembersAndIntoNewOnes() {
    String list = "Name;E-mail;Number;Handicap\nAnn Ash;a@b.example;;1,5\nBo Birch;=x;7\n";
    String after = numbered(list, one("ann  ash", "12"), one("Gil", "40"), one("Bo Birch", "8"));
    assertThat(after)
        .isEqualTo(
            "Name,E-mail,Number,Handicap\nAnn Ash,a@b.example,12,\"1,5\"\nBo Birch,'=x,8\n"
                + "Gil,,40\n");
    assertThat(read(after).members("Ann Ash & Gil"))
        .containsExactly(one("Ann Ash", "12"), one("Gil", "40"));
    assertThat(read(after).handicap(1, "Ann Ash")).isPresent();
    assertThat(numbered("", one("Ann", "12"))).isEqualTo("number,name,handicap\n12,Ann\n");
    assertThat(numbered("7,Bo\n", one("Ann", "12")))
        .isEqualTo("number,name,handicap\n7,Bo\n12,Ann\n");
  }

  @Test
  void aListThatHasAllNumbersStaysAsItIs() {
    String list = "# ours\nname; number\nAnn;12\nBo;\n";
    assertThat(numbered(list, one("ANN", "12"), one("Bo", ""), one("Cy", ""))).isSameAs(list);
  }

  @Test
  void twoOfOneNameWithDifferentNumbersAreLeftOut() {
    assertThat(numbered("", one("Ann", "1"), one("Bo", "2"), one("ann", "3")))
        .isEqualTo("number,name,handicap\n2,Bo\n");
    String two = "1,Ann Lee\n2,Ann Lee\n";
    assertThat(numbered(two, one("Ann Lee (2)", "5")))
        .isEqualTo("number,name,handicap\n1,Ann Lee\n5,Ann Lee\n");
  }

  @Test
  void aDamagedListTakesNoNumbers() {
    assertThatThrownBy(() -> numbered("1,Ann\n1,Ann\n", one("Bo", "2")))
        .isInstanceOf(FileException.class);
    assertThatThrownBy(() -> numbered("", one("x".repeat(101), "2")))
        .hasMessageContaining("at most 100 characters");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,Ann & Bo | two people",
        "1,Ann\\n1,Ann | twice",
        "1,Ann,2%\\n2,Bo,2 | in percent",
        "1,Ann,much | amount [much]",
        "1, | at most 100 characters",
        "Ann | other columns",
        "1,Ann,2,3 | other columns"
      })
  void aListThatCannotBeMeantIsRefused(String text, String why) {
    assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(why)
        .hasMessageContaining("\nMaybe");
  }

  @Test
  void aListThatBrowsersCannotHoldIsRefused() {
    StringBuilder many = new StringBuilder();
    for (int k = 0; k <= 5000; k++) {
      many.append(k).append(",Member ").append(k).append('\n');
    }
    assertThatThrownBy(() -> read(many.toString())).hasMessageContaining("has 5001 members");
  }

  @Test
  void anEmptyListHasNoMembers() {
    assertThat(read("")).isEqualTo(MemberList.NONE);
  }
}
