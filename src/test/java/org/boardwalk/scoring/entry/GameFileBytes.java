package org.boardwalk.scoring.entry;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.Source;

/**
 * Writes an ACBLscore game file with one event of pairs from Matthew Kidd's description, table by
 * table, for tests. It shares nothing with the reader.
 */
final class GameFileBytes {

  private static final int SECTION = 804;
  private static final int PAIR = 404;

  private final ByteBuffer file = ByteBuffer.allocate(200_000).order(ByteOrder.LITTLE_ENDIAN);
  private int end = 2580;
  private int sections;

  /** A result: round, table, NS, EW, score of NS, score of EW, points of both in hundredths. */
  record Line(
      int round, int table, int ns, int ew, int nsScore, int ewScore, int nsWon, int ewWon) {

    /** A result in tens, EW seeing them with the other sign. */
    static Line of(int round, int table, int ns, int ew, int tens, int nsWon, int ewWon) {
      return new Line(round, table, ns, ew, tens, -tens, nsWon, ewWon);
    }
  }

  /** A pair: its number, direction 1 or 2, table, last names, total and percent in hundredths. */
  record Pair(int number, int side, int table, String one, String other, int total, int percent) {}

  GameFileBytes(String name, int type, int method) {
    file.putShort(0, (short) 2578);
    string(2, "AC3");
    int event = take(717);
    file.putInt(0x12, event);
    file.put(0xDA, (byte) type);
    file.put(0x10C, (byte) method);
    string(event + 4, name);
    string(event + 0x5C, "La Costa");
    file.put(event + 0x95, (byte) 3);
    string(event + 0xB0, "123456");
  }

  /** Space for a table; its first two bytes say its length without them. */
  private int take(int bytes) {
    int at = end;
    end += bytes;
    file.putShort(at, (short) (bytes - 2));
    return at;
  }

  private void string(int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    file.put(at, (byte) bytes.length);
    file.position(at + 1);
    file.put(bytes);
  }

  /** Adds a section; {@code boards} are the results of board 1, 2 and so on. */
  GameFileBytes section(
      String letters, boolean howell, int before, List<Pair> pairs, List<List<Line>> boards) {
    int at = take(SECTION);
    int summary = 0x13E + 22 * sections++;
    file.put(summary, (byte) 1);
    string(summary + 1, letters);
    file.putInt(summary + 4, at);
    file.put(summary + 0xE, (byte) 1);
    file.put(summary + 0xF, (byte) before);
    file.put(at + 0x18, (byte) (howell ? 1 : 0));
    file.putShort(at + 0x1B, (short) pairs.stream().mapToInt(Pair::number).max().orElse(0));
    for (int side = 1; side <= 2; side++) {
      int index = take(20 + 8 * 20);
      file.putInt(at + 4 * side, index);
      file.putShort(index + 2, (short) side);
      file.putShort(index + 4, (short) 2);
      file.putShort(index + 6, (short) 20);
      for (Pair pair : pairs) {
        if (pair.side() == side) {
          file.putInt(index + 0x14 + 8 * (pair.table() - 1) + 4, pair(pair));
          int map = at + 0xDD;
          if (howell) {
            file.put(map + 80 + 2 * (pair.number() - 1), (byte) pair.table());
            file.put(map + 80 + 2 * (pair.number() - 1) + 1, (byte) side);
          } else {
            file.put(map + 160 + 4 * (pair.number() - 1) + side - 1, (byte) pair.table());
          }
        }
      }
    }
    int index = take(0x26 + 8 * boards.size());
    file.putInt(summary + 8, index);
    file.putShort(index + 4, (short) boards.size());
    for (int board = 1; board <= boards.size(); board++) {
      List<Line> lines = boards.get(board - 1);
      int table = take(6 + 18 * lines.size());
      int entry = index + 0x26 + 8 * (board - 1);
      file.put(entry, (byte) board);
      long counted =
          lines.stream().filter(l -> !List.of(900, 950, 999).contains(l.nsScore())).count();
      file.putShort(entry + 2, (short) counted);
      file.putInt(entry + 4, table);
      file.put(table + 4, (byte) 2);
      file.put(table + 5, (byte) lines.size());
      int line = table + 6;
      for (Line l : lines) {
        file.put(line, (byte) l.round()).put(line + 1, (byte) l.table());
        file.putShort(line + 2, (short) l.ns()).putShort(line + 4, (short) l.nsScore());
        file.putInt(line + 6, l.nsWon());
        file.putShort(line + 10, (short) l.ew()).putShort(line + 12, (short) l.ewScore());
        file.putInt(line + 14, l.ewWon());
        line += 18;
      }
    }
    return this;
  }

  private int pair(Pair pair) {
    int at = take(PAIR);
    file.putInt(at + 8, pair.total()).putInt(at + 12, pair.total()).putInt(at + 20, pair.total());
    file.putShort(at + 0x1C, (short) pair.percent());
    for (int k = 0; k < 2; k++) {
      int player = at + 164 + 120 * k;
      string(player, k == 0 ? pair.one() : pair.other());
      string(player + 17, "Pat");
      string(player + 54, "123456" + k);
    }
    return at;
  }

  /** The section that was added last, from its beginning. */
  GameFileBytes inSection(int offset, int... values) {
    int at = file.getInt(0x13E + 22 * (sections - 1) + 4);
    for (int k = 0; k < values.length; k++) {
      file.put(at + offset + k, (byte) values[k]);
    }
    return this;
  }

  /** Four bytes of the pair at a table in the section that was added last. */
  GameFileBytes inPair(int side, int table, int offset, int value) {
    int section = file.getInt(0x13E + 22 * (sections - 1) + 4);
    int index = file.getInt(section + 4 * side);
    file.putInt(file.getInt(index + 0x10 + 8 * table) + offset, value);
    return this;
  }

  /** A byte of the event. */
  GameFileBytes inEvent(int offset, int value) {
    file.put(file.getInt(0x12) + offset, (byte) value);
    return this;
  }

  /** A byte of the file. */
  GameFileBytes at(int offset, int value) {
    file.put(offset, (byte) value);
    return this;
  }

  Source source() {
    return new Source(Path.of("291124.AC1"), bytes());
  }

  byte[] bytes() {
    file.putInt(6, end);
    byte[] bytes = new byte[end];
    file.position(0);
    file.get(bytes);
    return bytes;
  }

  /** Three tables, three rounds of one board: a Mitchell with points of 1 for a score beaten. */
  static GameFileBytes mitchell(int method) {
    return new GameFileBytes("Tuesday Pairs", 0, method).section("A", false, 0, six(), boards());
  }

  static List<Pair> six() {
    return List.of(
        new Pair(1, 1, 1, "Ash", "Birch", 550, 9167),
        new Pair(2, 1, 2, "Cedar", "Elm", 300, 5000),
        new Pair(3, 1, 3, "Fir", "Gorse", 50, 833),
        new Pair(1, 2, 1, "Hazel", "Ivy", 350, 5833),
        new Pair(2, 2, 2, "Juniper", "Kapok", 250, 4167),
        new Pair(3, 2, 3, "Larch", "Maple", 300, 5000));
  }

  static List<List<Line>> boards() {
    return List.of(
        List.of(
            Line.of(1, 1, 1, 1, 42, 200, 0),
            new Line(1, 2, 0, 0, 999, 999, 0, 0),
            Line.of(2, 3, 3, 2, -5, 0, 200),
            Line.of(3, 2, 2, 3, 14, 100, 100)),
        List.of(
            Line.of(1, 2, 2, 2, 62, 150, 50),
            Line.of(2, 1, 1, 3, 62, 150, 50),
            Line.of(3, 3, 3, 1, 17, 0, 200)),
        List.of(
            Line.of(1, 3, 3, 3, -10, 50, 150),
            Line.of(2, 2, 2, 1, -10, 50, 150),
            Line.of(3, 1, 1, 2, 11, 200, 0)));
  }
}
