package org.boardwalk.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.page.MovementPage.Choice;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.picture.Drawing;
import org.boardwalk.publish.picture.Pictures;

/** The picture of the room, round by round, with the moves of all contestants or of one. */
final class RoundPicture {

  private final Opening opening;
  private final Templates templates;

  RoundPicture(Opening opening, Templates templates) {
    this.opening = opening;
    this.templates = templates;
  }

  Reply show(Request request) {
    Opened opened = opening.required(request);
    Movement movement = opened.judged().movement();
    FormData form = request.form();
    Parameters fields = new Parameters(form.fields());
    int round = fields.number("round").orElse(1);
    Range.check("round", round, 1, movement.rounds().size());
    OptionalInt who = fields.number("who").stream().filter(w -> w > 0).findFirst();
    Names names = NamesField.names(form, movement);
    Drawing drawing = Pictures.room(movement, opened.judged().attendance(), names, round, who);
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(movement.name()));
    values.put("heading", drawing.title());
    values.put("svg", drawing.svg());
    values.put("query", opened.link().query());
    values.putAll(opened.typed(form).fields());
    values.put("round", round);
    values.put("before", round - 1);
    values.put("after", round < movement.rounds().size() ? round + 1 : 0);
    values.put("who", "" + who.orElse(0));
    values.put("people", people(movement, names));
    return Reply.page(templates.fill("picture.html", values));
  }

  private static List<Choice> people(Movement movement, Names names) {
    List<Choice> people = new ArrayList<>();
    IntStream.rangeClosed(1, movement.contestants())
        .forEach(
            c -> {
              String name = names.of(c);
              people.add(new Choice("" + c, name.equals("" + c) ? name : c + " " + name));
            });
    return people;
  }
}
