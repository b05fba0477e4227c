package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;

/** Breaks plain text into lines and pages of a fixed pitch. */
final class TextPages {

  /** How wide a character of the typewriter face is, in ems. */
  private static final double PITCH = 0.603;

  private static final double LINE = 1.3;
  private static final double HEADING = 40;
  private static final int INDENT = 4;

  private TextPages() {}

  static List<String> of(String text, PaperSettings settings) {
    if (text.isBlank()) {
      return List.of();
    }
    Area area = settings.size().area();
    double points = settings.type().least();
    int columns = (int) (area.points() / (points * PITCH));
    int rows = (int) ((area.pointsDown() - HEADING) / (points * LINE));
    List<String> lines = new ArrayList<>();
    text.lines().forEach(line -> wrap(line, columns, lines));
    List<String> pages = new ArrayList<>();
    for (int from = 0; from < lines.size(); from += rows) {
      pages.add(String.join("\n", lines.subList(from, Math.min(from + rows, lines.size()))));
    }
    return pages;
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
