package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.boardwalk.Boardwalk;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The page for going on when contestants come or leave, or a round went wrong: it shows the ways
 * side by side.
 */
final class GoingOnPage {

  private final Boardwalk boardwalk;
  private final MovementOpener opening;
  private final Uploads uploads;
  private final Supplier<MemberList> members;
  private final Templates templates;

  GoingOnPage(
      Boardwalk boardwalk,
      MovementOpener opening,
      Uploads uploads,
      Supplier<MemberList> members,
      Templates templates) {
    this.members = members;
    this.boardwalk = boardwalk;
    this.opening = opening;
    this.uploads = uploads;
    this.templates = templates;
  }

  /** A way to go on as a card. */
  record WayCard(String word, String measures, String schedule, String query) {}

  Reply show(Request request) {
    OpenMovement opened = opening.required(request);
    MovementFormFields typed = opened.typed(request.form());
    FormData form = typed.in(request.form());
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(opened.judged().movement().name()));
    values.put("query", opened.link().query());
    values.putAll(typed.fields());
    values.put("played", form.text("played"));
    values.put("really", form.text("really"));
    values.put("correcting", false);
    values.put("ways", List.of());
    values.put("notices", List.of());
    values.put("wrong", FaultMessage.of(""));
    try {
      values.put("results", RankingPage.results(form));
      ContinuationForm on = ContinuationForm.of(opened.judged(), form);
      if (!form.text("correct").isEmpty()) {
        values.put("correcting", true);
        values.put("really", on.planned());
      } else {
        List<String> notices = new ArrayList<>(on.notices());
        values.put(
            "ways", ways(on, TypedEvening.of(opened, form, members.get()), typed.title(), notices));
        values.put("notices", notices.stream().map(FaultMessage::of).toList());
      }
      return Reply.page(templates.fill("continue.html", values));
    } catch (FileException | IllegalArgumentException e) {
      values.put("wrong", FaultMessage.of(String.valueOf(e.getMessage())));
      values.put("correcting", !form.text("really").isEmpty());
      return Reply.page(400, templates.fill("continue.html", values));
    }
  }

  /**
   * The ways that fit the results. Messages say why other ways are left out, or that there are
   * none.
   */
  private List<WayCard> ways(
      ContinuationForm on, SavedEvening evening, String title, List<String> notices) {
    List<WayCard> ways = new ArrayList<>();
    Optional<IllegalArgumentException> misfit = Optional.empty();
    for (ContinuationForm.Choice choice : on.choices(boardwalk)) {
      SavedEvening next;
      try {
        next = evening.goingOn(choice.judged(), on.played());
      } catch (IllegalArgumentException e) {
        misfit = Optional.of(e);
        notices.add(choice.word() + ": " + e.getMessage());
        continue;
      }
      Parameters link =
          uploads.keep(
              title.isEmpty() ? choice.judged() : choice.judged().named(title),
              HarmlessText.of(choice.word()),
              Optional.of(next));
      ways.add(
          new WayCard(
              HarmlessText.of(choice.word()),
              choice.measures(),
              ScheduleText.byRound(choice.judged().movement(), choice.judged().attendance()),
              link.query()));
    }
    if (ways.isEmpty() && misfit.isPresent()) {
      throw misfit.get();
    }
    return ways;
  }
}
