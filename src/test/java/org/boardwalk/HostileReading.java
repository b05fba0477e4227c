package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import com.healthmarketscience.jackcess.ColumnBuilder;
import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.TableBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.library.prove.Ledger;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.deal.PbnText;
import org.boardwalk.scoring.deal.Shuffling;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.entry.ResultsFile;
import org.boardwalk.wish.answer.Judged;

/** The ways in which commands and pages read a text, as functions of its name and content. */
final class HostileReading {

  private HostileReading() {}

  static final Movement MOVEMENT =
      Exchange.read(
          new Source(
              Path.of("night.csv"),
              "round,table,ns,ew,set\n1,1,1,2,1\n1,2,3,4,2\n2,1,1,3,3\n2,2,2,4,4\n"),
          Unstated.USUAL);

  /** Reads a text with a name. */
  interface Reader {
    void read(Path path, String text);
  }

  static void movement(Path path, String text) {
    Source source = new Source(path, text.getBytes(StandardCharsets.UTF_8));
    FileFormat.of(source.bytes());
    if (Exchange.format(source).isPresent()) {
      Exchange.volume(source, Unstated.USUAL).pieces().stream()
          .limit(1)
          .flatMap(p -> p.movement().stream())
          .forEach(Judged::of);
    } else {
      SolutionFile.inspect(path, source.text());
    }
  }

  /** A movement whose bytes stand as characters in a text. */
  static void binary(Path path, String text) {
    Exchange.read(new Source(path, text.getBytes(StandardCharsets.ISO_8859_1)), Unstated.USUAL);
  }

  static void results(Path path, String text) {
    ResultsFile.read(new Source(path, text), ResultsFile.Reading.PLAIN);
  }

  static void deals(Path path, String text) {
    PbnText.read(path, text, new Shuffling(OptionalLong.of(1)));
  }

  static void names(Path path, String text) {
    NamesFile.parse(path, text, MOVEMENT);
  }

  static void corrections(Path path, String text) {
    CorrectionsCsv.parse(path, text, Roster.of(MOVEMENT));
  }

  static void entered(Path path, String text) {
    ResultsCsv.parse(path, text, MOVEMENT);
  }

  /** A database whose bytes stand as characters in a text. */
  static void bridgemate(Path path, String text) {
    Source source = new Source(path, text.getBytes(StandardCharsets.ISO_8859_1));
    ResultsFile.read(source, ResultsFile.Reading.PLAIN);
  }

  /** A database of results: in each row the number of the row in some columns, 1 in the others. */
  static IntFunction<String> received(Set<String> numbered) {
    return size -> {
      try {
        Path path = Files.createTempFile("hostile", ".bws");
        try (Database database = DatabaseBuilder.create(Database.FileFormat.V2000, path.toFile())) {
          TableBuilder received = new TableBuilder("ReceivedData");
          List<String> numbers =
              List.of("Section", "Table", "Round", "Board", "PairNS", "PairEW", "Declarer");
          numbers.forEach(n -> received.addColumn(new ColumnBuilder(n, DataType.INT)));
          List<String> texts = List.of("NS/EW", "Contract", "Result", "LeadCard", "Remarks");
          texts.forEach(t -> received.addColumn(new ColumnBuilder(t, DataType.TEXT)));
          received.addColumn(new ColumnBuilder("Erased", DataType.BOOLEAN));
          List<Object[]> rows = new ArrayList<>();
          for (int k = 1; k <= size / 60; k++) {
            int row = k;
            Stream<Object> values = numbers.stream().map(n -> numbered.contains(n) ? row : 1);
            rows.add(Stream.concat(values, Stream.of("N", "4 S", "=", "", "", false)).toArray());
          }
          received.toTable(database).addRows(rows);
        }
        String text = Files.readString(path, StandardCharsets.ISO_8859_1);
        Files.delete(path);
        return text;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  static void certificate(Path path, String text) {
    FileFormat.CERTIFICATE.check(Document.parse(path, text));
  }

  /** Reads a ledger, which is always in a file. */
  static void ledger(Path path, String text) {
    try {
      Path file = Files.writeString(Files.createTempFile("hostile", ".csv"), text);
      try (Ledger ledger = Ledger.reading(file, "sha256:0")) {
        assertThat(ledger).isNotNull();
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
