package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads movements of pairs in ACBLscore's {@code .MOV} files, see {@link MovLayout}. The first line
 * of the text is the name; all ten stay with the {@link Piece}, so that the file can be written as
 * it was. With two fields, EW are numbered after NS.
 */
final class MovReader implements MovementReader {

  private static final String CUT = "\nMaybe the file was cut off or damaged on the way.";

  @Override
  public boolean recognises(Source source) {
    return begins(source.bytes());
  }

  private static boolean begins(byte[] bytes) {
    return bytes.length > 1
        && Byte.toUnsignedInt(bytes[0]) == MovLayout.FIRST
        && Byte.toUnsignedInt(bytes[1]) == MovLayout.SECOND;
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    return new File(source).movement(unstated);
  }

  @Override
  public Volume readAll(Source source, Unstated unstated) {
    File file = new File(source);
    Movement movement = file.movement(unstated);
    return new Volume(
        source.path(), List.of(Piece.read(1, movement.name(), movement).with(file.lines())));
  }

  /** The bytes of a file whose length and unused parts are as they should be. */
  private static final class File {

    private final Source source;
    private final byte[] bytes;
    private final int tables;
    private final int rounds;
    private final int sets;

    File(Source source) {
      this.source = source;
      bytes = source.bytes();
      if (bytes.length == 0) {
        throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
      }
      if (!begins(bytes)) {
        throw source.fault(
            0,
            "is not a movement of ACBLscore: it does not begin with the bytes 5D 8D\n"
                + "Maybe it is a film, whose files end in .mov too.");
      }
      if (bytes.length < MovLayout.CELLS) {
        throw source.fault(
            0,
            Text.of(
                    "has %d bytes, but the table of rounds begins at byte %d",
                    bytes.length, MovLayout.CELLS)
                + CUT);
      }
      if (at(MovLayout.TYPE) != MovLayout.TWO_FIELDS && at(MovLayout.TYPE) != MovLayout.ONE_FIELD) {
        throw source.fault(
            0,
            Text.of(
                "byte %d: type [%d] is not known: 0 has two fields of pairs, 1 has one\n"
                    + "Maybe it is a movement of individuals or teams: only those of pairs are read.",
                MovLayout.TYPE, at(MovLayout.TYPE)));
      }
      tables = within(MovLayout.TABLES, "tables", MovLayout.MOST_TABLES);
      rounds = within(MovLayout.ROUNDS, "rounds", MovLayout.MOST);
      sets = within(MovLayout.SETS, "sets", MovLayout.MOST);
      checkLength();
      checkUnused();
    }

    private void checkLength() {
      int length = MovLayout.CELLS + MovLayout.CELL * tables * rounds;
      if (bytes.length != length) {
        throw source.fault(
            0,
            Text.of(
                    "has %d bytes, but %s and %s take %d",
                    bytes.length, Text.count(tables, "table"), Text.count(rounds, "round"), length)
                + CUT);
      }
    }

    private void checkUnused() {
      for (int k = MovLayout.ZEROS; k < MovLayout.CELLS; k++) {
        int due = Math.max(0, k - MovLayout.NUMBERS + 1);
        if (at(k) != due) {
          throw source.fault(
              0, Text.of("byte %d: [%d] where all files known have %d", k, at(k), due) + CUT);
        }
      }
    }

    private int at(int place) {
      return Byte.toUnsignedInt(bytes[place]);
    }

    private int within(int place, String what, int most) {
      int value = at(place);
      if (value < 1 || value > most) {
        throw fault(place, what, most);
      }
      return value;
    }

    private FileException fault(int place, String what, int most) {
      return source.fault(
          0,
          Text.of("byte %d: %s [%d] must be from 1 to %d", place, what, at(place), most)
              + "\nMaybe a table is not used or a pair is missing, which cannot be read, or the"
              + " file was damaged.");
    }

    /** The ten lines of the text, without the blanks at their ends. */
    List<String> lines() {
      List<String> lines = new ArrayList<>();
      for (int k = 0; k < MovLayout.LINES; k++) {
        int from = MovLayout.TEXT + k * MovLayout.WIDTH;
        int to = from + MovLayout.WIDTH;
        while (to > from && bytes[to - 1] == ' ') {
          to--;
        }
        lines.add(new String(bytes, from, to - from, MovLayout.CHARSET));
      }
      return lines;
    }

    Movement movement(Unstated unstated) {
      boolean two = at(MovLayout.TYPE) == MovLayout.TWO_FIELDS;
      int before = 0;
      for (int k = MovLayout.CELLS; two && k < bytes.length; k += MovLayout.CELL) {
        before = Math.max(before, at(k));
      }
      EncounterCollector gathered = new EncounterCollector(Kind.PAIRS);
      gathered.set(sets);
      int place = MovLayout.CELLS;
      for (int table = 1; table <= tables; table++) {
        for (int round = 1; round <= rounds; round++, place += MovLayout.CELL) {
          String where = Text.of("table %d, round %d: ", table, round);
          int ns = within(place, where + "NS", MovLayout.MOST);
          int ew = within(place + 1, where + "EW", MovLayout.MOST);
          int set = within(place + 2, where + "set", sets);
          Seating seating = new Seating.TwoPairs(ns, before + ew);
          gathered.add(round, new Encounter(table, seating, set));
        }
      }
      String name = TextWriter.oneLine(lines().get(0));
      return Deduced.withWinners(
          gathered.movement(source, name.isEmpty() ? source.stem() : name, unstated), two ? 2 : 1);
    }
  }
}
