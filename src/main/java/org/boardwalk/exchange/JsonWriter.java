package org.boardwalk.exchange;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/** Writes a whole movement as JSON, see {@link JsonReader}. */
final class JsonWriter implements TextWriter {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Override
  public String write(Movement movement) {
    ObjectNode file = JSON.createObjectNode();
    file.put("format", JsonReader.FORMAT);
    file.put("name", movement.name());
    file.put("kind", word(movement.kind()));
    file.put("contestants", movement.contestants());
    file.put("tables", movement.tables());
    boards(file.putObject("boards"), movement.boards());
    file.put("rotation", word(movement.rotation()));
    file.put("winners", movement.winners());
    ArrayNode rounds = file.putArray("rounds");
    movement.rounds().forEach(r -> round(rounds.addArray(), r));
    return file.toPrettyString() + "\n";
  }

  private static void boards(ObjectNode fields, Boards boards) {
    fields
        .put("sets", boards.sets())
        .put("perSet", boards.perSet())
        .put("play", word(boards.play()))
        .put("copies", boards.copies())
        .put("replay", word(boards.replay()));
    if (boards.shortage() != Boards.Shortage.NONE) {
      fields.put("shortage", word(boards.shortage()));
    }
  }

  private static void round(ArrayNode round, Round played) {
    for (Encounter e : played.encounters()) {
      ObjectNode encounter = round.addObject().put("table", e.table());
      e.seating()
          .kind()
          .seats()
          .forEach(
              s ->
                  encounter.put(
                      CsvColumns.name(e.seating().kind(), s), e.seating().seats().get(s)));
      encounter.put("set", e.set());
    }
  }

  /** The name of a constant in such files and in messages, with blanks. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
