package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * The columns of a file.
 *
 * @param columns the place of each column there is, from 0
 * @param width how many columns there are
 */
record Header(Map<Name, Integer> columns, int width) {

  private static final String OPEN =
      "Maybe begin with: board,ns,ew,score; columns can be section, round, table, board, ns, ew or"
          + " north, south, east, west, score, or contract, declarer, result or tricks, lead and form.";

  /**
   * The columns that are known, with the names that other programs give them; only letters count.
   */
  enum Name {
    SECTION("sec|sect"),
    ROUND("rd|roundno|roundnumber"),
    TABLE("tbl|tableno|tablenumber"),
    BOARD("bd|brd|boardno|boardnumber"),
    NS("pairns|nspair|nspairno|nspairnumber|nsteam|teamns"),
    EW("pairew|ewpair|ewpairno|ewpairnumber|ewteam|teamew"),
    NORTH("n"),
    EAST("e"),
    SOUTH("s"),
    WEST("w"),
    SCORE("nsscore|scorens"),
    CONTRACT(""),
    DECLARER("decl|dec|by|playedby"),
    RESULT("res"),
    TRICKS("tricksmade|trickswon"),
    LEAD("leadcard|openinglead"),
    /** The form of a fouled board. */
    FORM("version");

    /** Alternative names, between bars. */
    private final String others;

    Name(String others) {
      this.others = others;
    }

    String word() {
      return Word.of(this);
    }

    static Optional<Name> of(String word) {
      String plain = word.replaceAll("[^a-z]", "");
      return Arrays.stream(values())
          .filter(n -> n.word().equals(plain) || (!plain.isEmpty() && plain.matches(n.others)))
          .findFirst();
    }

    /** A seat of an individual or of two lone players. */
    boolean seat() {
      return this == NORTH || this == EAST || this == SOUTH || this == WEST;
    }

    private boolean fits(Kind kind) {
      return switch (kind) {
        case INDIVIDUAL -> this != SECTION;
        case PAIRS -> this != SECTION && !seat();
        case SOLO -> this != SECTION && this != EAST && this != WEST;
      };
    }
  }

  /** The columns of results of a movement. */
  static Header of(Path path, Table table, Movement movement) {
    Kind kind = movement.kind();
    boolean sections = !movement.numbering().sections().none();
    return of(
        path, table, name -> name.fits(kind) || (sections && name == Name.SECTION), advice(kind));
  }

  /** The columns of results that no movement is known of. */
  static Header open(Path path, Table table) {
    return of(path, table, name -> true, OPEN);
  }

  private static Header of(Path path, Table table, Predicate<Name> fits, String advice) {
    if (table.lines().isEmpty()) {
      throw new FileException(path, 0, "is empty\n" + advice);
    }
    int line = table.lines().get(0).number();
    Map<Name, Integer> columns = new EnumMap<>(Name.class);
    List<String> head = table.head();
    for (int k = 0; k < head.size(); k++) {
      Optional<Name> name = Name.of(head.get(k)).filter(fits);
      if (name.isEmpty()) {
        throw new FileException(
            path, line, Text.of("column [%s] is not known here\n%s", head.get(k), advice));
      }
      if (columns.put(name.get(), k) != null) {
        throw new FileException(
            path, line, Text.of("column [%s] is there twice\nMaybe leave one out.", head.get(k)));
      }
    }
    Header header = new Header(columns, head.size());
    if (!header.has(Name.BOARD)) {
      throw new FileException(path, line, "column [board] is missing\n" + advice);
    }
    if (!header.has(Name.SCORE) && !header.has(Name.CONTRACT)) {
      throw new FileException(path, line, "column [score] is missing\n" + advice);
    }
    return header;
  }

  boolean has(Name name) {
    return columns.containsKey(name);
  }

  /** The value of a line; empty where there is none. */
  String value(CsvText.Line line, Name name) {
    Integer column = columns.get(name);
    if (column == null) {
      return "";
    }
    // A contract such as 4S,N,+1 may fill the score and what follows the last column.
    if (name == Name.SCORE && column == width - 1 && line.cells().size() > width) {
      return line.cells().stream().skip(column).collect(Collectors.joining(" ")).strip();
    }
    return line.cell(column);
  }

  private static String advice(Kind kind) {
    String who =
        switch (kind) {
          case INDIVIDUAL -> "north, south, east, west";
          case PAIRS -> "ns, ew";
          case SOLO -> "south, north";
        };
    return "Maybe begin with: board,table,score; columns can be round, table, board, "
        + who
        + ", score, or contract, declarer, result or tricks, lead and form.";
  }
}
