package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;

/**
 * Plain text broken into lines and pages of a fixed pitch, in the largest type that needs no more
 * pages.
 *
 * @param points the type size
 * @param pages the text of each page
 */
record TextPages(double points, List<String> pages) {

  /** The width of a monospaced character, in ems. */
  private static final double PITCH = 0.603;

  private static final double LINE = 1.3;
  private static final double HEADING = 40;
  private static final int INDENT = 4;

  private static final double MOST = 11;
  private static final double STEP = 0.5;

  TextPages {
    pages = List.copyOf(pages);
  }

  static TextPages of(String text, PaperSettings settings) {
    double least = settings.type().least();
    TextPages best = of(text, settings.size().area(), least);
    for (double points = MOST; points > least; points -= STEP) {
      TextPages larger = of(text, settings.size().area(), points);
      if (larger.pages.size() <= best.pages.size() && larger.tablesHold(text, settings)) {
        return larger;
      }
    }
    return best;
  }

  /** Whether no table line is broken; a table line is one with gaps. */
  private boolean tablesHold(String text, PaperSettings settings) {
    int columns = columns(settings.size().area(), points);
    return text.lines().noneMatch(line -> line.length() > columns && line.strip().contains("  "));
  }

  private static int columns(Area area, double points) {
    return (int) (area.points() / (points * PITCH));
  }

  private static TextPages of(String text, Area area, double points) {
    if (text.isBlank()) {
      return new TextPages(points, List.of());
    }
    int columns = columns(area, points);
    int rows = (int) ((area.pointsDown() - HEADING) / (points * LINE));
    List<String> lines = new ArrayList<>();
    text.lines().forEach(line -> wrap(line, columns, lines));
    List<String> pages = new ArrayList<>();
    for (int from = 0; from < lines.size(); from += rows) {
      pages.add(String.join("\n", lines.subList(from, Math.min(from + rows, lines.size()))));
    }
    return new TextPages(points, pages);
  }

  private static void wrap(String line, int columns, List<String> lines) {
    String rest = line;
    while (rest.length() > columns) {
      int space = rest.lastIndexOf(' ', columns);
      int cut = space > INDENT ? space : columns;
      lines.add(rest.substring(0, cut));
      rest = " ".repeat(INDENT) + rest.substring(cut).strip();
    }
    lines.add(rest);
  }
}
