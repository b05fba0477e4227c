package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Names that the director enters one by one, picked from the members. */
@Tag("thorough")
class NamesPageTest extends RoomOverHttp {

  private String cookie = "";

  @Override
  MemberList members() {
    return MemberList.parse(
        Path.of("members.csv"), "number,name,handicap\n12,Ann Ash,3\n7,Bo <Birch>,1\n");
  }

  @BeforeEach
  void signIn() throws Exception {
    EveningFile.write(file, saved().named(Map.of(1, "Eve & Flo", 3, "Gil & Hal")));
    serveInstead(file);
    cookie = director();
  }

  private HttpResponse<String> name(int number, String before, String name, String partner)
      throws Exception {
    return post(
        "/names?number=" + number,
        cookie,
        Map.of(
            "form",
            form(cookie),
            "number",
            "" + number,
            "before",
            before,
            "name",
            name,
            "partner",
            partner));
  }

  @Test
  void theFirstWithoutANameIsAskedForAndMembersAreOffered() throws Exception {
    assertThat(get("/names", cookie).body())
        .contains("<h1>Pair 2</h1>", "<option value=\"Ann Ash\">", "Bo &lt;Birch&gt;", "Eve")
        .doesNotContain("<Birch>");
    assertThat(get("/names?number=3", cookie).body()).contains("value=\"Gil\"", "value=\"Hal\"");
    HttpResponse<String> named = name(2, "", "Ann Ash", "Bo <Birch>");
    assertThat(named.headers().firstValue("Location")).contains("/names?number=4&done=2");
    assertThat(get("/names?number=4&done=2", cookie).body())
        .contains("Number 2: Ann Ash &amp; Bo &lt;Birch&gt;");
    assertThat(saved().names()).containsEntry(2, "Ann Ash & Bo <Birch>");
    assertThat(saved().members().people().get(2)).hasSize(2);
    assertThat(saved().corrections()).hasSize(1);
  }

  @Test
  void aNameIsTakenAwayByAnEmptyField() throws Exception {
    name(1, "Eve & Flo", "", "");
    assertThat(saved().names()).containsOnlyKeys(3);
  }

  @Test
  void nobodyIsNamedTwiceOrOverWhatAnotherPersonEntered() throws Exception {
    assertThat(name(2, "", "Eve", "Flo").body()).contains("is number 1 already");
    assertThat(name(1, "", "Ida", "Jo").body()).contains("another person has entered");
    assertThat(saved().names()).isEqualTo(Map.of(1, "Eve & Flo", 3, "Gil & Hal"));
  }

  @Test
  void onlyTheDirectorSeesMembersAndNames() throws Exception {
    assertThat(get("/names", "").statusCode()).isEqualTo(403);
    assertThat(get("/", "").body()).doesNotContain("Ann Ash");
    assertThat(
            post("/names?number=2", cookie, Map.of("form", "0", "number", "2", "name", "X"))
                .statusCode())
        .isEqualTo(403);
  }

  @Test
  void theDirectorGetsUsebioWithTheNumbersOfMembersAndThePdf() throws Exception {
    name(2, "", "Ann Ash", "Bo <Birch>");
    for (String play : List.of("round=1&table=2&board=3", "round=2&table=1&board=3")) {
      Map<String, String> pass = Map.of("form", form(cookie), "before", "", "special", "pass");
      post("/enter?" + play, cookie, pass);
    }
    assertThat(get("/results.xml", cookie).body())
        .contains("<PLAYER_NAME>Ann Ash</PLAYER_NAME>", "<NATIONAL_ID_NUMBER>12<")
        .contains("Tuesday &lt;pairs&gt;");
    assertThat(get("/results.pdf", cookie).body()).startsWith("%PDF");
    assertThat(get("/ranking", cookie).body()).contains("/results.xml", "/results.pdf");
    assertThat(get("/results.xml", "").statusCode()).isEqualTo(403);
    assertThat(get("/results.pdf", "").statusCode()).isEqualTo(403);
  }

  @Test
  void aLatePairIsPickedFromTheMembers() throws Exception {
    assertThat(get("/change?what=comes", cookie).body())
        .contains("<option value=\"Ann Ash\">", "name=\"partner\"");
  }
}
