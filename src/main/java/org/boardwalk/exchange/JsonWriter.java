package org.boardwalk.exchange;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;

/** Writes a whole movement as JSON, see {@link JsonReader}. */
final class JsonWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    return FieldTree.of("format", JsonReader.FORMAT)
        .put("name", movement.name())
        .put("kind", word(movement.kind()))
        .put("contestants", movement.contestants())
        .put("tables", movement.tables())
        .put("boards", boards(movement.boards()))
        .put("rotation", word(movement.rotation()))
        .put("winners", movement.winners())
        .list(
            "rounds",
            movement.rounds(),
            round -> round.encounters().stream().map(JsonWriter::encounter).toList())
        .json();
  }

  private static FieldTree boards(Boards boards) {
    boolean lacking = boards.shortage() != Boards.Shortage.NONE;
    return FieldTree.of("sets", boards.sets())
        .put("perSet", boards.perSet())
        .put("play", word(boards.play()))
        .put("copies", boards.copies())
        .put("replay", word(boards.replay()))
        .put("shortage", Optional.of(word(boards.shortage())).filter(s -> lacking))
        .put("parts", Optional.of(boards.parts()).filter(p -> p > 1));
  }

  private static FieldTree encounter(Encounter e) {
    FieldTree fields = FieldTree.of("table", e.table());
    Map<Seat, Integer> seated = e.seating().seats();
    Kind kind = e.seating().kind();
    kind.seats()
        .forEach(s -> fields.put(CsvColumns.name(kind, s), Optional.ofNullable(seated.get(s))));
    return fields.put("set", e.set());
  }

  /** The name of a constant in such files and in messages, with blanks. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
