package org.boardwalk.bench;

import org.boardwalk.movement.Movement;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.wish.answer.Judged;

/** Time to print every paper of a session once, in a process that has printed nothing before. */
public final class Printing {

  private Printing() {}

  /**
   * The time and size of printing.
   *
   * @param pageSeconds the page alone, when everything is loaded
   * @param seconds the page and the PDF, from nothing
   * @param bytes the size of the PDF
   */
  public record Time(double pageSeconds, double seconds, int bytes) {}

  /**
   * @param players number of players
   * @param rounds number of rounds
   * @return how long the page takes, and page and PDF together
   */
  public static Time of(int players, int rounds) {
    Movement movement = Judging.random(players, rounds);
    Judged judged = Judged.of(movement);
    long start = System.nanoTime();
    byte[] pdf = new Papers(judged, PaperSettings.USUAL).pdf(Paper.allFor(movement));
    long printed = System.nanoTime();
    new Papers(judged, PaperSettings.USUAL).html(Paper.allFor(movement));
    return new Time((System.nanoTime() - printed) / 1e9, (printed - start) / 1e9, pdf.length);
  }
}
