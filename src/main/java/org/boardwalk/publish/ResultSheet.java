package org.boardwalk.publish;

import java.util.List;

/** The sheets that can be printed when an event is over. */
public enum ResultSheet {
  /** The ranking. */
  RANKING,
  /** The travellers: each board with all its scores. */
  TRAVELLERS,
  /** The personal sheets: each contestant with their scores on each board. */
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
