package org.boardwalk.exchange;

import com.healthmarketscience.jackcess.ColumnBuilder;
import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.TableBuilder;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The tables of a Bridgemate database and their columns, as the developer's guide names them. */
final class BwsTables {

  static final String SECTION = "Section";
  static final String TABLES = "Tables";
  static final String ROUND_DATA = "RoundData";
  static final String SETTINGS = "Settings";

  private static final List<String> SUITS = List.of("Spades", "Hearts", "Diamonds", "Clubs");
  private static final List<String> SEATS = List.of("North", "East", "South", "West");

  private BwsTables() {}

  static void create(Database database) throws IOException {
    for (Layout layout :
        List.of(
            section(),
            tables(),
            roundData(),
            new Layout("Clients").counted("ID").text("Computer", 255),
            results("ReceivedData"),
            results("IntermediateData"),
            playerNumbers(),
            new Layout("PlayerNames").longs("ID").text("Name", 18).text("strID", 18),
            settings(),
            handRecord())) {
      layout.create(database);
    }
  }

  private static Layout section() {
    return new Layout(SECTION)
        .numbers("ID")
        .text("Letter", 2)
        .numbers("Tables", "MissingPair", "EWMoveBeforePlay", "Session", "ScoringType", "Winners");
  }

  private static Layout tables() {
    return new Layout(TABLES)
        .numbers("Section", "Table", "ComputerID", "Status", "LogOnOff", "CurrentRound")
        .numbers("CurrentBoard", "UpdateFromRound", "Group");
  }

  private static Layout roundData() {
    return new Layout(ROUND_DATA)
        .numbers("Section", "Table", "Round", "NSPair", "EWPair", "LowBoard", "HighBoard")
        .text("CustomBoards", 255)
        .numbers("South", "West");
  }

  private static Layout results(String name) {
    return new Layout(name)
        .counted("ID")
        .numbers("Section", "Table", "Round", "Board", "PairNS", "PairEW", "South", "West")
        .numbers("Declarer")
        .text("NS/EW", 2)
        .text("Contract", 10)
        .text("Result", 10)
        .text("LeadCard", 10)
        .text("Remarks", 255)
        .dates("DateLog", "TimeLog")
        .flags("Processed", "Processed1", "Processed2", "Processed3", "Processed4")
        .flags("Erased", "ExternalUpdate")
        .numbers("SuspiciousContract");
  }

  private static Layout playerNumbers() {
    return new Layout("PlayerNumbers")
        .numbers("Section", "Table")
        .text("Direction", 2)
        .text("Number", 16)
        .text("Name", 18)
        .flags("Updated", "Processed")
        .dates("TimeLog")
        .numbers("Round");
  }

  private static Layout settings() {
    return new Layout(SETTINGS)
        .numbers("Section")
        .flags("ShowResults", "ShowOwnResult", "RepeatResults")
        .numbers("MaximumResults")
        .flags("ShowPercentage", "GroupSections")
        .numbers("ScorePoints", "EnterResultsMethod")
        .flags("ShowPairNumbers", "IntermediateResults")
        .numbers("AutopoweroffTime", "VerificationTime", "ShowContract")
        .flags("LeadCard", "MemberNumbers", "MemberNumbersNoBlankEntry")
        .flags("BoardOrderVerification", "HandRecordValidation", "AutoShutDownBPC");
  }

  private static Layout handRecord() {
    Layout layout = new Layout("HandRecord").numbers("Section", "Board");
    SEATS.forEach(seat -> SUITS.forEach(suit -> layout.text(seat + suit, 13)));
    return layout;
  }

  /** A table whose columns are laid out one by one. */
  private static final class Layout {

    private final TableBuilder table;

    Layout(String name) {
      table = new TableBuilder(name);
    }

    Layout counted(String name) {
      return with(new ColumnBuilder(name, DataType.LONG).setAutoNumber(true));
    }

    Layout text(String name, int characters) {
      return with(new ColumnBuilder(name, DataType.TEXT).setLengthInUnits(characters));
    }

    Layout numbers(String... names) {
      return with(DataType.INT, names);
    }

    Layout longs(String... names) {
      return with(DataType.LONG, names);
    }

    Layout flags(String... names) {
      return with(DataType.BOOLEAN, names);
    }

    Layout dates(String... names) {
      return with(DataType.SHORT_DATE_TIME, names);
    }

    private Layout with(DataType type, String... names) {
      Arrays.stream(names).forEach(n -> table.addColumn(new ColumnBuilder(n, type)));
      return this;
    }

    private Layout with(ColumnBuilder column) {
      table.addColumn(column);
      return this;
    }

    void create(Database database) throws IOException {
      table.toTable(database);
    }
  }
}
