package org.boardwalk.publish.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.Relations;

/** Draws a square for every two contestants, coloured by a count. */
final class MatrixPicture {

  private static final double TOP = 66;

  /** The most room for a name. */
  private static final double NAME = 150;

  private static final double LEGEND = 54;

  /** The most contestants for which the counts are written into the squares. */
  private static final int WRITTEN = 32;

  private static final List<String> PARTNERS =
      List.of("#ffffff", "#fbd08d", "#f0a040", "#c96a10", "#8a4200");
  private static final List<String> OPPONENTS =
      List.of("#ffffff", "#d3e5f7", "#8fbce6", "#4a8cc7", "#185a94");
  private static final List<String> OPPOSITE =
      List.of("#f3f3ee", "#fbe0c8", "#f2b37d", "#d98032", "#a65206");
  private static final List<String> SAME =
      List.of("#f3f3ee", "#d9e3f5", "#a6bfe8", "#6990d2", "#2f5cad");

  private final Movement movement;
  private final Names names;
  private final int size;
  private final double cell;
  private final double left;
  private final double top;

  MatrixPicture(Movement movement, Names names) {
    this.movement = movement;
    this.names = names.in(movement);
    this.size = movement.contestants();
    this.cell = Math.min(40, Math.max(22, 560.0 / size));
    double label = names.none() ? 30 : NAME + 12;
    this.left = label;
    this.top = TOP + (names.none() ? 24 : label);
  }

  /** All squares of one colour. */
  record Shade(String colour, String path) {}

  /** A word or a count. */
  record Label(String x, String y, String text, String style, String squeeze) {

    static Label of(Point at, String text, String style) {
      return new Label(
          Drawing.number(at.x()), Drawing.number(at.y()), text, style, Squeeze.of(text, 13, NAME));
    }
  }

  /** A part of the legend. */
  record Key(String colour, String x, String textX, String text) {}

  Drawing meetings(Relations relations) {
    boolean partners = movement.kind() == Kind.INDIVIDUAL;
    IntBinaryOperator count =
        (row, column) ->
            partners && row > column
                ? relations.partner(row, column)
                : relations.opponent(row, column);
    List<Key> keys = new ArrayList<>();
    double end = key(keys, "opponents", OPPONENTS, 0, v -> word(v, 4));
    if (partners) {
      key(keys, "partners", PARTNERS, end + 24, v -> word(v, 4));
    }
    String about =
        partners
            ? "Times opponents above the diagonal, times partners below it"
            : "Times opponents";
    return drawing(
        "Who meets whom",
        about,
        count,
        (row, column) -> partners && row > column ? PARTNERS : OPPONENTS,
        keys);
  }

  Drawing directions(Relations relations) {
    List<Key> keys = new ArrayList<>();
    double end = key(keys, "same", SAME, 0, v -> word(v, 4));
    key(keys, "opposite", OPPOSITE, end + 24, v -> "-" + word(v, 4));
    return drawing(
        "Directions",
        "Times the same direction minus times the opposite one, with the same boards at other"
            + " tables",
        relations::direction,
        (row, column) -> relations.direction(row, column) < 0 ? OPPOSITE : SAME,
        keys);
  }

  /** The colours of a square. */
  private interface Colours {
    List<String> of(int row, int column);
  }

  private Drawing drawing(
      String title, String about, IntBinaryOperator count, Colours colours, List<Key> keys) {
    Map<String, StringBuilder> squares = new TreeMap<>();
    List<Label> labels = new ArrayList<>();
    for (int row = 1; row <= size; row++) {
      label(row, labels);
      for (int column = 1; column <= size; column++) {
        double x = left + (column - 1) * cell;
        double y = top + (row - 1) * cell;
        int value = row == column ? 0 : count.applyAsInt(row, column);
        String colour =
            row == column ? "#b8b8b8" : colours.of(row, column).get(Math.min(4, Math.abs(value)));
        squares
            .computeIfAbsent(colour, c -> new StringBuilder())
            .append(Text.of("M%s h%s v%s h-%s z", new Point(x, y), cell, cell, cell));
        if (row != column && value != 0 && size <= WRITTEN) {
          String style = Math.abs(value) > 2 ? "count light" : "count";
          labels.add(Label.of(new Point(x + cell / 2, y + cell / 2 + 4.5), "" + value, style));
        }
      }
    }
    double side = size * cell;
    double width = Math.max(left + side + 12, 650);
    List<Shade> shades =
        squares.entrySet().stream()
            .map(e -> new Shade(e.getKey(), e.getValue().toString()))
            .toList();
    return new Drawing(
        title,
        "picture/matrix",
        width,
        top + side + LEGEND,
        Map.of(
            "about",
            about,
            "shades",
            shades,
            "lines",
            lines(side),
            "labels",
            labels,
            "heads",
            heads(),
            "keys",
            keys,
            "keyY",
            Drawing.number(top + side + 18),
            "keyTextY",
            Drawing.number(top + side + 33)));
  }

  private String lines(double side) {
    StringBuilder path = new StringBuilder();
    for (int k = 0; k <= size; k++) {
      path.append(Text.of("M%s h%s", new Point(left, top + k * cell), Drawing.number(side)));
      path.append(Text.of("M%s v%s", new Point(left + k * cell, top), Drawing.number(side)));
    }
    return path.toString();
  }

  private void label(int row, List<Label> labels) {
    labels.add(Label.of(new Point(left - 6, top + (row - 0.5) * cell + 4.5), names.of(row), "row"));
  }

  /** The heads of the columns: names run vertically, numbers horizontally. */
  private List<Label> heads() {
    List<Label> heads = new ArrayList<>();
    for (int column = 1; column <= size; column++) {
      Point foot = new Point(left + (column - 0.5) * cell, top - 6);
      heads.add(
          names.none()
              ? Label.of(foot, names.of(column), "head")
              : Label.of(foot.plus(new Point(4, 0)), names.of(column), "upright"));
    }
    return heads;
  }

  private static double key(
      List<Key> keys, String what, List<String> colours, double from, IntFunction<String> text) {
    double x = from + 8;
    keys.add(new Key("none", Drawing.number(x), Drawing.number(x), what));
    x += 74;
    for (int v = colours.get(0).equals(SAME.get(0)) && what.equals("opposite") ? 1 : 0;
        v < colours.size();
        v++) {
      keys.add(new Key(colours.get(v), Drawing.number(x), Drawing.number(x + 26), text.apply(v)));
      x += v == colours.size() - 1 ? 60 : 42;
    }
    return x;
  }

  private static String word(int value, int last) {
    return value < last ? "" + value : value + "+";
  }
}
