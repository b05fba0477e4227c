package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.boardwalk.answer.Outcome;
import org.boardwalk.file.CsvText;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Charted;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Walk;
import org.boardwalk.text.Text;
import org.boardwalk.text.Word;

/**
 * The cells of the atlas as comma-separated values: a line of column names, then a line for every
 * cell. Stateless and thread-safe.
 */
public final class AtlasCsv {

  private static final List<String> KEY = List.of("players", "rounds", "variety", "status");

  private AtlasCsv() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to write
   * @return sizes and status; of movements also costs, bounds, gap, calibre and walk; method and
   *     file. The status of a cell without an answer is missing.
   */
  public static String of(Atlas atlas, List<Cell> cells) {
    StringBuilder csv = new StringBuilder(CsvText.line(head()));
    for (Cell cell : cells) {
      List<String> row =
          new ArrayList<>(List.of("" + players(cell), "" + cell.rounds(), cell.variety().word()));
      atlas.at(cell).ifPresentOrElse(c -> known(c, row), () -> row.add("missing"));
      row.addAll(Collections.nCopies(head().size() - row.size(), ""));
      csv.append(CsvText.line(row));
    }
    return csv.toString();
  }

  private static int players(Cell cell) {
    int each =
        cell.variety().web()
            ? Kind.INDIVIDUAL.perTable()
            : Kind.INDIVIDUAL.perTable() / cell.variety().kind().perTable();
    return each * cell.size();
  }

  private static List<String> head() {
    List<String> head = new ArrayList<>(KEY);
    head.add("cost");
    head.addAll(each(c -> "cost_" + c.word()));
    head.add("bound");
    head.addAll(each(c -> "bound_" + c.word()));
    head.addAll(List.of("gap", "calibre", "copies", "breaks", "moves", "method", "file"));
    return head;
  }

  private static void known(Charted charted, List<String> row) {
    row.add(Word.of(charted.grade()));
    if (charted.answer().outcome() instanceof Outcome.Found found) {
      row.add("" + found.card().total(charted.answer().wish().weights()));
      row.addAll(each(c -> "" + found.card().cost(c)));
      row.add("" + found.bounds().total());
      row.addAll(each(c -> "" + found.bounds().of(c)));
      row.add("" + charted.gap());
      double calibre = found.card().calibre().worst();
      row.add(Double.isNaN(calibre) ? "" : Text.of("%.2f", calibre));
      Walk walk = found.card().walk();
      row.addAll(List.of("" + walk.copies(), "" + walk.breaks(), "" + walk.moves()));
    } else {
      row.addAll(Collections.nCopies(head().size() - row.size() - 2, ""));
    }
    row.add(HarmlessText.of(charted.answer().origin().finder().method()));
    row.add(HarmlessText.of(String.valueOf(charted.file().getFileName())));
  }

  private static List<String> each(Function<Criterion, String> text) {
    return Arrays.stream(Criterion.values()).map(text).toList();
  }
}
