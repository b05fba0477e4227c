package org.boardwalk.exchange;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Writes movements of pairs as ACBLscore's {@code .MOV} files, see {@link MovLayout}. The ten lines
 * of text are those of the file that the movement came from, else directions for the director, see
 * {@link MovDirections}. There are two fields where there are two winners and all NS pairs have
 * lower numbers than all EW pairs; else all pairs keep their numbers in one field.
 */
final class MovWriter implements MovementWriter {

  private static final String SHEET =
      "\nMaybe key it in by a sheet: --to acblscore, or split the room into sections.";

  @Override
  public byte[] bytes(Movement movement) {
    return bytes(movement, List.of());
  }

  @Override
  public byte[] bytes(Piece piece) {
    return bytes(piece.movement().orElseThrow(), piece.lines());
  }

  @Override
  public void check(Kind kind, int tables) {
    refuse(kind, tables);
  }

  private static void refuse(Kind kind, int tables) {
    RoundGrid.refuse(
        kind,
        Kind.SOLO,
        "has no place in ACBLscore, which holds pairs and individuals\nMaybe take csv or json.");
    RoundGrid.refuse(
        kind,
        Kind.INDIVIDUAL,
        "has files of another layout in ACBLscore, which is not known\n"
            + "Maybe key it in by a sheet: boardwalk export FILE --to acblscore.");
    atMost("tables", tables, MovLayout.MOST_TABLES);
  }

  private static byte[] bytes(Movement m, List<String> known) {
    refuse(m.kind(), m.tables());
    atMost("rounds", m.rounds().size(), MovLayout.MOST);
    atMost("sets", m.boards().sets(), MovLayout.MOST);
    int before = twoFields(m) ? greatestNorthSouth(m) : 0;
    ByteArrayOutputStream cells = new ByteArrayOutputStream();
    RoundGrid.of(m, ".MOV files").forEach(spot -> write(cells, spot, before));
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(MovLayout.FIRST);
    file.write(MovLayout.SECOND);
    file.write(before > 0 ? MovLayout.TWO_FIELDS : MovLayout.ONE_FIELD);
    file.write(m.tables());
    file.write(m.rounds().size());
    file.write(m.boards().sets());
    file.writeBytes(text(known.isEmpty() ? MovDirections.of(m, before) : known));
    file.writeBytes(new byte[MovLayout.NUMBERS - MovLayout.ZEROS]);
    for (int table = 1; table <= MovLayout.MOST_TABLES; table++) {
      file.write(table);
    }
    file.writeBytes(cells.toByteArray());
    return file.toByteArray();
  }

  private static void write(ByteArrayOutputStream file, RoundGrid.Spot spot, int before) {
    Encounter encounter = spot.encounter().orElseThrow(() -> unused(spot));
    int ns = encounter.seating().at(Direction.NS).get(0);
    int ew = encounter.seating().at(Direction.EW).get(0) - before;
    atMost("pair", Math.max(ns, ew), MovLayout.MOST);
    file.write(ns);
    file.write(ew);
    file.write(encounter.set());
  }

  private static IllegalArgumentException unused(RoundGrid.Spot spot) {
    return new IllegalArgumentException(
        Text.of(
                "round %d, table [%d] is not used, and how ACBLscore writes that is not known",
                spot.round(), spot.table())
            + (spot.waiting() > 0
                ? "\nMaybe export the movement for one pair more, and let that be the missing pair."
                : "\nMaybe key it in by a sheet: --to acblscore."));
  }

  private static void atMost(String what, int value, int most) {
    if (value > most) {
      throw new IllegalArgumentException(
          Text.of("%s [%d] must be at most %d in ACBLscore", what, value, most) + SHEET);
    }
  }

  private static boolean twoFields(Movement m) {
    return m.winners() == 2
        && greatestNorthSouth(m)
            < pairs(m, Direction.EW).stream().min(Integer::compare).orElse(Integer.MAX_VALUE);
  }

  private static int greatestNorthSouth(Movement m) {
    return pairs(m, Direction.NS).stream().max(Integer::compare).orElse(0);
  }

  private static List<Integer> pairs(Movement m, Direction direction) {
    return List.copyOf(AcblScoreName.fields(m).getOrDefault(direction, Collections.emptySet()));
  }

  /** Ten lines of the text, each cut off or padded with blanks to its width. */
  private static byte[] text(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < MovLayout.LINES; k++) {
      String line = k < lines.size() ? lines.get(k) : "";
      text.append(line, 0, Math.min(line.length(), MovLayout.WIDTH));
      text.append(" ".repeat(Math.max(0, MovLayout.WIDTH - line.length())));
    }
    return text.toString().getBytes(MovLayout.CHARSET);
  }
}
