package org.boardwalk.search.web;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Origin;

/**
 * What is answered to a wish for a Web or a free movement of pairs, and how.
 *
 * @param outcome found, proved impossible, or gave up
 * @param origin engine, version, method, seed and time
 * @param tried what was tried, in words, in order
 */
public record WebAnswer(Outcome outcome, Origin origin, List<String> tried) {

  /** Copies the list. */
  public WebAnswer {
    tried = List.copyOf(tried);
  }

  /** The three answers. */
  public sealed interface Outcome {}

  /**
   * A movement that the judge has accepted.
   *
   * @param movement the movement; the copies in its boards are those that it needs
   * @param figures its measures with their bounds, the most important first
   * @param by what the bounds rest on
   */
  public record Found(Movement movement, List<Figure> figures, String by) implements Outcome {

    /** Copies the list. */
    public Found {
      figures = List.copyOf(figures);
    }

    /**
     * @param measure a measure
     * @return its figure
     * @throws java.util.NoSuchElementException when it was not counted
     */
    public Figure figure(Figure.Measure measure) {
      return figures.stream().filter(f -> f.measure() == measure).findFirst().orElseThrow();
    }
  }

  /**
   * No movement answers the wish.
   *
   * @param by the argument, or the search that was exhausted
   */
  public record Impossible(String by) implements Outcome {}

  /**
   * Nothing was found and nothing proved.
   *
   * @param limit what ended the search
   */
  public record GaveUp(String limit) implements Outcome {}
}
