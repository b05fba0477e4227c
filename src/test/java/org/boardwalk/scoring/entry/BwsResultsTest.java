package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.healthmarketscience.jackcess.ColumnBuilder;
import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Table;
import com.healthmarketscience.jackcess.TableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsFile.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases as table devices leave them, made here with Jackcess. */
class BwsResultsTest {

  private static final String[] NUMBERS = {
    "Section", "Table", "Round", "Board", "PairNS", "PairEW"
  };

  @TempDir Path temp = Path.of("");

  private Source file(Object[]... rows) throws IOException {
    Path path = Files.createTempFile(temp, "club", ".bws");
    try (Database database = DatabaseBuilder.create(Database.FileFormat.V2000, path.toFile())) {
      TableBuilder section = new TableBuilder("Section");
      section.addColumn(new ColumnBuilder("ID", DataType.INT));
      section.addColumn(new ColumnBuilder("Letter", DataType.TEXT));
      section.addColumn(new ColumnBuilder("Winners", DataType.INT));
      section.toTable(database).addRow(1, "A", 2);
      TableBuilder received = new TableBuilder("ReceivedData");
      for (String number : NUMBERS) {
        received.addColumn(new ColumnBuilder(number, DataType.INT));
      }
      for (String text : List.of("NS/EW", "Contract", "Result", "LeadCard", "Remarks")) {
        received.addColumn(new ColumnBuilder(text, DataType.TEXT));
      }
      received.addColumn(new ColumnBuilder("Erased", DataType.BOOLEAN));
      Table table = received.toTable(database);
      for (Object[] row : rows) {
        table.addRow(row);
      }
    }
    return Source.read(path);
  }

  private static Object[] row(int table, int round, int board, int ns, int ew, Object... rest) {
    Object[] row = new Object[12];
    Object[] first = {1, table, round, board, ns, ew};
    System.arraycopy(first, 0, row, 0, 6);
    System.arraycopy(rest, 0, row, 6, rest.length);
    return row;
  }

  @Test
  void whatDevicesWroteIsScored() throws IOException {
    Source source =
        file(
            row(1, 1, 1, 1, 1, "N", "4 S", "=", "HK", "", false),
            row(2, 1, 1, 2, 2, "N", "4 S x", "-1", "", "", false),
            row(3, 1, 1, 3, 3, "E", "3 NT", "+1", "", "", true),
            row(3, 1, 1, 3, 3, "", "PASS", "", "", "", false),
            row(1, 2, 2, 1, 2, "", "", "", "", "60.0% - 40%", false),
            row(2, 2, 2, 2, 3, "W", "2 C", "-2", "", "", false),
            row(3, 2, 2, 3, 1, "S", "1 NT", "=", "", "", false),
            row(3, 2, 2, 3, 1, "S", "1 NT", "-1", "", "", false));
    HandedIn in = ResultsFile.read(source, Reading.PLAIN).get(0);
    assertThat(ScoredPoints.ns(in.event())).startsWith(420, -100, 0);
    assertThat(in.remarks()).anyMatch(r -> r.contains("entered again, the last entry counts"));
    Ranking ranking = Ranking.of(in.event(), ScoringMethod.MATCHPOINTS);
    Map<String, String> percent = new TreeMap<>();
    ranking
        .fields()
        .values()
        .forEach(
            all -> {
              for (Placing p : all) {
                percent.put(
                    in.event().roster().label(p.contestant()), p.mean().rounded(2).toPlainString());
              }
            });
    // Board 1: 420 4, 0 2, -100 0 of 4. Board 2: 60 %; of two scores 100 has 3.5 and -100 has 0.5.
    assertThat(percent)
        .containsEntry("NS 1", "80.00")
        .containsEntry("NS 2", "43.75")
        .containsEntry("NS 3", "31.25")
        .containsEntry("EW 2", "70.00");
  }

  @Test
  void boardZeroIsRefused() throws IOException {
    for (String contract : new String[] {"4 S", ""}) {
      Source source = file(row(3, 2, 0, 1, 2, "N", contract, "=", "", "", false));
      assertThatThrownBy(() -> ResultsFile.read(source, Reading.PLAIN))
          .isInstanceOf(FileException.class)
          .hasMessageContaining("table 3 in round 2: Board must be at least 1\nMaybe ");
    }
  }

  @Test
  void aContractThatCannotBeReadIsNamed() throws IOException {
    Source source = file(row(1, 1, 1, 1, 2, "N", "4 Z", "=", "", "", false));
    assertThatThrownBy(() -> ResultsFile.read(source, Reading.PLAIN))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("board 1 at table 1 in round 1: score [4 Z N =] cannot be read");
  }

  @Test
  void aDatabaseWithoutScoresSaysSo() throws IOException {
    Source source = file();
    assertThatThrownBy(() -> ResultsFile.read(source, Reading.PLAIN))
        .hasMessageContaining("has no scores\nMaybe");
  }
}
