package org.boardwalk.publish;

import java.util.List;

/** What can be printed when an event is over. */
public enum ResultSheet {
  /** Who won. */
  RANKING,
  /** Each board, with what everybody scored on it. */
  TRAVELLERS,
  /** Each contestant, with what they did on each board. */
  PERSONAL;

  /**
   * @param scored a scored event
   * @return the tables of this sheet
   */
  public List<ResultTable> tables(ScoredEvent scored) {
    return switch (this) {
      case RANKING -> RankedTables.of(scored);
      case TRAVELLERS -> Travellers.of(scored);
      case PERSONAL -> PersonalSheets.of(scored);
    };
  }

  /** The name of the first column where all tables stand in one file of values. */
  String key() {
    return switch (this) {
      case RANKING -> "field";
      case TRAVELLERS -> "board";
      case PERSONAL -> "contestant";
    };
  }
}
