package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.ReportTable;
import org.boardwalk.publish.paper.CardLayout.Heading;

/**
 * Sentences and tables set below each other, in the largest type that needs no more pages than the
 * smallest one. A table that does not fit a page goes on on the next, below its heads; one that is
 * too wide has smaller type.
 *
 * @param points the type size
 * @param pages what stands on each page
 */
record Typeset(double points, List<List<Typeset.Passage>> pages) {

  /** The space of the heading of a page. */
  private static final double HEADING = 40;

  private static final double LINE = 1.3;
  private static final double MOST = 11;
  private static final double STEP = 0.5;

  /** The space between two columns, in ems. */
  private static final double GAP = 1.4;

  /** The space above the title of a table, and below a sentence, in ems. */
  private static final double ABOVE = 0.9;

  private static final double BELOW = 0.4;

  /** The factor by which bold letters are wider than measured ones. */
  private static final double BOLD = 1.13;

  /** The rows that stand on a page with the title of a table at least. */
  private static final int TOGETHER = 3;

  Typeset {
    pages = pages.stream().map(List::copyOf).toList();
  }

  /**
   * A sentence, or a table or a part of it.
   *
   * @param lead the first words of a sentence, or the title of a table
   * @param words the rest of a sentence; empty for a table
   * @param heads the heads of a table, with their widths
   * @param rows the rows of a table
   * @param style the type of a table, in CSS
   */
  record Passage(
      String lead, String words, List<Heading> heads, List<List<String>> rows, String style) {}

  /** A sentence with its first words, which may be empty. */
  record Sentence(String lead, String words) {

    /** A line such as "Walk: the boards go down one table." */
    static Sentence of(String line) {
      int colon = line.indexOf(": ");
      return line.startsWith(" ") || colon < 0
          ? new Sentence("", line.strip())
          : new Sentence(line.substring(0, colon), line.substring(colon + 2));
    }
  }

  static Typeset of(List<Sentence> sentences, List<ReportTable> tables, PaperSettings settings) {
    double least = settings.type().least();
    Typeset best = new Setting(settings.size().area(), least).set(sentences, tables);
    for (double points = MOST; points > least; points -= STEP) {
      Typeset larger = new Setting(settings.size().area(), points).set(sentences, tables);
      if (larger.pages.size() <= best.pages.size()) {
        return larger;
      }
    }
    return best;
  }

  /** Fills pages in one type size. */
  private static final class Setting {

    private final double width;
    private final double height;
    private final double points;
    private final List<List<Passage>> pages = new ArrayList<>();
    private List<Passage> page = new ArrayList<>();
    private double used;

    Setting(Area area, double points) {
      this.width = area.points();
      this.height = area.pointsDown() - HEADING;
      this.points = points;
    }

    Typeset set(List<Sentence> sentences, List<ReportTable> tables) {
      for (Sentence one : sentences) {
        String all = one.lead().isEmpty() ? one.words() : one.lead() + ": " + one.words();
        double room = width / points / (one.lead().isEmpty() ? 1 : BOLD);
        room(points * (LINE * Lines.of(all, room) + BELOW));
        page.add(new Passage(one.lead(), one.words(), List.of(), List.of(), ""));
      }
      tables.forEach(this::table);
      if (!page.isEmpty()) {
        pages.add(page);
      }
      return new Typeset(points, pages);
    }

    /** Takes some height of the page, or of the next one. */
    private void room(double need) {
      if (used + need > height && !page.isEmpty()) {
        pages.add(page);
        page = new ArrayList<>();
        used = 0;
      }
      used += need;
    }

    private void table(ReportTable table) {
      List<Double> ems = new ArrayList<>();
      for (int c = 0; c < table.columns().size(); c++) {
        double widest = BOLD * Typeface.ems(table.columns().get(c).head());
        for (List<String> row : table.rows()) {
          widest = Math.max(widest, Typeface.ems(row.get(c)));
        }
        ems.add(widest + GAP);
      }
      double all = ems.stream().mapToDouble(e -> e).sum();
      double type = Math.min(points, width / all);
      List<Heading> heads = new ArrayList<>();
      for (int c = 0; c < ems.size(); c++) {
        String side = table.columns().get(c).words() ? "left" : "center";
        heads.add(
            new Heading(
                table.columns().get(c).head(),
                Text.of("width:%.1fpt;text-align:%s", ems.get(c) * type, side)));
      }
      double row = type * LINE + 1;
      double top = points * (ABOVE + LINE) + row;
      String style = Text.of("font-size:%.1fpt;width:%.1fpt", type, all * type);
      for (int from = 0; from < table.rows().size(); ) {
        int left = table.rows().size() - from;
        if (used + top + Math.min(left, TOGETHER) * row > height) {
          room(height);
          used = 0;
        }
        int fit = (int) ((height - used - top) / row);
        int to = from + Math.max(1, Math.min(left, fit));
        room(top + (to - from) * row);
        page.add(
            new Passage(
                table.title() + (from == 0 ? "" : ", continued"),
                "",
                heads,
                table.rows().subList(from, to),
                style));
        from = to;
      }
    }
  }
}
