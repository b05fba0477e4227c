package org.boardwalk.page.site;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.Volume;
import org.boardwalk.library.files.JudgingEffort;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.publish.Wording;
import org.boardwalk.wish.answer.Judged;

/**
 * An uploaded file of many movements.
 *
 * @param name the file name that the browser sent
 * @param lines the lines of its list, one for each movement, in order
 */
record SentVolume(String name, List<Line> lines) {

  /**
   * The most time for judging: some libraries have five hundred movements, and each takes some
   * milliseconds.
   */
  private static final Duration JUDGING = Duration.ofSeconds(4);

  /** The most movements; with more, the page of the list is too large for a phone. */
  private static final int MOST = 2000;

  /** Copies the list. */
  SentVolume {
    lines = List.copyOf(lines);
  }

  /**
   * A movement in the list.
   *
   * @param number its place in the file
   * @param label its name
   * @param said its quality, or why it cannot be opened
   * @param movement the movement; empty where it cannot be opened
   */
  record Line(int number, String label, String said, Optional<Movement> movement) {

    /** Whether it can be opened. */
    public boolean opens() {
      return movement.isPresent();
    }
  }

  /**
   * Judges as many movements as some seconds allow; the others are judged when they are opened.
   *
   * @throws Refusal when there are too many
   */
  static SentVolume of(String name, Volume volume) {
    if (volume.pieces().size() > MOST) {
      throw new Refusal(
          Fault.BAD_REQUEST,
          Text.of("%s holds %d movements, ", HarmlessText.of(name), volume.pieces().size())
              + Text.of("more than %d\nMaybe split the file.", MOST));
    }
    long end = System.nanoTime() + JUDGING.toNanos();
    List<Line> lines = new ArrayList<>();
    for (Piece piece : volume.pieces()) {
      lines.add(line(piece, System.nanoTime() < end));
    }
    return new SentVolume(name, lines);
  }

  private static Line line(Piece piece, boolean judge) {
    Optional<Movement> bearable = piece.movement().filter(JudgingEffort::bearable);
    String said =
        bearable
            .map(movement -> judge ? said(Judged.of(movement)) : "not yet judged: open it")
            .orElseGet(() -> piece.unusable().orElse("is too large to be judged"));
    return new Line(
        piece.number(), HarmlessText.of(piece.label()), HarmlessText.of(said), bearable);
  }

  private static String said(Judged judged) {
    String sizes = new Wording(judged.movement()).sizes();
    return sizes
        + (judged.card().valid()
            ? ". " + DirectorText.verdict(judged)
            : "; broken rules: " + JudgedLine.broken(judged));
  }

  /**
   * @param link the parameters of the link, of which the piece is the place in the file
   * @throws Refusal when the file has no such movement, or it cannot be opened
   */
  OpenMovement open(Parameters link) {
    Line line = line(link);
    Parameters again =
        new Parameters(Map.of("file", link.text("file"), "piece", "" + line.number()));
    return new OpenMovement(
        Judged.of(line.movement().orElseThrow()), "", name + " " + line.label(), again);
  }

  /**
   * @param link the parameters of the link, of which the piece is the place in the file
   * @throws Refusal when the file has no such movement, or it cannot be opened
   */
  Movement movement(Parameters link) {
    return line(link).movement().orElseThrow();
  }

  private Line line(Parameters link) {
    int number = link.number("piece").orElse(0);
    return lines.stream()
        .filter(l -> l.number() == number && l.opens())
        .findFirst()
        .orElseThrow(
            () ->
                new Refusal(
                    Fault.NOT_FOUND,
                    Text.of("The file has no movement %d that can be opened.", number)
                        + "\nMaybe go back to its list."));
  }
}
