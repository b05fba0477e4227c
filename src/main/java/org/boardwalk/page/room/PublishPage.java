package org.boardwalk.page.room;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The page from which the director publishes the results: what unions and websites want to know of
 * the club and its people, and the files for them.
 */
final class PublishPage {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final Messages messages;
  private final Consumer<Members> club;

  PublishPage(
      LiveRoom room,
      RoomAccess access,
      RoomFrame frame,
      Messages messages,
      Consumer<Members> club) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.messages = messages;
    this.club = club;
  }

  /** A person who played, the name of the field for their number, and the number. */
  record Person(int contestant, String name, String who, String field, String number) {}

  Reply show(Request request) {
    access.required(request);
    boolean saved = !request.parameters().text("saved").isEmpty();
    return page(200, request, saved, FaultMessage.of(""));
  }

  private Reply page(int status, Request request, boolean saved, FaultMessage wrong) {
    SavedEvening evening = room.evening();
    List<Person> people = people(evening);
    long known = people.stream().filter(p -> !p.number().isEmpty()).count();
    Map<String, Object> values = new HashMap<>();
    values.put("saved", saved);
    values.put("wrong", wrong);
    values.put("progress", EveningText.progress(evening).strip());
    values.put("before", stamp(evening));
    values.put("club", evening.members().club());
    values.put("clubId", evening.members().clubId());
    values.put("date", evening.date().toString());
    values.put("people", people);
    values.put("lacking", known < people.size());
    values.put("numbered", messages.of("room.publishNumbers", known, people.size()));
    return frame.page(status, "publish.html", request, values);
  }

  /** Those whose names are known, in the order of the contestants. */
  private List<Person> people(SavedEvening evening) {
    List<Person> people = new ArrayList<>();
    evening
        .names()
        .forEach(
            (contestant, name) -> {
              for (String one : Members.two(name)) {
                people.add(
                    new Person(
                        contestant,
                        one,
                        frame.label(contestant) + " " + one,
                        Text.of("number%d", people.size() + 1),
                        evening.members().of(contestant, one).unionNumber()));
              }
            });
    return people;
  }

  private static String stamp(SavedEvening evening) {
    return FormData.mark(NamesFile.text(evening.names(), evening.movement()));
  }

  /** Takes what was typed of the club and the people. */
  Reply take(Request request) {
    access.checkForm(request);
    try {
      room.change(e -> told(e, request.form()));
    } catch (IllegalArgumentException e) {
      return page(400, request, false, FaultMessage.of(String.valueOf(e.getMessage())));
    }
    try {
      club.accept(room.evening().members());
      return Reply.elsewhere("/publish?saved=yes");
    } catch (FileException | IllegalArgumentException e) {
      String fault = messages.of("room.publishNotKept", String.valueOf(e.getMessage()));
      return page(400, request, true, FaultMessage.of(fault));
    }
  }

  /** Refused where names were changed since the form was shown, whose fields would be others'. */
  private SavedEvening told(SavedEvening evening, FormData form) {
    if (!form.text("before").equals(stamp(evening))) {
      throw new IllegalArgumentException(
          "another person has changed names meanwhile\nMaybe enter the numbers once more.");
    }
    Map<Integer, List<Member>> people = new TreeMap<>();
    for (Person person : people(evening)) {
      String number = form.text(person.field()).strip();
      if (!number.isEmpty()) {
        people
            .computeIfAbsent(person.contestant(), c -> new ArrayList<>())
            .add(new Member(person.name(), "", Names.cut(number, 100)));
      }
    }
    Members members = new Members(form.text("club").strip(), form.text("clubId").strip(), people);
    return evening.on(members, day(form.text("date").strip()));
  }

  private static LocalDate day(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          Text.of("date [%s] is none\nMaybe write it like 2026-02-03.", Names.cut(text, 20)), e);
    }
  }
}
