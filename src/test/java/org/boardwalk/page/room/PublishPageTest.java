package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.entry.MemberList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the director tells of the club and the people, and the files for unions and websites. */
@Tag("thorough")
class PublishPageTest extends FinishedRoom {

  private static final Pattern BEFORE = Pattern.compile("name=\"before\" value=\"([^\"]+)\"");

  private boolean damaged;

  @Override
  void keep(Members played) {
    if (damaged) {
      throw new FileException(Path.of("members.csv"), 3, "is no line");
    }
    super.keep(played);
  }

  @Override
  MemberList members() {
    return MemberList.parse(Path.of("members.csv"), "number,name\n12,Ann Ash\n");
  }

  private Map<String, String> form() throws Exception {
    Matcher before = BEFORE.matcher(get("/publish", cookie).body());
    assertThat(before.find()).isTrue();
    Map<String, String> form = new HashMap<>();
    form.put("form", form(cookie));
    form.put("before", before.group(1));
    form.put("club", "Elm & Oak");
    form.put("clubId", "77");
    form.put("date", "2026-02-28");
    form.put("number1", "1001");
    form.put("number20", " 1020 ");
    return form;
  }

  @Test
  void clubDayAndNumbersAreKeptInTheEveningAndForTheNextOne() throws Exception {
    HttpResponse<String> sent = post("/publish", cookie, form());
    assertThat(sent.headers().firstValue("Location")).contains("/publish?saved=yes");
    Members told = saved().members();
    assertThat(told.club()).isEqualTo("Elm & Oak");
    assertThat(told.clubId()).isEqualTo("77");
    assertThat(told.people().get(1)).containsExactly(new Member("Anna1", "", "1001"));
    assertThat(told.people().get(10)).containsExactly(new Member("Bo10", "", "1020"));
    assertThat(saved().date()).hasToString("2026-02-28");
    assertThat(kept).containsExactly(told);
    assertThat(get("/publish?saved=yes", cookie).body())
        .contains("Saved.", "value=\"Elm &amp; Oak\"", "value=\"1001\"", "2 of 20");
    String xml = get("/results.xml?charge=10", cookie).body();
    assertThat(xml)
        .contains("<CLUB_NAME>Elm &amp; Oak</CLUB_NAME>", "<CLUB_ID_NUMBER>77</CLUB_ID_NUMBER>")
        .contains("<DATE>28/02/2026</DATE>", "<P2P_CHARGE_RATE>10</P2P_CHARGE_RATE>")
        .contains("<NATIONAL_ID_NUMBER>1020</NATIONAL_ID_NUMBER>");
    assertThat(get("/results.xml?charge=ten", cookie).statusCode()).isEqualTo(400);
  }

  @Test
  void aNumberStaysWithItsNameWhenThePartnerIsAMember() throws Exception {
    post("/publish", cookie, form());
    Map<String, String> name = new HashMap<>(Map.of("form", form(cookie), "number", "1"));
    name.putAll(Map.of("before", "Anna1 & Bo1", "name", "Ann Ash", "partner", "Bo1"));
    post("/names?number=1", cookie, name);
    assertThat(saved().members().people().get(1)).containsExactly(new Member("Ann Ash", "", "12"));
    Map<String, String> more = form();
    more.put("number1", "12");
    more.put("number2", "1002");
    post("/publish", cookie, more);
    Map<String, String> other = new HashMap<>(Map.of("form", form(cookie), "number", "2"));
    other.putAll(Map.of("before", "Anna2 & Bo2", "name", "Cy", "partner", ""));
    post("/names?number=2", cookie, other);
    assertThat(saved().members().people().get(1))
        .containsExactly(new Member("Ann Ash", "", "12"), new Member("Bo1", "", "1002"));
  }

  @Test
  void whatIsWrongIsSaidAndNothingIsChanged() throws Exception {
    Map<String, String> day = form();
    day.put("date", "31.12.2026");
    HttpResponse<String> wrong = post("/publish", cookie, day);
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong.body()).contains("date [31.12.2026] is none");
    Map<String, String> stale = form();
    stale.put("before", "other");
    assertThat(post("/publish", cookie, stale).body()).contains("changed names meanwhile");
    assertThat(saved().members()).isEqualTo(Members.NONE);
    assertThat(kept).isEmpty();
  }

  @Test
  void theEveningHasTheNumbersThoughTheListOfMembersCannotTakeThem() throws Exception {
    damaged = true;
    HttpResponse<String> sent = post("/publish", cookie, form());
    assertThat(sent.statusCode()).isEqualTo(400);
    assertThat(sent.body())
        .contains("Saved.", "Not kept for later evenings: members.csv:3: is no line", "Maybe ");
    assertThat(saved().members().people().get(1)).containsExactly(new Member("Anna1", "", "1001"));
  }

  @Test
  void onlyTheDirectorPublishes() throws Exception {
    assertThat(get("/publish", "").statusCode()).isEqualTo(403);
    assertThat(get("/results.html", "").statusCode()).isEqualTo(403);
    Map<String, String> form = form();
    form.put("form", "0");
    assertThat(post("/publish", cookie, form).statusCode()).isEqualTo(403);
    assertThat(post("/results.html", "", Map.of("form", "0")).statusCode()).isEqualTo(403);
  }

  @Test
  void thePageOfResultsIsAFile() throws Exception {
    HttpResponse<String> page = get("/results.html", cookie);
    assertThat(page.headers().firstValue("Content-Disposition").orElse(""))
        .contains("results.html");
    assertThat(page.body()).contains("Anna1 &amp; Bo1", "Tuesday 3 February 2026", "<script>");
    assertThat(post("/results.html", cookie, Map.of("form", form(cookie))).body())
        .isEqualTo(page.body());
  }
}
