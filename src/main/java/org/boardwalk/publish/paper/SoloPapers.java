package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.Pages;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PlayingCard;

/**
 * The papers that the two-handed game needs beside the usual ones: slips for the pockets of East
 * and West, the plan of the table, the rules, and the score sheet for two people at home. Stateless
 * and thread-safe.
 */
public final class SoloPapers {

  /** Rows of slips that fit a sheet of each size. */
  private static final int ROWS = 5;

  private SoloPapers() {}

  /**
   * A slip.
   *
   * @param board the board
   * @param seat East or West
   * @param copy which copy of the board; empty where there is one
   * @param cards the cards in the order in which they were dealt
   */
  public record PocketSlip(int board, String seat, String copy, List<SlipCard> cards) {

    /** Copies the list. */
    public PocketSlip {
      cards = List.copyOf(cards);
    }
  }

  /**
   * A card on a slip.
   *
   * @param figure its rank
   * @param sign its suit
   * @param red whether it is red
   */
  public record SlipCard(String figure, String sign, boolean red) {}

  /**
   * @param deals deals
   * @param copies copies of each board, from 1
   * @param size the size of the sheets
   * @return sheets to cut, with the slips of East and West of a board side by side; a PDF
   */
  public static byte[] slips(List<Deal> deals, int copies, PageSize size) {
    List<List<PocketSlip>> rows = new ArrayList<>();
    for (Deal deal : deals) {
      for (int copy = 1; copy <= copies; copy++) {
        String word = copies == 1 ? "" : "copy " + copy;
        rows.add(List.of(slip(deal, Seat.EAST, word), slip(deal, Seat.WEST, word)));
      }
    }
    List<List<List<PocketSlip>>> sheets = new ArrayList<>();
    for (int from = 0; from < rows.size(); from += ROWS) {
      sheets.add(rows.subList(from, Math.min(from + ROWS, rows.size())));
    }
    return PdfPages.of(
        new Pages().fill("paper/slips", Map.of("sheets", sheets, "size", size.css())));
  }

  private static PocketSlip slip(Deal deal, Seat seat, String copy) {
    return new PocketSlip(
        deal.board(),
        seat == Seat.EAST ? "East" : "West",
        copy,
        deal.hand(seat).stream().map(SoloPapers::cell).toList());
  }

  private static SlipCard cell(PlayingCard card) {
    return new SlipCard(card.figure(), String.valueOf(card.suit().sign()), card.suit().red());
  }

  /**
   * @param size the size of the sheet
   * @return one page with the plan of the table and the rules; a PDF
   */
  public static byte[] rules(PageSize size) {
    return PdfPages.of(new Pages().fill("paper/solo", Map.of("plan", plan(), "size", size.css())));
  }

  /**
   * @return the plan of the table as SVG: the dummies of both players, the direction of play, and
   *     the cards that may be played
   */
  public static String plan() {
    return new Pages().fill("picture/solo", Map.of("places", places()));
  }

  private static List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    for (int k = 0; k < Deal.HAND; k++) {
      places.add(k);
    }
    return places;
  }

  /**
   * @param rounds rounds of four deals
   * @param size the size of the sheet
   * @return the score sheet for two people at home; a PDF
   */
  public static byte[] home(int rounds, PageSize size) {
    List<Integer> numbers = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      numbers.add(round);
    }
    return PdfPages.of(
        new Pages().fill("paper/home", Map.of("rounds", numbers, "size", size.css())));
  }
}
