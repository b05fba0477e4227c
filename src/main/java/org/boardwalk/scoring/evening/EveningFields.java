package org.boardwalk.scoring.evening;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.TreeMap;
import org.boardwalk.library.files.AttendanceFields;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;

/**
 * Writes an evening as the tree of fields that its file holds; {@link EveningReader} reads it back.
 */
final class EveningFields {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private EveningFields() {}

  static ObjectNode of(SavedEvening evening) {
    ObjectNode fields = NODES.objectNode().put("format", FileFormat.EVENING.id());
    fields.put("title", evening.title());
    fields.put("date", evening.date().toString());
    settings(evening.settings(), fields);
    clock(evening.clock(), fields);
    fields.setAll(AttendanceFields.of(evening.attendance(), AttendanceFields.NUMBER).node());
    pairNumbers(evening.movement().numbering(), fields);
    ArrayNode names = fields.putArray("names");
    evening
        .names()
        .forEach((number, name) -> names.addObject().put("number", number).put("name", name));
    if (!evening.members().people().isEmpty()) {
      ArrayNode members = fields.putArray("members");
      new TreeMap<>(evening.members().people())
          .forEach(
              (number, people) ->
                  people.forEach(
                      m ->
                          members
                              .addObject()
                              .put("number", number)
                              .put("name", m.name())
                              .put("id", m.unionNumber())));
    }
    ArrayNode results = fields.putArray("results");
    evening.results().forEach(r -> results.add(result(r)));
    if (!evening.corrections().isEmpty()) {
      ArrayNode corrections = fields.putArray("corrections");
      evening.corrections().forEach(c -> corrections.add(correction(c)));
    }
    devices(evening.devices(), fields);
    Judged judged = Judged.of(evening.movement());
    fields.set("movement", SolutionFile.fields(Solution.of(judged)));
    return fields;
  }

  private static void devices(DeviceLog log, ObjectNode fields) {
    if (log.equals(DeviceLog.NONE)) {
      return;
    }
    ObjectNode devices = fields.putObject("devices");
    ArrayNode rows = devices.putArray("rows");
    for (DeviceLog.Said said : log.rows()) {
      ObjectNode row =
          rows.addObject()
              .put("round", said.place().round())
              .put("table", said.place().table())
              .put("board", said.place().board())
              .put("score", said.score());
      putUnlessEmpty(row, "lead", said.lead());
      if (said.number() != 0) {
        row.put("row", said.number());
      }
      putUnlessEmpty(row, "written", said.written());
      if (said.state() != DeviceLog.State.SENT) {
        row.put("state", Word.of(said.state()));
      }
    }
    if (!log.left().isEmpty()) {
      log.left().forEach(devices.putArray("left")::add);
    }
    putUnlessEmpty(devices, "fault", log.fault());
  }

  private static void putUnlessEmpty(ObjectNode fields, String key, String text) {
    if (!text.isEmpty()) {
      fields.put(key, text);
    }
  }

  private static void settings(EveningSettings settings, ObjectNode fields) {
    settings.start().ifPresent(s -> fields.put("start", s.toString()));
    settings.phones().ifPresent(key -> fields.put("phones", key));
    fields
        .putObject("pace")
        .put("perBoard", settings.pace().perBoard().toSeconds())
        .put("perMove", settings.pace().perMove().toSeconds());
    fields
        .putObject("scoring")
        .put("method", Word.of(settings.method()))
        .put("rounding", Word.of(settings.rounding()));
  }

  private static void pairNumbers(PairNumbering numbering, ObjectNode fields) {
    if (numbering.style() != PairNumbering.Style.CONTINUED) {
      ObjectNode object = fields.putObject("pairNumbers").put("style", Word.of(numbering.style()));
      if (numbering.ewAfter() > 0) {
        object.put("ewAfter", numbering.ewAfter());
      }
      ArrayNode ns = object.putArray("ns");
      numbering.ns().forEach(ns::add);
    }
  }

  private static void clock(RoundClock clock, ObjectNode fields) {
    if (clock.round() == 0) {
      return;
    }
    ObjectNode object = fields.putObject("clock").put("round", clock.round());
    clock
        .ends()
        .ifPresentOrElse(
            ends -> {
              object.put("ends", ends.toString());
              if (!clock.left().isZero()) {
                object.put("lasts", clock.left().toSeconds());
              }
            },
            () -> object.put("left", clock.left().toSeconds()));
  }

  private static ObjectNode result(Result result) {
    ObjectNode fields =
        NODES
            .objectNode()
            .put("round", result.play().round())
            .put("table", result.play().table())
            .put("board", result.play().board())
            .put("score", ScoreEntry.text(result));
    putUnlessEmpty(fields, "lead", result.account().map(a -> a.lead()).orElse(""));
    putUnlessEmpty(fields, "form", result.form());
    return result.provisional() ? fields.put("enteredBy", result.enteredBy()) : fields;
  }

  private static ObjectNode correction(Correction correction) {
    return NODES
        .objectNode()
        .put("number", correction.contestant())
        .put("reason", Word.of(correction.purpose()))
        .put("amount", CorrectionsCsv.amount(correction));
  }
}
