package org.boardwalk.exchange;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
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
    file.putObject("boards")
        .put("sets", movement.boards().sets())
        .put("perSet", movement.boards().perSet())
        .put("play", word(movement.boards().play()))
        .put("copies", movement.boards().copies())
        .put("replay", word(movement.boards().replay()));
    file.put("rotation", word(movement.rotation()));
    file.put("winners", movement.winners());
    ArrayNode rounds = file.putArray("rounds");
    movement.rounds().forEach(r -> round(rounds.addArray(), r));
    return file.toPrettyString() + "\n";
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

  /** The name of a constant in such files, and in messages, with blanks. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
